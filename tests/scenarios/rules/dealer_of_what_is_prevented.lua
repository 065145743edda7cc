local thorns = armor "Thorn Mail" { cost = 1, def = 1,
  text = "When this prevents damage, your hero deals that much nature damage to the character that would have dealt it.",
  powers = { when.prevented { by = this, effect = function(me, event) me.hero:deal(event.amount, "nature", event.dealer) end } } }
local ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 5 }
local bolt = ability "Bolt" { cost = 0, values = { blast = 2 }, text = "Your hero deals {blast} fire damage to target hero.",
  targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(me.blast, "fire", t.prey) end }

return {
  scenario "What prevents damage knows who would have dealt it" {
    cites = { "CR 717.2d", "CR 408.3" },
    cards = { thorns = thorns, ox = ox, bolt = bolt },
    given = function(t)
      t:seat(1, { play = { "Thorn Mail" } })
      t:boss { play = { "Ox" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Ox", "hero@1")
      t:prevents(1, "Thorn Mail")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("Ox", 1)
      t:damage("hero@boss", 0)
    end,
  },
  scenario "Of what an ability deals it is the character, not the card" {
    cites = { "CR 717.2d", "CR 408.3" },
    cards = { thorns = thorns, bolt = bolt },
    given = function(t)
      t:seat(1, { play = { "Thorn Mail" } })
      t:boss { hand = { "Bolt" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Bolt", { target = "hero@1" })
      t:passes("boss")
      t:passes(1)
      t:prevents(1, "Thorn Mail")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("hero@boss", 1)
    end,
  },
  scenario "If you do, prevent some of it and do that much" {
    cites = { "CR 717.3" },
    cards = {
      carapace = ability "Carapace" { cost = 1, ongoing = true, values = { most = 2 },
        text = "Ongoing: If your hero would be dealt damage, prevent up to {most} of it and draw as many cards.",
        powers = { prevents.damage { to = your.hero, effect = function(me, event)
          me.player:draw(event:prevent(me.most))
        end } } },
      ox = ox,
      blast = ability "Blast" { cost = 0, text = "Your hero deals 3 fire damage to target hero.",
        targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(3, "fire", t.prey) end },
      spark = ability "Spark" { cost = 0, text = "Your hero deals 1 fire damage to target hero.",
        targets = { target("prey", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.prey) end },
    },
    given = function(t)
      t:seat(1, { play = { "Carapace" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:boss { hand = { "Blast", "Spark" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Blast", { target = "hero@1" })
      t:everyone_passes()
      t:damage("hero@1", 1)
      t:hand_count(1, 2)
      t:plays("boss", "Spark", { target = "hero@1" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:hand_count(1, 3)
    end,
  },
}
