local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 3 }
local scholar = ally "Scholar" { cost = 1, atk = 0, damage = "melee", health = 2,
  text = "When you discard an ally, put counters on this equal to its cost.",
  powers = { when.discarded { of = your.ally, effect = function(me, event)
    if event.card.key == "scenario/ox" and event.card.name == "Ox" then me:add_counters("page", event.card.cost) end
  end } } }
local drop = ability "Drop" { cost = 0, text = "Discard your hand.", play = function(me) me.player.hand:discard() end }
local recall = ability "Recall" { cost = 0,
  text = "Shuffle your graveyard into your deck, then put counters on your hero, one for each card that was shuffled and costs 4.",
  play = function(me)
    local all = me.player.graveyard
    local moved = 0
    all:shuffle_into_deck()
    for i = 1, #all do moved = moved + (all[i].cost == 4 and 1 or 0) end
    me.hero:add_counters("page", moved)
  end }
local cards = { ox = ox, scholar = scholar, drop = drop, recall = recall }
return {
  scenario "What triggers as a card is discarded reads the card that it was" {
    cites = { "CR 709.2d" }, cards = cards,
    given = function(t) t:seat(1, { hand = { "Drop", "Ox" }, play = { "Scholar" } }) end,
    play = function(t)
      t:plays(1, "Drop")
      t:everyone_passes()
      t:finishes_chain()
    end,
    expect = function(t) t:counters("Scholar", "page", 4) end,
  },
  scenario "A group is read as it was after all of it has moved" {
    cites = { "CR 709.2d" }, cards = cards,
    given = function(t) t:seat(1, { hand = { "Recall" }, graveyard = { "Ox", "Scholar", "Ox" } }) end,
    play = function(t)
      t:plays(1, "Recall")
      t:everyone_passes()
    end,
    expect = function(t) t:counters("hero@1", "page", 2) end,
  },
}
