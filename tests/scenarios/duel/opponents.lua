-- A duel: two players, each the other's opponent, and nobody else (CR 101, 102).
local spark = ability "Spark" { cost = 0, instant = true, text = "Your hero deals 30 fire damage to each opposing hero.",
  play = function(me) me.hero:deal(30, "fire", opposing.hero) end }
local glance = ability "Glance" { cost = 0, instant = true, text = "Draw a card.",
  play = function(me) me.player:draw(1) end }
local blast = ability "Blast" { cost = 0, instant = true, text = "Your hero deals 40 fire damage to each hero.",
  play = function(me) me.hero:deal(40, "fire", any.hero) end }

return {
  scenario "A player whose hero is destroyed loses, and the other one wins" {
    raid = "duel",
    cites = { "CR 102.1", "CR 102.1a" },
    cards = { spark = spark },
    given = function(t)
      t:seat(1, { hero = "grumpherys", hand = { "Spark" } })
      t:seat(2, { hero = "boris_brightbeard" })
    end,
    play = function(t)
      t:plays(1, "Spark")
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("player 1")
      t:told { "Player 2 is out of the game", "Player 1 wins" }
      t:not_told { "raid", "Boss" }
    end,
  },
  scenario "Heroes of one faction fight each other as those of two do" {
    raid = "duel",
    cites = { "CR 102.1a" },
    given = function(t)
      t:seat(1, { hero = "boris_brightbeard", play = { { "Sha'lin Nightwind" } } })
      t:seat(2, { hero = { "boris_brightbeard", damage = 25 } })
    end,
    play = function(t)
      t:attacks(1, "Sha'lin Nightwind", "hero@2")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:winner("player 1")
    end,
  },
  scenario "Whose deck is empty as he draws loses; nobody shuffles a graveyard back for him" {
    raid = "duel",
    cites = { "CR 102.1a", "CR 410.6b" },
    cards = { glance = glance },
    given = function(t)
      t:seat(2, { hand = { "Glance" }, graveyard = { "Fireball", "Fireball" } })
      t:turn(2)
    end,
    play = function(t)
      t:plays(2, "Glance")
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("player 1")
      t:told { "Player 2 has to draw from an empty deck", "Player 1 wins" }
    end,
  },
  scenario "Both at once is a draw" {
    raid = "duel",
    cites = { "CR 102.1a" },
    cards = { blast = blast },
    given = function(t)
      t:seat(1, { hand = { "Blast" } })
    end,
    play = function(t)
      t:plays(1, "Blast")
      t:everyone_passes()
    end,
    expect = function(t)
      t:winner("draw")
      t:told { "The game is a draw" }
    end,
  },
  scenario "Who concedes gives the game to the other" {
    raid = "duel",
    cites = { "CR 102.1b" },
    given = function(t) t:seat(1, {}) end,
    play = function(t)
      t:concedes(1)
    end,
    expect = function(t)
      t:winner("player 2")
    end,
  },
}
