-- What can't be dealt damage may have it put there; what can't be damaged has none, in any way.
local stone = ally "Stone" { cost = 1, atk = 0, damage = "melee", health = 5, text = "Can't be dealt damage.",
  powers = { gives { to = this, cant = "be dealt damage" } } }
local iron = ally "Iron" { cost = 1, atk = 0, damage = "melee", health = 5, text = "Can't be damaged.",
  powers = { gives { to = this, cant = "be damaged" } } }
local wool = ally "Wool" { cost = 1, atk = 0, damage = "melee", health = 5, text = "Can't be dealt fire damage.",
  powers = { gives { to = this, cant_be_dealt = "fire" } } }
local idol = ally "Idol" { cost = 1, atk = 0, damage = "melee", health = 5, keywords = "Invincible" }
local sores = ability "Sores" { cost = 0, values = { amount = 2 }, text = "Put {amount} damage on each ally.",
  play = function(me) all(any.ally):put_damage(me.amount) end }
local rain = ability "Rain" { cost = 0, values = { amount = 1 }, text = "Your hero deals {amount} fire damage to each ally.",
  play = function(me) me.hero:deal(me.amount, "fire", any.ally) end }
return {
  scenario "Damage is put on what can't be dealt any" {
    cites = { "CR 405.3", "CR 405.5", "KW Invincible" },
    cards = { stone = stone, iron = iron, wool = wool, idol = idol, sores = sores, rain = rain },
    given = function(t)
      t:seat(1, { hand = { "Sores", "Rain" }, play = { "Stone", "Iron", "Wool", "Idol" } })
    end,
    play = function(t)
      t:plays(1, "Rain")
      t:everyone_passes()
      t:damage("Stone", 0)
      t:damage("Wool", 0)
      t:damage("Idol", 0)
      t:damage("Iron", 0)
      t:plays(1, "Sores")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Stone", 2)
      t:damage("Wool", 2)
      t:damage("Idol", 2)
      t:damage("Iron", 0)
    end,
  },
  scenario "An ally that can't be damaged pays for nothing that puts damage on it" {
    cites = { "CR 103.2" },
    cards = { iron = iron, stone = stone, rain = rain,
      dirge = ability "Dirge" { cost = 0, text = "As an additional cost put 1 damage on an ally of yours. Draw a card.",
        extra_cost = { damage = { to = your.ally:with { name = "Iron" }, count = 1 } },
        play = function(me) me.player:draw(1) end },
      psalm = ability "Psalm" { cost = 0, text = "As an additional cost put 1 damage on an ally of yours. Draw a card.",
        extra_cost = { damage = { to = your.ally:with { name = "Stone" }, count = 1 } },
        play = function(me) me.player:draw(1) end } },
    given = function(t)
      t:seat(1, { hand = { "Dirge", "Psalm" }, play = { "Iron", "Stone" }, deck = { "Rain", "Rain" } })
    end,
    play = function(t)
      t:cant(1, "plays", "Dirge", { reason = "CR 403.1" })
      t:plays(1, "Psalm")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Stone", 1)
      t:damage("Iron", 0)
    end,
  },
}
