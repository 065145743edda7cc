local barrage = ability "Star Rain" { cost = 0, values = { amount = 2 },
  text = "When you play this, you may exhaust any number of ongoing abilities that you control: copy this for each of them; you may choose new targets for the copies. Your hero deals {amount} arcane damage to target hero or ally.",
  targets = { target("it", any.character, harm) },
  play = function(me, t) me.hero:deal(me.amount, "arcane", t.it) end,
  powers = { when.played { of = this, works_in = "chain", effect = function(me, event)
    local picked = me.player:choose { from = your.ability:with { ongoing = true, ready = true }, up_to = 64, prompt = "Exhaust which?" }
    for _ = 1, #picked:exhaust() do event.link:copy { new_targets = true } end
  end } } }
local aura = ability "Calm" { cost = 0, ongoing = true, text = "" }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local foil = ability "Foil" { cost = 0, instant = true, text = "Interrupt target ability.",
  targets = { target("link", link.ability, harm) }, play = function(me, t) t.link:interrupt() end }

return {
  scenario "The abilities are exhausted before it resolves, and the copies are not played" {
    cites = { "CR 402.1" },
    cards = { barrage = barrage, aura = aura, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Star Rain" }, play = { "Calm", "Calm" } })
      t:boss { play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Star Rain", { target = "hero@boss" })
      t:everyone_passes()
      t:answers(1, { { "Calm", 1 }, { "Calm", 2 } })
      t:answers(1, "Ox")
      t:answers(1, "hero@boss")
      t:chain(3)                                   -- no copy has a trigger of its own
      t:exhausted({ "Calm", 1 })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 4)
      t:damage("Ox", 2)
    end,
  },
  scenario "It is copied though it was interrupted" {
    cites = { "CR 402.1", "CR 707.3" },
    cards = { barrage = barrage, aura = aura, ox = ox, foil = foil },
    given = function(t)
      t:seat(1, { hand = { "Star Rain" }, play = { "Calm" } })
      t:boss { hand = { "Foil" }, play = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Star Rain", { target = "hero@boss" })
      t:passes(1)
      t:plays("boss", "Foil", { target = "Star Rain" })
      t:everyone_passes()
      t:in_graveyard(1, "Star Rain")
      t:everyone_passes()
      t:answers(1, "Calm")
      t:answers(1, "hero@boss")
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
    end,
  },
}
