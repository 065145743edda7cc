local function beast(name)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
end
local cards = { ox = beast "Ox", owl = beast "Owl",
  axe = weapon "Axe" { cost = 2, atk = 1, damage = "melee", strike = 1, text = "" },
  oath = ability "Oath" { cost = 1, ongoing = true, text = "Ongoing: nothing." },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Warrior", "Traitor" }, class = { "warrior" }, text = "" } }

return {
  scenario "For an ally of hers a Priestess of Dementia takes a thing of each opponent" {
    raid = "black_temple",
    raiders = 3,
    cites = { "CR 403.1", "CR 802.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Priestess of Dementia", "Owl", "Oath" }, resources = 2 }
      t:seat(1, { play = { "Ox", "Axe", "Oath" } })
      t:seat(2, { play = { "Ox", "Axe" } })
      t:seat(3, { play = { "Ox" } })
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Priestess of Dementia", { pay = { "Owl" } })
      t:in_graveyard("boss", "Owl")
      t:ready_resources("boss", 0)
      t:everyone_passes()
      t:asked(1, "Which ability or equipment do you destroy?")
      t:not_offered(1, "Ox@1")
      t:answers(1, "Oath@1")
      t:answers(2, "Axe@2")
    end,
    expect = function(t)
      t:in_graveyard(1, "Oath")
      t:in_play(1, "Axe")
      t:in_graveyard(2, "Axe")
      t:in_play(2, "Ox")
      t:in_play(3, "Ox")
      t:in_play("boss", "Oath")
    end,
  },
  scenario "She may pay with herself, and a Traitor's friends lose nothing" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 403.5" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Oath" } }
      t:seat(1, { hero = "Turncoat", play = { { "Priestess of Dementia", new = true } }, resources = 2 })
      t:seat(2, { play = { "Axe" } })
    end,
    play = function(t)
      t:uses(1, "Priestess of Dementia")        -- no hero pays
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Priestess of Dementia")
      t:count_in_play("boss", "Oath", 0)
      t:in_play(2, "Axe")
    end,
  },
}
