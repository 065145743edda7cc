return {
  scenario "Bloodclaw made a Sheep is a Raptor and a Pet as before" {
    cites = { "CR 202.3", "CR 414.3b" },
    cards = {
      fleece = ability "Fleece" { cost = 0,
        text = "Attaches to target ally. <p> Ongoing: The bearer is also a Sheep.",
        ongoing = true, attach = target("host", any.ally, harm),
        powers = { gives { to = attached, tag = "Sheep" } } },
    },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Bloodclaw" }, hand = { "Fleece", "Rayder" },
        resources = 2 })
    end,
    play = function(t)
      t:plays(1, "Fleece", { target = "Bloodclaw" })
      t:everyone_passes()
      t:has("Bloodclaw", "Sheep")
      t:has("Bloodclaw", "Raptor")
      t:has("Bloodclaw", "Pet")
      t:has_type("Bloodclaw", "ally")
      t:plays(1, "Rayder")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:answers(1, "Rayder")
    end,
    expect = function(t)
      t:attached("Fleece", "Bloodclaw")
      t:in_graveyard(1, "Rayder")
    end,
  },
  scenario "Bloodclaw has the hunters' icon, and is no Hunter" {
    cites = { "CR 206.1a" },
    cards = {
      quiver = ability "Quiver" { cost = 0, ongoing = true,
        text = "Ongoing: Your allies with the icon of hunters have +1 ATK, your Hunters +2 health.",
        powers = { gives { to = your.ally:with { class = "hunter" }, atk = plus(1) },
          gives { to = your.ally:with { tag = "Hunter" }, health = plus(2) } } },
    },
    given = function(t)
      t:seat(1, { hero = "tdp/grumpherys", play = { "Quiver", "Bloodclaw",
        "Jeleane Nightbreeze" } })
    end,
    expect = function(t)
      t:atk("Bloodclaw", 4)
      t:health("Bloodclaw", 1)
      t:atk("Jeleane Nightbreeze", 3)
      t:health("Jeleane Nightbreeze", 4)
    end,
  },
}
