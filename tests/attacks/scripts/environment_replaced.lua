-- Attacks the sandbox: gives itself another environment, to be kept.
-- stops: message "_ENV" is kept between calls
return { run = function() _ENV = { leak = 1 } end }
