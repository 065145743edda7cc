-- A filter that asks for one of several tags, or for none of them.
local drake = ally "Drake" { cost = 1, atk = 1, damage = "fire", health = 5, tags = { "Red Dragonkin" } }
local imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 5, tags = { "Demon", "Pet" } }
local orc = ally "Orc" { cost = 1, atk = 1, damage = "melee", health = 5, tags = { "Orc" } }

return {
  scenario "A Dragonkin or Demon is a card that has either tag" {
    cites = { "CR 202.1" },
    cards = { drake = drake, imp = imp, orc = orc,
      bane = ability "Bane" { cost = 0, text = "Destroy target Dragonkin or Demon.",
        targets = { target("prey", any.ally:with { any_tag = { "Dragonkin", "Demon" } }, harm) },
        play = function(_, t) t.prey:destroy() end } },
    given = function(t)
      t:seat(1, { hand = { "Bane" }, play = { "Drake", "Imp", "Orc" } })
    end,
    play = function(t)
      t:cant(1, "plays", "Bane", { target = "Orc" })
      t:can(1, "plays", "Bane", { target = "Drake" })
      t:plays(1, "Bane", { target = "Imp" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(1, "Imp")
    end,
  },
  scenario "An ally that is neither an Orc nor a Pet has neither of the tags, also one that it gains" {
    cites = { "CR 202.3", "CR 719.1" },
    cards = { drake = drake, imp = imp, orc = orc,
      horn = ability "Horn" { cost = 0, ongoing = true, text = "Your allies that are neither Orcs nor Pets have +2 ATK.",
        powers = { gives { to = your.ally:without { tag = { "Orc", "Pet" } }, atk = plus(2) } } },
      mask = ability "Mask" { cost = 0, ongoing = true, text = "Dragonkin and Demons of yours are also Orcs.",
        powers = { gives { to = your.ally:with { any_tag = { "Dragonkin", "Demon" } }, tag = "Orc" } } } },
    given = function(t)
      t:seat(1, { hand = { "Mask" }, play = { "Horn", "Drake", "Imp", "Orc" } })
    end,
    play = function(t)
      t:atk("Drake", 3)
      t:atk("Imp", 1)
      t:atk("Orc", 1)
      t:plays(1, "Mask")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Drake", 1)
    end,
  },
}
