local hound = ally "Spell Eater" { cost = 3, atk = 3, damage = "shadow", health = 3, values = { amount = 3 },
  text = "Pay 1 and remove three abilities in your graveyard from the game: this deals {amount} shadow damage to target hero or ally and heals {amount} damage from your hero.",
  powers = { pays { cost = { resources = 1, remove = { what = your.ability:in_zone("graveyard"), count = 3 } },
    targets = { target("it", any.character, harm) },
    effect = function(me, t)
      me:deal(me.amount, "shadow", t.it)
      me:heal(me.amount, me.hero)
    end } } }
local calm = ability "Calm" { cost = 0, text = "" , play = function(me) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local spit = ability "Spit" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }

return scenario "With its target gone nothing is healed either" {
  cites = { "CR 709.2a" },
  cards = { hound = hound, calm = calm, ox = ox, spit = spit },
  given = function(t)
    t:seat(1, { hero = { "hoa/ta_zo", damage = 5 }, play = { "Spell Eater" }, graveyard = { "Calm", "Calm", "Calm" }, resources = 1 })
    t:boss { play = { "Ox" }, hand = { "Spit" } }
  end,
  play = function(t)
    t:uses(1, "Spell Eater", { target = "Ox" })
    t:graveyard_count(1, 0)                        -- paid before anybody could answer
    t:passes(1)
    t:plays("boss", "Spit", { target = "Ox" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:damage("hero@1", 5)
    t:removed(1, "Calm")
  end,
}
