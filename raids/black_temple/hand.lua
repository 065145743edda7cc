-- R503.3a: with The Betrayer the Boss player begins anew. So many cards are put into his hand, not drawn.
local renews = holds "R503.3a"

return {
  renew = function(player, count)
    if not count or not renews then return end
    player.hand:discard()
    player.decks.main:top(count):to_hand()
  end,
}
