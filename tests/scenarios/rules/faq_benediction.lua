local staff = weapon "Light Staff" { cost = 5, atk = 1, damage = "melee", strike = 4, tags = { "Melee (1)" },
  text = "When your hero heals damage with an ability, draw a card. Exhaust your hero: put a card named Dark Staff from your "
    .. "graveyard into play.",
  powers = {
    when.healed { by = your.hero, with = any.ability, effect = function(me) me.player:draw(1) end },
    pays { cost = { exhaust = your.hero }, effect = function(me)
      all(your.card:with { name = "Dark Staff" }:in_zone("graveyard")):to_play()
    end },
  } }
local dark = weapon "Dark Staff" { cost = 5, atk = 2, damage = "shadow", strike = 4, tags = { "Melee (1)" } }
local rain = ability "Rain" { cost = 0, text = "Your hero heals 3 damage from each of your characters.",
  play = function(me) me.hero:heal(3, your.character) end }
local idol = item "Idol" { cost = 0, text = "0: your hero heals 1 damage from target ally.",
  powers = { pays { cost = {}, targets = { target("ally", your.ally, help) },
    effect = function(me, t) me.hero:heal(1, t.ally) end } } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local cards = { staff = staff, dark = dark, rain = rain, idol = idol, ox = ox }

return {
  scenario "Each character that was healed is a trigger of its own, however much it was, and an item is no ability" {
    cites = { "CR 407.1", "CR 408.3d", "CR 703.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 1 }, hand = { "Rain" }, deck = { "Ox", "Ox", "Ox", "Ox" },
        play = { "Light Staff", "Idol", { "Ox", damage = 4 }, "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Rain")
      t:finishes_chain()
      t:hand_count(1, 2)                      -- the hero and one Ox: the other one was whole
      t:uses(1, "Idol", { target = { "Ox", 1 } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage({ "Ox", 1 }, 0)
      t:hand_count(1, 2)
    end,
  },
  scenario "Both staves in play are one Melee too many" {
    cites = { "CR 414.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Light Staff" }, graveyard = { "Dark Staff" } })
    end,
    play = function(t)
      t:uses(1, "Light Staff")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, "Light Staff")
    end,
    expect = function(t)
      t:in_play(1, "Dark Staff")
      t:in_graveyard(1, "Light Staff")
      t:exhausted("hero@1")
    end,
  },
}
