return scenario "Outside play a card is as old as its stay in that zone" {
  cites = { "CR 718.2c" },
  cards = {
    ghost = ally "Ghost" { cost = 1, atk = 1, damage = "melee", health = 3,
      text = "While this is in a graveyard, Cats have 2 ATK.",
      powers = { gives { to = any.ally:with { tag = "Cat" }, atk = set_to(2), works_in = "graveyard" } } },
    drum = item "Drum" { cost = 1, text = "Cats have 5 ATK.",
      powers = { gives { to = any.ally:with { tag = "Cat" }, atk = set_to(5) } } },
    puma = ally "Puma" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Cat" } },
    slay = ability "Slay" { cost = 0, class = { "mage" }, text = "Destroy target ally.",
      targets = { target("it", any.ally, harm) }, play = function(me, t) t.it:destroy() end } },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Slay" }, play = { "Ghost", "Drum", "Puma" } })
  end,
  play = function(t)
    t:atk("Puma", 5)
    t:plays(1, "Slay", { target = "Ghost" })
    t:everyone_passes()
    t:in_graveyard(1, "Ghost")
  end,
  expect = function(t) t:atk("Puma", 2) end,
}
