-- Boss 7: blades for three, and a shadow that grows as she is hurt.
local function bolt(name, amount, filter)
  return ability(name) { cost = 0, instant = true, values = { amount = amount },
    text = "Your hero deals {amount} fire damage to target hero.",
    targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end }
end
local volley = ability "Volley" { cost = 0, instant = true, text = "Your hero and your Ox each deal 8 fire damage to each opposing hero.",
  play = function(me)
    me.hero:deal(8, "fire", opposing.hero)
    all(your.ally:with { name = "Ox" })[1]:deal(8, "fire", opposing.hero)
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 30 }
local cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 30 }
local sheep = ally "Sheep" { cost = 1, atk = 0, damage = "melee", health = 30 }
local cards = { sheep = sheep, bolt = bolt("Bolt", 14), spark = bolt("Spark", 1), nova = bolt("Nova", 20), volley = volley, ox = ox, cat = cat }

return {
  scenario "Her blow goes on to up to two others, for as much" {
    raid = "black_temple", cites = { "R101.1" }, cards = cards, raiders = 2,
    given = function(t)
      t:boss { boss = "black_temple/mother_shahraz" }
      t:seat(1, { play = { "Ox", "Cat" } })
      t:seat(2, {})
      t:turn("boss")
    end,
    play = function(t)
      t:atk("hero@boss", 0)
      t:attacks("boss", "hero@boss", "hero@1")
      t:atk("hero@boss", 4)
      t:to_end_of_combat()
      t:asked("boss", "Choose a target")
      t:not_offered("boss", "hero@1")
      t:answers("boss", { "Ox", "hero@2" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 4)
      t:damage("Ox", 4)
      t:damage("hero@2", 4)
      t:damage("Cat", 0)
      t:told { "Mother Shahraz deals 4 shadow damage", "Mother Shahraz deals 4 melee damage" }
    end,
  },
  scenario "It is no combat damage that goes on, so it ends there; and nobody has to be struck" {
    raid = "black_temple", cites = { "CR 408.3" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/mother_shahraz" }
      t:seat(1, { play = { "Sheep", "Cat" } })
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "hero@boss", "Sheep")
      t:to_end_of_combat()
      t:answers("boss", "none")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Sheep", 4)
      t:damage("Cat", 0)
      t:damage("hero@1", 0)
      t:chain(0)
    end,
  },
  scenario "With fourteen damage she stays, with the fifteenth she is turned over" {
    raid = "black_temple", cites = { "R101.1" }, cards = cards,
    given = function(t)
      t:boss { boss = "black_temple/mother_shahraz", resources = 2 }
      t:seat(1, { hand = { "Bolt", "Spark" }, play = { "Ox" }, deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "hero@boss" })
      t:finishes_chain()
      t:not_told { "is turned over" }
      t:plays(1, "Spark", { target = "hero@boss" })
      t:everyone_passes()
      t:chain(1)
      t:everyone_passes()
      t:told { "is turned over" }
      t:passes(1)
      t:uses("boss", "Mother Shahraz")
      t:everyone_passes()
      t:damage("hero@1", 1)
      t:damage("Ox", 1)
      t:passes(1)
      t:uses("boss", "Mother Shahraz")
      t:everyone_passes()
      t:passes(1)
      t:cant("boss", "uses", "Mother Shahraz")
      t:ends_turn()
      t:attacks("boss", "hero@boss", "Ox")
      t:atk("hero@boss", 7)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Ox", 9)
      t:damage("hero@1", 2)
      t:damage("hero@boss", 16)           -- fifteen, and the ox
      t:chain(0)                          -- on this side nothing waits for damage
    end,
  },
  scenario "Two hurts of one effect are two turns: what turns a Boss over does so whichever side is up" {
    raid = "black_temple", cites = { "R101.1b" }, cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/mother_shahraz", damage = 3 }, resources = 1 }
      t:seat(1, { hand = { "Volley" }, play = { "Ox" }, deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Volley")
      t:everyone_passes()
      t:chain(2)
      t:everyone_passes()
      t:passes(1)
      t:can("boss", "uses", "Mother Shahraz")
      t:passes("boss")
    end,
    expect = function(t)
      t:damage("hero@boss", 19)
      t:ends_turn()
      t:cant("boss", "uses", "Mother Shahraz")        -- she shows her front again
    end,
  },
  scenario "With her death The Illidari Council comes: four members, four events, no more threat" {
    raid = "black_temple", cites = { "R502.2a", "R502.2b", "R502.2c", "R504.2b" }, cards = cards,
    given = function(t)
      t:boss { boss = { "black_temple/mother_shahraz", back = true },
        decks = { event = { "black_temple/not_prepared_43", "black_temple/not_prepared_44", "black_temple/not_prepared_45",
          "black_temple/not_prepared_46", "black_temple/not_prepared_47" } } }
      t:seat(1, { hand = { "Nova" }, resources = 12 })
    end,
    play = function(t)
      t:plays(1, "Nova", { target = "hero@boss" })
      t:everyone_passes()
      t:removed("boss", "Mother Shahraz")
      t:everyone_passes()
      t:in_play("boss", "The Illidari Council")
      for _, member in ipairs { "Gathios the Shatterer", "High Nethermancer Zerevor", "Lady Malande", "Veras Darkshadow" } do
        t:count_in_play("boss", member, 1)
      end
      t:resources("boss", 4)
      t:deck_count("boss", 1, "event")
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn("boss")
      t:resources(1, 12)
      t:asked("boss", "triggers")
    end,
  },
}
