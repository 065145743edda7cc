-- Whom a side without a player attacks where its raid says whom, and whom else; health as it is printed.
local wyrm = boss "Old Wyrm" { order = 1, health = 10, atk = 3, damage = "fire", text = "" }
local drake = ally "Drake" { cost = 0, atk = 4, damage = "fire", health = 6, text = "" }
local hound = ally "Hound" { cost = 0, atk = 2, damage = "melee", health = 4,
  text = "This can attack only an opposing ally with the highest remaining health, if able.",
  powers = { gives { to = this, attacks_only = opposing.ally:highest("remaining") } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5, text = "" }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 9, text = "" }
local cloak = item "Cloak" { cost = 0, text = "Your hero can't be attacked.",
  powers = { gives { to = your.hero, cant = "be attacked" } } }
local veil = item "Veil" { cost = 0, text = "Your allies can't be attacked.",
  powers = { gives { to = your.ally, cant = "be attacked" } } }
local growth = ability "Growth" { cost = 0, ongoing = true, values = { more = 5 },
  attach = target("host", any.character, help),
  text = "Attaches to target character. <p> Ongoing: The bearer has +{more} health.",
  powers = { gives { to = attached, health = plus(value.more) } } }
local rot = ability "Rot" { cost = 0, ongoing = true, values = { less = 5 },
  attach = target("host", any.character, harm),
  text = "Attaches to target character. <p> Ongoing: The bearer has -{less} health.",
  powers = { gives { to = attached, health = plus(-value.less) } } }
local jab = ability "Jab" { cost = 0, instant = true, values = { amount = 5 },
  text = "Your hero deals {amount} fire damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(me.amount, "fire", t.prey) end }
local cards = { wyrm = wyrm, drake = drake, hound = hound, ox = ox, elk = elk, cloak = cloak, veil = veil, growth = growth,
  rot = rot, jab = jab }
local peak = raid "Wyrm Peak" {
  players = { 1, 3 },
  automated = true,
  decks = { "main" },
  bosses = { "wyrm" },
  boss_turn = {
    ready_step,
    phase "Mark" { steps = { function(boss) boss.opponents:random().hero:mark("prey") end } },
    attack_step { at = opposing.hero:marked("prey"), else_at = opposing.character:beside("prey") },
    end_phase,
  },
  printed_health = true,
  boss_has_fatal_damage = function(boss) boss:lose() end,
}

local function begins(first, play)
  return function(t)
    t:seat(1, { play = first, deck = { "Ox" } })
    t:seat(2, { play = { "Elk" }, deck = { "Ox" } })
    t:boss { play = play, deck = { "Drake" } }
    t:random { 1 }
    t:turn("boss", "ready")
  end
end

return {
  scenario "The marked one is attacked where it can be, whoever stands beside it" {
    cites = { "CR 601.2" }, raid = peak, raiders = 2, cards = cards,
    given = begins({ "Ox" }, { "Drake" }),
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("hero@1", 7) t:damage("Ox", 0) t:damage("Elk", 0) end,
  },
  scenario "Where the marked one can't be attacked, another of its party is, and of no other one" {
    cites = { "CR 601.2" }, raid = peak, raiders = 2, cards = cards,
    given = begins({ "Ox", "Cloak" }, {}),
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("Ox", 3) t:damage("hero@1", 0) t:damage("hero@2", 0) t:damage("Elk", 0) end,
  },
  scenario "Where nobody of its party can be attacked, nobody is" {
    cites = { "CR 601.2" }, raid = peak, raiders = 2, cards = cards,
    given = begins({ "Ox", "Cloak", "Veil" }, { "Drake" }),
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:is_turn(1)
      t:not_told { "proposes an attack" }
      t:ready("hero@boss")
      t:ready("Drake")
    end,
  },
  scenario "A card that says whom it attacks goes before the raid" {
    cites = { "CR 601.2c" }, raid = peak, raiders = 2, cards = cards,
    given = begins({ "Ox", "Cloak", "Veil" }, { "Hound" }),
    play = function(t) t:ends_turn() end,
    expect = function(t) t:damage("Elk", 2) t:damage("hero@2", 0) t:ready("hero@boss") end,
  },
  scenario "Where nobody is marked any more, anybody is attacked" {
    cites = { "CR 601.2" }, raid = peak, raiders = 2, cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Ox" } })
      t:seat(2, { play = { "Cloak", "Elk" }, deck = { "Ox" } })
      t:boss { deck = { "Drake" } }
      t:random { 1 }
      t:turn("boss", "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:concedes(1)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(2) t:damage("Elk", 3) end,
  },
  scenario "A Boss falls at the health that is printed on it, however much more it has" {
    cites = { "R100.2" }, raid = peak, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Jab" } })
      t:boss { boss = { "wyrm", damage = 5 }, play = { { "Growth", attached_to = "hero@boss" } } }
    end,
    play = function(t)
      t:health("hero@boss", 15)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("raiders") end,
  },
  scenario "A Boss falls not before that, however much less it has" {
    cites = { "R100.2" }, raid = peak, cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Jab", "Jab" }, play = { { "Rot", attached_to = "hero@boss" } } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, { "Jab", 1 }, { target = "hero@boss" })
      t:everyone_passes()
      t:winner("none")
      t:health("hero@boss", 5)
      t:plays(1, "Jab", { target = "hero@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:winner("raiders") end,
  },
}
