local admiral = ally "Old Admiral" { cost = 4, atk = 2, damage = "melee", health = 6, tags = { "Human" },
  text = "While you control a Jaina ally, your allies have Assault 1 for each exhausted opposing resource.",
  powers = { gives { to = your.ally, keyword = { Assault = count(opposing.resource:with { exhausted = true }) },
    only_if = count(your.ally:with { tag = "Jaina" }):at_least(1) } } }
local jaina = ally "Fleet Mage" { cost = 1, atk = 1, damage = "frost", health = 2, tags = { "Human", "Jaina" } }
local echo = ally "Echo of Jaina" { cost = 1, atk = 1, damage = "frost", health = 2, tags = { "Spirit" } }
local cards = { admiral = admiral, jaina = jaina, echo = echo,
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 } }

return {
  scenario "Assault for each exhausted resource, on one's own turn" {
    cites = { "CR 718.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Old Admiral", "Fleet Mage" } })
      t:boss { resources = { { "Ox", down = true, exhausted = true }, { "Ox", down = true, exhausted = true }, { "Ox", down = true } } }
    end,
    play = function(t)
      t:atk("Old Admiral", 4)
      t:atk("Fleet Mage", 3)
      t:has("Fleet Mage", "Assault")
    end,
    expect = function(t)
      t:ready_resources("boss", 1)
    end,
  },
  scenario "The name alone makes no Jaina" {
    cites = { "CR 202.1" },
    cards = cards,
    given = function(t)
      t:seat(1, { play = { "Old Admiral", "Echo of Jaina" } })
      t:boss { resources = { { "Ox", down = true, exhausted = true } } }
    end,
    play = function(t) t:has("Old Admiral", "Assault", false) end,
    expect = function(t) t:atk("Old Admiral", 2) end,
  },
}
