-- Who controls a card may change the number by which it is controlled, or that of another card.
local elk = ally "Elk" { cost = 2, atk = 2, damage = "melee", health = 5 }
local lord = item "Lord" { cost = 0, text = "You control allies with ATK 5 or more.",
  powers = { gives { to = any.ally:with { atk = { min = 5 } }, control = true } } }
local flag = ability "Flag" { cost = 0, ongoing = true, text = "Your allies have +3 ATK.",
  powers = { gives { to = your.ally, atk = plus(3) } } }
local raze = ability "Raze" { cost = 0, instant = true, text = "Destroy target ability.",
  targets = { target("it", any.ability, harm) }, play = function(_, t) t.it:destroy() end }
local cup = item "Cup" { cost = 0 }
local function plays(t, card, target)
  t:plays(1, card, { target = target })
  t:everyone_passes()
end

return {
  scenario "What was taken by a number stays taken while it would be taken again" {
    raid = "duel", cites = { "CR 719.3", "CR 401.3" },
    cards = { elk = elk, lord = lord, flag = flag, raze = raze, cup = cup },
    given = function(t)
      t:seat(1, { hand = { "Lord", "Cup", "Raze" } })
      t:seat(2, { play = { "Elk", "Flag" } })
    end,
    play = function(t)
      t:atk("Elk", 5)
      plays(t, "Lord")
      t:in_play(1, "Elk")
      t:atk("Elk", 2)                     -- an ally of the Flag's player no more
      plays(t, "Cup")
      t:in_play(1, "Elk")
      plays(t, "Raze", "Flag")
    end,
    expect = function(t)
      t:in_play(2, "Elk")
      t:atk("Elk", 2)
    end,
  },
  scenario "Who goes may let another one go" {
    raid = "duel", cites = { "CR 401.3" },
    cards = { lord = lord,
      ox = ally "Ox" { cost = 2, atk = 7, damage = "melee", health = 5 },
      captain = ally "Captain" { cost = 2, atk = 6, damage = "melee", health = 5, text = "Your other allies have -3 ATK.",
        powers = { gives { to = your.ally:other(), atk = plus(-3) } } } },
    given = function(t)
      t:seat(1, { hand = { "Lord" } })
      t:seat(2, { play = { "Ox", "Captain" } })
    end,
    play = function(t)
      t:atk("Ox", 4)
      plays(t, "Lord")
      t:in_play(1, "Captain")
    end,
    expect = function(t) t:in_play(1, "Ox") end,
  },
  scenario "Where who controls one decides who controls the other, each goes once, and the game goes on" {
    raid = "duel", cites = { "CR 719.3", "CR 401.3" },
    cards = { elk = elk,
      bull = ally "Bull" { cost = 2, atk = 7, damage = "melee", health = 5 },
      bait = item "Bait" { cost = 0, text = "While an opponent controls a Bull, you control allies named Elk.",
        powers = { gives { to = any.ally:with { name = "Elk" }, control = true,
          only_if = count(opposing.ally:with { name = "Bull" }):at_least(1) } } },
      herd = item "Herd" { cost = 0, text = "While you control an Elk, you control allies named Bull.",
        powers = { gives { to = any.ally:with { name = "Bull" }, control = true,
          only_if = count(your.ally:with { name = "Elk" }):at_least(1) } } } },
    given = function(t)
      t:seat(1, { hand = { "Bait" }, play = { "Herd" } })
      t:seat(2, { play = { "Bull", "Elk" } })
    end,
    play = function(t)
      plays(t, "Bait")
    end,
    expect = function(t)
      t:told { "now controls Elk", "now controls Bull" }
      t:asked(1, "Your move")
    end,
  },
}
