local card = {
  keeper = hero "Keeper" { health = 20, values = { price = 2 }, text = "({price}): Turn Keeper over.",
    powers = { pays { cost = { resources = value.price }, effect = function(me) me:flip() end } },
    back = { text = "Your hero has +{more} ATK.", values = { more = 3 },
      powers = { gives { to = this, atk = plus(value.more) } } } },
  banner = ability "Banner" { cost = 0, ongoing = true, values = { more = 2 },
    text = "Ongoing: Your allies have +{more} health.", powers = { gives { to = your.ally, health = plus(value.more) } } },
  ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3, values = { armored = 1 },
    text = "Prevent {armored} of all damage that would be dealt to Ox.",
    powers = { prevents.damage { to = this, amount = value.armored } } },
  bolt = ability "Bolt" { cost = 0, values = { harm = 2 }, text = "Your hero deals {harm} fire damage to target ally.",
    targets = { target("prey", any.ally, harm) },
    play = function(me, t) me.hero:deal(me.harm, "fire", t.prey) end },
}

return {
  scenario "What a card of a scenario declares reads its values" {
    cards = card,
    given = function(t) t:seat(1, { hand = { "Bolt" }, play = { "Banner", "Ox" } }) end,
    play = function(t)
      t:health("Ox", 5)
      t:plays(1, "Bolt", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox", 1) end,
  },
  scenario "A hero of a scenario has values on both sides" {
    cards = card,
    given = function(t) t:seat(1, { hero = "Keeper", resources = 2 }) end,
    play = function(t)
      t:uses(1, "hero@1")
      t:everyone_passes()
    end,
    expect = function(t)
      t:resources(1, 2)
      t:atk("hero@1", 3)
    end,
  },
}
