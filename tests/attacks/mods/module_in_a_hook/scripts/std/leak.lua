-- Draws a number when it is loaded.
return { n = game:random(5) }
