local ears = ability "Ears" { cost = 0, ongoing = true, text = "Your Elves have +1 ATK; Druids +2; Hunters +4.",
  powers = { gives { to = your.ally:with { tag = "Elf" }, atk = plus(1) },
    gives { to = your.ally:with { tag = "Druid" }, atk = plus(2) },
    gives { to = your.ally:with { tag = "Blood" }, atk = plus(8) } } }
return {
  scenario "Some tags of two words are read by their last word too" {
    cites = { "CR 202.1a" },
    cards = { ears = ears,
      lor = ally "Lor" { cost = 1, atk = 1, damage = "melee", health = 5, tags = { "Blood Elf" } } },
    given = function(t) t:seat(1, { play = { "Ears", "Lor" } }) end,
    expect = function(t)
      t:has("Lor", "Blood Elf")
      t:atk("Lor", 2)                     -- by the last word, not by the first
    end,
  },
  scenario "An Archdruid is a Druid too" {
    cites = { "CR 202.4a" },
    cards = { ears = ears,
      fan = ally "Fan" { cost = 1, atk = 1, damage = "melee", health = 5, tags = { "Tauren", "Archdruid" } } },
    given = function(t) t:seat(1, { play = { "Ears", "Fan" } }) end,
    expect = function(t) t:atk("Fan", 3) end,
  },
}
