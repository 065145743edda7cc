-- A proposed defender changes while the proposal is on the chain; a defender changes in combat.
local function fighter(name, atk)
  return ally(name) { cost = 1, atk = atk, damage = "melee", health = 9, text = "Fights." }
end

local stone, brick = fighter("Stone", 2), fighter("Brick", 3)

return {
  scenario "The proposed defender may be changed to another that the attacker could attack" {
    cites = { "CR 601.2", "CR 600.2" },
    cards = {
      stone = stone, brick = brick,
      ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Elusive" }, text = "Elusive." },
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
      stone = stone, brick = brick,
      push = ability "Push" { cost = 0, instant = true, text = "Target ally becomes a defender.",
        targets = { target("one", any.ally, nil) },
        play = function(me, t) t.one:becomes_defender() end },
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
}
