local ghoul = ally "Hungry Corpse" { cost = 1, atk = 3, damage = "melee", health = 3,
  text = "This can't attack unless you remove two cards in a graveyard from the game.",
  powers = { gives { to = this,
    attack_cost = { remove = { what = any.card:in_zone("graveyard"), count = 2, one_graveyard = true } } } } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 5 }
local blast = ability "Blast" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end }

return {
  scenario "Two cards of one graveyard are what the attack costs, and stay removed though it comes to nothing" {
    cites = { "CR 600.3", "CR 601.3" },
    cards = { ghoul = ghoul, ox = ox, blast = blast },
    given = function(t)
      t:seat(1, { play = { "Hungry Corpse" }, graveyard = { "Ox", "Ox" } })
      t:boss { hand = { "Blast" }, play = { "Ox" }, graveyard = { "Ox" } }
    end,
    play = function(t)
      t:proposes(1, "Hungry Corpse", "Ox@boss")
      t:answers(1, { { "Ox", 1 }, { "Ox", 2 } })
      t:graveyard_count(1, 0)               -- paid: nobody could answer to the choice
      t:passes(1)
      t:plays("boss", "Blast", { target = "Ox@boss" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed(1, "Ox")
      t:graveyard_count(1, 0)
      t:ready("Hungry Corpse")
      t:told { "Hungry Corpse is interrupted" }
    end,
  },
  scenario "One card here and one there are not two cards of a graveyard" {
    cites = { "CR 600.3", "CR 403.1" },
    cards = { ghoul = ghoul, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Hungry Corpse" }, graveyard = { "Ox" } })
      t:boss { graveyard = { "Ox" } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Hungry Corpse", { reason = "CR 600.3" })
    end,
    expect = function(t)
      t:graveyard_count(1, 1)
    end,
  },
}
