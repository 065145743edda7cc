-- Sulfuron Harbinger, Golemagg the Incinerator with his Core Ragers, Majordomo Executus.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local zap = ability "Zap" { cost = 0, instant = true, text = "Your hero deals 2 nature damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(2, "nature", t.prey) end }
local kill = ability "Kill" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local leash = ability "Leash" { cost = 0, instant = true, text = "You control each opposing ally for the rest of the game.",
  play = function() all(opposing.ally):gain { control = true, lasts = rest_of_game } end }
local web = ability "Web" { cost = 0, ongoing = true, attach = target("host", any.ally, harm), text = "Attaches to target ally." }
local wand = item "Wand" { cost = 0, text = "Your hero deals 1 frost damage to target hero.",
  powers = { pays { cost = {}, targets = { target("prey", any.hero, harm) }, effect = function(me, t) me.hero:deal(1, "frost", t.prey) end } } }
local cards = { ox = ox, zap = zap, kill = kill, bolt = bolt, leash = leash, web = web, wand = wand }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local golemagg = "Golemagg the Incinerator"

local function wounded(name, damage, flips)
  return scenario(name) { raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = { golemagg, damage = damage }, decks = { main = deck } }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:is_turn("boss")
      if flips then t:told { golemagg .. " is turned over" } else t:not_told { "is turned over" } end
    end }
end

return {
  scenario "Sulfuron exhausts to flip, in his own turn alone" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "Sulfuron Harbinger" }
    end,
    play = function(t)
      t:passes(1)
      t:cant("boss", "uses", "Sulfuron Harbinger")
      t:ends_turn()
      t:uses("boss", "Sulfuron Harbinger")
      t:exhausted("Sulfuron Harbinger")
      t:everyone_passes()
    end,
    expect = function(t) t:told { "Sulfuron Harbinger is turned over" } end,
  },
  scenario "A Flamewaker Priest heals 4, in the Boss player's turn alone" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:boss { boss = { "Sulfuron Harbinger", damage = 6 }, play = { "Flamewaker Priest" } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Flamewaker Priest", { target = "Sulfuron Harbinger" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Sulfuron Harbinger", 2); t:exhausted("Flamewaker Priest"); t:health("Flamewaker Priest", 5) end,
  },
  scenario "In a raider's turn a Priest heals nobody" {
    raid = "molten_core", cards = cards,
    given = function(t) t:boss { boss = { "Sulfuron Harbinger", damage = 6 }, play = { "Flamewaker Priest" } } end,
    play = function(t) t:passes(1); t:cant("boss", "uses", "Flamewaker Priest"); t:passes("boss") end,
    expect = function(t) t:damage("Sulfuron Harbinger", 6) end,
  },
  scenario "Golemagg burns a target for 3 as his turn ends" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, play = { "Ox" } })
      t:boss { boss = golemagg }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:not_offered("boss", golemagg)
      t:answers("boss", "Ox")
      t:ends_turn()
    end,
    expect = function(t) t:damage("Ox", 3); t:damage("hero@1", 0) end,
  },
  wounded("With 15 damage Golemagg flips as his turn starts", 15, true),
  wounded("With 14 he does not", 14, false),
  scenario "Turned over, Golemagg strikes back at whatever hurts him, for 5" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Zap" }, play = { "Ox" } })
      t:boss { boss = { golemagg, back = true }, resources = 1 }
    end,
    play = function(t)
      t:plays(1, "Zap", { target = golemagg })
      t:finishes_chain()
      t:damage("hero@1", 5)
      t:attacks(1, "Ox", golemagg)
      t:to_end_of_combat()
    end,
    expect = function(t) t:told { "deals 5 melee damage" }; t:damage("Ox", 5); t:damage(golemagg, 3) end,
  },
  scenario "Under Rune of Theri Core Ragers are neither destroyed nor led away while Golemagg is there" {
    raid = "molten_core", cards = cards, cites = { "R303.2b", "R303.3b" },
    given = function(t)
      t:seat(1, { hand = { "Kill", "Kill", "Leash" }, play = { "Core Rager" } })
      t:boss { boss = golemagg, play = { "Rune of Theri", "Core Rager", "Core Rager", "Ox" } }
    end,
    play = function(t)
      t:plays(1, { "Kill", 1 }, { target = { "Core Rager@boss", 1 } })
      t:finishes_chain()
      t:count_in_play("boss", "Core Rager", 2)
      t:plays(1, "Kill", { target = "Core Rager@1" })      -- a raider's
      t:finishes_chain()
      t:count_in_play(1, "Core Rager", 0)
      t:plays(1, "Leash")
      t:finishes_chain()
      t:in_play(1, "Ox")
    end,
    expect = function(t) t:count_in_play("boss", "Core Rager", 2) end,
  },
  scenario "As Golemagg falls the rune removes the Core Ragers, which otherwise leave play by destruction alone" {
    raid = "molten_core", cards = cards, cites = { "R303.2b", "R302.1" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = { "Core Rager" } })
      t:boss { boss = golemagg, play = { "Rune of Theri", "Core Rager", "Core Rager", "Ox" } }
    end,
    play = function(t) t:plays(1, "Bolt", { target = golemagg }); t:finishes_chain() end,
    expect = function(t)
      t:told { "Core Rager is removed from the game" }
      t:not_told { "Core Rager is destroyed" }
      t:count_in_play("boss", "Core Rager", 0)
      t:in_play(1, "Core Rager")
      t:in_play("boss", "Ox")
    end,
  },
  scenario "Under another Boss the rune keeps no Core Rager, nor removes it as that one falls" {
    raid = "molten_core", cards = cards, cites = { "R303.3b" },
    given = function(t)
      t:seat(1, { hand = { "Kill", "Bolt" } })
      t:boss { boss = "Garr", play = { "Rune of Theri", "Core Rager", "Core Rager" } }
    end,
    play = function(t)
      t:plays(1, "Kill", { target = { "Core Rager", 1 } })
      t:finishes_chain()
      t:count_in_play("boss", "Core Rager", 1)
      t:plays(1, "Bolt", { target = "Garr" })
      t:finishes_chain()
    end,
    expect = function(t) t:count_in_play("boss", "Core Rager", 1) end,
  },
  scenario "Without the rune a Core Rager is an ally like any: it protects, and readies as the Boss player's turn ends" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Kill" } })
      t:boss { boss = golemagg, play = { { "Core Rager", exhausted = true }, { "Rune of Theri", back = true } } }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:will_answer("boss", golemagg, "triggers")
      t:ends_turn()
      t:is_turn(1)
      t:ready("Core Rager")
      t:has("Core Rager", "Protector")
      t:plays(1, "Kill", { target = "Core Rager" })
      t:everyone_passes()
    end,
    expect = function(t) t:count_in_play("boss", "Core Rager", 0) end,
  },
  scenario "Executus, heads: what opposing allies would deal is prevented until the Boss player's next turn" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Zap", "Zap", "Zap" }, play = { "Ox" } })
      t:boss { boss = "Majordomo Executus", play = { { "Flamewaker Elite", exhausted = true } }, decks = { main = deck } }
      t:dice { 2, 1 }
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:told { "The Boss player rolls 2" }
      t:attacks("boss", "Flamewaker Elite", "hero@1")
      t:to_end_of_combat()
      t:damage("hero@1", 3)
      t:ends_turn()
      t:attacks(1, "Ox", "Majordomo Executus")
      t:to_end_of_combat()
      t:damage("Majordomo Executus", 0)
      t:plays(1, "Zap", { target = "Majordomo Executus" })
      t:everyone_passes()
      t:damage("Majordomo Executus", 2)
      t:ends_turn()
      t:ends_turn()
      t:attacks(1, "Ox", "Majordomo Executus")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Majordomo Executus", 3) end,
  },
  scenario "Executus, tails: abilities on his allies are destroyed, and what opposing abilities would deal is prevented" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { deck = deck, hand = { "Zap" }, play = { "Ox", "Ox", { "Web", attached_to = { "Ox", 1 } }, "Wand" } })
      t:boss { boss = "Majordomo Executus", play = { "Flamewaker Elite", { "Magma Shackles", attached_to = "Flamewaker Elite" } },
        decks = { main = deck }, hand = { "Zap" } }
      t:seat(1, { play = { { "Web", attached_to = "Flamewaker Elite" } } })
      t:dice { 3 }
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:in_graveyard(1, "Web")
      t:in_graveyard("boss", "Magma Shackles")
      t:count_in_play(1, "Web", 1)
      t:plays("boss", "Zap@boss", { target = "hero@1" })
      t:everyone_passes()
      t:damage("hero@1", 2)
      t:ends_turn()
      t:plays(1, "Zap", { target = "Majordomo Executus" })
      t:everyone_passes()
      t:damage("Majordomo Executus", 0)
      t:uses(1, "Wand", { target = "Majordomo Executus" })
      t:everyone_passes()
      t:damage("Majordomo Executus", 1)
      t:attacks(1, { "Ox", 2 }, "Majordomo Executus")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Majordomo Executus", 2) end,
  },
  scenario "A Flamewaker Healer hurts each hero and ally of a player for 1" {
    raid = "molten_core", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { boss = "Majordomo Executus", play = { "Flamewaker Healer" } }
    end,
    play = function(t)
      t:passes(1)
      t:passes(2)
      t:cant("boss", "uses", "Flamewaker Healer", { target = 3 })
      t:uses("boss", "Flamewaker Healer", { target = 2 })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Flamewaker Healer deals 1 shadow damage" }
      t:damage("hero@2", 1)
      t:damage("Ox@2", 1)
      t:damage("Ox@1", 0)
      t:exhausted("Flamewaker Healer")
    end,
  },
  scenario "A Flamewaker Elite protects" {
    raid = "molten_core", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = "Majordomo Executus", play = { "Flamewaker Elite" } }
    end,
    play = function(t)
      t:attacks(1, "Ox", "Majordomo Executus")
      t:protects("boss", "Flamewaker Elite")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox", 3); t:damage("Flamewaker Elite", 1); t:damage("Majordomo Executus", 0) end,
  },
}
