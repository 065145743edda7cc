-- The New Boss phase: the next rune names the Boss, who comes with it and his tokens, in one effect that is not interrupted.
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 60 nature damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(60, "nature", t.hero) end }
local no = ability "No" { cost = 0, instant = true, text = "Interrupt target card or effect.",
  targets = { target("link", link.opposing, harm) }, play = function(me, t) t.link:interrupt() end }
local herald = ally "Herald" { cost = 0, atk = 0, damage = "melee", health = 3,
  text = "When a Firesworn enters play, if a Boss, a rune and eight Firesworn are there, put a counter on this.",
  powers = { when.enters_play { of = your.ally:with { name = "Firesworn" },
    only_if = function() return #all(your.hero) + #all(your.fixture) + #all(your.ally:with { name = "Firesworn" }) == 10 end,
    effect = function(me) me:add_counters("seen") end } } }
local cards = { bolt = bolt, no = no, herald = herald }
local deck = { "Bolt", "Bolt", "Bolt", "Bolt", "Bolt", "Bolt" }

-- A Boss falls in a raider's turn; the Boss player's next New Boss phase begins.
local function falls(name, boss, runes, cites, play, expect)
  return scenario(name) { raid = "molten_core", cards = cards, cites = cites,
    given = function(t)
      t:seat(1, { hand = { "Bolt", "No" }, deck = deck })
      t:boss { boss = boss, play = { "Herald" }, decks = { main = deck, rune = runes } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
      if play then play(t) end
    end,
    expect = expect }
end
local function comes(rune, boss, token, count)
  return falls(boss .. " comes as " .. rune .. " is turned up, with what goes with him", "Lucifron", { rune, "Rune of Theri" },
    { "R301.5a", "R303.3b" }, nil,
    function(t)
      t:told { "reveals " .. rune }
      t:in_play("boss", boss)
      t:in_play("boss", rune)
      t:face_up(rune)
      t:deck_count("boss", 1, "rune")
      if token then t:count_in_play("boss", token, count) end
      t:is_turn("boss")
      t:asked("boss", "Your move")
    end)
end

return {
  comes("Rune of Kress", "Magmadar"),
  comes("Rune of Mohn", "Gehennas", "Flamewaker", 2),
  comes("Rune of Blaz", "Garr", "Firesworn", 8),
  comes("Rune of Zeth", "Baron Geddon"),
  comes("Rune of Mazj", "Shazzrah"),
  comes("Rune of Koro", "Sulfuron Harbinger", "Flamewaker Priest", 4),
  falls("Golemagg the Incinerator comes with two Core Ragers", "Lucifron", { "Rune of Theri" }, { "R301.5a" }, nil, function(t)
    t:in_play("boss", "Golemagg the Incinerator")
    t:count_in_play("boss", "Core Rager", 2)
  end),
  falls("Behind the last rune comes Majordomo Executus, with four Elites and four Healers and no rune", "Golemagg the Incinerator",
    {}, { "R301.5a" }, nil, function(t)
      t:in_play("boss", "Majordomo Executus")
      t:count_in_play("boss", "Flamewaker Elite", 4)
      t:count_in_play("boss", "Flamewaker Healer", 4)
    end),
  falls("Boss, rune and tokens enter play at the same time", "Lucifron", { "Rune of Blaz" }, { "R301.5a", "R303.3b" }, nil,
    function(t) t:counters("Herald", "seen", 8) end),
  scenario "The rune is shown, the Boss player has priority first, and nobody interrupts the effect" {
    raid = "molten_core", cards = cards, cites = { "R301.2", "R301.5a" },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "No" }, deck = deck })
      t:boss { boss = "Lucifron", decks = { main = deck, rune = { "Rune of Koro" }, minion = { "Flame Imps" } } }
      t:turn("boss", "draw")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:everyone_passes()               -- the draw step is over
      t:told { "reveals Rune of Koro" }
      t:chain(1)
      t:asked("boss", "Your move")
      t:passes("boss")
      t:plays(1, "No")
      t:everyone_passes()
      t:chain(1)
      t:count_in_play("boss", "Sulfuron Harbinger", 0)
      t:resources("boss", 0)
      t:everyone_passes()
      t:in_play("boss", "Sulfuron Harbinger")
      t:resources("boss", 0)            -- the window is open still
      t:everyone_passes()
    end,
    expect = function(t) t:resources("boss", 1); t:asked("boss", "Your move") end,
  },
  scenario "A Boss who falls in the Boss player's own turn is followed in the next one: a turn without a Boss" {
    raid = "molten_core", cards = cards, cites = { "R301.5a", "R302.2" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, deck = deck })
      t:boss { boss = "Lucifron", decks = { main = deck, rune = { "Rune of Koro" } } }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
      t:is_turn(1)
      t:winner("none")
      t:deck_count("boss", 1, "rune")
      t:ends_turn()
    end,
    expect = function(t) t:in_play("boss", "Sulfuron Harbinger") end,
  },
  scenario "Bosses without a rune in the deck are skipped" {
    raid = "molten_core", cards = cards, cites = { "R301.5a" },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt" }, deck = deck })
      t:boss { boss = "Lucifron", decks = { main = deck, rune = { "Rune of Theri" } } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
      t:in_play("boss", "Golemagg the Incinerator")
      t:passes("boss")
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:in_play("boss", "Majordomo Executus") end,
  },
}
