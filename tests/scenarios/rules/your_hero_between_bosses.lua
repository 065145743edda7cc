-- "If your hero is …": a condition that the last Boss fits, too, while none is in play.
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 40 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(40, "fire", t.hero) end }
local supremus = any.hero:with { name = "Supremus" }
local ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 9,
  text = "+4 ATK while your hero is Supremus. Has Elusive while you have a hero named Supremus.",
  powers = { gives { to = this, atk = plus(4), only_if = hero_is(supremus) },
    gives { to = this, keyword = "Elusive", only_if = count(your.hero:with { name = "Supremus" }) } } }
local bolts = ability "Bolts" { cost = 0, instant = true, text = "Choose one; if your hero is Supremus, you may choose both: an opposing hero is dealt 1 or 2.",
  modes = { up_to = 1 + hero_is(supremus),
    mode { text = "1", play = function(me) me.hero:deal(1, "fire", opposing.hero) end },
    mode { text = "2", play = function(me) me.hero:deal(2, "fire", opposing.hero) end } } }
local cards = { bolt = bolt, ox = ox, bolts = bolts }

return {
  scenario "Between two Bosses a condition on your hero looks at the last one, and what counts heroes in play finds none" {
    cites = { "R502.1a" },
    raid = "black_temple",
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "black_temple/supremus", hand = { "Bolts", "Bolts" }, play = { "Ox" } }
    end,
    play = function(t)
      t:atk("Ox", 5)
      t:has("Ox", "Elusive")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:everyone_passes()
      t:removed("boss", "supremus")
      t:passes(1)
      t:atk("Ox", 5)
      t:has("Ox", "Elusive", false)
      t:plays("boss", "Bolts", { mode = { 1, 2 } })
      t:everyone_passes()
      t:damage("hero@1", 3)
      t:finishes_chain()
      t:in_play("boss", "shade_of_akama")
      t:atk("Ox", 1)
      t:passes(1)
    end,
    expect = function(t)
      t:cant("boss", "plays", "Bolts", { mode = { 1, 2 } })
      t:asked("boss", "Your move")
    end,
  },
  scenario "A hero that is away still is what it was, and another player's is not yours" {
    cites = { "CR 301.5" },
    raid = "duel",
    cards = {
      blink = ally "Blink" { cost = 1, atk = 1, damage = "melee", health = 3,
        text = "+2 ATK while your hero is damaged. Activate: remove your hero from the game. / Pay 1: put it back.",
        powers = { gives { to = this, atk = plus(2), only_if = hero_is(your.hero:with { damaged = true }) },
          pays { id = "out", cost = { exhaust = this }, effect = function(me) me.hero:remove_from_game { hold = true } end },
          pays { id = "back", cost = { resources = 1 }, effect = function(me) me.held:to_play() end } } },
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 7 }, play = { "Blink" }, resources = 1 })
      t:seat(2, { play = { "Blink" } })
    end,
    play = function(t)
      t:atk("Blink@1", 3)
      t:atk("Blink@2", 1)
      t:uses(1, "Blink", { power = "out" })
      t:everyone_passes()
      t:atk("Blink@1", 3)
      t:uses(1, "Blink", { power = "back" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Blink@1", 1)                -- another card
    end,
  },
}
