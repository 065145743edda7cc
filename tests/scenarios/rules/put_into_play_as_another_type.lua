return scenario "Put into play as an item, it is one until it leaves play" {
  cites = { "CR 300.1d" },
  cards = {
    stuff = ability "Stuff" { cost = 0, class = { "mage" },
      text = "Put target ally in your graveyard into play as an item.",
      targets = { target("prey", your.ally:in_zone("graveyard"), help) },
      play = function(me, t) t.prey:to_play { as = "item" } end },
    drum = ability "Drum" { cost = 1, ongoing = true, text = "Your allies have +1 ATK.",
      powers = { gives { to = your.ally, atk = plus(1) } } },
    fetch = ability "Fetch" { cost = 0, class = { "mage" },
      text = "Put target item into its owner's hand.",
      targets = { target("prey", any.item, harm) },
      play = function(me, t) t.prey:to_hand() end },
    ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { hero = "hoa/ta_zo", hand = { "Stuff", "Fetch" }, graveyard = { "Ox" },
      play = { "Drum" } })
  end,
  play = function(t)
    t:plays(1, "Stuff", { target = "Ox" })
    t:everyone_passes()
    t:atk("Ox", 1)                        -- no ally: no drum
    t:plays(1, "Fetch", { target = "Ox" })
    t:everyone_passes()
    t:plays(1, "Ox")
    t:everyone_passes()
  end,
  expect = function(t)
    t:atk("Ox", 2)                        -- an ally again
  end,
}
