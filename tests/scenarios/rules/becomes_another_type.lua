-- An item that is also an ally, and an ally that is an ability and nothing else.
local dragon = item "Dragonling" { cost = 1, text = "(0): this is also a 2/2 ally this turn.",
  powers = { pays { cost = {}, effect = function(me)
    me:gain { type = "ally", atk = set_to(2), health = set_to(2), damage = "melee",
      lasts = this_turn }
  end } } }

return {
  scenario "An added type leaves the others" {
    cites = { "CR 300.1b" },
    cards = {
      dragon = dragon,
      drum = ability "Drum" { cost = 1, ongoing = true, text = "Items hold. Allies have +1 ATK.",
        powers = { gives { to = your.item, cant = "be destroyed" },
          gives { to = your.ally, atk = plus(1) } } },
      hammer = ability "Hammer" { cost = 0, instant = true, text = "Destroy target equipment.",
        class = { "mage" },
        targets = { target("prey", any.equipment, harm) },
        play = function(me, t) t.prey:destroy() end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Hammer" }, play = { "Dragonling", "Drum" } })
    end,
    play = function(t)
      t:uses(1, "Dragonling")
      t:everyone_passes()
      t:atk("Dragonling", 3)
      t:plays(1, "Hammer", { target = "Dragonling" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Dragonling")          -- still an item, which can't be destroyed
    end,
  },
  scenario "Becoming another type ends the first" {
    cites = { "CR 300.1a" },
    cards = {
      curse = ability "Curse" { cost = 0, ongoing = true, class = { "mage" },
        text = "Attached ally becomes an item.",
        attach = target("host", any.card:with { name = "Ox" }, harm),
        powers = { gives { to = attached, becomes = "item" } } },
      ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
      beat = ability "Beat" { cost = 1, ongoing = true, text = "Your allies have +1 ATK.",
        powers = { gives { to = your.ally, atk = plus(1) } } },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Curse" }, play = { "Ox", "Beat" } })
    end,
    play = function(t)
      t:atk("Ox", 2)
      t:plays(1, "Curse", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 1)                      -- no ally any more
      t:cant(1, "attacks", "Ox", { reason = "CR 601.2" })
    end,
  },
  scenario "What an effect makes an ally is one for the rest of the effect" {
    cites = { "CR 300.1" },
    cards = {
      idol = item "Idol" { cost = 1, text = "Nothing." },
      wake = ability "Wake" { cost = 0, text = "Target item is also an ally this turn. Your hero deals 2 fire damage to it.",
        targets = { target("it", any.item, help) },
        play = function(me, t)
          t.it:gain { type = "ally", health = 5, lasts = this_turn }
          me.hero:deal(2, "fire", t.it)
        end },
    },
    given = function(t)
      t:seat(1, { hand = { "Wake" }, play = { "Idol" } })
    end,
    play = function(t)
      t:plays(1, "Wake", { target = "Idol" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Idol", 2) end,
  },
}
