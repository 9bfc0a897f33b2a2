-- Bomb: nothing.
return {}
