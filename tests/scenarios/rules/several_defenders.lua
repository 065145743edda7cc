-- One attacker and several defenders (CR 601.2, 602.2b, 603.1).
local function fighter(name, fields)
  fields.text = "Attacks several at once, or stands in the way."
  fields.cost, fields.damage = 1, "melee"
  return ally(name)(fields)
end

local sweeper = fighter("Sweeper", { atk = 5, health = 9, keywords = { "Ferocity" },
  powers = { gives { to = this, attacks = plus(99) } } })
local grunt = fighter("Grunt", { atk = 1, health = 3 })
local scout = fighter("Scout", { atk = 2, health = 9 })
local shield = fighter("Shield", { atk = 1, health = 9, keywords = { "Protector" } })

return {
  scenario "Who can attack any number deals its whole ATK to each, and each deals back" {
    cites = { "CR 601.2" },
    cards = { sweeper = sweeper, grunt = grunt, scout = scout },
    given = function(t)
      t:seat(1, { play = { "Sweeper" } })
      t:boss { play = { "Grunt", "Scout" } }
    end,
    play = function(t)
      t:attacks(1, "Sweeper", { "Onyxia", "Grunt", "Scout" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:damage("Scout", 5)
      t:count_in_play("boss", "Grunt", 0)
      t:damage("Sweeper", 1 + 2)              -- of Grunt and Scout; Onyxia has no ATK as she defends
    end,
  },
  scenario "Each of several defenders may have a protector of its own, but none of themselves" {
    cites = { "CR 602.2b" },
    cards = { sweeper = sweeper, scout = scout, shield = shield },
    given = function(t)
      t:seat(1, { play = { "Sweeper" } })
      t:boss { play = { "Scout", "Shield", "Shield", "Shield" } }
    end,
    play = function(t)
      t:attacks(1, "Sweeper", { "Onyxia", "Scout", { "Shield", 1 } })
      t:protects("boss", { "Shield", 2 })      -- for Onyxia
      t:answers("boss", { "Shield", 3 })       -- for the Scout
      t:to_end_of_combat()                     -- nobody is left for the first Shield
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:damage("Scout", 0)
      t:damage({ "Shield", 1 }, 5)
      t:damage({ "Shield", 2 }, 5)
      t:damage({ "Shield", 3 }, 5)
      t:damage("Sweeper", 3)
    end,
  },
  scenario "A proposed defender does not protect another" {
    cites = { "CR 602.2b" },
    cards = { sweeper = sweeper, shield = shield },
    given = function(t)
      t:seat(1, { play = { "Sweeper" } })
      t:boss { play = { "Shield" } }
    end,
    play = function(t)
      t:attacks(1, "Sweeper", { "Onyxia", "Shield" })
      t:cant("boss", "protects", "Shield", { reason = "CR 602.2b: it is a proposed defender itself" })
      t:to_end_of_combat()
      t:not_asked("boss")
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:damage("Shield", 5)
    end,
  },
  scenario "With one of several defenders removed the others fight on" {
    cites = { "CR 602.4" },
    cards = { sweeper = sweeper, scout = scout,
      fade = ability "Fade" { cost = 0, instant = true, text = "Remove target defending ally from combat.",
        targets = { target("one", any.ally:with { defending = true }, help) },
        play = function(me, t) t.one:remove_from_combat() end } },
    given = function(t)
      t:seat(1, { play = { "Sweeper" } })
      t:boss { play = { "Scout" }, hand = { "Fade" } }
    end,
    play = function(t)
      t:attacks(1, "Sweeper", { "Onyxia", "Scout" })
      t:everyone_passes()                     -- the attack window
      t:passes(1)
      t:plays("boss", "Fade", { target = "Scout" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 5)
      t:damage("Scout", 0)
      t:damage("Sweeper", 0)
    end,
  },
}
