-- What the steps and the cards of this raid share.
return {
  runes = your.fixture:with { tag = "Rune" },
  -- What lies face down in the Boss player's row: it has no type there.
  placed = any.card:in_zone("resources"):with { face_down = true, deck = "minion" },
  -- A coin is odd or even of a die.
  heads = function(player) return player:roll() % 2 == 0 end,
  hunts_heroes = gives { to = this, cant_attack = any.ally },
}
