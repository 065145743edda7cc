-- R503.3a: with The Betrayer the Boss player begins anew. So many cards are put into his hand, not drawn; a deck that
-- runs out is refilled.
local renews = holds "R503.3a"

return {
  renew = function(player, count)
    if not count or not renews then return end
    player.hand:discard()
    for _ = 1, count do
      local card = player.decks.main:top()
      if card then card:to_hand() end
    end
  end,
}
