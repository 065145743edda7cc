-- Ragnaros, submerged and not, and his Sons of Flame.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local burn = ability "Burn" { cost = 0, instant = true, text = "Your hero deals 3 fire damage to each opposing character.",
  play = function(me) me.hero:deal(3, "fire", opposing.character) end }
local chill = ability "Chill" { cost = 0, instant = true, text = "Your hero deals 3 frost damage to each opposing character.",
  play = function(me) me.hero:deal(3, "frost", opposing.character) end }
local aimed = ability "Aimed" { cost = 0, instant = true, text = "Your hero deals 3 frost damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(3, "frost", t.prey) end }
local robs = ability "Robs" { cost = 0, instant = true, text = "Each opponent discards a card.",
  play = function(me) for _, foe in each(me.player.opponents) do foe:discard(1) end end }
local kill = ability "Kill" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end }
local leash = ability "Leash" { cost = 0, instant = true, text = "You control target ally for the rest of the game.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:gain { control = true, lasts = rest_of_game } end }
local blow = ability "Blow" { cost = 0, instant = true, text = "Destroy each ally.", play = function() all(any.ally):destroy() end }
local cards = { blow = blow, ox = ox, burn = burn, chill = chill, aimed = aimed, robs = robs, kill = kill, leash = leash }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local up = { "Ragnaros", back = true }

return {
  scenario "Submerged he can't be targeted or dealt damage; the Boss player neither plays nor discards, at the wrap-up either" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Aimed", "Chill", "Robs" } })
      t:boss { boss = "Ragnaros", resources = 2,
        hand = { "Lava Spit", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Lava Spit")
      t:cant("boss", "plays", "Ox")
      t:ends_turn()
      t:hand_count("boss", 12)
      t:cant(1, "plays", "Aimed", { target = "Ragnaros" })
      t:plays(1, "Robs")
      t:everyone_passes()
      t:hand_count("boss", 12)
      t:plays(1, "Chill")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ragnaros", 0) end,
  },
  scenario "He comes up as his turn starts; then fire does nothing to him, and the rest does" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Burn", "Chill", "Aimed" } })
      t:boss { boss = "Ragnaros", draws_from = "ragnaros", decks = { ragnaros = deck }, resources = 1, hand = { "Flames of Sulfuron" } }
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:told { "Ragnaros is turned over" }
      t:has("Ragnaros", "Untargetable", false)
      t:can("boss", "plays", "Flames of Sulfuron", { target = "hero@1" })
      t:passes("boss")
      t:plays(1, "Burn")
      t:everyone_passes()
      t:damage("Ragnaros", 0)
      t:passes("boss")
      t:plays(1, "Chill")
      t:everyone_passes()
      t:damage("Ragnaros", 3)
      t:passes("boss")
      t:plays(1, "Aimed", { target = "Ragnaros" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ragnaros", 6) end,
  },
  scenario "As his turn ends with exactly three resources eight Sons come, and he goes down" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = up, resources = 3, play = { { "Rune of Koro", back = true } } }
      t:turn("boss", "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:count_in_play("boss", "Son of Flame", 8)
      t:has("Ragnaros", "Untargetable")
      t:has("Son of Flame", "Ferocity")
    end,
  },
  scenario "With four he stays up" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = up, resources = 4 }
      t:turn("boss", "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:count_in_play("boss", "Son of Flame", 0); t:not_told { "turned over" } end,
  },
  scenario "As the last Son leaves play Ragnaros comes up, once, also where several leave together" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Kill", "Burn", "Chill" } })
      t:boss { boss = "Ragnaros", play = { "Son of Flame", "Son of Flame", "Son of Flame", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Kill", { target = { "Son of Flame", 1 } })
      t:finishes_chain()
      t:has("Ragnaros", "Untargetable")
      t:plays(1, "Burn")
      t:finishes_chain()
      t:count_in_play("boss", "Son of Flame", 2)
      t:damage({ "Son of Flame", 2 }, 0)
      t:plays(1, "Chill")
      t:finishes_chain()
    end,
    expect = function(t) t:count_in_play("boss", "Son of Flame", 0)
      t:has("Ragnaros", "Untargetable", false)
      t:not_told { "Bulkas Wildhorn is turned over" }
    end,
  },
  scenario "A Son that a raider takes has not left play" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Leash" } })
      t:boss { boss = "Ragnaros", play = { "Son of Flame" } }
    end,
    play = function(t) t:plays(1, "Leash", { target = "Son of Flame" }); t:finishes_chain() end,
    expect = function(t) t:in_play(1, "Son of Flame"); t:has("Ragnaros", "Untargetable") end,
  },
  scenario "The last Son falls under a raider, whose effects turn no Boss over; so he stays down" {
    raid = "molten_core", cards = cards, cites = { "R101.3a" },
    given = function(t)
      t:seat(1, { hand = { "Leash", "Kill" } })
      t:boss { boss = "Ragnaros", play = { "Son of Flame" } }
    end,
    play = function(t)
      t:plays(1, "Leash", { target = "Son of Flame" })
      t:finishes_chain()
      t:plays(1, "Kill", { target = "Son of Flame" })
      t:finishes_chain()
    end,
    expect = function(t) t:count_in_play(1, "Son of Flame", 0); t:has("Ragnaros", "Untargetable") end,
  },
  scenario "Of a raider's and a Boss player's Son that fall together it is the latter who brings him up" {
    raid = "molten_core", cards = cards, cites = { "R101.3a" },
    given = function(t)
      t:seat(1, { hand = { "Leash", "Blow" } })
      t:boss { boss = "Ragnaros", play = { "Son of Flame", "Son of Flame" } }
    end,
    play = function(t)
      t:plays(1, "Leash", { target = { "Son of Flame", 1 } })
      t:finishes_chain()
      t:plays(1, "Blow")
      t:finishes_chain()
    end,
    expect = function(t) t:has("Ragnaros", "Untargetable", false) end,
  },
  scenario "With Ragnaros up the last Son does not push him down" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Kill" } })
      t:boss { boss = up, play = { "Son of Flame" } }
    end,
    play = function(t) t:plays(1, "Kill", { target = "Son of Flame" }); t:finishes_chain() end,
    expect = function(t) t:has("Ragnaros", "Untargetable", false) end,
  },
}
