-- The five events of The Betrayer: each does something as it resolves, and stays.
local ox = ally "Ox" { cost = 3, atk = 1, damage = "melee", health = 30 }
local cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 30 }
local club = weapon "Club" { cost = 3, atk = 1, damage = "melee", strike = 1 }
local chant = ability "Chant" { cost = 3, ongoing = true, text = "It goes on." }
local cards = { ox = ox, cat = cat, club = club, chant = chant }
local seven = { "Cat", "Cat", "Cat", "Cat", "Cat", "Cat", "Cat" }

-- It is the end of the raiders' turn, and this event is the next one of The Betrayer.
local function next_is(t, event, fields)
  fields = fields or {}
  fields.boss = "black_temple/the_betrayer"
  fields.deck = seven
  fields.decks = { betrayer_event = { event } }
  t:boss(fields)
end

return {
  scenario "Demonic Fireball: who is chosen takes five himself, or has a raider of his choice take fifteen" {
    raid = "black_temple", cites = { "CR 707.1c", "R501.1b" }, cards = cards, raiders = 2,
    given = function(t)
      next_is(t, "demonic_fireball", { resources = 4 })
      t:seat(1, { deck = seven })
      t:seat(2, { deck = seven })
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
      t:answers("boss", 1)
      t:answers(1, 2)
      t:everyone_passes()
      t:not_offered(1, "hero@boss")
      t:answers(1, "hero@2")
      t:damage("hero@2", 15)
      t:damage("hero@1", 0)
      t:told { "The Betrayer deals 15 fire damage" }
      t:ends_turn()
      t:uses("boss", "Demonic Fireball", { target = "hero@1" })
      t:everyone_passes()
      t:uses("boss", "Demonic Fireball", { target = "hero@1" })
      t:everyone_passes()
      t:cant("boss", "uses", "Demonic Fireball")
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:ready("Demonic Fireball")
    end,
  },
  scenario "Demonic Fireball: the five are for the hero of who was chosen" {
    raid = "black_temple", cites = { "CR 707.1c" }, cards = cards, raiders = 2,
    given = function(t)
      next_is(t, "demonic_fireball")
      t:seat(1, { deck = seven })
      t:seat(2, { deck = seven })
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
      t:answers("boss", 2)
      t:answers(2, 1)
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@2", 5)
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
  },
  scenario "Draw Soul: each raider loses an ally of his choice, and every raiding hero five health" {
    raid = "black_temple", cites = { "CR 802.1", "R501.1b" }, cards = cards, raiders = 2,
    given = function(t)
      next_is(t, "draw_soul", { play = { "Cat" } })
      t:seat(1, { hero = "hoa/ta_zo", deck = seven, play = { "Ox", "Cat" } })
      t:seat(2, { hero = { "hoa/ta_zo", damage = 20 }, deck = seven })
      t:turn(2)
    end,
    play = function(t)
      t:health("hero@1", 25)
      t:ends_turn()
      t:answers(1, "Ox")
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_play(1, "Cat")
      t:in_play("boss", "Cat")
      t:health("hero@1", 20)
      t:lost(2)                           -- twenty damage are fatal now
      t:ends_turn()
    end,
  },
  scenario "Flame Crash: all that cost as much are destroyed, whatever they are; nought can't be chosen" {
    raid = "black_temple", cites = { "CR 201.1", "R501.1b" }, cards = cards, raiders = 2,
    given = function(t)
      next_is(t, "flame_crash", { play = { "Ox" } })
      t:seat(1, { deck = seven, play = { "Ox", "Cat", "Club" } })
      t:seat(2, { deck = seven, play = { "Chant" }, hand = { "Ox" }, resources = { { "Ox", down = true } } })
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
      t:not_offered("boss", 0)
      t:not_offered("boss", 4)            -- nothing costs more than three
      t:answers("boss", 3)
    end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_graveyard(1, "Club")
      t:in_graveyard(2, "Chant")
      t:in_play(1, "Cat")
      t:in_play("boss", "Ox")
      t:in_hand(2, "Ox")
      t:resources(2, 1)
      t:ends_turn()
    end,
  },
  scenario "Flame Crash: with four events nothing burns, with all five every raiding hero does, each turn" {
    raid = "black_temple", cites = { "CR 703.2" }, cards = cards, raiders = 2,
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", deck = seven, play = { "flame_crash", "draw_soul", "shadow_demons", "demonic_fireball" },
        decks = { betrayer_event = { "flames_of_azzinoth" } } }
      t:seat(1, { deck = seven })
      t:seat(2, { deck = seven, play = { "Ox" } })
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
      t:damage("hero@1", 0)               -- the fifth comes after the turn's start
      t:answers("boss", { "Ox", "hero@2" })
      t:ends_turn()
      t:ends_turn()
      t:ends_turn()
      t:damage("hero@2", 5)
      t:not_told { "Flame Crash triggers" }
      t:ends_turn()
    end,
    expect = function(t)
      t:told { "Flame Crash triggers", "The Betrayer deals 20 fire damage" }
      t:damage("hero@1", 20)
      t:lost(2)                           -- five and twenty are more than Draw Soul leaves him
    end,
  },
  scenario "Shadow Demons: up to four are held down, over their next ready step" {
    raid = "black_temple", cites = { "CR 714.3", "R501.1b" }, cards = cards, raiders = 2,
    given = function(t)
      next_is(t, "shadow_demons")
      t:seat(1, { deck = seven, play = { "Ox", "Cat", "Chant" } })
      t:seat(2, { deck = seven, play = { "Ox" } })
      t:turn(2)
    end,
    play = function(t)
      t:ends_turn()
      t:not_offered("boss", "Chant")
      t:answers("boss", { "Ox@1", "hero@1", "Ox@2" })
      t:everyone_passes()
      t:exhausted("Ox@1")
      t:ready("Cat")
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
      t:exhausted("Ox@1")
      t:exhausted("hero@1")
      t:ends_turn()
      t:exhausted("Ox@2")
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(1)
      t:ready("Ox@1")
      t:ready("hero@1")
    end,
  },
  scenario "Shadow Demons: a fallen Traitor comes back, or one of the collection comes" {
    raid = "black_temple", cites = { "R501.1a" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", play = { "shadow_demons" }, resources = 6, deck = seven,
        graveyards = { minion = { "sister_of_pain", "ashtongue_rogue" } } }
      t:seat(1, { deck = seven })
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Shadow Demons")
      t:everyone_passes()
      t:not_offered("boss", "Ashtongue Rogue")        -- no Traitor
      t:answers("boss", "Sister of Pain")
      t:in_play("boss", "Sister of Pain")
      t:exhausted("Shadow Demons")
      t:cant("boss", "uses", "Shadow Demons")
      t:ends_turn()
      t:exhausted("Shadow Demons")
      t:ends_turn()
      t:ready("Shadow Demons")
      t:uses("boss", "Shadow Demons")
      t:everyone_passes()
      t:answers("boss", "Temple Concubine")
    end,
    expect = function(t) t:in_play("boss", "Temple Concubine") end,
  },
  scenario "Shadow Demons: whom the collection sends is a Minion, who leaves play by destruction alone" {
    raid = "black_temple", cites = { "R504.1a" },
    cards = { cat = cat, gust = ability "Gust" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
      targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:to_hand() end } },
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", play = { "shadow_demons" }, resources = 3 }
      t:seat(1, { hand = { "Gust" } })
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Shadow Demons")
      t:everyone_passes()
      t:answers("boss", "Temple Concubine")
      t:passes("boss")
      t:plays(1, "Gust", { target = "Temple Concubine" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count("boss", 0)
      t:graveyard_count("boss", 1, "minion")
      t:told { "Temple Concubine is destroyed" }
    end,
  },
  scenario "Shadow Demons: nobody has to come" {
    raid = "black_temple", cites = { "CR 712.7" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", play = { "shadow_demons" }, resources = 3, graveyards = { minion = { "sister_of_pain" } } }
      t:seat(1, {})
      t:turn("boss")
    end,
    play = function(t)
      t:uses("boss", "Shadow Demons")
      t:everyone_passes()
      t:answers("boss", "none")
      t:answers("boss", "none")
    end,
    expect = function(t)
      t:graveyard_count("boss", 1, "minion")
      t:count_in_play("boss", "Sister of Pain", 0)
    end,
  },
  scenario "Flames of Azzinoth: two burn, and each turn a card may be drawn" {
    raid = "black_temple", cites = { "R501.1b", "R501.1a" }, cards = cards,
    given = function(t)
      next_is(t, "flames_of_azzinoth")
      t:seat(1, { deck = seven, play = { "Ox", "Cat" } })
    end,
    play = function(t)
      t:ends_turn()
      t:answers("boss", { "Ox", "hero@1" })
      t:everyone_passes()
      t:damage("Ox", 5)
      t:damage("hero@1", 5)
      t:damage("Cat", 0)
      t:told { "The Betrayer deals 5 fire damage to Ox" }
      t:ends_turn()
      t:hand_count("boss", 1)
      t:uses("boss", "Flames of Azzinoth")
      t:everyone_passes()
      t:hand_count("boss", 2)
      t:cant("boss", "uses", "Flames of Azzinoth")
    end,
    expect = function(t) t:exhausted("Flames of Azzinoth") end,
  },
  scenario "Flames of Azzinoth waits on its deck for two whom it can burn" {
    raid = "black_temple", cites = { "CR 707.1d" }, cards = cards,
    given = function(t)
      next_is(t, "flames_of_azzinoth")
      t:seat(1, { deck = seven, hand = { "Cat" }, resources = 1 })
    end,
    play = function(t)
      t:ends_turn()
      t:count_in_play("boss", "Flames of Azzinoth", 0)
      t:deck_count("boss", 1, "betrayer_event")
      t:ends_turn()
      t:plays(1, "Cat")
      t:everyone_passes()
      t:ends_turn()
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play("boss", "Flames of Azzinoth")
      t:damage("hero@1", 5)
      t:damage("Cat", 5)
      t:ends_turn()
    end,
  },
  scenario "What raiders do to all cards in play does nothing to his events" {
    raid = "black_temple", cites = { "R501.1b" }, cards = { cat = cat,
      ruin = ability "Ruin" { cost = 0, instant = true, text = "Destroy each card in play that is no hero, and exhaust what is left.",
        play = function()
          for _, card in each(all(any.card)) do
            if not card:is(any.hero) then card:destroy() end
          end
          all(any.card):exhaust()
        end } },
    given = function(t)
      t:boss { boss = "black_temple/the_betrayer", play = { "flames_of_azzinoth", "draw_soul", "Cat" } }
      t:seat(1, { hand = { "Ruin" } })
    end,
    play = function(t)
      t:plays(1, "Ruin")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Cat")
      t:in_play("boss", "Draw Soul")
      t:ready("Draw Soul")
      t:ready("Flames of Azzinoth")
    end,
  },
}
