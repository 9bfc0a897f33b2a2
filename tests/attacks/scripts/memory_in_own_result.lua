-- Attacks statelessness: the returned table itself as a memory.
-- stops: message "seen" cannot be set: this table is read-only
local card = {}
function card.run() card.seen = true end
return card
