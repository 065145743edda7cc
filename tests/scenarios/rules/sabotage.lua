-- A sabotage combat: what is attacked is no character, and nobody deals damage.
local saboteur = ally "Saboteur" { cost = 1, atk = 0, damage = "melee", health = 9,
  text = "Sabotages equipment: destroys what it sabotages.",
  powers = {
    gives { to = this, sabotages = any.equipment },
    when.sabotages { by = this, effect = function(me, event) event.card:destroy() end },
  } }
local blade = weapon "Blade" { cost = 1, atk = 3, damage = "melee", strike = 0, text = "A weapon." }
local veil = armor "Veil" { cost = 1, def = 1, keywords = { "Elusive" }, text = "Elusive." }
local guard = ally "Guard" { cost = 1, atk = 2, damage = "melee", health = 9, keywords = { "Protector" }, text = "Protector." }

return {
  scenario "A sabotage deals no damage, and triggers even with 0 ATK" {
    cites = { "CR 600.1", "CR 603.1", "KW Sabotage" },
    cards = { saboteur = saboteur, blade = blade },
    given = function(t)
      t:seat(1, { play = { "Saboteur", "Blade" } })
      t:boss { play = { { "Blade", exhausted = true } } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Saboteur", { defender = "Blade@1", reason = "CR 601.2: it is not an opposing" })
      t:attacks(1, "Saboteur", "Blade@boss")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:exhausted("Saboteur")
      t:damage("Saboteur", 0)
      t:count_in_play("boss", "Blade", 0)
      t:count_in_play(1, "Blade", 1)
      t:told { "Saboteur sabotages Blade" }
    end,
  },
  scenario "What is Elusive is not sabotaged" {
    cites = { "CR 601.2b" },
    cards = { saboteur = saboteur, veil = veil },
    given = function(t)
      t:seat(1, { play = { "Saboteur" } })
      t:boss { play = { "Veil" } }
    end,
    play = function(t)
      t:can(1, "attacks", "Saboteur", { defender = "Onyxia" })
      t:cant(1, "attacks", "Saboteur", { defender = "Veil", reason = "CR 601.2b" })
    end,
    expect = function(t)
      t:in_play("boss", "Veil")
    end,
  },
  scenario "What it does not sabotage, or not any more, is no character to it, Elusive or not" {
    cites = { "CR 600.1", "CR 601.2" },
    cards = { saboteur = saboteur, blade = blade, veil = veil,
      thief = ally "Thief" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Sabotages weapons.",
        powers = { gives { to = this, sabotages = any.weapon } } },
      brute = ally "Brute" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Sabotages nothing." },
      chains = ability "Chains" { cost = 0, text = "Target ally loses Sabotage this turn.", targets = { target("one", any.ally, harm) },
        play = function(me, t) t.one:gain { loses_keyword = "Sabotage", lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hand = { "Chains" }, play = { "Thief", "Saboteur", "Brute" } })
      t:boss { play = { "Veil", { "Blade", exhausted = true } } }
    end,
    play = function(t)
      t:cant(1, "attacks", "Thief", { defender = "Veil", reason = "CR 601.2: it is not an opposing" })
      t:can(1, "attacks", "Thief", { defender = "Blade" })
      t:cant(1, "attacks", "Brute", { defender = "Veil", reason = "CR 601.2: it is not an opposing" })
      t:cant(1, "attacks", "Brute", { defender = "Blade", reason = "CR 601.2: it is not an opposing" })
      t:can(1, "attacks", "Saboteur", { defender = "Blade" })
      t:plays(1, "Chains", { target = "Saboteur" })
      t:everyone_passes()
      t:cant(1, "attacks", "Saboteur", { defender = "Veil", reason = "CR 601.2: it is not an opposing" })
      t:cant(1, "attacks", "Saboteur", { defender = "Blade", reason = "CR 601.2: it is not an opposing" })
    end,
    expect = function(t)
      t:ready("Saboteur")
    end,
  },
  scenario "Who protects against a sabotage fights: it is none any more" {
    cites = { "CR 602.2c" },
    cards = { saboteur = saboteur, blade = blade, guard = guard },
    given = function(t)
      t:seat(1, { play = { "Saboteur" } })
      t:boss { play = { { "Blade", exhausted = true }, "Guard" } }
    end,
    play = function(t)
      t:attacks(1, "Saboteur", "Blade")
      t:protects("boss", "Guard")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Saboteur", 2)
      t:in_play("boss", "Blade")
      t:in_play("boss", "Guard")
      t:not_told { "sabotages" }
    end,
  },
}
