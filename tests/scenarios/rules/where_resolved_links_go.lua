local spark = ability "Spark" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw(1) end }

return {
  scenario "As the last part of resolving, a link goes where its kind goes" {
    cites = { "CR 709.2g", "CR 305.1" },
    cards = {
      ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
      song = ability "Song" { cost = 0, ongoing = true, text = "" },
      spark = spark,
    },
    given = function(t)
      t:seat(1, { hand = { "Ox", "Song", "Spark" }, play = { "Ox" }, deck = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Spark")
      t:everyone_passes()
      t:in_graveyard(1, "Spark")
      t:plays(1, "Song")
      t:everyone_passes()
      t:in_play(1, "Song")
      t:plays(1, "Ox")
      t:everyone_passes()
      t:count_in_play(1, "Ox", 2)
      t:attacks(1, { "Ox", 1 }, "hero@boss")
      t:chain(0)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 1)
    end,
  },
  scenario "An ability that its own effect has put elsewhere stays there" {
    cites = { "CR 305.1", "CR 709.2" },
    cards = {
      boomerang = ability "Boomerang" { cost = 0, text = "Put this into its owner's hand.",
        play = function(me) me:to_hand() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Boomerang" } })
    end,
    play = function(t)
      t:plays(1, "Boomerang")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Boomerang")
      t:graveyard_count(1, 0)
    end,
  },
  scenario "A resource goes into the row, and nobody calls that resolving; what is interrupted is so once" {
    cites = { "CR 412.1a", "CR 711.2" },
    cards = {
      spark = spark,
      gag = ability "Gag" { cost = 0, instant = true, text = "Interrupt target ability, twice. Draw a card if the second did anything.",
        targets = { target("link", link.ability, harm) },
        play = function(me, t)
          t.link:interrupt()
          if t.link:interrupt() then me.player:draw(1) end
        end },
    },
    given = function(t)
      t:seat(1, { hand = { "Spark", "Spark", "Gag" }, deck = { "Spark", "Spark" } })
    end,
    play = function(t)
      t:places(1, { "Spark", 1 })
      t:everyone_passes()
      t:resources(1, 1)
      t:not_told { "resolves" }
      t:plays(1, "Spark")
      t:plays(1, "Gag", { target = "Spark" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "Spark is interrupted", "Gag resolves" }
      t:hand_count(1, 0)
    end,
  },
}
