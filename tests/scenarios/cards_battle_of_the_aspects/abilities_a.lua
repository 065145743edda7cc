-- Treasures 2 to 13: death knights, druids, hunters, mages.
local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 9, text = "" }
local wren = ally "Wren" { cost = 3, atk = 1, damage = "melee", health = 3, text = "" }
local fell = ability "Fell" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("one", any.ally, harm) }, play = function(_, t) t.one:destroy() end }
local weed = ability "Weed" { cost = 0, instant = true, text = "Destroy target ability.",
  targets = { target("one", any.ability, harm) }, play = function(_, t) t.one:destroy() end }
local tale = quest "Tale" { text = "(9): Draw a card.",
  reward = { cost = { resources = 9 }, effect = function(me) me.player:draw(1) end } }
local burn = ability "Burn" { cost = 0, values = { heat = 5 },
  text = "Your hero deals {heat} fire damage to each opposing hero.",
  play = function(me) me.hero:deal(me.heat, "fire", opposing.hero) end }
local singe = ability "Singe" { cost = 0, values = { heat = 4 },
  text = "Your hero deals {heat} fire damage to each opposing hero.",
  play = function(me) me.hero:deal(me.heat, "fire", opposing.hero) end }
local cards = { weed = weed, burn = burn, singe = singe, ox = ox, wren = wren, fell = fell, tale = tale }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local function duel(title)
  return function(fields)
    fields.raid, fields.cards = fields.raid or "duel", cards
    return scenario(title)(fields)
  end
end

return {
  duel "Army of Undeath: three cards of an opposing graveyard are a Ghoul, which is stronger in your turn" {
    given = function(t)
      t:seat(1, { play = { "Army of Undeath" }, deck = deck })
      t:seat(2, { graveyard = { "Ox", "Fell", "Wren" }, deck = deck })
    end,
    play = function(t)
      t:uses(1, "Army of Undeath")
      t:everyone_passes()
      t:exhausted("Army of Undeath")
      t:removed(2, "Ox")
      t:graveyard_count(2, 0)
      t:count_in_play(1, "Ghoul", 1)
      t:atk("Ghoul", 5)
      t:ends_turn()
    end,
    expect = function(t) t:atk("Ghoul", 3); t:health("Ghoul", 3); t:deals("Ghoul", "melee") end,
  },
  duel "Army of Undeath: three cards of one graveyard, in your turn" {
    raid = "chaos", raiders = 3,
    given = function(t)
      t:seat(1, { play = { "Army of Undeath" }, graveyard = { "Ox", "Ox", "Ox" }, deck = deck })
      t:seat(2, { play = { "Army of Undeath" }, graveyard = { "Ox", "Ox" }, deck = deck })
      t:seat(3, { graveyard = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:cant(1, "uses", "Army of Undeath@1")
      t:passes(1)
      t:cant(2, "uses", "Army of Undeath@2")
      t:ends_turn()
      t:can(2, "uses", "Army of Undeath@2")
    end,
    expect = function(t) t:graveyard_count(1, 3) end,
  },
  duel "Grim Fate: of each deck the top card falls, and each ally among them is a Ghoul" {
    given = function(t)
      t:seat(1, { hand = { "Grim Fate" }, resources = 4, deck = { "Ox", "Ox" } })
      t:seat(2, { deck = { "Fell", "Ox" } })
    end,
    play = function(t) t:plays(1, "Grim Fate"); t:everyone_passes() end,
    expect = function(t)
      t:in_graveyard(1, "Ox")
      t:in_graveyard(2, "Fell")
      t:deck_count(2, 1)
      t:count_in_play(1, "Ghoul", 1)
      t:atk("Ghoul", 3)
      t:health("Ghoul", 3)
    end,
  },
  duel "Vile Strike: X less health for a hero, this turn" {
    given = function(t)
      t:seat(1, { hand = { "Vile Strike" }, resources = 3, deck = deck })
      t:seat(2, { hero = { "aggro/volunteer", damage = 22 }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Vile Strike", { target = "hero@2", x = 3 })
      t:everyone_passes()
      t:health("hero@2", 23)
      t:ends_turn()
    end,
    expect = function(t) t:health("hero@2", 26); t:winner "none" end,
  },
  duel "Vile Strike: health that is no more than the damage ends the hero" {
    given = function(t)
      t:seat(1, { hand = { "Vile Strike" }, resources = 4, deck = deck })
      t:seat(2, { hero = { "aggro/volunteer", damage = 22 }, deck = deck })
    end,
    play = function(t) t:plays(1, "Vile Strike", { target = "hero@2", x = 4 }); t:everyone_passes() end,
    expect = function(t) t:winner "player 1" end,
  },
  duel "Mark of Cenarius: a quest is completed for nothing, and the bearer grows with each face-down resource" {
    given = function(t)
      t:seat(1, { hand = { "Mark of Cenarius" }, play = { "Ox" }, resources = { "Tale" }, deck = deck })
      t:seat(1, { resources = 5 })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:cant(1, "plays", "Mark of Cenarius", { target = "hero@1" })
      t:plays(1, "Mark of Cenarius", { target = "Ox" })
      t:everyone_passes()
      t:attached("Mark of Cenarius", "Ox")
      t:atk("Ox", 6)
      t:health("Ox", 14)
      t:finishes_chain()
    end,
    expect = function(t)
      t:told { "completes Tale" }
      t:face_down("Tale")
      t:hand_count(1, 1)
      t:atk("Ox", 7)
    end,
  },
  duel "Verdant Vengeance: each Treant of yours that is destroyed is a seed" {
    given = function(t)
      t:seat(1, { play = { "Verdant Vengeance", "Treant", "Ox" }, hand = { "Fell", "Fell", "Fell" }, deck = deck })
      t:seat(2, { play = { "Treant" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Fell", { target = "Treant@1" })
      t:everyone_passes()
      t:everyone_passes()
      t:counters("Verdant Vengeance", "seed", 1)
      t:plays(1, "Fell", { target = "Treant@2" })
      t:everyone_passes()
      t:plays(1, "Fell", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:counters("Verdant Vengeance", "seed", 1) end,
  },
  duel "Verdant Vengeance: with ten seeds it may be destroyed as your turn starts, for ten Treants" {
    given = function(t)
      t:seat(1, { play = { { "Verdant Vengeance", counters = { seed = 10 } } }, deck = deck })
      t:seat(2, { deck = deck })
      t:turn(2, "end")
    end,
    play = function(t) t:will_answer(1, "yes", "Verdant Vengeance"); t:ends_turn() end,
    expect = function(t)
      t:in_graveyard(1, "Verdant Vengeance")
      t:count_in_play(1, "Treant", 10)
      t:atk("Treant", 1)
      t:health("Treant", 1)
    end,
  },
  duel "Verdant Vengeance: destroyed before it was its turn, it brings nobody" {
    given = function(t)
      t:seat(1, { play = { { "Verdant Vengeance", counters = { seed = 10 } } }, deck = deck })
      t:seat(2, { hand = { "Weed" }, deck = deck })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:passes(1)
      t:plays(2, "Weed", { target = "Verdant Vengeance" })
      t:finishes_chain()
    end,
    expect = function(t) t:count_in_play(1, "Treant", 0); t:in_graveyard(1, "Verdant Vengeance") end,
  },
  duel "Verdant Vengeance: nobody is asked with nine, and one may decline with more" {
    given = function(t)
      t:seat(1, { play = { { "Verdant Vengeance", counters = { seed = 9 } },
        { "Verdant Vengeance", counters = { seed = 11 } } }, deck = deck })
      t:seat(2, { deck = deck })
      t:turn(2, "end")
    end,
    play = function(t) t:will_answer(1, "no", "Verdant Vengeance"); t:ends_turn() end,
    expect = function(t) t:count_in_play(1, "Verdant Vengeance", 2); t:count_in_play(1, "Treant", 0) end,
  },
  duel "Will of Cenarius: of each deck the top card is a resource of its player, face down and exhausted" {
    given = function(t)
      t:seat(1, { hand = { "Will of Cenarius" }, resources = 2, deck = { "Tale", "Ox" } })
      t:seat(2, { resources = 1, deck = { "Ox", "Ox" } })
    end,
    play = function(t) t:plays(1, "Will of Cenarius"); t:everyone_passes() end,
    expect = function(t)
      t:resources(1, 3)
      t:ready_resources(1, 0)
      t:face_down("Tale")
      t:resources(2, 2)
      t:ready_resources(2, 1)
      t:deck_count(2, 1)
    end,
  },
  duel "Impaling Shot: as much ranged damage as the ally costs" {
    given = function(t)
      t:seat(1, { hand = { "Impaling Shot" }, resources = 2, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t) t:plays(1, "Impaling Shot", { target = "Ox" }); t:everyone_passes() end,
    expect = function(t) t:damage("Ox", 4); t:told { "deals 4 ranged damage to Ox" } end,
  },
  duel "Punishing Shot: an ally that it kills costs its hero as much as the ally cost" {
    given = function(t)
      t:seat(1, { hand = { "Punishing Shot", "Punishing Shot" }, resources = 6, deck = deck })
      t:seat(2, { play = { "Ox", "Wren" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Punishing Shot", { target = "Ox" })
      t:everyone_passes()
      t:damage("Ox", 3)
      t:damage("hero@2", 0)
      t:plays(1, "Punishing Shot", { target = "Wren" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(2, "Wren"); t:damage("hero@2", 3); t:told { "deals 3 ranged damage to" } end,
  },
  duel "Tracker's Mark: a sting as your turn starts" {
    given = function(t)
      t:seat(2, { deck = deck })
      t:seat(1, { play = { { "Tracker's Mark", attached_to = "hero@2" } }, deck = deck })
      t:turn(2, "end")
    end,
    play = function(t) t:ends_turn(); t:damage("hero@2", 1); t:ends_turn() end,
    expect = function(t) t:damage("hero@2", 1); t:deck_count(2, 3); t:told { "deals 1 ranged damage" } end,
  },
  duel "Tracker's Mark: five damage in your turn, and a card of that deck may go under it" {
    given = function(t)
      t:seat(2, { deck = { "Tale", "Ox" } })
      t:seat(1, { play = { { "Tracker's Mark", attached_to = "hero@2" } }, hand = { "Burn" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Burn")
      t:everyone_passes()
      t:will_answer(1, "Tale", "bottom")
      t:ends_turn()
    end,
    expect = function(t) t:in_hand(2, "Ox"); t:in_deck(2, "Tale") end,
  },
  duel "Tracker's Mark: who looks may leave the card where it is, and nobody else sees it" {
    given = function(t)
      t:seat(2, { deck = { "Tale", "Ox" } })
      t:seat(1, { play = { { "Tracker's Mark", attached_to = "hero@2" } }, hand = { "Burn" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Burn")
      t:everyone_passes()
      t:ends_turn()
      t:offers(1, "Tale")
      t:hidden(2, "Tale")
      t:answers(1, "none")
      t:ends_turn()
    end,
    expect = function(t) t:in_hand(2, "Tale") end,
  },
  duel "Tracker's Mark: four damage are no look" {
    given = function(t)
      t:seat(2, { deck = { "Tale", "Ox" } })
      t:seat(1, { play = { { "Tracker's Mark", attached_to = "hero@2" } }, hand = { "Singe" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Singe")
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t) t:in_hand(2, "Tale"); t:not_told { "Tracker's Mark triggers" } end,
  },
  duel "Arcane Reflection: a token that is a copy of an ally of yours" {
    given = function(t)
      t:seat(1, { hand = { "Arcane Reflection" }, resources = 3, play = { { "Ox", damage = 2 } }, deck = deck })
      t:seat(2, { play = { "Wren" }, deck = deck })
    end,
    play = function(t)
      t:cant(1, "plays", "Arcane Reflection", { target = "Wren" })
      t:plays(1, "Arcane Reflection", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:count_in_play(1, "Ox", 2); t:damage({ "Ox", 2 }, 0); t:health({ "Ox", 2 }, 9) end,
  },
  duel "Flame Charge: as much fire damage as the ability costs that is revealed for it" {
    given = function(t)
      t:seat(1, { hand = { "Flame Charge", "Mark of Cenarius", "Ox" }, resources = 2, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:passes(2)
      t:plays(1, "Flame Charge", { target = "Ox" })
      t:told { "reveals Mark of Cenarius" }
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox", 4); t:in_hand(1, "Mark of Cenarius"); t:told { "deals 4 fire damage" } end,
  },
  duel "Flame Charge: without another ability in hand it can't be played" {
    given = function(t)
      t:seat(1, { hand = { "Flame Charge", "Ox" }, resources = 2, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t) t:cant(1, "plays", "Flame Charge") end,
    expect = function(t) t:in_hand(1, "Flame Charge") end,
  },
  duel "Infinite Brilliance: one more card each of your turns" {
    given = function(t)
      t:seat(1, { play = { "Infinite Brilliance" }, deck = deck })
      t:seat(2, { deck = deck })
      t:turn(2, "end")
    end,
    play = function(t) t:ends_turn(); t:hand_count(1, 2); t:ends_turn() end,
    expect = function(t) t:hand_count(1, 2); t:hand_count(2, 1) end,
  },
}
