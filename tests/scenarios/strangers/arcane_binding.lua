-- "Can't play more than one card of the chosen kind per turn": what is chosen as it enters says which power it has.
local function binds(cards)
  return gives { to = cards:of(attached):in_zone("hand"), cant = "be played",
    only_if = times("played", cards:of(attached), this_turn):at_least(1) }
end
local binding = ability "Arcane Binding" { cost = 2, ongoing = true, tags = { "Arcane" }, class = "mage", attach = target("host", any.hero, harm),
  text = "Attaches to target hero. <p> Ongoing: As this enters play, choose ability, ally or equipment. \z
    Attached hero's player can't play more than one card of the chosen kind each turn.",
  powers = { as.enters_play { of = this, effect = function(me)
    local kind = me.player:choose { from = { "ability", "ally", "equipment" }, prompt = "Which kind?" }
    me:gain { power = kind, lasts = while_attached }
  end } },
  grants = { ability = binds(any.ability), ally = binds(any.ally), equipment = binds(any.equipment) } }
local cards = { binding = binding,
  ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 2 },
  gem = item "Gem" { cost = 0 }, ring = armor "Ring" { cost = 0, def = 1 } }

local function bound(t, kind)
  t:plays(1, "Arcane Binding", { target = "hero@2" })
  t:everyone_passes()
  t:answers(1, kind)
  t:ends_turn()
  for _, name in ipairs { "Ox", "Gem" } do
    t:plays(2, { name .. "@2", 1 })
    t:everyone_passes()
  end
end
local function given(t)
  t:seat(1, { hand = { "Arcane Binding", "Ox", "Ox" }, deck = { "Ox", "Ox" }, resources = 2 })
  t:seat(2, { hand = { "Ox", "Ox", "Gem", "Ring" }, deck = { "Ox", "Ox" } })
end

return {
  scenario "Bound to one ally each turn, a player still plays all the equipment they like" {
    raid = "duel",
    cites = { "CR 103.2", "CR 409.1" },
    cards = cards, given = given,
    play = function(t)
      bound(t, "ally")
      t:cant(2, "plays", "Ox@2", { reason = "CR 103.2" })
      t:can(2, "plays", "Ring")
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:can(2, "plays", "Ox@2") end,
  },
  scenario "Bound to one piece of equipment each turn, a player still plays all the allies they like" {
    raid = "duel",
    cites = { "CR 103.2", "CR 409.1" },
    cards = cards, given = given, play = function(t) bound(t, "equipment") end,
    expect = function(t)
      t:cant(2, "plays", "Ring", { reason = "CR 103.2" })
      t:can(2, "plays", "Ox@2")
    end,
  },
}
