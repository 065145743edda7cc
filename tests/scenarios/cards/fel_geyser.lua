local function chore(name)
  return quest(name) { text = "Reward: draw a card.",
    reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
end
local cards = { errand = chore "Errand", vow = chore "Vow", duty = chore "Duty",
  fox = ally "Fox" { cost = 1, atk = 1, damage = "melee", health = 1, text = "" },
  turncoat = hero "Turncoat" { health = 25, tags = { "Orc", "Druid", "Traitor" }, class = { "druid" }, text = "" } }

return {
  scenario "Fel Geyser makes each completed quest cost another one" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R505:Fel Geyser", "CR 707.1e" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", hand = { "Fel Geyser" }, resources = 2 }
      t:seat(1, { resources = { "Errand", "Vow", "Duty", { "Vow", down = true } }, deck = { "Fox" } })
      t:seat(2, { resources = { "Errand", { "Vow", down = true } } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Fel Geyser")
      t:everyone_passes()
      t:ready_resources("boss", 0)
      t:cant(2, "completes", "Errand@2", { reason = "CR 403" })   -- what lies face down pays nothing
      t:passes("boss")
      t:completes(1, "Errand@1", { pay = { "Duty@1" } })
      t:face_down("Duty@1")
      t:face_up({ "Vow", 1 })
      t:finishes_chain()
    end,
    expect = function(t)
      t:face_down("Errand@1")
      t:hand_count(1, 1)
    end,
  },
  scenario "Two quests under a Geyser can't pay for each other" {
    raid = "black_temple",
    cites = { "R505:Fel Geyser", "CR 702.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Fel Geyser" } }
      t:seat(1, { resources = { "Errand", "Vow" }, deck = { "Fox", "Fox" } })
    end,
    play = function(t)
      t:can(1, "completes", "Vow")
      t:completes(1, "Errand", { pay = { "Vow" } })
      t:cant(1, "completes", "Vow")
      t:finishes_chain()
      t:cant(1, "completes", "Vow")
    end,
    expect = function(t)
      t:face_down("Errand")
      t:face_down("Vow")
      t:hand_count(1, 1)
    end,
  },
  scenario "Two Geysers ask for two other quests" {
    raid = "black_temple",
    raiders = 2,
    cites = { "R505:Fel Geyser" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer", play = { "Fel Geyser", "Fel Geyser" } }
      t:seat(1, { resources = { "Errand", "Vow" } })
      t:seat(2, { resources = { "Errand", "Vow", "Duty" }, deck = { "Fox" } })
    end,
    play = function(t)
      t:cant(1, "completes", "Errand@1", { reason = "CR 403" })
      t:passes(1)
      t:completes(2, "Errand@2", { pay = { "Vow@2", "Duty@2" } })
      t:face_down("Vow@2")
      t:face_down("Duty@2")
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count(2, 1) end,
  },
  scenario "A Geyser leaves the quests of its own side alone" {
    raid = "black_temple",
    raiders = 2,
    cites = { "CR 401.2" },
    cards = cards,
    given = function(t)
      t:boss { boss = "the_betrayer" }
      t:seat(1, { hero = "Turncoat", play = { "Fel Geyser" }, resources = { "Errand", "Vow" }, deck = { "Fox" } })
      t:seat(2, { resources = { "Duty" }, deck = { "Fox" } })
    end,
    play = function(t)
      t:completes(1, "Errand")
      t:finishes_chain()
      t:passes(1)
      t:completes(2, "Duty")
      t:finishes_chain()
    end,
    expect = function(t)
      t:face_up("Vow")
      t:hand_count(1, 1)
      t:hand_count(2, 1)
    end,
  },
}
