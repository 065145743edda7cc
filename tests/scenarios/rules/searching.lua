local function hound() return ally "Hound" { cost = 1, atk = 1, damage = "fire", health = 1 } end
local function well() return ability "Well" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw(1) end } end
local function call(zones)
  return ability "Call" { cost = 0, text = "Search for an ally and put it into your hand.",
    play = function(me)
      local card = me.player:search { in_zones = zones, for_ = any.ally, prompt = "Which ally?" }
      if card then card:to_hand() end
    end }
end

return {
  scenario "An ally is found in the deck; its owner shuffles, and what was seen is hidden again" {
    cites = { "CR 413.2" },
    cards = { call_1 = call { "deck" }, hound_1 = hound(), well_1 = well() },
    given = function(t)
      t:seat(1, { hand = { "Call" }, deck = { "Well", "Well", "Hound" } })
    end,
    play = function(t)
      t:plays(1, "Call")
      t:everyone_passes()
      t:offers(1, "Hound")
      t:not_offered(1, "Well")
      t:answers(1, "Hound")
    end,
    expect = function(t)
      t:in_hand(1, "Hound")
      t:deck_count(1, 2)
      t:told { "shuffles" }
    end,
  },
  scenario "A described card may be failed to find, and the deck is shuffled all the same" {
    cites = { "CR 413.3", "CR 413.2" },
    cards = { call_2 = call { "deck" }, hound_2 = hound(), well_2 = well() },
    given = function(t)
      t:seat(1, { hand = { "Call" }, deck = { "Well", "Hound", "Hound" } })
    end,
    play = function(t)
      t:plays(1, "Call")
      t:everyone_passes()
      t:answers(1, "none")
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:deck_count(1, 3)
      t:told { "shuffles" }
    end,
  },
  scenario "\"A card\" is always found" {
    cites = { "CR 413.3" },
    cards = {
      study = ability "Study" { cost = 0, text = "Search your deck for a card and put it into your hand.",
        play = function(me)
          me.player:search { in_zones = { "deck" }, prompt = "Which card?" }:to_hand()
        end },
      hound_3 = hound(), well_3 = well(),
    },
    given = function(t)
      t:seat(1, { hand = { "Study" }, deck = { "Well", "Hound" } })
    end,
    play = function(t)
      t:plays(1, "Study")
      t:everyone_passes()
      t:not_offered(1, "none")
      t:answers(1, "Well")
    end,
    expect = function(t)
      t:in_hand(1, "Well")
    end,
  },
  scenario "Open zones hide nothing: what lies in the graveyard is found, and no deck is shuffled" {
    cites = { "CR 413.3", "CR 413.2" },
    cards = { call_4 = call { "graveyard", "deck" }, hound_4 = hound(), well_4 = well() },
    given = function(t)
      t:seat(1, { hand = { "Call" }, graveyard = { "Hound" }, deck = { "Well", "Hound" } })
    end,
    play = function(t)
      t:plays(1, "Call")
      t:everyone_passes()
      t:answers(1, "no")
      t:answers(1, "Hound")
    end,
    expect = function(t)
      t:in_hand(1, "Hound")
      t:deck_count(1, 2)
      t:graveyard_count(1, 1)
      t:not_told { "shuffles" }
    end,
  },
  scenario "The deck beside the graveyard, where he looks through it" {
    cites = { "CR 413.2" },
    cards = { call_5 = call { "graveyard", "deck" }, hound_5 = hound(), well_5 = well() },
    given = function(t)
      t:seat(1, { hand = { "Call" }, graveyard = { "Well" }, deck = { "Well", "Hound" } })
    end,
    play = function(t)
      t:plays(1, "Call")
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, "Hound")
    end,
    expect = function(t)
      t:in_hand(1, "Hound")
      t:deck_count(1, 1)
      t:told { "shuffles" }
    end,
  },
}
