-- A proposed defender changes while the proposal is on the chain; a defender changes in combat.
local function fighter(name, atk)
  return ally(name) { cost = 1, atk = atk, damage = "melee", health = 9, text = "Fights." }
end

local stone, brick = fighter("Stone", 2), fighter("Brick", 3)
local ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Elusive" }, text = "Elusive." }
local push = ability "Push" { cost = 0, instant = true, text = "Target ally becomes a defender.",
  targets = { target("one", any.ally, nil) },
  play = function(me, t) t.one:becomes_defender() end }

return {
  scenario "The proposed defender may be changed to another that the attacker could attack" {
    cites = { "CR 601.2", "CR 600.2" },
    cards = {
      stone = stone, brick = brick,
      ghost = ghost,
      drill = ability "Drill" { cost = 0, instant = true,
        text = "Opposing characters must attack this turn if able. When an opponent proposes a combat this turn, you may " ..
          "change the proposed defender.",
        play = function(me)
          opposing.character:gain { must_attack = true, lasts = this_turn }
          me:begin("change", this_turn)
        end,
        later = { change = when.proposed { whose = "opposing",
          effect = function(me, event)
            local other = me.player:choose { from = event.link.other_defenders, up_to = 1, prompt = "Attack whom instead?" }
            if other[1] then event.link:change_defender(other[1]) end
          end } } },
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, play = { "Stone" } })
      t:boss { hand = { "Drill" }, play = { "Brick", "Ghost" } }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Drill")
      t:everyone_passes()
      t:cant(1, "attacks", "Stone", { defender = "Ghost", reason = "Elusive" })
      t:proposes(1, "Stone", "Onyxia")
      t:everyone_passes()                     -- Drill's trigger resolves
      t:asked("boss", "Attack whom instead?")
      t:answers("boss", "Brick")
      t:everyone_passes()
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:damage("Brick", 2)
      t:damage("Stone", 3)
      t:told { "proposes an attack: Stone on Onyxia", "Stone is to attack Brick instead", "Stone attacks Brick" }
    end,
  },
  scenario "Who becomes a defender takes the place of the one before, who leaves combat" {
    cites = { "CR 602.3a" },
    cards = {
      stone = stone, brick = brick, push = push,
    },
    given = function(t)
      t:seat(1, { play = { "Stone" } })
      t:boss { hand = { "Push" }, play = { "Brick" } }
    end,
    play = function(t)
      t:attacks(1, "Stone", "Onyxia")
      t:everyone_passes()
      t:passes(1)
      t:plays("boss", "Push", { target = "Brick" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:damage("Brick", 2)
      t:damage("Stone", 3)
    end,
  },
  scenario "Whose place another takes has struck for nothing" {
    cites = { "CR 602.3a", "CR 602.4" },
    cards = {
      stone = stone, brick = brick,
      push = push,
      axe = weapon "Axe" { cost = 1, atk = 4, damage = "melee", strike = 0, tags = { "One-Handed", "Melee (1)" } },
    },
    given = function(t)
      t:seat(1, { hand = { "Push" }, play = { "Axe", "Stone" } })
      t:boss { play = { "Brick" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Brick", "hero@1")
      t:strikes(1, "Axe")
      t:atk("hero@1", 4)
      t:passes("boss")
      t:plays(1, "Push", { target = "Stone" })
      t:everyone_passes()
      t:atk("hero@1", 0)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:damage("Stone", 3)
      t:damage("Brick", 2)
    end,
  },
  scenario "The proposed defender is changed neither to who can't be attacked nor to who is proposed already" {
    cites = { "CR 601.2" },
    cards = {
      stone = stone, brick = brick, ghost = ghost,
      double = ally "Double" { cost = 1, atk = 1, damage = "melee", health = 19, text = "Attacks two.",
        powers = { gives { to = this, attacks = plus(1) } } },
      muddle = ability "Muddle" { cost = 0, instant = true, text = "As an opponent proposes a combat this turn, it is muddled.",
        play = function(me) me:begin("muddle", this_turn) end,
        later = { muddle = when.proposed { whose = "opposing",
          effect = function(me, event)
            local others = event.link.other_defenders
            me.player:choose { from = others, prompt = "Of these" }
            for _, one in each(any.ally:with { name = "Ghost" }) do event.link:change_defender(one) end
            for _, one in each(any.ally:with { name = "Brick" }) do event.link:change_defender(one) end
          end } } },
    },
    given = function(t)
      t:seat(1, { play = { "Double" } })
      t:boss { hand = { "Muddle" }, play = { "Brick", "Stone", "Ghost", "Stone" } }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Muddle")
      t:everyone_passes()
      t:proposes(1, "Double", { "Onyxia", "Brick" })
      t:everyone_passes()
      t:asked("boss", "Of these")
      t:offers("boss", { "Stone", 1 })
      t:not_offered("boss", "Ghost")
      t:not_offered("boss", "Brick")
      t:not_offered("boss", "Onyxia")
      t:answers("boss", { "Stone", 2 })
      t:everyone_passes()
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
      t:damage("Brick", 1)
      t:damage("Ghost", 0)
      t:not_told { "is to attack" }
    end,
  },
  scenario "Who attacks, or defends already, becomes no defender, nor does what is no character, nor anybody without a combat" {
    cites = { "CR 602.3a" },
    cards = {
      stone = stone, brick = brick,
      gem = item "Gem" { cost = 1, text = "A gem." },
      shove = ability "Shove" { cost = 0, instant = true, text = "Target card becomes a defender.",
        targets = { target("one", any.card, nil) },
        play = function(me, t) t.one:becomes_defender() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Shove" }, play = { "Stone" } })
      t:boss { hand = { "Shove", "Shove", "Shove" }, play = { "Brick", "Gem" } }
    end,
    play = function(t)
      t:plays(1, "Shove", { target = "Brick" })
      t:everyone_passes()
      t:attacks(1, "Stone", "Onyxia")
      t:everyone_passes()
      for _, name in ipairs { "Stone", "Gem", "Onyxia" } do
        t:passes(1)
        t:plays("boss", "Shove", { target = name })
        t:everyone_passes()
      end
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:damage("Brick", 0)
      t:damage("Stone", 0)
      t:not_told { "Brick defends" }
      t:not_told { "Stone defends" }
    end,
  },
}
