-- R505: what a master hero without class and faction means to the cards of its player.
local demon = hero "Demonhunter" { master = true, cost = 11, atk = 5, damage = "melee", health = 35, tags = { "Night Elf", "Demon" },
  text = "Traitor hero required.", requires = "traitor_hero" }
local scout = hero "Scout" { health = 26, faction = "horde", class = { "hunter" }, tags = { "Traitor" }, text = "" }
local shot = ability "Shot" { cost = 0, class = { "hunter" }, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local launcher = item "Launcher" { cost = 1, text = "Hunter hero: your hero has +1 ATK.",
  powers = { gives { to = your.hero, atk = plus(1), hero = "Hunter" } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5, faction = "horde" }

return scenario "Cards of a class can still be played, what asks for a hero of that class is gone" {
  cites = { "CR 206.1c", "CR 301.4", "CR 301.2" },
  cards = { demon = demon, scout = scout, shot = shot, launcher = launcher, ox = ox,
    turn = ability "Turn" { cost = 0, text = "Turn target hero over.", targets = { target("it", any.hero, harm) },
      play = function(me, t) t.it:flip() end } },
  given = function(t)
    t:seat(1, { hero = { "Scout", damage = 3, exhausted = true }, resources = 12,
      hand = { "Demonhunter", "Shot", "Ox", "Turn" }, play = { "Launcher" }, deck = { "Ox" } })
  end,
  play = function(t)
    t:atk("hero@1", 1)
    t:plays(1, "Demonhunter")
    t:everyone_passes()
    t:damage("Demonhunter", 3)
    t:exhausted("Demonhunter")
    t:atk("Demonhunter", 5)
    t:removed(1, "Scout")
    t:plays(1, "Shot")
    t:everyone_passes()
    t:plays(1, { "Ox", 1 })
    t:everyone_passes()
    t:plays(1, "Turn", { target = "Demonhunter" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Demonhunter")
    t:not_told { "is turned over" }
    t:hand_count(1, 1)
    t:count_in_play(1, "Ox", 1)
  end,
}
