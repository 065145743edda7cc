-- The unleashing: the last Channeler gone, or a fifth resource; an effect that nobody interrupts; what comes, in its order.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 4 fire damage to target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) me.hero:deal(4, "fire", t.prey) end }
local sweep = ability "Sweep" { cost = 0, instant = true, text = "Destroy each ally.", play = function() all(any.ally):destroy() end }
local boot = ability "Boot" { cost = 0, instant = true, text = "Put each ally into its owner's hand.",
  play = function() all(any.ally):to_hand() end }
local charm = ability "Charm" { cost = 0, instant = true, text = "You control target ally for the rest of the game.",
  targets = { target("prey", any.ally, harm) },
  play = function(me, t) t.prey:gain { control = true, lasts = rest_of_game } end }
local hush = ability "Hush" { cost = 0, instant = true, text = "Interrupt target effect on the chain.",
  targets = { target("link", link.opposing.effect, harm) }, play = function(me, t) t.link:interrupt() end }
local ride = ability "Ride" { cost = 0, ongoing = true, attach = target("host", any.hero, harm), text = "Attaches to target hero." }
local cards = { ox = ox, bolt = bolt, sweep = sweep, boot = boot, charm = charm, hush = hush, ride = ride }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local blood, cube = "magtheridon_s_blood", "manticron_cube"
local function decks(bloods)
  local pile = {}
  for i = 1, bloods or 3 do pile[i] = blood end
  return { main = deck, blood = pile, cube = { cube, cube, cube, cube, cube }, lair = { "magtheridon_s_lair" } }
end
local function channeler(name) return { name, deck = "channeler" } end
local one = { channeler "Shadow Channeler" }
local two = { channeler "Shadow Channeler", channeler "Summoner Channeler" }
local function free(t)
  t:count_in_play("boss", "Magtheridon's Blood", 1)
  t:count_in_play("boss", "Manticron Cube", 5)
  t:count_in_play("boss", "Magtheridon's Lair", 1)
  t:health("hero@boss", 100)
end

return {
  scenario "As the last Channeler leaves Magtheridon is free: a Blood, five Cubes, the Lair, and then the other card" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a", "R402.4a", "R402.3a" },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Bolt" } })
      t:boss { boss = "chained_magtheridon", play = two, decks = decks() }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Shadow Channeler" })
      t:finishes_chain()
      t:removed("boss", "Shadow Channeler")
      t:count_in_play("boss", "Manticron Cube", 0)
      t:plays(1, "Bolt", { target = "Summoner Channeler" })
      t:finishes_chain()
    end,
    expect = function(t)
      free(t)
      t:removed("boss", "Summoner Channeler")
      t:graveyard_count("boss", 0)
      t:ready("hero@boss")
      t:has("hero@boss", "Untargetable", false)
      t:told { "turned over", "Magtheridon's Blood enters play", "Manticron Cube enters play", "Magtheridon's Lair enters play",
        "Magtheridon turns to another side" }
    end,
  },
  scenario "Channelers that would go to a hand or a graveyard are removed from the game" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a" },
    given = function(t)
      t:seat(1, { hand = { "Boot" }, play = { "Ox" } })
      t:boss { boss = "chained_magtheridon", play = two, decks = decks() }
    end,
    play = function(t)
      t:plays(1, "Boot")
      t:everyone_passes()
      t:in_hand(1, "Ox")
      t:finishes_chain()
    end,
    expect = function(t) t:removed("boss", "Shadow Channeler"); t:removed("boss", "Summoner Channeler"); t:hand_count("boss", 0); free(t) end,
  },
  scenario "A Channeler that a raider takes has left the Boss player's party; it stays in play, and goes for good later" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a" },
    given = function(t)
      t:seat(1, { hand = { "Charm", "Sweep" } })
      t:boss { boss = "chained_magtheridon", play = one, decks = decks() }
    end,
    play = function(t)
      t:plays(1, "Charm", { target = "Shadow Channeler" })
      t:finishes_chain()
      free(t)
      t:in_play(1, "Shadow Channeler")
      t:plays(1, "Sweep")
      t:finishes_chain()
    end,
    expect = function(t) t:removed("boss", "Shadow Channeler") end,
  },
  scenario "With another ally in his party the last Channeler is still the last" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" } })
      t:boss { boss = "chained_magtheridon", play = { channeler "Shadow Channeler", "Ox", "Abyssal" }, decks = decks() }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Shadow Channeler" })
      t:finishes_chain()
    end,
    expect = free,
  },
  scenario "The fifth resource frees him as the turn starts, and he draws one card that turn" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a", "R401.1b" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "chained_magtheridon", play = two, resources = 4, decks = decks() }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      free(t)
      t:is_turn("boss")
      t:resources("boss", 5)
      t:hand_count("boss", 1)
      t:in_play("boss", "Shadow Channeler")
    end,
  },
  scenario "A turn after the fifth resource freed him he draws two cards" {
    raid = "magtheridons_lair", cards = cards, cites = { "R401.1b" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "chained_magtheridon", play = two, resources = 4, decks = decks() }
      t:turn(1, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:hand_count("boss", 1)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn("boss"); t:hand_count("boss", 3) end,
  },
  scenario "Freed in the Boss player's own ready step by the last Channeler's end, he draws two cards in that turn" {
    raid = "magtheridons_lair", cards = cards, cites = { "R401.1b" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, deck = deck })
      t:boss { boss = "chained_magtheridon", play = one, decks = decks() }
      t:turn(1, "end")
    end,
    play = function(t)
      t:passes(1)
      t:passes("boss")
      t:passes("boss")
      t:is_turn("boss")
      t:hand_count("boss", 0)
      t:plays(1, "Bolt", { target = "Shadow Channeler" })
      t:finishes_chain()
      t:passes("boss")
      t:passes(1)
    end,
    expect = function(t) t:is_turn("boss"); t:word("unleashed", 1); t:hand_count("boss", 2) end,
  },
  scenario "The fourth does not" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a" },
    given = function(t)
      t:seat(1, { deck = deck })
      t:boss { boss = "chained_magtheridon", play = two, resources = 3, decks = decks() }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:resources("boss", 4); t:count_in_play("boss", "Manticron Cube", 0) end,
  },
  scenario "Nobody interrupts the unleashing" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a" },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Hush" } })
      t:boss { boss = "chained_magtheridon", play = one, decks = decks() }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Shadow Channeler" })
      t:everyone_passes()
      t:everyone_passes()
      t:chain(1)
      t:plays(1, "Hush")
      t:everyone_passes()
      t:not_told { "is interrupted" }
      t:finishes_chain()
    end,
    expect = free,
  },
  scenario "Both causes in one chain free him once" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a", "R401.1b" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, deck = deck })
      t:boss { boss = "chained_magtheridon", play = one, resources = 4, decks = decks() }
      t:turn(1, "end")
    end,
    play = function(t)
      t:passes(1)
      t:passes("boss")
      t:passes("boss")
      t:plays(1, "Bolt", { target = "Shadow Channeler" })
      t:finishes_chain()
    end,
    expect = function(t)
      free(t)
      t:to_action_phase()
      t:hand_count("boss", 2)                          -- the Channeler freed him, before the draw step
      t:attacks("boss", "hero@boss", "hero@1")
      t:to_end_of_combat()
      t:damage("hero@1", 1)                            -- 1 ATK for his Blood: he was not turned over once more
    end,
  },
  scenario "What is attached to the chained Magtheridon stays on the unleashed one, who enters ready" {
    raid = "magtheridons_lair", cards = cards, cites = { "R402.1a", "R101.4" },
    given = function(t)
      t:seat(1, { hand = { "Bolt" }, play = {} })
      t:boss { boss = { "chained_magtheridon", exhausted = true }, play = { { "Shadow Channeler", deck = "channeler" }, { "Ride", attached_to = "hero@boss" } },
        decks = decks() }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Shadow Channeler" })
      t:finishes_chain()
    end,
    expect = function(t) free(t); t:attached("Ride", "hero@boss"); t:ready("hero@boss") end,
  },
  scenario "In chains Magtheridon attacks nobody, is no target and is dealt no damage" {
    raid = "magtheridons_lair", cards = { ox = ox, singe = ability "Singe" { cost = 0, instant = true,
      text = "Your hero deals 3 fire damage to each opposing hero.", play = function(me) me.hero:deal(3, "fire", opposing.hero) end },
      poke = ability "Poke" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
      targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.hero) end } },
    given = function(t)
      t:seat(1, { hand = { "Singe", "Poke" }, play = { "Ox" }, deck = deck })
      t:boss { boss = "chained_magtheridon", play = two, decks = decks() }
    end,
    play = function(t)
      t:cant(1, "plays", "Poke", { target = "hero@boss" })
      t:plays(1, "Singe")
      t:finishes_chain()
      t:damage("hero@boss", 0)
      t:attacks(1, "Ox", "hero@boss")
      t:to_end_of_combat()
      t:damage("hero@boss", 0)
      t:ends_turn()
      t:cant("boss", "attacks", "hero@boss", { defender = "hero@1" })
    end,
    expect = function(t) t:winner("none") end,
  },
  scenario "A free Magtheridon with fatal damage has lost the raid" {
    raid = "magtheridons_lair", cites = { "R100.2" },
    cards = { smash = ability "Smash" { cost = 0, instant = true, text = "Your hero deals 100 fire damage to target hero.",
      targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(100, "fire", t.hero) end } },
    given = function(t)
      t:seat(1, { hand = { "Smash" } })
      t:boss { boss = "unleashed_magtheridon", play = { "magtheridon_s_lair" } }
    end,
    play = function(t) t:plays(1, "Smash", { target = "hero@boss" }); t:everyone_passes() end,
    expect = function(t) t:winner("raiders") end,
  },
}
