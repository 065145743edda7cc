local hand = "raids/black_temple/hand.lua"

return {
  { "R503.3a", hand, [[player.hand:discard()]], [[]] },
  { "R503.3a", hand, [[player.decks.main:top(count):to_hand()]], [[player:draw(count)]] },
}
