local tally = ability "Tally" {
  cost = 0, instant = true,
  text = "If your hero has dealt fire damage this turn, draw a card for it and for nobody else.",
  play = function(me)
    if me.hero:is(your.hero:with { dealt_this_turn = "fire" }) then
      me.player:draw(#all(your.character:with { dealt_this_turn = "fire" }))
    end
  end,
}
local ember = ally "Ember" {
  cost = 0, atk = 1, damage = "fire", health = 5,
  text = "+2 ATK while your hero has dealt frost damage this turn, +4 while it has not dealt fire.",
  powers = {
    gives { to = this, atk = plus(2), only_if = count(your.hero:with { dealt_this_turn = "frost" }) },
    gives { to = this, atk = plus(4),
      only_if = count(your.hero:without { dealt_this_turn = "fire" }) },
  },
}
local both = ability "Both" {
  cost = 0, text = "Your hero deals 1 frost and fire damage to target hero.",
  targets = { target("prey", any.hero, harm) },
  play = function(me, t) me.hero:deal(1, { "fire", "frost" }, t.prey) end,
}
local wall = ability "Wall" {
  cost = 0, ongoing = true, text = "Prevent all fire damage to your hero.",
  powers = { prevents.damage { to = your.hero, damage = "fire", all = true } },
}
local scald = ability "Scald" {
  cost = 0, text = "Put 1 damage on target hero.",
  targets = { target("prey", any.hero, harm) },
  play = function(me, t) t.prey:put_damage(1) end,
}
local cards = { tally = tally, ember = ember, both = both, wall = wall, scald = scald }

return {
  scenario "A hero is known by what it has dealt this turn" {
    cites = { "CR 408.3a" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Both", "Tally", "Tally", "Tally" }, play = { "Ember" },
        deck = { "Scorch", "Fire Blast", "Frostbolt" } })
    end,
    play = function(t)
      t:atk("Ember", 5)
      t:attacks(1, "Ember", "hero@boss")
      t:to_end_of_combat()
      t:plays(1, "Tally")              -- the ally dealt fire damage, the hero none
      t:everyone_passes()
      t:hand_count(1, 3)
      t:plays(1, "Both", { target = "hero@boss" })
      t:everyone_passes()
      t:atk("Ember", 3)
      t:plays(1, "Tally")
      t:everyone_passes()
      t:in_hand(1, "Scorch")
      t:ends_turn()
      t:atk("Ember", 5)                -- it is over with the turn
      t:passes("boss")
      t:plays(1, "Tally")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 1)
    end,
  },
  scenario "Damage that was prevented, healed or put is not damage dealt" {
    cites = { "CR 405.3", "CR 717.2b" },
    cards = cards,
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 1 },
        hand = { "Scorch", "Scald", "Tally", "Tally" }, deck = { "Fire Blast" } })
      t:boss { play = { "Wall" } }
    end,
    play = function(t)
      t:plays(1, "Scorch", { target = "hero@boss" })
      t:everyone_passes()
      t:damage("hero@boss", 0)
      t:plays(1, "Tally")
      t:everyone_passes()
      t:plays(1, "Scald", { target = "hero@boss" })
      t:everyone_passes()
      t:damage("hero@boss", 1)
      t:plays(1, "Tally")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:deck_count(1, 1)
    end,
  },
  scenario "What another player's hero has dealt is not yours" {
    cites = { "CR 408.2c" },
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Scorch" } })
      t:seat(2, { hand = { "Tally" }, deck = { "Fire Blast" } })
    end,
    play = function(t)
      t:plays(1, "Scorch", { target = "hero@boss" })
      t:everyone_passes()
      t:passes(1)
      t:plays(2, "Tally")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@boss", 1)
      t:deck_count(2, 1)
    end,
  },
}
