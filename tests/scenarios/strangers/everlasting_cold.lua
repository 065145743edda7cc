local cold = ability "Everlasting Cold" { cost = 1, ongoing = true, tags = { "Frost" }, class = "mage", values = { amount = 1, more = 2 },
  attach = target("host", any.character, harm),
  text = "Attaches to target hero or ally. <p> Ongoing: At the start of your turn, your hero deals {amount} frost damage to attached \z
    character, or {more} if it did not attack on its controller's last turn.",
  powers = { at.start_of_turn { whose = "your", effect = function(me)
    local moved = me.host:is(any.character:with { attacked_last_turn = true })
    me.hero:deal(moved and me.amount or me.more, "frost", me.host)
  end } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }

return scenario "Who keeps still freezes faster: it is the last turn of the one who controls the character that counts" {
  raid = "duel",
  cites = { "CR 602.1" },
  cards = { cold = cold, ox = ox },
  given = function(t)
    t:seat(1, { hand = { "Everlasting Cold" }, deck = { "Ox", "Ox", "Ox" }, resources = 1 })
    t:seat(2, { play = { "Ox" }, deck = { "Ox", "Ox", "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Everlasting Cold", { target = "Ox" })
    t:everyone_passes()
    t:ends_turn()
    t:attacks(2, "Ox", "hero@1")
    t:to_end_of_combat()
    t:ends_turn()
    t:damage("Ox", 1)
    t:ends_turn()
    t:ends_turn()
  end,
  expect = function(t)
    t:is_turn(1)
    t:damage("Ox", 3)
  end,
}
