-- "When an opponent proposes a combat, you may change the proposed defender", for a turn and for as long as the card is in play.
local function change(fields)
  fields.whose = "opposing"
  fields.effect = function(me, event)
    local other = me.player:choose { from = event.link.other_defenders, up_to = 1, prompt = "Attack whom instead?" }
    if other[1] then event.link:change_defender(other[1]) end
  end
  return when.proposed(fields)
end
local mastery = ability "Tactical Mastery" { cost = 2, instant = true, class = { "warrior" },
  text = "Opposing heroes and allies must attack this turn if able. When an opponent proposes a combat this turn, you may change the \z
    proposed defender.",
  play = function(me)
    opposing.character:gain { must_attack = true, lasts = this_turn }
    me:begin("change", this_turn)
  end,
  later = { change = change {} } }
local tactics = ability "Battle Tactics" { cost = 3, ongoing = true, class = { "warrior" },
  text = "Opposing heroes and allies must attack each turn if able. When an opponent proposes a combat, you may change the proposed \z
    defender.",
  powers = { gives { to = opposing.character, must_attack = true }, change {} } }
local ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 9 }
local wall = ally "Wall" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Protector" }, text = "Protector" }
local ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Elusive" }, text = "Elusive" }
local imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1 }
local cards = { mastery = mastery, tactics = tactics, ox = ox, wall = wall, ghost = ghost, imp = imp }

return {
  scenario "Only what the attacker could have been proposed against is offered" {
    cites = { "CR 601.2b", "CR 601.2" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Imp" } })
      t:boss { hand = { "Tactical Mastery" }, play = { "Wall", "Ghost" }, resources = 2 }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Tactical Mastery")
      t:everyone_passes()
      t:proposes(1, "Ox", "Onyxia")
      t:everyone_passes()
      t:asked("boss", "Attack whom instead?")
      t:offers("boss", "Wall")
      t:not_offered("boss", "Ghost")
      t:not_offered("boss", "Onyxia")
      t:not_offered("boss", "Imp")
      t:answers("boss", "Wall")
      t:everyone_passes()
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Wall", 2)
      t:damage("Onyxia", 0)
      t:damage("Ox", 1)
    end,
  },
  scenario "Who leaves it is attacked as was proposed, and where there is nobody else nothing is asked" {
    cites = { "CR 601.2", "CR 712.7" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, play = { "Ox", "Imp" } })
      t:boss { play = { "Battle Tactics", "Imp" } }
    end,
    play = function(t)
      t:proposes(1, "Ox", "Imp@boss")
      t:everyone_passes()
      t:answers("boss", "none")
      t:everyone_passes()
      t:to_end_of_combat()
      t:in_graveyard("boss", "Imp")
      t:proposes(1, "Imp", "Onyxia")
      t:everyone_passes()
      t:not_asked("boss")
      t:everyone_passes()
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Onyxia", 1) end,
  },
}
