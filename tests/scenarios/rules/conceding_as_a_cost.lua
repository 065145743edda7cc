-- CR 800.1: a power whose cost concedes the game, as that of a Hearthstone.
local stone = item "Homestone" { cost = 6,
  text = "(1), activate, concede the game: each player may keep any of his equipment in play for the next game.",
  powers = { pays { cost = { resources = 1, exhaust = this, concede = true }, effect = function(me)
    local all = me.player.friends + me.player.opponents
    all:each_choose { from = your.equipment:with { started_with = true }, up_to = 9, prompt = "What do you keep?",
      aim = help }:keep()
  end } } }
local blade = weapon "Blade" { cost = 1, atk = 2, damage = "melee", strike = 0 }
local coat = armor "Coat" { cost = 1, def = 1, text = "Armor." }
local spark = ability "Spark" { cost = 0, instant = true, text = "Put 1 damage on target hero.",
  targets = { target("one", any.hero, harm) }, play = function(me, t) t.one:put_damage(1) end }

return {
  scenario "Each player keeps what he likes of his own, and the game is over at once" {
    cites = { "CR 800.1", "CR 800.1c" },
    cards = { stone = stone, blade = blade, coat = coat },
    given = function(t)
      t:seat(1, { play = { "Homestone", "Blade", "Coat" }, resources = 1 })
      t:boss { play = { "Blade", "Coat" } }
    end,
    play = function(t)
      t:uses(1, "Homestone", { targets = { { "Homestone", "Blade@1" } } })
      t:asked("boss", "What do you keep")
      t:not_offered("boss", "Blade@1")
      t:answers("boss", "Coat@boss")
    end,
    expect = function(t)
      t:winner("boss")
      t:chain(0)
      t:told { "Homestone is kept", "Blade is kept", "Coat is kept", "concedes" }
      t:not_told { "uses Homestone" }
    end,
  },
  scenario "What is on the chain is interrupted as the game ends" {
    cites = { "CR 800.1c" },
    cards = { stone = stone, spark = spark },
    given = function(t)
      t:seat(1, { play = { "Homestone" }, resources = 1 })
      t:boss { hand = { "Spark" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Spark", { target = "hero@1" })
      t:passes("boss")
      t:uses(1, "Homestone", { targets = { "none" } })
    end,
    expect = function(t)
      t:winner("boss")
      t:told { "concedes", "Spark is interrupted" }
    end,
  },
  scenario "One raider concedes for all, where all of them agree" {
    cites = { "CR 800.1b" },
    raiders = 2,
    cards = { stone = stone },
    given = function(t)
      t:seat(1, { play = { "Homestone" }, resources = 1 })
      t:seat(2, {})
      t:turn(2)
    end,
    play = function(t)
      t:passes(2)
      t:passes("boss")
      t:uses(1, "Homestone")              -- on the turn of another
      t:asked(2, "concede")
      t:answers(2, "yes")
      t:answers(1, "none")
    end,
    expect = function(t)
      t:winner("boss")
      t:lost(1)
      t:lost(2)
    end,
  },
  scenario "Where one raider does not agree nothing is paid" {
    cites = { "CR 800.1b" },
    raiders = 2,
    cards = { stone = stone },
    given = function(t)
      t:seat(1, { play = { "Homestone" }, resources = 1 })
    end,
    play = function(t)
      t:uses(1, "Homestone")
      t:answers(2, "no")
    end,
    expect = function(t)
      t:winner("none")
      t:ready("Homestone")
      t:ready_resources(1, 1)
      t:asked(1, "Your move")
    end,
  },
  scenario "What was stolen is not one's own, nor what was made" {
    cites = { "CR 800.1c" },
    cards = { coat = coat, blade = blade,
      forge = token "Forged Blade" { type = "weapon", atk = 1, damage = "melee", strike = 0 },
      census = ability "Census" { cost = 0,
        text = "Put a Forged Blade into play. Destroy your equipment, but for what you own and started with.",
        play = function(me)
          me.player:put_token("scenario/forge")
          local own = all(your.equipment:with { started_with = true })
          local others = all(your.equipment) - own
          others:destroy()
        end } },
    given = function(t)
      t:seat(1, { play = { "Blade", { "Coat", owner = "boss" } }, hand = { "Census" } })
    end,
    play = function(t)
      t:plays(1, "Census")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Blade")
      t:in_graveyard("boss", "Coat")
      t:count_in_play(1, "Forged Blade", 0)
    end,
  },
  scenario "Who concedes to pay does so last: the rest of the cost is paid before" {
    cites = { "CR 800.1", "CR 403.1" },
    cards = { spark = spark,
      pyre = item "Pyre" { cost = 1, text = "Destroy an ally, concede the game: nothing.",
        powers = { pays { cost = { concede = true, destroy = your.ally }, effect = function(me) me.player:draw(1) end } } },
      wood = ally "Wood" { cost = 1, atk = 1, damage = "melee", health = 1, text = "Burns." } },
    given = function(t)
      t:seat(1, { play = { "Pyre", "Wood" } })
    end,
    play = function(t)
      t:uses(1, "Pyre", { pay = { "Wood" } })
    end,
    expect = function(t)
      t:winner("boss")
      t:told { "Wood", "concedes" }
    end,
  },
  scenario "Clockwise from who wants it each of his side is asked, until one says no; no opponent is" {
    cites = { "CR 800.1b" },
    raiders = 3,
    cards = { stone = stone },
    given = function(t)
      t:seat(1, {})
      t:seat(2, { play = { "Homestone", "Homestone" }, resources = 2 })
      t:seat(3, {})
      t:turn(2)
    end,
    play = function(t)
      t:uses(2, { "Homestone", 1 })
      t:asked(3, "concede")
      t:answers(3, "yes")
      t:not_asked("boss")
      t:asked(1, "concede")
      t:answers(1, "no")
      t:asked(2, "Your move")
      t:uses(2, { "Homestone", 2 })
      t:answers(3, "no")
      t:asked(2, "Your move")           -- raider 1 need not be asked any more
    end,
    expect = function(t)
      t:winner("none")
      t:ready_resources(2, 2)
    end,
  },
  scenario "A card that is not paid for in the end is again where it was in the hand" {
    cites = { "CR 707.2", "CR 800.1b" },
    raiders = 2,
    cards = { vow = ability "Vow" { cost = 0, instant = true, text = "As an additional cost, concede the game. Draw a card.",
      extra_cost = { concede = true }, play = function(me) me.player:draw(1) end } },
    given = function(t)
      t:seat(1, { hand = { "Vow", "Vow", "Vow" } })
      t:seat(2, {})
    end,
    play = function(t)
      for nth = 1, 3 do
        t:remember()
        t:plays(1, { "Vow", nth })
        t:answers(2, "no")
        t:hand_count(1, 3)
        t:can(1, "plays", { "Vow", nth })
        t:same_as_before()
      end
    end,
    expect = function(t)
      t:asked(1, "Your move")
      t:winner("none")
    end,
  },
}
