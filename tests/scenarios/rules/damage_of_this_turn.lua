-- How much damage a character was dealt this turn, and what dealt damage to a hero this game.
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 20, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals {n} fire damage to target character.", values = { n = 3 },
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(me.n, "fire", t.prey) end }
local mend = ability "Mend" { cost = 0, instant = true, text = "Your hero heals all damage from target ally.",
  targets = { target("one", any.ally, help) }, play = function(me, t) me.hero:heal(9, t.one) end }
local roar = ability "Roar" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target ally for each damage dealt to it this turn.",
  targets = { target("prey", any.ally, harm) },
  play = function(me, t) me.hero:deal(t.prey.damage_this_turn, "fire", t.prey) end }
local brute = ally "Brute" { cost = 1, atk = 0, damage = "melee", health = 30, values = { much = 6 },
  text = "When this is dealt {much} or more damage in one turn, draw a card.",
  powers = { when.dealt_damage { of = this, reaches = value.much, effect = function(me) me.player:draw() end } } }
local elk = ally "Elk" { cost = 1, atk = 3, damage = "melee", health = 9, text = "" }

return {
  scenario "The damage of a turn is added up, healed or not, and begins anew with the next" {
    raid = "duel",
    cites = { "CR 408.1", "CR 407.1" },
    cards = { ox = ox, bolt = bolt, mend = mend, roar = roar,
      thorn = item "Thorn" { cost = 0, text = "Allies dealt 6 or more damage this turn have -1 health for each damage dealt to them this turn.",
        powers = { gives { to = any.ally:with { damage_this_turn = { min = 6 } }, health = plus(0 - its("damage_this_turn")) } } } },
    given = function(t)
      t:seat(1, { play = { "Thorn", { "Ox", damage = 2 } }, hand = { "Bolt", "Bolt", "Mend", "Roar", "Roar" }, deck = { "Ox", "Ox" } })
      t:seat(2, { deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, { "Bolt", 1 }, { target = "Ox" })
      t:finishes_chain()
      t:plays(1, "Mend", { target = "Ox" })
      t:finishes_chain()
      t:damage("Ox", 0)
      t:health("Ox", 20)
      t:plays(1, { "Roar", 1 }, { target = "Ox" })
      t:finishes_chain()
      t:damage("Ox", 3)                   -- not the 2 from before the turn
      t:health("Ox", 14)
      t:ends_turn()
      t:passes(2)
      t:plays(1, "Roar", { target = "Ox" })
      t:finishes_chain()
      t:damage("Ox", 3)
    end,
    expect = function(t) t:health("Ox", 20) end,
  },
  scenario "So much damage in one turn is reached once, by several at once or one by one" {
    raid = "duel",
    cites = { "CR 703.1", "CR 408.1" },
    cards = { ox = ox, bolt = bolt, brute = brute,
      twin = ally "Twin" { cost = 1, atk = 0, damage = "melee", health = 30, values = { much = 6 },
        text = "This attacks two at once. When it is dealt {much} or more damage in one turn, draw a card.",
        powers = { gives { to = this, attacks = plus(1) },
          when.dealt_damage { of = this, reaches = value.much, effect = function(me) me.player:draw() end } } },
      elk = elk },
    given = function(t)
      t:seat(1, { play = { "Brute", "Twin" }, hand = { "Bolt", "Bolt", "Bolt", "Bolt", "Bolt" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:seat(2, { play = { "Elk", "Elk" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Twin", { { "Elk", 1 }, { "Elk", 2 } })
      t:to_end_of_combat()
      t:damage("Twin", 6)
      t:hand_count(1, 6)
      t:plays(1, { "Bolt", 1 }, { target = "Brute" })
      t:finishes_chain()
      t:hand_count(1, 5)
      t:plays(1, { "Bolt", 1 }, { target = "Brute" })
      t:finishes_chain()
      t:hand_count(1, 5)                  -- one played, one drawn
      t:plays(1, { "Bolt", 1 }, { target = "Brute" })
      t:finishes_chain()
      t:hand_count(1, 4)
      t:ends_turn()
      t:passes(2)
      t:plays(1, { "Bolt", 1 }, { target = "Brute" })
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count(1, 3) end,
  },
  scenario "What damage was dealt to a hero with this game falls: weapons, ongoing abilities, and those that dealt it themselves" {
    raid = "duel",
    cites = { "CR 408.3d" },
    cards = { ox = ox,
      reckoning = ability "Reckoning" { cost = 0, text = "Destroy each ability, ally and equipment with which or by which damage was dealt to your hero this game.",
        play = function() all(any.ability:or_type("equipment"):or_type("ally"):with { hurt_your_hero = true }):destroy() end },
      rain = ability "Rain" { cost = 0, ongoing = true, text = "(0): Your hero deals 1 fire damage to target hero.",
        powers = { pays { cost = { resources = 0 }, targets = { target("prey", any.hero, harm) },
          effect = function(me, t) me.hero:deal(1, "fire", t.prey) end } } },
      twins = hero "Both" { health = 30, keywords = { "Dual Wield" }, text = "" },
      axe = weapon "Axe" { cost = 0, atk = 1, strike = 0, damage = "melee", tags = { "One-Handed", "Melee (1)" }, text = "" },
      sword = weapon "Sword" { cost = 0, atk = 1, strike = 0, damage = "melee", tags = { "One-Handed", "Melee (1)" }, text = "" },
      gem = item "Gem" { cost = 0, text = "" },
      elk = elk },
    given = function(t)
      t:seat(1, { hand = { "Reckoning" }, deck = { "Ox", "Ox", "Ox" } })
      t:seat(2, { hero = "Both", play = { "Axe", "Sword", "Gem", "Elk", "Ox", "Rain", { "Rain", exhausted = true } }, deck = { "Ox", "Ox" } })
      t:turn(2)
    end,
    play = function(t)
      t:uses(2, { "Rain", 1 }, { target = "hero@1" })
      t:finishes_chain()
      t:attacks(2, "Elk", "hero@1")
      t:to_end_of_combat()
      t:attacks(2, "hero@2", "hero@1")
      t:strikes(2, "Axe")
      t:answers(2, "Sword")
      t:to_end_of_combat()
      t:attacks(2, "Ox", "hero@1")
      t:to_end_of_combat()
      t:damage("hero@1", 6)
      t:ends_turn()
      t:plays(1, "Reckoning")
      t:finishes_chain()
      t:in_graveyard(2, "Axe")
      t:in_graveyard(2, "Sword")
      t:in_graveyard(2, "Elk")
      t:in_graveyard(2, "Rain")
      t:in_play(2, "Rain")
      t:in_play(2, "Gem")
    end,
    expect = function(t) t:in_play(2, "Ox") end,
  },
}
