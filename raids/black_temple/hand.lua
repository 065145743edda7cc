-- R503.3a: with The Betrayer the Boss player begins anew. So many cards are put into his hand, not drawn.

return {
  renew = function(player, count)
    if not count then return end
    player.hand:discard()
    player.decks.main:top(count):to_hand()
  end,
}
