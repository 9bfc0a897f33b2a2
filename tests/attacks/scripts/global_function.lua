-- Attacks other scripts with a forgotten "local".
-- stops: message global "helper" cannot be set
function helper() end
return {}
