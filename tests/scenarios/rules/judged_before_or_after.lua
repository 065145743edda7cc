-- Triggers look back on what leaves, moves or is damaged, and see the table before.
local function sees(name, power)
  return ally(name) { cost = 0, atk = 0, damage = "melee", health = 5, text = "", powers = { power } }
end
local function saw(me) me:add_counters("saw", 1) end
local cards = {
  before = sees("Before", when.moved { order = 1, effect = saw,
    only_if = function(me, event) return event.to == "resources" and #me.player.resources == 2 end }),
  by_if = sees("By If", when.moved { order = 2, only_if = { count(your.resource):is(2) + count(your.resource):is(3), function(_, event) return event.to == "resources" end }, effect = saw}),
  hurt = sees("Hurt", when.dealt_damage { order = 4, of = this, effect = saw, only_if = function(me) return me.damage == 0 end }),
  eased = sees("Eased", when.damage_removed { order = 5, of = this, effect = saw, only_if = function(me) return me.damage == 2 end }),
  dig = ability "Dig" { cost = 0, instant = true, text = "",
    play = function(me)
      me.player.deck:top(1):to_resources()
      me.hero:deal(1, "fire", your.ally:with { name = "Hurt" })
      all(your.ally:with { name = "Eased" }):remove_damage(2)
    end },
}

return scenario "What moves, or is damaged, is judged before that" {
  cites = { "CR 703.4", "CR 405.1", "BA:Damage" },
  raid = "duel",
  cards = cards,
  given = function(t)
    t:seat(1, { hand = { "Dig" }, resources = 2, deck = { "Dig" },
      play = { "Before", "By If", "Hurt", { "Eased", damage = 2 } } })
  end,
  play = function(t)
    t:plays(1, "Dig")
    t:finishes_chain()
  end,
  expect = function(t)
    t:resources(1, 3)
    for _, name in ipairs { "Before", "By If", "Hurt", "Eased" } do t:counters(name, "saw", 1) end
  end,
}
