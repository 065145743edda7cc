-- Treasures 32 to 46: allies of the Alliance, of the Horde, and Echoes.
local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 9, text = "" }
local cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 1, tags = { "Beast", "Pet (1)" }, text = "" }
local hat = item "Hat" { cost = 2, text = "" }
local aegis = item "Aegis" { cost = 1, text = "Prevent all damage to your hero.",
  powers = { prevents.damage { to = your.hero, all = true } } }
local web = ability "Web" { cost = 3, ongoing = true, text = "" }
local fell = ability "Fell" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("one", any.ally, harm) }, play = function(_, t) t.one:destroy() end }
local home = ability "Home" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
  targets = { target("one", any.ally, harm) }, play = function(_, t) t.one:to_hand() end }
local spark = ability "Spark" { cost = 0, instant = true, values = { heat = 2 },
  text = "Your hero deals {heat} fire damage to target ally.",
  targets = { target("one", any.ally, harm) }, play = function(me, t) me.hero:deal(me.heat, "fire", t.one) end }
local brand = weapon "Brand" { cost = 1, atk = 5, damage = "melee", strike = 0,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  text = "" }
local cards = { brand = brand, ox = ox, cat = cat, hat = hat, aegis = aegis, web = web, fell = fell, home = home,
  spark = spark }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local function duel(title)
  return function(fields)
    fields.raid, fields.cards = fields.raid or "duel", cards
    return scenario(title)(fields)
  end
end

return {
  duel "Aesa heals as much as the ally costs that is shown to her" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 6 }, hand = { "Aesa", "Ox", "Web" },
        resources = 4, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Aesa")
      t:everyone_passes()
      t:everyone_passes()
      t:not_offered(1, "Web")
      t:answers(1, "Ox")
    end,
    expect = function(t) t:damage("hero@1", 2); t:in_hand(1, "Ox"); t:told { "reveals Ox", "Aesa heals 4" } end,
  },
  duel "Aesa: nothing need be shown" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 6 }, hand = { "Aesa", "Ox" }, resources = 4, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Aesa")
      t:will_answer(1, "none", "Reveal an ally")
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@1", 6); t:not_told { "reveals Ox" } end,
  },
  duel "Ellie Tinkervoid takes a card as she comes, and gives one as she goes" {
    given = function(t)
      t:seat(1, { hand = { "Ellie Tinkervoid", "Ox", "Web", "Home" }, resources = 2, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Ellie Tinkervoid")
      t:everyone_passes()
      t:will_answer(1, "Web", "")
      t:everyone_passes()
      t:in_graveyard(1, "Web")
      t:deck_count(1, 4)
      t:plays(1, "Home", { target = "Ellie Tinkervoid" })
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t) t:deck_count(1, 3); t:in_hand(1, "Ellie Tinkervoid") end,
  },
  duel "Galabak Barrelmark: your allies have 1 more ATK while they attack a hero, not while they attack an ally" {
    given = function(t)
      t:seat(1, { play = { "Galabak Barrelmark", "Ox", "Ox" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:attacks(1, { "Ox", 1 }, "hero@2")
      t:to_end_of_combat()
      t:damage("hero@2", 2)
      t:attacks(1, { "Ox", 2 }, "Ox@2")
      t:to_end_of_combat()
      t:damage("Ox@2", 1)
      t:attacks(1, "Galabak Barrelmark", "hero@2")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 5) end,
  },
  duel "Ganvar Singebeard: fire as your turn starts, as much as his ATK, for each opposing hero" {
    raid = "chaos", raiders = 3,
    given = function(t)
      t:seat(1, { play = { { "Ganvar Singebeard", counters = { ["+1 ATK"] = 1 } } }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:turn(3, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:damage("hero@2", 4)
      t:damage("hero@3", 4)
      t:damage("hero@1", 0)
      t:told { "4 fire damage" }
    end,
  },
  duel "Nasala Silvertree: a Treant as each turn starts" {
    given = function(t)
      t:seat(1, { play = { "Nasala Silvertree" }, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t) t:ends_turn(); t:count_in_play(1, "Treant", 1); t:ends_turn() end,
    expect = function(t) t:count_in_play(1, "Treant", 2); t:atk({ "Treant", 1 }, 1); t:health({ "Treant", 1 }, 1) end,
  },
  duel "Valathar Blackstorm: Elusive, and 1 ATK for each ally in any graveyard" {
    given = function(t)
      t:seat(1, { play = { "Valathar Blackstorm" }, graveyard = { "Ox", "Hat" }, hand = { "Fell" }, deck = deck })
      t:seat(2, { play = { "Ox" }, graveyard = { "Ox", "Cat" }, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:atk("Valathar Blackstorm", 3)
      t:cant(2, "attacks", "Ox", { defender = "Valathar Blackstorm" })
      t:passes(2)
      t:plays(1, "Fell", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Valathar Blackstorm", 4) end,
  },
  duel "Aresan Bloodshield: a hero that attacks has 2 less ATK against her" {
    given = function(t)
      t:seat(1, { play = { "Aresan Bloodshield" }, deck = deck })
      t:seat(2, { play = { "Brand" }, resources = 2, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:attacks(2, "hero@2", "hero@1")
      t:strikes(2, "Brand")
      t:protects(1, "Aresan Bloodshield")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Aresan Bloodshield", 3); t:damage("hero@2", 3); t:damage("hero@1", 0) end,
  },
  duel "Aresan Bloodshield: not an ally, nor a hero that attacks another" {
    given = function(t)
      t:seat(1, { play = { "Aresan Bloodshield" }, deck = deck })
      t:seat(2, { play = { "Brand", "Ganvar Singebeard" }, resources = 2, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:attacks(2, "Ganvar Singebeard", "Aresan Bloodshield")
      t:to_end_of_combat()
      t:damage("Aresan Bloodshield", 3)
      t:attacks(2, "hero@2", "hero@1")
      t:strikes(2, "Brand")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 5) end,
  },
  duel "Krax Gravesteel, destroyed: an opposing ally has 2 less health this turn" {
    given = function(t)
      t:seat(1, { play = { "Krax Gravesteel" }, hand = { "Fell" }, deck = deck })
      t:seat(2, { play = { "Ox", "Cat" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Fell", { target = "Krax Gravesteel" })
      t:everyone_passes()
      t:answers(1, "Ox")
      t:everyone_passes()
      t:health("Ox", 7)
      t:ends_turn()
    end,
    expect = function(t) t:health("Ox", 9) end,
  },
  duel "Krax Gravesteel: whoever has no more health dies" {
    given = function(t)
      t:seat(1, { play = { "Krax Gravesteel" }, hand = { "Fell" }, deck = deck })
      t:seat(2, { play = { "Cat" }, deck = deck })
    end,
    play = function(t) t:plays(1, "Fell", { target = "Krax Gravesteel" }); t:finishes_chain() end,
    expect = function(t) t:in_graveyard(2, "Cat") end,
  },
  duel "Malazar Eldarch: 6, or 3 beside a Pet of yours" {
    given = function(t)
      t:seat(1, { hand = { "Malazar Eldarch", "Cat" }, resources = 4, deck = deck })
      t:seat(2, { play = { "Cat" }, deck = deck })
    end,
    play = function(t)
      t:costs(1, "Malazar Eldarch", 6)
      t:plays(1, "Cat")
      t:everyone_passes()
      t:costs(1, "Malazar Eldarch", 3)
      t:plays(1, "Malazar Eldarch")
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Malazar Eldarch"); t:ready_resources(1, 0) end,
  },
  duel "Mixi Crankhaven: 1 holy damage that nothing prevents, for each ability, ally or equipment that you play" {
    given = function(t)
      t:seat(1, { play = { "Mixi Crankhaven" }, hand = { "Fell", "Cat", "Hat" }, resources = 3, deck = deck })
      t:seat(2, { play = { "Aegis", "Ox" }, hand = { "Fell" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Hat")
      t:finishes_chain()
      t:damage("hero@2", 1)
      t:plays(1, "Cat")
      t:finishes_chain()
      t:damage("hero@2", 2)
      t:plays(1, "Fell", { target = "Ox" })
      t:finishes_chain()
      t:damage("hero@2", 3)
      t:passes(1)
      t:plays(2, "Fell", { target = "Cat" })
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@2", 3); t:told { "Mixi Crankhaven deals 1 holy" } end,
  },
  duel "Naroku Sunsteppe: +2 ATK and +2 health with another ally, an ability and an equipment, not with two of them" {
    given = function(t)
      t:seat(1, { play = { "Naroku Sunsteppe", "Hat", "Web", "Ox" }, hand = { "Fell" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:has("Naroku Sunsteppe", "Protector")
      t:atk("Naroku Sunsteppe", 6)
      t:health("Naroku Sunsteppe", 6)
      t:plays(1, "Fell", { target = "Ox@1" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Naroku Sunsteppe", 4); t:health("Naroku Sunsteppe", 4) end,
  },
  duel "Naroku Sunsteppe alone with an ally is as printed" {
    given = function(t)
      t:seat(1, { play = { "Naroku Sunsteppe", "Hat", "Ox" }, deck = deck })
      t:seat(2, { play = { "Naroku Sunsteppe", "Web", "Ox" }, deck = deck })
    end,
    play = function(t) t:atk("Naroku Sunsteppe@1", 4) end,
    expect = function(t) t:atk("Naroku Sunsteppe@2", 4) end,
  },
  duel "Shumu'zun: Elusive, and a card for 4" {
    given = function(t)
      t:seat(1, { play = { "Shumu'zun" }, resources = 4, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t) t:has("Shumu'zun", "Elusive"); t:uses(1, "Shumu'zun"); t:everyone_passes() end,
    expect = function(t) t:hand_count(1, 1); t:ready_resources(1, 0) end,
  },
  duel "Echo of Baine: with another in your graveyard no damage reaches him, and he attacks at once" {
    given = function(t)
      t:seat(1, { hand = { "Echo of Baine" }, resources = 7, graveyard = { "Echo of Baine" }, deck = deck })
      t:seat(2, { play = { "Ox" }, hand = { "Spark" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Echo of Baine")
      t:everyone_passes()
      t:attacks(1, "Echo of Baine", "Ox")
      t:to_end_of_combat()
      t:in_graveyard(2, "Ox")
      t:passes(1)
      t:plays(2, "Spark", { target = "Echo of Baine" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Echo of Baine"); t:damage("Echo of Baine", 0) end,
  },
  duel "Echo of Baine: another's graveyard is of no use" {
    given = function(t)
      t:seat(1, { play = { { "Echo of Baine", new = true } }, hand = { "Spark" }, deck = deck })
      t:seat(2, { graveyard = { "Echo of Baine" }, deck = deck })
    end,
    play = function(t)
      t:cant(1, "attacks", "Echo of Baine")
      t:plays(1, "Spark", { target = "Echo of Baine" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(1, "Echo of Baine") end,
  },
  duel "Echo of Jaina: with another in your graveyard the next card costs 2 less, and that one alone" {
    given = function(t)
      t:seat(1, { play = { "Echo of Jaina" }, hand = { "Ox", "Web" },
        resources = 5, graveyard = { "Echo of Jaina" }, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:has("Echo of Jaina", "Elusive")
      t:uses(1, "Echo of Jaina")
      t:everyone_passes()
      t:costs(1, "Ox", 2)
      t:costs(1, "Web", 1)
      t:plays(1, "Ox")
      t:everyone_passes()
    end,
    expect = function(t) t:ready_resources(1, 3); t:costs(1, "Web", 3) end,
  },
  duel "Echo of Jaina: not without one; and not after this turn" {
    given = function(t)
      t:seat(1, { play = { "Echo of Jaina" }, graveyard = { "Echo of Jaina" }, hand = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Echo of Jaina" }, deck = deck })
    end,
    play = function(t)
      t:uses(1, "Echo of Jaina@1")
      t:everyone_passes()
      t:ends_turn()
      t:cant(2, "uses", "Echo of Jaina@2")
      t:ends_turn()
    end,
    expect = function(t) t:costs(1, "Ox", 4) end,
  },
  duel "Ambassador Chromie: combat damage to a defending hero, and for going back into the deck another turn" {
    given = function(t)
      t:seat(1, { play = { "Ambassador Chromie" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:attacks(1, "Ambassador Chromie", "hero@2")
      t:to_end_of_combat()
      t:answers(1, "yes")
      t:in_deck(1, "Ambassador Chromie")
      t:ends_turn()
      t:is_turn(1)
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(2); t:damage("hero@2", 1) end,
  },
  duel "Ambassador Chromie: destroyed before she goes, she brings no turn" {
    given = function(t)
      t:seat(1, { play = { "Ambassador Chromie" }, deck = deck })
      t:seat(2, { hand = { "Fell" }, deck = deck })
    end,
    play = function(t)
      t:attacks(1, "Ambassador Chromie", "hero@2")
      t:everyone_passes()
      t:everyone_passes()
      t:passes(1)
      t:plays(2, "Fell", { target = "Ambassador Chromie" })
      t:finishes_chain()
      t:answers(1, "yes")
      t:ends_turn()
    end,
    expect = function(t) t:in_graveyard(1, "Ambassador Chromie"); t:is_turn(2) end,
  },
  duel "Ambassador Chromie may stay; then the turn is the next one's" {
    given = function(t)
      t:seat(1, { play = { "Ambassador Chromie" }, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:attacks(1, "Ambassador Chromie", "hero@2")
      t:to_end_of_combat()
      t:answers(1, "no")
      t:ends_turn()
    end,
    expect = function(t) t:in_play(1, "Ambassador Chromie"); t:is_turn(2) end,
  },
  duel "Ambassador Chromie: an ally that she fights, or a hero that attacks her, is no such hero" {
    given = function(t)
      t:seat(1, { play = { { "Ambassador Chromie", counters = { ["+9 health"] = 1 } } }, deck = deck })
      t:seat(2, { play = { "Ox", "Brand" }, resources = 2, deck = deck })
    end,
    play = function(t)
      t:attacks(1, "Ambassador Chromie", "Ox")
      t:to_end_of_combat()
      t:damage("Ox", 1)
      t:ends_turn()
      t:attacks(2, "hero@2", "Ambassador Chromie")
      t:strikes(2, "Brand")
      t:to_end_of_combat()
      t:damage("hero@2", 1)
      t:not_asked(1)
    end,
    expect = function(t) t:in_play(1, "Ambassador Chromie"); t:not_told { "Ambassador Chromie triggers" } end,
  },
}
