local function chore(name)
  return quest(name) { text = "Reward: draw a card.",
    reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
end
local cards = { errand = chore "Errand", vow = chore "Vow", duty = chore "Duty",
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Human", "Paladin", "Traitor" }, class = { "paladin" }, text = "" } }

return {
  scenario "An Illidari Blood Lord makes each player forget a quest" {
    raid = "black_temple",
    raiders = 3,
    cites = { "CR 412.1b", "CR 802.1" },
    cards = cards,
    given = function(t)
      t:boss { boss = { "supremus", damage = 5 },
        resources = { { "illidari_blood_lord", down = true, deck = "minion" } } }
      t:seat(1, { play = { "Ox" }, resources = { "Errand", "Vow", { "Duty", down = true } } })
      t:seat(2, { resources = { "Duty" } })
      t:seat(3, { resources = 2 })
    end,
    play = function(t)
      t:attacks(1, "Ox", "Supremus")
      t:to_end_of_combat()
      t:asked(1, "Which resource do you turn face down?")
      t:not_offered(1, { "Duty", 1 })
      t:answers(1, "Vow")
      t:answers(2, "Duty@2")
    end,
    expect = function(t)
      t:face_up("Errand")
      t:face_down("Vow")
      t:face_down("Duty@2")
      t:resources(1, 3)
      t:resources(3, 2)
    end,
  },
  scenario "A Traitor who plays him forgets one of his own as well" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 412.1b" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer" }
      t:seat(1, { hero = "Turncoat", hand = { "Illidari Blood Lord" },
        resources = { "Errand", { "Ox", down = true } } })
      t:seat(2, { resources = { "Duty" } })
    end,
    play = function(t)
      t:plays(1, "Illidari Blood Lord")
      t:finishes_chain()
    end,
    expect = function(t)
      t:face_down("Errand")
      t:face_down("Duty")
      t:ready_resources(1, 0)
    end,
  },
}
