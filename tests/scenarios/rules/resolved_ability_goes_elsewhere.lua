return scenario "A resolved ability is put into the graveyard, or where a replacement puts it" {
  cites = { "CR 305.1" },
  cards = {
    cleric = ally "Cleric" { cost = 1, atk = 1, damage = "holy", health = 3,
      text = "If an ability would be put into a graveyard from the chain, remove it from the game instead.",
      powers = {
        instead.moved { of = any.ability,
          only_if = function(me, event) return event.from == "chain" and event.to == "graveyard" end,
          effect = function(me, event) event.card:remove_from_game() end },
      } },
    bolt = ability "Bolt" { cost = 0, text = "Your hero deals 1 fire damage to target ally.",
      targets = { target("prey", any.ally, harm) },
      play = function(me, t) me.hero:deal(1, "fire", t.prey) end },
  },
  given = function(t)
    t:seat(1, { hand = { "Bolt", "Bolt" }, play = { { "Cleric", damage = 1 } } })
  end,
  play = function(t)
    t:plays(1, "Bolt", { target = "Cleric" })
    t:everyone_passes()
    t:removed(1, "Bolt")
    t:plays(1, "Bolt", { target = "Cleric" })   -- the Cleric dies after the card has gone
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_graveyard(1, "Cleric")
    t:graveyard_count(1, 1)
  end,
}
