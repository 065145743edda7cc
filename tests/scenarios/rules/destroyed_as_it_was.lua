return scenario "Of what was destroyed an effect reads the numbers that it had in play, and none of what was not" {
  cites = { "CR 707.3", "CR 709.2f" },
  cards = {
    stone = ally "Stone" { cost = 1, atk = 1, damage = "melee", health = 9, text = "Stands." },
    saint = ally "Saint" { cost = 1, atk = 4, damage = "melee", health = 9,
      text = "If this would be destroyed, remove it from the game instead.",
      powers = { instead.destroyed { of = this, effect = function(me) me:remove_from_game() end } } },
    banner = ability "Banner" { cost = 0, ongoing = true, text = "Your allies have +2 ATK.",
      powers = { gives { to = your.ally, atk = plus(2) } } },
    harvest = ability "Harvest" { cost = 0, text = "Destroy your allies. Your hero deals their combined ATK to target hero.",
      targets = { target("prey", any.hero, harm) },
      play = function(me, t)
        local _, fallen = all(your.ally):destroy()
        local strength = 0
        for _, ally in each(fallen) do strength = strength + ally.atk end
        me.hero:deal(strength, "shadow", t.prey)
        local none, nobody = all(your.ally):destroy()
        me.hero:deal(#none + #nobody, "shadow", t.prey)
      end },
  },
  given = function(t)
    t:seat(1, { hand = { "Harvest" }, play = { "Stone", "Stone", "Saint", "Banner" } })
  end,
  play = function(t)
    t:plays(1, "Harvest", { target = "hero@boss" })
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 6)                   -- 1 + 2, twice
    t:removed(1, "Saint")
    t:in_graveyard(1, "Stone")
    t:told { "deals 6 shadow damage" }
    t:not_told { "deals 0" }
  end,
}
