local rune = ability "Rune of Spite" { cost = 0, instant = true,
  text = "Attach to target weapon that you control. Remove target ally in a graveyard from the game. The weapon has +ATK equal to that ally's ATK.",
  attach = target("host", your.weapon, help),
  targets = { target("dead", any.ally:in_zone("graveyard"), harm) },
  play = function(me, t)
    local atk = t.dead and t.dead.atk or 0
    local gone = t.dead and #t.dead:remove_from_game() or 0
    if t.host and gone == 1 then t.host:gain { atk = atk, lasts = while_attached } end
  end }
local blade = weapon "Old Blade" { cost = 2, atk = 1, damage = "melee", strike = 1, tags = { "Melee (1)" } }
local ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 5 }
local salt = ability "Salt" { cost = 0, instant = true, text = "Remove target card in a graveyard from the game.",
  targets = { target("it", any.card:in_zone("graveyard"), harm) }, play = function(me, t) t.it:remove_from_game() end }
local rust = ability "Rust" { cost = 0, instant = true, text = "Destroy target weapon.",
  targets = { target("it", any.weapon, harm) }, play = function(me, t) t.it:destroy() end }
local cards = { rune = rune, blade = blade, ox = ox, salt = salt, rust = rust }

return {
  scenario "Without its ally it is attached all the same, and gives nothing" {
    cites = { "CR 709.2c" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Rune of Spite" }, play = { "Old Blade" }, graveyard = { "Ox" } })
      t:boss { hand = { "Salt" } }
    end,
    play = function(t)
      t:plays(1, "Rune of Spite", { targets = { "Old Blade", "Ox" } })
      t:passes(1)
      t:plays("boss", "Salt", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:attached("Rune of Spite", "Old Blade")
      t:atk("Old Blade", 1)
    end,
  },
  scenario "Without its weapon the ally is removed, and the rune is destroyed" {
    cites = { "CR 709.2c" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Rune of Spite" }, play = { "Old Blade" }, graveyard = { "Ox" } })
      t:boss { hand = { "Rust" } }
    end,
    play = function(t)
      t:plays(1, "Rune of Spite", { targets = { "Old Blade", "Ox" } })
      t:passes(1)
      t:plays("boss", "Rust", { target = "Old Blade" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed(1, "Ox")
      t:in_graveyard(1, "Rune of Spite")
    end,
  },
  scenario "With both, the weapon has the ATK of the removed ally" {
    cites = { "CR 709.2d" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Rune of Spite" }, play = { "Old Blade" }, graveyard = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Rune of Spite", { targets = { "Old Blade", "Ox" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed(1, "Ox")
      t:atk("Old Blade", 4)
    end,
  },
}
