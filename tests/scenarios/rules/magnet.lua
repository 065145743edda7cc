local pole = ally "Lure Pole" { cost = 2, atk = 0, damage = "nature", health = 4,
  text = "Opposing cards and effects must target this if able.",
  powers = { gives { to = this, magnet = true } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local smite = ability "Smite" { cost = 0, values = { amount = 2 }, text = "Your hero deals {amount} holy damage to target hero or ally.",
  targets = { target("it", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "holy", t.it) end }
local frenzy = ability "Frenzy" { cost = 0, values = { plus = 2, minus = 1 },
  text = "Target ally has +{plus} ATK this turn. Target ally takes {minus} damage.",
  targets = { target("up", any.ally, help), target("down", any.ally, harm) },
  play = function(me, t)
    if t.up then t.up:gain { atk = me.plus, lasts = this_turn } end
    if t.down then t.down:put_damage(me.minus) end
  end }
local volley = ability "Volley" { cost = 0, values = { amount = 1, most = 2 },
  text = "Your hero deals {amount} ranged damage to each of up to {most} target allies.",
  targets = { target("them", any.ally, harm, { up_to = 2 }) },
  play = function(me, t) me.hero:deal(me.amount, "ranged", t.them) end }
local stray = ability "Stray Shot" { cost = 0, values = { amount = 1 }, text = "Your hero deals {amount} damage to a random target ally.",
  targets = { target("it", any.ally, harm, { random = true }) },
  play = function(me, t) me.hero:deal(me.amount, "ranged", t.it) end }
local cards = { pole = pole, ox = ox, smite = smite, frenzy = frenzy, volley = volley, stray = stray }

return {
  scenario "An opposing link can't choose another target" {
    cites = { "CR 706.4" },
    cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Ox" }, play = { "Lure Pole", "Ox" }, hand = { "Smite" } })
      t:boss { hand = { "Smite" } }
      t:turn("boss")
    end,
    play = function(t)
      t:cant("boss", "plays", "Smite", { target = "Ox" })
      t:plays("boss", "Smite", { target = "Lure Pole" })
      t:finishes_chain()
      t:ends_turn()
      t:plays(1, "Smite", { target = "hero@boss" })        -- it is no opponent of his own
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Lure Pole", 2)
      t:damage("hero@boss", 2)
    end,
  },
  scenario "With two targets either of them may be the magnet" {
    cites = { "CR 706.4" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Lure Pole", "Ox" } })
      t:boss { hand = { "Frenzy", "Frenzy" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Frenzy", { targets = { "Ox", "Lure Pole" } })
      t:finishes_chain()
      t:plays("boss", "Frenzy", { targets = { "Lure Pole", "Ox" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:atk("Ox", 3)
      t:damage("Lure Pole", 1)
      t:atk("Lure Pole", 2)
      t:damage("Ox", 1)
    end,
  },
  scenario "Up to so many may be none, else the magnet is among them" {
    cites = { "CR 706.4" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Lure Pole", "Ox" } })
      t:boss { hand = { "Volley", "Volley" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Volley", { targets = { "none" } })
      t:finishes_chain()
      t:damage("Lure Pole", 0)
      t:plays("boss", "Volley", { targets = { "Lure Pole", "Ox" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Lure Pole", 1)
      t:damage("Ox", 1)
    end,
  },
  scenario "A random target is a magnet" {
    cites = { "CR 706.4" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox", "Lure Pole" } })
      t:boss { hand = { "Stray Shot" } }
      t:random { 1 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Stray Shot")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Lure Pole", 1)
    end,
  },
}
