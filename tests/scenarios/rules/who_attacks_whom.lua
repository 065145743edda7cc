-- Who must attack, whom it can attack only, whom it can't attack.
local function fighter(name, powers)
  return ally(name) { cost = 1, atk = 1, damage = "melee", health = 9, text = "Whom it attacks.", powers = powers or {} }
end

local tired = { "hoa/ta_zo", exhausted = true }

return {
  scenario "Who must attack does so before its controller can pass" {
    cites = { "CR 600.2" },
    cards = {
      hothead = fighter("Hothead", { gives { to = this, must_attack = true } }),
    },
    given = function(t)
      t:seat(1, { hero = tired, play = { "Hothead" }, deck = { "Hothead" } })
    end,
    play = function(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
      t:told { "Hothead attacks Onyxia" }
    end,
  },
  scenario "Who must attack, but can't, need not" {
    cites = { "CR 600.2" },
    cards = {
      shackled = fighter("Shackled", { gives { to = this, must_attack = true, cant = "attack" } }),
      late = fighter("Late", { gives { to = this, must_attack = true } }),
    },
    given = function(t)
      t:seat(1, { hero = tired, play = { "Shackled", { "Late", new = true } }, deck = { "Late" } })
    end,
    play = function(t)
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:not_told { "attacks Onyxia" }
    end,
  },
  scenario "Who must attack one character attacks nobody else, as long as it can" {
    cites = { "CR 600.2a" },
    cards = {
      hunter = fighter("Hunter"),
      rival = fighter("Rival"),
      vigil = ability "Vigil" { cost = 0, instant = true, text = "Target ally must attack an opposing Rival this turn if able.",
        targets = { target("one", any.ally, harm) },
        play = function(me, t)
          t.one:gain { must_attack = any.ally:with { name = "Rival" }, lasts = this_turn }
        end },
      veil = ability "Veil" { cost = 0, text = "Target ally has Elusive this turn.", targets = { target("one", any.ally, help) },
        play = function(me, t) t.one:gain { keyword = "Elusive", lasts = this_turn } end },
    },
    given = function(t)
      t:seat(1, { hero = tired, hand = { "Vigil", "Veil" }, play = { "Hunter" } })
      t:boss { play = { "Rival" } }
    end,
    play = function(t)
      t:can(1, "attacks", "Hunter", { defender = "Onyxia" })
      t:plays(1, "Vigil", { target = "Hunter" })
      t:everyone_passes()
      t:cant(1, "attacks", "Hunter", { defender = "Onyxia", reason = "CR 600.2a" })
      t:can(1, "attacks", "Hunter", { defender = "Rival" })
      t:plays(1, "Veil", { target = "Rival" })
      t:everyone_passes()
      t:attacks(1, "Hunter", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
    end,
  },
  scenario "Who can attack only one character attacks others where that one can't be attacked" {
    cites = { "CR 601.2c" },
    cards = {
      decoy = fighter("Decoy", { gives { to = opposing.character, attacks_only = this } }),
      raider = fighter("Raider"),
      veil_2 = ability "Veil" { cost = 0, text = "Target ally has Elusive this turn.", targets = { target("one", any.ally, help) },
        play = function(me, t) t.one:gain { keyword = "Elusive", lasts = this_turn } end },
    },
    given = function(t)
      t:seat(1, { hero = tired, hand = { "Veil" }, play = { "Raider" } })
      t:boss { play = { "Decoy" } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Raider", { defender = "Onyxia", reason = "CR 601.2c" })
      t:plays(1, "Veil", { target = "Decoy" })
      t:everyone_passes()
      t:attacks(1, "Raider", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
    end,
  },
  scenario "Of two that can be attacked only, either will do" {
    cites = { "CR 601.2d" },
    cards = {
      decoy_2 = fighter("Decoy", { gives { to = opposing.character, attacks_only = this } }),
      lure = fighter("Lure", { gives { to = opposing.character, attacks_only = this } }),
      raider_2 = fighter("Raider"),
    },
    given = function(t)
      t:seat(1, { hero = tired, play = { "Raider" } })
      t:boss { play = { "Decoy", "Lure" } }
    end,
    play = function(t)
      t:can(1, "attacks", "Raider", { defender = "Decoy" })
      t:can(1, "attacks", "Raider", { defender = "Lure" })
      t:cant(1, "attacks", "Raider", { defender = "Onyxia", reason = "CR 601.2c" })
    end,
    expect = function(t)
      t:in_play(1, "Raider")
    end,
  },
  scenario "What can be attacked only goes before what must be attacked, and then nobody is forced" {
    cites = { "CR 600.2b" },
    cards = {
      decoy_3 = fighter("Decoy", { gives { to = opposing.character, attacks_only = this } }),
      raider_3 = fighter("Raider", { gives { to = this, must_attack = opposing.hero } }),
    },
    given = function(t)
      t:seat(1, { hero = tired, play = { "Raider" }, deck = { "Raider" } })
      t:boss { play = { "Decoy" } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Raider", { defender = "Onyxia", reason = "CR 601.2c" })
      t:can(1, "attacks", "Raider", { defender = "Decoy" })
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
      t:not_told { "Raider attacks" }
    end,
  },
  scenario "Who can attack only heroes can't attack an ally, and needs a hero that can be attacked" {
    cites = { "CR 103.2", "CR 601.2b" },
    cards = {
      duelist = fighter("Duelist", { gives { to = this, cant_attack = any.ally } }),
      peon = fighter("Peon"),
    },
    given = function(t)
      t:seat(1, { hero = tired, play = { "Duelist" } })
      t:boss { play = { "Peon" } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Duelist", { defender = "Peon", reason = "CR 103.2: an effect keeps the attacker" })
      t:attacks(1, "Duelist", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 1)
    end,
  },
}
