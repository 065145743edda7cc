local oil = item "Whet Oil" { cost = 1, attach = your.weapon,
  text = "Enters play attached to one of your weapons. At the start of your turn you may reveal the top card of your deck: an "
    .. "ability goes to your hand, anything else into your graveyard.",
  powers = { at.start_of_turn { whose = "your", may = true, effect = function(me)
    local card = me.player.deck:reveal(1)[1]
    if card and card:is(any.ability:in_zone("deck")) then card:to_hand() elseif card then card:to_graveyard() end
  end } } }
local axe = weapon "Axe" { cost = 1, atk = 1, damage = "melee", strike = 0, tags = { "Melee (1)" } }
local bow = weapon "Bow" { cost = 1, atk = 1, damage = "ranged", strike = 0, tags = { "Ranged (1)" } }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }
local dart = ability "Dart" { cost = 0, text = "", play = function() end }
local cards = { oil = oil, axe = axe, bow = bow, ox = ox, dart = dart }

return {
  scenario "An item may be an attachment: its weapon is chosen as it resolves" {
    cites = { "CR 400.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Whet Oil" }, resources = 1, play = { "Axe", "Bow" } })
    end,
    play = function(t)
      t:plays(1, "Whet Oil")
      t:everyone_passes()
      t:answers(1, "Bow")
    end,
    expect = function(t)
      t:attached("Whet Oil", "Bow")
    end,
  },
  scenario "Without a weapon it may be played, and never enters play" {
    cites = { "CR 400.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Whet Oil" }, resources = 1 })
      t:boss { play = { "Axe" } }
    end,
    play = function(t)
      t:plays(1, "Whet Oil")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Whet Oil")
      t:not_told { "Whet Oil enters play" }
    end,
  },
  scenario "An ability from the top goes to hand" {
    cites = { "CR 501.1a" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Axe", { "Whet Oil", attached_to = "Axe" } }, deck = { "Dart", "Ox" } })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:will_answer(1, "yes")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Dart")
    end,
  },
}
