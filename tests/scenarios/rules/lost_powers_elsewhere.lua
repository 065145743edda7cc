-- Powers outside of the parties: those that a card lost in play, and those that it is given in a row.
local hush = ability "Hush" { cost = 0, ongoing = true, text = "Attached ally loses its powers.",
  attach = target("host", any.ally, harm), powers = { gives { to = attached, loses_powers = true } } }
local doom = ability "Doom" { cost = 0, text = "Destroy target ally.",
  targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end }

return {
  scenario "What it lost in play a card has again in its graveyard" {
    cites = { "CR 700.2", "CR 700.3" },
    cards = { hush = hush, doom = doom,
      ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 4 },
      saint = ally "Saint" { cost = 1, atk = 1, damage = "melee", health = 4,
        text = "While this is in your graveyard, your allies have +2 ATK.",
        powers = { gives { to = your.ally, atk = plus(2), works_in = "graveyard" } } } },
    given = function(t)
      t:seat(1, { hand = { "Hush", "Doom" }, play = { "Saint", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Hush", { target = "Saint" })
      t:everyone_passes()
      t:atk("Ox", 1)
      t:plays(1, "Doom", { target = "Saint" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Ox", 3) end,
  },
  scenario "A quest in the row of any player may be given a power" {
    raid = "duel",
    cites = { "CR 412.1", "CR 706.1c" },
    cards = {
      muse = ability "Muse" { cost = 0, ongoing = true, text = "Quests have \"Activate: draw a card.\"",
        grants = { tell = pays { cost = { exhaust = this }, effect = function(me) me.player:draw(1) end } },
        powers = { gives { to = any.quest:in_zone("resources"), power = "tell" } } },
      vigil = quest "Vigil" { text = "(9): draw a card.",
        reward = { cost = { resources = 9 }, effect = function(me) me.player:draw(1) end } } },
    given = function(t)
      t:seat(1, { hero = "grumpherys", hand = { "Muse" }, resources = { "Vigil" }, deck = { "Boris Brightbeard" } })
      t:seat(2, { hero = "boris_brightbeard", resources = { "Vigil" }, deck = { "Boris Brightbeard" } })
      t:turn(1)
    end,
    play = function(t)
      t:cant(2, "uses", "Vigil@2")
      t:plays(1, "Muse")
      t:everyone_passes()
      t:passes(1)
      t:uses(2, "Vigil@2")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(2, 1)
      t:exhausted("Vigil@2")
    end,
  },
}
