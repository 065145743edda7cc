local kurdran = ally "Thane Kurdran Wildhammer" { cost = 6, atk = 3, damage = "nature", health = 7, tags = { "Dwarf", "Warrior" },
  keywords = "Protector", values = { none = 0, shell = 1, size = 6 },
  text = "Protector <p> When Kurdran enters play, put a {none}/{shell} Egg ally token into play. <p> At the start of your turn, target Egg ally you \z
    control becomes a {size}/{size} Gryphon Beast Monster ally named Sky'ree, from now on.",
  powers = {
    when.enters_play { of = this, effect = function(me) me.player:put_token("scenario/egg", 1, { atk = me.none, health = me.shell }) end },
    at.start_of_turn { whose = "your", targets = { target("egg", your.ally:with { tag = "Egg" }, help) },
      effect = function(me, _, t) t.egg:becomes_copy_of(me.player:make_token("scenario/skyree", 1, { atk = me.size, health = me.size })[1]) end },
  } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

return scenario "Kurdran's Egg hatches as a Gryphon with a name and a body of its own" {
  raid = "duel",
  cites = { "CR 402.3", "CR 404.2", "CR 703.1" },
  cards = { kurdran = kurdran, ox = ox,
    egg = token "Egg" { atk = 0, damage = "melee", health = 1, tags = { "Egg" } },
    skyree = token "Sky'ree" { atk = 6, damage = "melee", health = 6, tags = { "Gryphon", "Beast", "Sky'ree (1)" }, faction = "monster" } },
  given = function(t)
    t:seat(1, { hand = { "Thane Kurdran Wildhammer" }, deck = { "Ox", "Ox" }, resources = 6 })
    t:seat(2, { deck = { "Ox", "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Thane Kurdran Wildhammer")
    t:finishes_chain()
    t:health("Egg", 1)
    t:ends_turn()
    t:ends_turn()
    t:atk("Sky'ree", 6)
    t:health("Sky'ree", 6)
    t:has("Sky'ree", "Gryphon")
    t:has("Sky'ree", "Egg", false)
    t:attacks(1, "Sky'ree", "hero@2")
    t:to_end_of_combat()
  end,
  expect = function(t) t:damage("hero@2", 6) end,
}
