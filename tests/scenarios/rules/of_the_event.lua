-- "In that ally's party": of(event) is the player who controls the card that the event is about, or controlled it last.
local spite = ability "Spite" { cost = 0, ongoing = true, text = "When an ally is destroyed, 1 shadow damage to target hero in that ally's party.",
  powers = { when.destroyed { of = any.ally, targets = { target("leader", any.hero:of(event), harm) },
    effect = function(me, event, t) me.hero:deal(1, "shadow", t.leader) end } } }
local turncoat = ability "Turncoat" { cost = 0, text = "You control target ally.",
  targets = { target("ally", any.ally, harm) },
  play = function(me, t) t.ally:gain { control = true, lasts = rest_of_game } end }
local slay = ability "Slay" { cost = 0, text = "Destroy target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) t.ally:destroy() end }
local ox = ally "Ox" { cost = 1, atk = 0, damage = "melee", health = 9 }

return {
  scenario "The hero of that ally's party is its controller's, who need not own it" {
    raiders = 2,
    cites = { "CR 706.1", "CR 415.8b", "CR 707.3" },
    cards = { spite = spite, turncoat = turncoat, slay = slay, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Spite" }, hand = { "Turncoat", "Slay", "Slay" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, { "Slay", 1 }, { target = "Ox@2" })
      t:finishes_chain()
      t:damage("hero@2", 1)
      t:damage("hero@1", 0)
      t:plays(1, "Turncoat", { target = "Ox@boss" })
      t:everyone_passes()
      t:plays(1, "Slay", { target = { "Ox@1" } })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@1", 1)
      t:damage("hero@boss", 0)
      t:in_graveyard("boss", "Ox")
    end,
  },
  scenario "Without a hero in that party that can be targeted the trigger is gone" {
    cites = { "CR 708.2" },
    cards = { spite = spite, slay = slay, ox = ox,
      cloak = item "Cloak" { cost = 0, text = "Your hero is Untargetable.",
        powers = { gives { to = your.hero, keyword = "Untargetable" } } } },
    given = function(t)
      t:seat(1, { play = { "Spite" }, hand = { "Slay" } })
      t:boss { play = { "Ox", "Cloak" } }
    end,
    play = function(t)
      t:plays(1, "Slay", { target = "Ox" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 0)
      t:damage("hero@1", 0)
    end,
  },
}
