return scenario "Of many who are hurt at once the turn player's are settled first" {
  cites = { "CR 802.2" },
  raiders = 2,
  cards = {
    quake = ability "Quake" { cost = 0, class = { "mage" }, text = "1 to each of two heroes.",
      targets = { target("one", any.hero, harm), target("other", any.hero, harm) },
      play = function(me, t) me.hero:deal_each("nature", { { 1, t.one }, { 1, t.other } }) end },
    plate = armor "Plate" { cost = 1, def = 1, class = { "mage" }, text = "" },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", play = { "Plate" } })
    t:seat(2, { hero = "hoa/ta_zo", play = { "Plate" }, hand = { "Quake" } })
    t:turn(2)
  end,
  play = function(t)
    t:plays(2, "Quake", { targets = { "hero@1", "hero@2" } })
    t:passes(2)
    t:passes("boss")
    t:passes(1)
    t:asked(2, "What applies")
    t:answers(2, "Plate")
    t:asked(1, "What applies")
    t:answers(1, "none")
  end,
  expect = function(t)
    t:damage("hero@2", 0)
    t:damage("hero@1", 1)
  end,
}
