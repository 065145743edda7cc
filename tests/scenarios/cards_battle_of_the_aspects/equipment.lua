-- Treasures 60 to 75: armor, an item, weapons.
local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 9, text = "" }
local cat = ally "Cat" { cost = 1, atk = 2, damage = "melee", health = 1, text = "" }
local vest = armor "Vest" { cost = 1, def = 2, tags = { "Chest (1)" }, text = "" }
local ward = item "Ward" { cost = 1, text = "Prevent all damage to your allies.",
  powers = { prevents.damage { to = your.ally, all = true } } }
local hat = item "Hat" { cost = 2, text = "" }
local brand = weapon "Brand" { cost = 1, atk = 5, damage = "melee", strike = 1,
  tags = { "One-Handed", "Melee (1)", "Sword" },
  text = "" }
local brew = ability "Brew" { cost = 2, tags = { "Poison" }, ongoing = true, text = "" }
local bane = ability "Bane" { cost = 2, tags = { "Poison" }, ongoing = true, text = "" }
local web = ability "Web" { cost = 3, ongoing = true, text = "" }
local bolt = ability "Bolt" { cost = 0, values = { heat = 1 },
  text = "Your hero deals {heat} fire damage to each opposing character.",
  play = function(me) me.hero:deal(me.heat, "fire", opposing.character) end }
local xbolt = ability "Surge" { cost = x, text = "Your hero deals X fire damage to each opposing hero.",
  play = function(me) me.hero:deal(me.x, "fire", opposing.hero) end }
local flick = ally "Flick" { cost = 0, atk = 0, damage = "fire", health = 5, values = { heat = 1 },
  text = "(0): Your hero deals {heat} fire damage to each opposing hero.",
  powers = { pays { cost = { resources = 0 },
    effect = function(me) me.hero:deal(me.heat, "fire", opposing.hero) end } } }
local dump = ability "Dump" { cost = 0, text = "Each opponent discards a card.",
  play = function(me) for _, foe in each(me.player.opponents) do foe:discard() end end }
local fell = ability "Fell" { cost = 0, instant = true, text = "Destroy target card.",
  targets = { target("one", any.ally:or_type("equipment"), harm) }, play = function(_, t) t.one:destroy() end }
local snap = ability "Snap" { cost = 2, instant = true, text = "Draw a card.",
  play = function(me) me.player:draw() end }
local tale = quest "Tale" { text = "(0): Draw a card.",
  reward = { cost = { resources = 0 }, effect = function(me) me.player:draw(1) end } }
local troll = hero "Ogre" { health = 30, faction = "monster", text = "" }
local cards = { ox = ox, cat = cat, vest = vest, hat = hat, ward = ward, brand = brand, brew = brew, bane = bane,
  web = web, bolt = bolt, surge = xbolt, flick = flick,
  dump = dump, fell = fell, tale = tale, snap = snap, ogre = troll }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local function duel(title)
  return function(fields)
    fields.raid, fields.cards = fields.raid or "duel", cards
    return scenario(title)(fields)
  end
end

return {
  duel "Blackfang Battleweave Tunic: 2 nature damage for an opponent's hero with each card that they discard" {
    raid = "chaos", raiders = 3,
    given = function(t)
      t:seat(1, { play = { "Blackfang Battleweave Tunic" }, hand = { "Dump", "Ox" }, deck = deck })
      t:seat(2, { hand = { "Ox" }, deck = deck })
      t:seat(3, { hand = { "Dump", "Ox" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Dump@1")
      t:will_answer(3, "Ox", "")
      t:finishes_chain()
      t:damage("hero@2", 2)
      t:damage("hero@3", 2)
      t:told { "deals 2 nature" }
      t:ends_turn()
      t:ends_turn()
      t:will_answer(1, "Ox", "")
      t:will_answer(2, "Ox", "")
      t:plays(3, "Dump@3")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@1", 0); t:damage("hero@3", 2); t:damage("hero@2", 4) end,
  },
  duel "Blackhorn's Mighty Bulwark is ready as each turn starts" {
    given = function(t)
      t:seat(1, { play = { { "Blackhorn's Mighty Bulwark", exhausted = true }, { "Vest", exhausted = true } },
        deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:is_turn(2)
      t:ready("Blackhorn's Mighty Bulwark")
      t:exhausted("Vest")
      t:def("Blackhorn's Mighty Bulwark", 5)
    end,
  },
  duel "Cowl of Dying Light: the opposing card with the lowest cost goes home, of several one that you choose" {
    given = function(t)
      t:seat(1, { hand = { "Cowl of Dying Light" }, resources = 3, play = { "Flick" }, deck = deck })
      t:seat(2, { play = { "Ox", "Hat", "Brew", "Web" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Cowl of Dying Light")
      t:everyone_passes()
      t:not_offered(1, "Ox")
      t:not_offered(1, "Web")
      t:offers(1, "Hat")
      t:answers(1, "Brew")
      t:everyone_passes()
    end,
    expect = function(t) t:in_hand(2, "Brew"); t:in_play(2, "Hat"); t:in_play(1, "Flick") end,
  },
  duel "Deep Earth Mantle: healing for an ability that you play, as much as it costs, X too" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 9 }, play = { "Deep Earth Mantle" },
        hand = { "Web", "Surge", "Cat" }, resources = 8, deck = deck })
      t:seat(2, { hand = { "Snap" }, resources = 2, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Web")
      t:finishes_chain()
      t:damage("hero@1", 6)
      t:plays(1, "Surge", { x = 4 })
      t:finishes_chain()
      t:damage("hero@1", 2)
      t:plays(1, "Cat")
      t:finishes_chain()
      t:passes(1)
      t:plays(2, "Snap")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@1", 2); t:told { "heals 3", "heals 4" } end,
  },
  duel "Necrotic Boneplate Gauntlets: 1 DEF for each ally that is destroyed, where you like" {
    given = function(t)
      t:seat(1, { play = { "Necrotic Boneplate Gauntlets", "Cat", "Hat" },
        hand = { "Fell", "Fell", "Fell" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:def("Necrotic Boneplate Gauntlets", 0)
      t:plays(1, "Fell", { target = "Ox" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "yes")
      t:def("Necrotic Boneplate Gauntlets", 1)
      t:plays(1, "Fell", { target = "Hat" })
      t:everyone_passes()
      t:plays(1, "Fell", { target = "Cat" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers(1, "no")
    end,
    expect = function(t)
      t:def("Necrotic Boneplate Gauntlets", 1)
      t:counters("Necrotic Boneplate Gauntlets", "+1 DEF", 1)
    end,
  },
  duel "Timepiece of the Bronze Flight: the DEF of all your armor as holy damage that nothing prevents" {
    given = function(t)
      t:seat(1, { hand = { "Timepiece of the Bronze Flight" }, play = { "Vest" }, resources = 5, deck = deck })
      t:seat(2, { play = { "Vest", "Ward", "Ox" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Timepiece of the Bronze Flight")
      t:everyone_passes()
      t:answers(1, "Ox")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox", 5); t:told { "deals 5 holy" } end,
  },
  duel "The Dragon Soul: three counters destroy any card but a hero, in your turn" {
    given = function(t)
      t:seat(1, { play = { { "The Dragon Soul", counters = { aspect = 2 } } }, deck = deck })
      t:seat(2, { play = { "Ox" }, resources = { { "Tale", down = true } }, deck = deck })
    end,
    play = function(t)
      t:cant(1, "uses", "The Dragon Soul", { power = 2 })
      t:uses(1, "The Dragon Soul", { power = 1 })
      t:everyone_passes()
      t:counters("The Dragon Soul", "aspect", 3)
      t:ends_turn()
      t:cant(1, "uses", "The Dragon Soul", { power = 2, reason = "turn" })
      t:ends_turn()
      t:cant(1, "uses", "The Dragon Soul", { power = 2, target = "hero@2" })
      t:can(1, "uses", "The Dragon Soul", { power = 2, target = "Tale" })
      t:uses(1, "The Dragon Soul", { power = 2, target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(2, "Ox")
      t:counters("The Dragon Soul", "aspect", 0)
      t:exhausted("The Dragon Soul")
    end,
  },
  duel "Ataraxis: opponents pay 3 more to strike" {
    given = function(t)
      t:seat(1, { play = { "Ataraxis, Cudgel of the Warmaster" }, resources = 5, deck = deck })
      t:seat(2, { play = { "Brand" }, resources = 4, deck = deck })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Ataraxis, Cudgel of the Warmaster")
      t:strikes(2, "Brand")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:ready_resources(2, 0)
      t:ready_resources(1, 0)
      t:damage("hero@2", 7)
      t:damage("hero@1", 5)
    end,
  },
  duel "Fangs of the Father: two cards at random" {
    given = function(t)
      t:seat(1, { play = { "Fangs of the Father" }, resources = 2, deck = deck })
      t:seat(2, { hand = { "Ox", "Hat", "Web" }, deck = deck })
      t:random { 1, 1 }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Fangs of the Father")
      t:to_end_of_combat()
      t:answers(1, 1)
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@2", 4); t:hand_count(2, 1); t:in_hand(2, "Web") end,
  },
  duel "Fangs of the Father: two allies are exhausted, and stay so through their next turn" {
    given = function(t)
      t:seat(1, { play = { "Fangs of the Father" }, resources = 2, deck = deck })
      t:seat(2, { play = { "Ox", "Cat", "Cat" }, deck = deck })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Fangs of the Father")
      t:to_end_of_combat()
      t:answers(1, 2)
      t:not_offered(1, { "Ox", { "Cat", 1 }, { "Cat", 2 } })
      t:answers(1, { "Ox", { "Cat", 1 } })
      t:finishes_chain()
      t:exhausted("Ox")
      t:exhausted { "Cat", 1 }
      t:ends_turn()
      t:exhausted("Ox")
      t:exhausted { "Cat", 1 }
      t:ready { "Cat", 2 }
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:ready("Ox"); t:ready { "Cat", 1 } end,
  },
  duel "Fangs of the Father: two poisons of your deck" {
    given = function(t)
      t:seat(1, { play = { "Fangs of the Father" }, resources = 2, deck = { "Ox", "Brew", "Web", "Bane", "Brew" } })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Fangs of the Father")
      t:to_end_of_combat()
      t:answers(1, 3)
      t:finishes_chain()
      t:not_offered(1, { "Web", "Bane" })
      t:offers(1, "Bane")
      t:not_offered(1, { "Bane", { "Brew", 1 }, { "Brew", 2 } })
      t:answers(1, { "Bane", { "Brew", 2 } })
    end,
    expect = function(t) t:hand_count(1, 2); t:in_hand(1, "Bane"); t:in_hand(1, "Brew"); t:told { "reveals" } end,
  },
  duel "Fangs of the Father: nothing against an ally" {
    given = function(t)
      t:seat(1, { play = { "Fangs of the Father" }, resources = 2, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Ox")
      t:strikes(1, "Fangs of the Father")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Ox", 4); t:not_told { "Fangs of the Father triggers" } end,
  },
  duel "Gurthalak: with an empty hand 2 more ATK and a strike that costs 2 less" {
    given = function(t)
      t:seat(1, { play = { "Gurthalak, Voice of the Deeps" }, resources = 1, deck = deck })
      t:seat(2, { play = { "Gurthalak, Voice of the Deeps" }, hand = { "Ox" }, resources = 2, deck = deck })
    end,
    play = function(t)
      t:atk("Gurthalak, Voice of the Deeps@1", 5)
      t:atk("Gurthalak, Voice of the Deeps@2", 3)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Gurthalak, Voice of the Deeps")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 5); t:damage("hero@1", 0); t:ready_resources(1, 0) end,
  },
  duel "Maw of the Dragonlord: 1 less for each quest of yours, and 4 healed for each that you complete" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 9 }, hand = { "Maw of the Dragonlord" },
        resources = { "Tale", "Tale", { "Tale", down = true } }, deck = deck })
      t:seat(1, { resources = 1 })
      t:seat(2, { resources = { "Tale" }, deck = deck })
    end,
    play = function(t)
      t:costs(1, "Maw of the Dragonlord", 4)
      t:plays(1, "Maw of the Dragonlord")
      t:everyone_passes()
      t:completes(1, { "Tale", 1 })
      t:finishes_chain()
      t:damage("hero@1", 5)
      t:told { "heals 4" }
      t:ends_turn()
      t:completes(2, "Tale@2")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@1", 5) end,
  },
  duel "No'Kaled: each strike is a surge, each surge 2 ATK for your allies" {
    given = function(t)
      t:seat(1, { play = { { "No'Kaled, the Elements of Death", counters = { surge = 1 } }, "Ox" },
        resources = 5, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:atk("Ox@1", 3)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "No'Kaled, the Elements of Death")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:counters("No'Kaled, the Elements of Death", "surge", 2)
      t:atk("Ox@1", 5)
      t:atk("Ox@2", 1)
      t:damage("hero@2", 5)
    end,
  },
  duel "Souldrinker: a Monster hero is healed by what it deals with this, which grows" {
    given = function(t)
      t:seat(1, { hero = { "Ogre", damage = 9 },
        play = { { "Souldrinker", counters = { ["+1 ATK"] = 2 } } }, resources = 3, deck = deck })
      t:seat(2, { play = { "Cat" }, deck = deck })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Souldrinker")
      t:to_end_of_combat()
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@2", 3)
      t:damage("hero@1", 6)
      t:atk("Souldrinker", 4)
      t:told { "heals 3" }
    end,
  },
  duel "Souldrinker: no other hero" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 9 }, play = { "Souldrinker" }, resources = 3, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Souldrinker")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 1); t:damage("hero@1", 9); t:atk("Souldrinker", 1) end,
  },
  duel "Ti'tahk: the first time each turn that your hero deals damage with an ability, it is 3 more" {
    given = function(t)
      t:seat(1, { play = { "Ti'tahk, the Steps of Time", "Flick" }, hand = { "Bolt", "Bolt", "Bolt" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:uses(1, "Flick")
      t:everyone_passes()
      t:damage("hero@2", 1)
      t:plays(1, { "Bolt", 1 })
      t:everyone_passes()
      t:damage("hero@2", 5)
      t:damage("Ox", 4)                                -- at the same time: one time (CR 717.5)
      t:plays(1, "Bolt")
      t:everyone_passes()
      t:damage("hero@2", 6)
      t:ends_turn()
      t:ends_turn()
      t:plays(1, "Bolt")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@2", 10) end,
  },
  duel "Visage of the Destroyer: an ally is away while it is in play, and heals as much as its ATK" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 9 },
        hand = { "Visage of the Destroyer", "Fell" }, resources = 7, deck = deck })
      t:seat(2, { play = { { "Cat", counters = { ["+1 ATK"] = 1 } } }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Visage of the Destroyer")
      t:will_answer(1, "yes", "Use Visage")
      t:finishes_chain()
      t:removed(2, "Cat")
      t:damage("hero@1", 6)
      t:plays(1, "Fell", { target = "Visage of the Destroyer" })
      t:finishes_chain()
    end,
    expect = function(t) t:in_play(2, "Cat"); t:atk("Cat", 2) end,
  },
  duel "Visage of the Destroyer: who stays heals nothing" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 9 }, hand = { "Visage of the Destroyer" },
        resources = 7, deck = deck })
      t:seat(2, { play = { "Cat" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Visage of the Destroyer")
      t:will_answer(1, "no", "Use Visage")
      t:finishes_chain()
    end,
    expect = function(t) t:in_play(2, "Cat"); t:damage("hero@1", 9) end,
  },
  duel "Vishanka: nobody strikes back, five counters, and one less as each of your turns starts" {
    given = function(t)
      t:seat(1, { hand = { "Vishanka, Jaws of the Earth" }, resources = 7, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Vishanka, Jaws of the Earth")
      t:everyone_passes()
      t:atk("Vishanka, Jaws of the Earth", 5)
      t:attacks(1, "hero@1", "Ox")
      t:strikes(1, "Vishanka, Jaws of the Earth")
      t:to_end_of_combat()
      t:damage("Ox", 5)
      t:damage("hero@1", 0)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:atk("Vishanka, Jaws of the Earth", 4) end,
  },
  duel "Vishanka is destroyed as the last counter goes" {
    given = function(t)
      t:seat(1, { play = { { "Vishanka, Jaws of the Earth", counters = { ["+1 ATK"] = 1 } } }, deck = deck })
      t:seat(2, { deck = deck })
      t:turn(2, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:in_graveyard(1, "Vishanka, Jaws of the Earth") end,
  },
}
