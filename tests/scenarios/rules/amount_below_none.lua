local mud = ability "Mud" { cost = 0, ongoing = true, text = "Allies have -3 ATK.",
  powers = { gives { to = any.ally, atk = plus(-3) } } }
local bomber = ally "Bomber" { cost = 1, atk = 1, damage = "fire", health = 1,
  text = "Destroy this: your hero deals fire damage equal to its ATK to target hero.",
  powers = { pays { cost = { destroy = this }, targets = { target("prey", any.hero, harm) },
    effect = function(me, t) me.hero:deal(me.atk, "fire", t.prey) end } } }
local scribe = ability "Scribe" { cost = 0, instant = true,
  text = "Draw a card for each card of your hand fewer than two.",
  play = function(me) me.player:draw(2 - #all(your.card:in_zone("hand"))) end }

return {
  scenario "Damage equal to an ATK that is below 0 is no damage" {
    cites = { "CR 104.2" },
    cards = { mud = mud, bomber = bomber },
    given = function(t)
      t:seat(1, { play = { "Mud", "Bomber" } })
    end,
    play = function(t)
      t:uses(1, "Bomber", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 0)
      t:in_graveyard(1, "Bomber")
    end,
  },
  scenario "A difference that is below 0 draws nothing" {
    cites = { "CR 104.2" },
    cards = { mud = mud, scribe = scribe },
    given = function(t)
      t:seat(1, { hand = { "Scribe", "Mud", "Mud", "Mud" }, deck = { "Mud" } })
    end,
    play = function(t)
      t:plays(1, "Scribe")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 3)
    end,
  },
}
