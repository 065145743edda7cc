-- A filter of quests means those in resource rows where it looks for cards, and any quest where a card is held against it.
local errand = quest "Errand" { text = "Pay 1: Draw a card.",
  reward = { cost = { resources = 1 }, effect = function(me) me.player:draw(1) end } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local function spell(name, text, play) return ability(name) { cost = 0, instant = true, text = text, play = play } end

return {
  scenario "A card of a deck or a hand is a quest as much as one in a resource row" {
    cites = { "CR 712.4" },
    raid = "duel",
    cards = { errand = errand, ox = ox,
      peek = spell("Peek", "Reveal the top card of your deck. If it is a quest, put it into your hand. Then discard all quests from your hand.", function(me)
        local top = me.player.deck:top()
        all { top }:reveal()
        if top:is(any.quest) then top:to_hand() end
        me.player.hand:where(any.quest:or_type("location")):discard()
      end) },
    given = function(t)
      t:seat(1, { hand = { "Peek", "Peek", "Errand", "Ox" }, resources = { "Errand" }, deck = { "Errand", "Ox", "Ox" } })
      t:seat(2, { deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, { "Peek", 1 })
      t:everyone_passes()
      t:graveyard_count(1, 3)               -- Peek, and both quests that were in hand
      t:hand_count(1, 2)
      t:in_resources(1, "Errand")
      t:plays(1, "Peek")
      t:everyone_passes()
    end,
    expect = function(t)
      t:deck_count(1, 2)                    -- an ally stays
    end,
  },
  scenario "A deck is searched for a quest, and what is discarded is waited for" {
    cites = { "CR 413.2", "CR 712.4" },
    raid = "duel",
    cards = { errand = errand, ox = ox,
      scout = ally "Scout" { cost = 1, atk = 1, damage = "melee", health = 3, text = "When a quest is discarded, this has +2 ATK this turn.",
        powers = { when.discarded { of = any.quest, effect = function(me) me:gain { atk = 2, lasts = this_turn } end } } },
      map = spell("Map", "Search your deck for a quest, put it into your hand and discard it.", function(me)
        me.player:search { in_zones = { "deck" }, for_ = any.quest }:to_hand():discard()
      end) },
    given = function(t)
      t:seat(1, { hand = { "Map" }, play = { "Scout" }, deck = { "Ox", "Errand", "Ox" } })
      t:seat(2, { deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Map")
      t:everyone_passes()
      t:answers(1, "Errand")
      t:in_graveyard(1, "Errand")
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Scout", 3) end,
  },
  scenario "What counts quests or destroys one finds those in resource rows, and not what lies elsewhere" {
    cites = { "CR 712.4" },
    raid = "duel",
    cards = { errand = errand, ox = ox,
      lord = ally "Lord" { cost = 1, atk = 1, damage = "melee", health = 3, text = "+1 ATK for each quest or ally of yours.",
        powers = { gives { to = this, atk = plus(count(your.ally:or_type("quest"))) } } },
      raze = ability "Raze" { cost = 0, text = "Destroy target quest.", targets = { target("quest", any.quest, harm) },
        play = function(_, t) t.quest:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Raze", "Errand" }, play = { "Lord", "Ox" }, resources = { "Errand", { "Errand", down = true } },
        graveyard = { "Errand" }, deck = { "Errand" } })
      t:seat(2, { deck = { "Ox" } })
    end,
    play = function(t)
      t:atk("Lord", 4)                      -- two allies and the quest that lies open
      t:plays(1, "Raze", { target = "Errand" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:graveyard_count(1, 3)
      t:atk("Lord", 3)
    end,
  },
}
