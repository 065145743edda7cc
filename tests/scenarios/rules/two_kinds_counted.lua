-- An amount that counts several kinds of cards: "more allies than equipment", "the number of Orcs less that of Trolls".
local orc = ally "Orc" { cost = 1, atk = 2, damage = "melee", health = 5, tags = { "Orc" } }
local troll = ally "Troll" { cost = 3, atk = 1, damage = "melee", health = 5, tags = { "Troll" } }
local axe = weapon "Axe" { cost = 1, atk = 1, damage = "melee", strike = 1, tags = { "Melee (1)" } }

return {
  scenario "A condition compares how many there are of two kinds" {
    cites = { "CR 714.1" },
    cards = { orc = orc, troll = troll, axe = axe,
      drum = ability "Drum" { cost = 0, ongoing = true, text = "Your Trolls have +4 ATK while you have exactly as many Orcs as weapons.",
        powers = { gives { to = your.ally:with { tag = "Troll" }, atk = plus(4),
          only_if = count(your.ally:with { tag = "Orc" }):is(count(your.weapon)) } } },
      kin = ability "Kin" { cost = 0, text = "Put an Orc token into play.", play = function(me) me.player:put_token("scenario/orcling", 1) end },
      orcling = token "Orcling" { atk = 1, damage = "melee", health = 1, tags = { "Orc" } } },
    given = function(t)
      t:seat(1, { hand = { "Kin" }, play = { "Drum", "Troll", "Axe" } })
    end,
    play = function(t)
      t:atk("Troll", 1)
      t:plays(1, "Kin")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Troll", 5)
    end,
  },
  scenario "Numbers of several kinds are added up and taken away, each of its own cards" {
    cites = { "CR 714.1", "CR 719.1" },
    cards = { orc = orc, troll = troll, axe = axe,
      banner = item "Banner" { cost = 1, values = { low = 2 },
        text = "Your hero has +1 ATK for the ATK of your Orcs, for each Troll and each weapon, less 1 for each card of yours with cost {low} or less.",
        powers = { gives { to = your.hero, atk = plus(sum("atk", your.ally:with { tag = "Orc" }) + count(your.ally:with { tag = "Troll" })
          + count(your.weapon) - count(your.ally:with { cost = { max = value.low } })) } } },
      paint = ability "Paint" { cost = 0, text = "Target ally is also a Troll this turn.", targets = { target("one", any.ally, help) },
        play = function(_, t) t.one:gain { tag = "Troll", lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hand = { "Paint" }, play = { "Banner", "Orc", "Troll", "Axe" } })
    end,
    play = function(t)
      t:atk("hero@1", 3)
      t:plays(1, "Paint", { target = "Orc" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("hero@1", 4)
    end,
  },
  scenario "What an effect counts of two kinds stays so for as long as it lasts" {
    cites = { "CR 714.3" },
    cards = { orc = orc, troll = troll, axe = axe,
      chant = ability "Chant" { cost = 0, text = "Target ally has +1 ATK this turn for each weapon of yours and -1 ATK for each Troll of yours.",
        targets = { target("one", any.ally, help) },
        play = function(_, t) t.one:gain { atk = plus(count(your.weapon) - count(your.ally:with { tag = "Troll" })), lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hand = { "Chant" }, play = { "Orc", "Axe" } })
    end,
    play = function(t)
      t:plays(1, "Chant", { target = "Orc" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Orc", 3)
    end,
  },
}
