-- CR 706.1: "another target" of a trigger is none of the cards that it is about.
local reaver = ally "Reaver" { cost = 1, atk = 3, damage = "melee", health = 9, keywords = { "Ferocity" },
  text = "When this deals combat damage to a character, it deals as much to another target character.",
  powers = { when.dealt_damage { by = this, of = any.character, combat = true,
    targets = { target("second", opposing.character:other(event), harm) },
    effect = function(me, event, t) me:deal(event.amount, "melee", t.second) end } } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }

return {
  scenario "The one that was hit is not offered again; with nobody else there is no target" {
    cites = { "CR 706.1" },
    cards = { reaver = reaver, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Reaver", "Reaver" } })
      t:boss { play = { "Ox", "Ox" } }
      t:turn(1)
    end,
    play = function(t)
      t:attacks(1, { "Reaver", 1 }, { "Ox", 1 })
      t:to_end_of_combat()
      t:asked(1, "Choose a target")
      t:not_offered(1, { "Ox", 1 })
      t:offers(1, "hero@boss")
      t:answers(1, { { "Ox", 2 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage({ "Ox", 1 }, 3)
      t:damage({ "Ox", 2 }, 3)
      t:damage("hero@boss", 0)
    end,
  },
}
