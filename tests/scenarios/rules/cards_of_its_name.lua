-- "… for each card in your graveyard with its name": of the card that is changed, played, or acts itself.
local gust = ability "Gust" { cost = 3, text = "Draw a card.", play = function(me) me.player:draw() end }
local calm = ability "Calm" { cost = 3, text = "Ready your hero.", play = function(me) me.hero:ready() end }

return {
  scenario "Each card costs less for those of its own name" {
    cites = { "CR 200.2", "CR 707.1e" },
    cards = { gust = gust, calm = calm,
      staff = item "Staff" { cost = 4, text = "Exhaust this: You pay less to play your next ability this turn, 1 for each card in your graveyard with its name.",
        powers = { pays { cost = { exhaust = this }, effect = function()
          your.ability:in_zone("hand"):gain {
            cost = plus(-count(your.card:in_zone("graveyard"):with { its_name = true })), once = true, lasts = this_turn }
        end } } } },
    given = function(t)
      t:seat(1, { hand = { "Gust", "Calm" }, graveyard = { "Gust", "Gust" }, deck = { "Calm", "Calm" }, play = { "Staff" }, resources = 3 })
    end,
    play = function(t)
      t:uses(1, "Staff")
      t:everyone_passes()
      t:plays(1, "Gust")
      t:everyone_passes()
      t:ready_resources(1, 2)
      t:cant(1, "plays", "Calm")
    end,
    expect = function(t)
      t:hand_count(1, 2)
    end,
  },
  scenario "What is given to several counts for each of them by its own name, and this card's own for itself" {
    cites = { "CR 200.2" },
    cards = { ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
      elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
      herd = ally "Herd" { cost = 1, atk = 0, damage = "melee", health = 5,
        text = "Your other allies have +1 ATK for each other ally of their name. When this attacks, destroy each other ally of its name.",
        powers = { gives { to = your.ally:other(), atk = plus(count(your.ally:with { its_name = true }) - 1) },
          when.attacks { of = this, effect = function() all(any.ally:with { its_name = true }:other()):destroy() end } } } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox", "Ox", "Elk", "Herd", "Herd" } })
      t:boss { play = { "Elk" } }
    end,
    play = function(t)
      t:atk({ "Ox", 1 }, 3 + 2)         -- of either Herd
      t:atk("Elk@1", 1)
      t:attacks(1, { "Herd", 1 }, "Elk@boss")
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "Herd", 1)
      t:in_play(1, "Ox")
    end,
  },
  scenario "A weapon's strike cost is read as it is now" {
    cites = { "CR 303.2" },
    cards = { pike = weapon "Pike" { cost = 1, atk = 1, damage = "melee", strike = 2, tags = { "Melee (1)" } },
      weight = item "Weight" { cost = 1, text = "Your weapons cost 1 more to strike with.", powers = { gives { to = your.weapon, strike = plus(1) } } },
      morph = ability "Morph" { cost = 0, text = "Target weapon's ATK becomes its strike cost this turn.",
        targets = { target("blade", any.weapon, help) },
        play = function(_, t) t.blade:gain { atk = set_to(t.blade.strike), lasts = this_turn } end },
      melt = ability "Melt" { cost = 0, text = "Destroy target weapon. Draw its strike cost in cards.", targets = { target("blade", any.weapon, harm) },
        play = function(me, t)
          t.blade:destroy()
          me.player:draw(t.blade.strike)
        end } },
    given = function(t)
      t:seat(1, { hand = { "Morph", "Melt" }, deck = { "Weight", "Weight", "Weight" }, play = { "Pike", "Weight" } })
    end,
    play = function(t)
      t:plays(1, "Morph", { target = "Pike" })
      t:everyone_passes()
      t:atk("Pike", 3)
      t:plays(1, "Melt", { target = "Pike" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 2)
    end,
  },
}
