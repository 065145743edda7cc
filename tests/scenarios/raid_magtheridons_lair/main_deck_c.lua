-- The Main deck, from Squish Together to Will of the Legion, and the equipment of the Pit Lord.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local elk = ally "Elk" { cost = 2, atk = 3, damage = "melee", health = 9, text = "" }
local cow = ally "Cow" { cost = 1, atk = 0, damage = "melee", health = 1, text = "" }
local rock = ally "Rock" { cost = 2, atk = 3, damage = "melee", health = 9, text = "This can't be destroyed.",
  powers = { gives { to = this, cant = "be destroyed" } } }
local hat = item "Hat" { cost = 0, text = "" }
local dart = ability "Dart" { cost = 0, instant = true, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local poke = ability "Poke" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.hero) end }
local hush = ability "Hush" { cost = 0, instant = true, text = "Interrupt target card on the chain.",
  targets = { target("card", link.opposing.ability, harm) }, play = function(me, t) t.card:interrupt() end }
local blot = ability "Blot" { cost = 0, instant = true, text = "Interrupt target card on the chain.",
  targets = { target("card", link.opposing.ability, harm) }, play = function(me, t) t.card:interrupt() end }
local cards = { blot = blot, ox = ox, elk = elk, cow = cow, rock = rock, hat = hat, dart = dart, poke = poke, hush = hush }
local deck = { "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }
local lair, free, chained = "magtheridon_s_lair", "unleashed_magtheridon", "chained_magtheridon"
local pile = { "magtheridon_s_blood", "magtheridon_s_blood" }
local hidden = { "Ox", down = true }
local function bloods(n, more)
  local list = more or {}
  for _ = 1, n do table.insert(list, { "magtheridon_s_blood", deck = "blood" }) end
  return list
end

return {
  scenario "Squish Together exhausts two opposing allies, and each hurts the other at the same time" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Cow", "Elk" } })
      t:boss { boss = free, hand = { "Squish Together" }, resources = 1, play = { lair } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Squish Together", { targets = { { "Cow", "Elk" } } }); t:everyone_passes() end,
    expect = function(t)
      t:in_graveyard(1, "Cow")
      t:damage("Elk", 0)
      t:exhausted("Elk")
    end,
  },
  scenario "Squish Together: both deal their ATK" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk" } })
      t:boss { boss = free, hand = { "Squish Together" }, resources = 1, play = { lair, "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Squish Together", { target = { "Ox@1", "Ox@boss" } })
      t:plays("boss", "Squish Together", { targets = { { "Ox@1", "Elk" } } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:told { "Ox deals 1 melee damage to Elk" }
      t:damage("Ox@1", 3)
      t:damage("Elk", 1)
    end,
  },
  scenario "Swath of Destruction goes through three raiders: an ally, a resource of the second, a card of the third" {
    raid = "magtheridons_lair", cards = cards, raiders = 3,
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Dart" }, resources = { hidden } })
      t:seat(2, { hand = { "Dart", "Cow" }, resources = { hidden } })
      t:seat(3, { hand = { "Dart" }, resources = { hidden } })
      t:boss { boss = free, hand = { "Swath of Destruction" }, resources = 2, play = bloods(1, { lair }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Swath of Destruction", { target = "Ox" })
      t:everyone_passes()
      t:asked(1, "Who is next?")
      t:not_offered(1, 1)
      t:answers(1, 3)
      t:answers(3, "Ox")
      t:answers(3, 2)
      t:answers(2, "Cow")
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:resources(1, 1)
      t:hand_count(1, 1)
      t:resources(2, 1)
      t:hand_count(2, 1)
      t:resources(3, 0)
      t:hand_count(3, 1)
    end,
  },
  scenario "With two raiders Swath of Destruction ends with the second, with one after the ally" {
    raid = "magtheridons_lair", cards = cards, raiders = 2,
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Dart" }, resources = { hidden } })
      t:seat(2, { hand = { "Dart" }, resources = { hidden } })
      t:boss { boss = free, hand = { "Swath of Destruction", "Swath of Destruction" }, resources = 4, play = bloods(1, { lair }) }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Swath of Destruction", { target = "Ox" }); t:everyone_passes() end,
    expect = function(t) t:resources(1, 1); t:resources(2, 0); t:hand_count(1, 1); t:hand_count(2, 1) end,
  },
  scenario "With one raider Swath of Destruction is about the ally alone; without a Blood it can't be played" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk" }, hand = { "Dart" }, resources = { hidden } })
      t:boss { boss = free, hand = { "Swath of Destruction", "Swath of Destruction" }, resources = 4, play = bloods(2, { lair, "Pit Lord's Armor", "Cow" }) }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Swath of Destruction", { target = "Cow" })
      t:plays("boss", "Swath of Destruction", { target = "Ox" })
      t:everyone_passes()
      t:in_graveyard(1, "Ox")
      t:resources(1, 1)
      t:can("boss", "plays", "Swath of Destruction")
      for _ = 1, 2 do
        t:uses("boss", "Pit Lord's Armor", { pay = { { "Magtheridon's Blood", 1 } } })
        t:everyone_passes()
      end
      t:cant("boss", "plays", "Swath of Destruction", { reason = "condition" })
    end,
    expect = function(t) t:hand_count(1, 1) end,
  },
  scenario "Terrifying Presence: opposing allies come exhausted, and it exhausts one" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Ox" }, play = { "Elk" }, resources = 1, deck = deck })
      t:boss { boss = free, hand = { "Terrifying Presence", "Cow" }, resources = 3, play = { lair }, decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Terrifying Presence")
      t:everyone_passes()
      t:plays("boss", "Cow")
      t:everyone_passes()
      t:ready("Cow")
      t:ends_turn()
      t:plays(1, "Ox")
      t:everyone_passes()
      t:exhausted("Ox")
      t:passes(1)
      t:can("boss", "uses", "Terrifying Presence", { target = "Cow" })
      t:uses("boss", "Terrifying Presence", { target = "Elk" })
      t:everyone_passes()
    end,
    expect = function(t) t:exhausted("Elk"); t:exhausted("Terrifying Presence") end,
  },
  scenario "Trample Underfoot: 2 as it comes, and 2 each time that Magtheridon is exhausted" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk" } })
      t:boss { boss = free, hand = { "Trample Underfoot" }, resources = 2, play = { lair, "Cow" } }
      t:turn("boss")
    end,
    play = function(t)
      t:can("boss", "plays", "Trample Underfoot", { target = "hero@boss" })
      t:plays("boss", "Trample Underfoot", { target = "Elk" })
      t:everyone_passes()
      t:told { "deals 2 melee damage to Elk" }
      t:damage("Elk", 2)
      t:attacks("boss", "Cow", "Elk")
      t:to_end_of_combat()
      t:not_told { "Trample Underfoot triggers" }      -- for an ally
      t:proposes("boss", "hero@boss", "hero@1")
      t:everyone_passes()
      t:answers("boss", "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox", 2); t:damage("hero@1", 0) end,
  },
  scenario "Violent Reflex hurts who hurts Magtheridon" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Poke" }, play = { "Elk" } })
      t:boss { boss = free, hand = { "Violent Reflex" }, resources = 1, play = { lair } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Violent Reflex")
      t:everyone_passes()
      t:passes("boss")
      t:plays(1, "Poke", { target = "hero@boss" })
      t:finishes_chain()
    end,
    expect = function(t) t:told { "deals 1 melee damage" }; t:damage("hero@1", 1); t:damage("hero@boss", 1) end,
  },
  scenario "Violent Reflex: an ally that deals combat damage to him is kicked, too" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Elk" } })
      t:boss { boss = free, play = { lair, "Violent Reflex" } }
    end,
    play = function(t)
      t:attacks(1, "Elk", "hero@boss")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Elk", 1); t:damage("hero@boss", 3) end,
  },
  scenario "Whiplash exhausts an opposing ally for each card beyond seven; a Blood comes if he is free" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Elk", "Cow" } })
      t:boss { boss = free, hand = { "Whiplash", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox", "Ox" }, resources = 1, play = { lair, "Rock" }, decks = { blood = pile } }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Whiplash")
      t:everyone_passes()
      t:not_offered("boss", { "Rock", "Cow" })
      t:answers("boss", { "Elk", "Cow" })
    end,
    expect = function(t)
      t:exhausted("Elk")
      t:exhausted("Cow")
      t:ready("Ox@1")
      t:count_in_play("boss", "Magtheridon's Blood", 1)
    end,
  },
  scenario "Whiplash with seven cards or fewer exhausts nobody; in chains no Blood comes" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:boss { boss = chained, hand = { "Whiplash", "Ox" }, resources = 1, decks = { blood = pile } }
      t:turn("boss")
    end,
    play = function(t) t:plays("boss", "Whiplash"); t:everyone_passes() end,
    expect = function(t) t:ready("Ox@1"); t:count_in_play("boss", "Magtheridon's Blood", 0) end,
  },
  scenario "Will of the Legion interrupts a card; a Blood comes if he is free" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Hat", "Ox" }, resources = 1 })
      t:boss { boss = free, hand = { "Will of the Legion" }, resources = 2, play = { lair }, decks = { blood = pile } }
    end,
    play = function(t)
      t:plays(1, "Hat")
      t:passes(1)
      t:can("boss", "plays", "Will of the Legion", { target = "Hat" })
      t:everyone_passes()
      t:plays(1, "Ox")
      t:passes(1)
      t:plays("boss", "Will of the Legion", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t) t:in_graveyard(1, "Ox"); t:count_in_play("boss", "Magtheridon's Blood", 1) end,
  },
  scenario "Will of the Legion in chains: no Blood" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Dart" } })
      t:boss { boss = chained, hand = { "Will of the Legion" }, resources = 2, decks = { blood = pile } }
    end,
    play = function(t)
      t:plays(1, "Dart")
      t:passes(1)
      t:plays("boss", "Will of the Legion", { target = "Dart" })
      t:finishes_chain()
    end,
    expect = function(t) t:told { "Dart is interrupted" }; t:count_in_play("boss", "Magtheridon's Blood", 0) end,
  },
  scenario "Pit Lord's Armor and Glaive are for the unleashed Magtheridon" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:boss { boss = chained, hand = { "Pit Lord's Armor", "Pit Lord's Glaive" }, resources = 4 }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Pit Lord's Armor", { reason = "condition" })
      t:cant("boss", "plays", "Pit Lord's Glaive", { reason = "condition" })
    end,
    expect = function(t) t:hand_count("boss", 2) end,
  },
  scenario "Pit Lord's Armor: for a Blood raiders don't target him this turn, and his cards can't be interrupted" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Poke", "Hush" }, deck = deck })
      t:boss { boss = free, hand = { "Pit Lord's Armor", "Blood Siphon" }, resources = 3, play = bloods(1, { lair }), decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Pit Lord's Armor")
      t:everyone_passes()
      t:uses("boss", "Pit Lord's Armor")
      t:everyone_passes()
      t:passes("boss")
      t:cant(1, "plays", "Poke", { target = "hero@boss" })
    end,
    expect = function(t) t:def("Pit Lord's Armor", 5); t:asked(1, "Your move") end,
  },
  scenario "Pit Lord's Armor: a card that is played later that turn is not interrupted" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Hush", "Poke" }, deck = deck })
      t:boss { boss = free, hand = { "Blood Siphon", "Blot" }, resources = 1, play = bloods(1, { lair, "Pit Lord's Armor" }), decks = { main = deck } }
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Pit Lord's Armor")
      t:everyone_passes()
      t:plays("boss", "Blood Siphon")
      t:passes("boss")
      t:plays(1, "Hush", { target = "Blood Siphon" })
      t:passes(1)
      t:plays("boss", "Blot", { target = "Hush" })     -- a raider's card is
      t:finishes_chain()
      t:told { "Hush is interrupted" }
      t:in_play("boss", "Blood Siphon")
      t:ends_turn()
    end,
    expect = function(t) t:can(1, "plays", "Poke", { target = "hero@boss" }) end,
  },
  scenario "Pit Lord's Glaive: his combat damage is dealt to a second character, too" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Rock" } })
      t:boss { boss = free, hand = { "Pit Lord's Glaive" }, resources = 4, play = bloods(1, { lair }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Pit Lord's Glaive")
      t:everyone_passes()
      t:attacks("boss", "hero@boss", "Rock")
      t:strikes("boss", "Pit Lord's Glaive")
      t:to_end_of_combat()
      t:not_offered("boss", "Rock")
      t:answers("boss", "hero@1")
      t:finishes_chain()
    end,
    expect = function(t) t:told { "deals 5 melee damage to Volunteer" }; t:damage("Rock", 5); t:damage("Ox", 0) end,
  },
  scenario "Pit Lord's Glaive is about his combat damage alone, to a hero as well" {
    raid = "magtheridons_lair", cards = cards,
    given = function(t)
      t:seat(1, { play = { "Cow", "Elk" } })
      t:boss { boss = free, hand = { "Bathe in Blood" }, play = bloods(1, { lair, "Pit Lord's Glaive", "Ox" }) }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Bathe in Blood", { target = "Elk" })
      t:finishes_chain()
      t:attacks("boss", "Ox", "Elk")
      t:to_end_of_combat()
      t:not_told { "Pit Lord's Glaive triggers" }
      t:attacks("boss", "hero@boss", "hero@1")
      t:strikes("boss", "Pit Lord's Glaive")
      t:to_end_of_combat()
      t:answers("boss", "Cow")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@1", 6); t:in_graveyard(1, "Cow"); t:damage("Elk", 3) end,
  },
}
