-- What falls at random in one effect: each kind of it takes its own.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9 }

return {
  scenario "A card picked at random takes nothing from the die that is rolled after it" {
    cites = { "CR 706.5" },
    cards = {
      gust = ability "Gust" { cost = 0, text = "Your hero deals nature damage to a random target ally, as much as you roll.",
        targets = { target("it", any.ally, harm, { random = true }) },
        play = function(me, t) me.hero:deal(me.player:roll(), "nature", t.it) end },
      ox = ox, elk = elk,
    },
    given = function(t)
      t:seat(1, { hand = { "Gust" }, play = { "Ox", "Elk" } })
      t:dice { 4 }
      t:random { 2 }
    end,
    play = function(t)
      t:plays(1, "Gust")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Elk", 4)
      t:damage("Ox", 0)
    end,
  },
  scenario "A card picked at random takes nothing from the deck that is shuffled after it" {
    cites = { "CR 706.5" },
    cards = {
      storm = ability "Storm" { cost = 0, text = "Your hero deals 1 nature damage to a random target ally. Shuffle your deck.",
        targets = { target("it", any.ally, harm, { random = true }) },
        play = function(me, t)
          me.hero:deal(1, "nature", t.it)
          me.player.deck:shuffle()
        end },
      ox = ox, elk = elk,
    },
    given = function(t)
      t:seat(1, { hand = { "Storm" }, play = { "Ox", "Elk" }, deck = { "Ox", "Elk" } })
      t:shuffles(1)
      t:random { 2 }
    end,
    play = function(t)
      t:plays(1, "Storm")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Elk", 1)
      t:damage("Ox@1", 0)
    end,
  },
}
