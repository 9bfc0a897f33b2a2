-- Attacks other scripts while loading.
-- stops: message global "leak" cannot be set
leak = {}
return leak
