return scenario "A flip turns a Boss over, and over again" {
  cites = { "R101.1b" },
  cards = {
    janus = boss "Janus" { order = 1, health = 20, atk = 1, text = "",
      powers = { pays { cost = {}, effect = function(me) me:flip() end } },
      back = { name = "Janus, Turned", atk = 4, text = "",
        powers = { pays { cost = {}, effect = function(me) me:flip() end } } } },
  },
  given = function(t)
    t:boss { boss = "Janus" }
    t:turn("boss")
  end,
  play = function(t)
    t:uses("boss", "Janus")
    t:everyone_passes()
    t:atk("hero@boss", 4)
    t:told { "is turned over" }
    t:uses("boss", "Janus, Turned")
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("hero@boss", 1)
  end,
}
