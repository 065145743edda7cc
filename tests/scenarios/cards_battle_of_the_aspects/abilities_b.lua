-- Treasures 14 to 31: paladins, priests, rogues, shamans, warlocks, warriors.
local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 9, text = "" }
local imp = ally "Imp" { cost = 1, atk = 2, damage = "fire", health = 9, tags = { "Demon" }, text = "" }
local vest = armor "Vest" { cost = 1, def = 1, tags = { "Chest (1)" }, text = "" }
local hat = item "Hat" { cost = 2, text = "" }
local knife = weapon "Knife" { cost = 1, atk = 1, damage = "melee", strike = 3,
  tags = { "One-Handed", "Melee (1)", "Dagger" },
  text = "" }
local maul = weapon "Maul" { cost = 1, atk = 2, damage = "melee", strike = 1,
  tags = { "Two-Handed", "Melee (1)", "Mace" },
  text = "" }
local web = ability "Web" { cost = 5, ongoing = true, text = "" }
local jot = ability "Jot" { cost = 0, instant = true, text = "Draw a card.", play = function(me) me.player:draw() end }
local fell = ability "Fell" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("one", any.ally, harm) }, play = function(_, t) t.one:destroy() end }
local tale = quest "Tale" { text = "(0): Draw a card.",
  reward = { cost = { resources = 0 }, effect = function(me) me.player:draw(1) end } }
local cards = { fell = fell, ox = ox, imp = imp, vest = vest, hat = hat, knife = knife, maul = maul, web = web,
  jot = jot,
  tale = tale }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local function duel(title)
  return function(fields)
    fields.raid, fields.cards = fields.raid or "duel", cards
    return scenario(title)(fields)
  end
end

return {
  duel "Blessing of the Just: a counter as each of your turns starts, and as much ATK and health" {
    given = function(t)
      t:seat(1, { hand = { "Blessing of the Just" }, resources = 1, play = { "Ox" }, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Blessing of the Just", { target = "Ox" })
      t:everyone_passes()
      t:atk("Ox", 1)
      t:ends_turn()
      t:atk("Ox", 1)
      t:ends_turn()
      t:atk("Ox", 2)
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:counters("Blessing of the Just", "justice", 2); t:atk("Ox", 3); t:health("Ox", 11) end,
  },
  duel "Condemn: an ally falls that is attacking one of your allies" {
    given = function(t)
      t:seat(1, { hand = { "Condemn" }, resources = 2, play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Imp" }, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:cant(1, "plays", "Condemn")
      t:attacks(2, "Imp", "Ox")
      t:passes(2)
      t:cant(1, "plays", "Condemn")                -- it attacks nobody yet (CR 602.3)
      t:passes(1)
      t:passes(2)
      t:plays(1, "Condemn", { target = "Imp" })
      t:everyone_passes()
      t:to_end_of_combat()
    end,
    expect = function(t) t:in_graveyard(2, "Imp"); t:damage("Ox", 0) end,
  },
  duel "Condemn: nobody falls once your ally is out of the combat" {
    given = function(t)
      t:seat(1, { hand = { "Condemn" }, resources = 2, play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Imp" }, hand = { "Fell" }, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:attacks(2, "Imp", "Ox")
      t:passes(2)
      t:passes(1)
      t:passes(2)
      t:plays(1, "Condemn", { target = "Imp" })
      t:passes(1)
      t:plays(2, "Fell", { target = "Ox" })
      t:to_end_of_combat()
    end,
    expect = function(t) t:in_graveyard(1, "Ox"); t:in_play(2, "Imp") end,
  },
  duel "Condemn: not an ally that is attacking your hero" {
    given = function(t)
      t:seat(1, { hand = { "Condemn" }, resources = 2, play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Imp" }, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:attacks(2, "Imp", "hero@1")
      t:everyone_passes()
      t:passes(2)
      t:cant(1, "plays", "Condemn")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 2) end,
  },
  duel "Crusader's Armament: an armor with 10 more DEF" {
    given = function(t)
      t:seat(1, { hand = { "Crusader's Armament" }, resources = 2, play = { "Vest", "Hat" }, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:cant(1, "plays", "Crusader's Armament", { target = "Hat" })
      t:plays(1, "Crusader's Armament", { target = "Vest" })
      t:everyone_passes()
    end,
    expect = function(t) t:def("Vest", 11); t:attached("Crusader's Armament", "Vest") end,
  },
  duel "Mind Wipe: a card of the type that was named costs another" {
    given = function(t)
      t:seat(1, { hand = { "Mind Wipe" }, resources = 3, deck = deck })
      t:seat(2, { hand = { "Ox", "Hat", "Web" }, deck = deck })
      t:random { 2, 1 }
    end,
    play = function(t)
      t:plays(1, "Mind Wipe", { target = 2 })
      t:everyone_passes()
      t:answers(1, "equipment")
    end,
    expect = function(t) t:in_graveyard(2, "Hat"); t:in_graveyard(2, "Ox"); t:in_hand(2, "Web") end,
  },
  duel "Mind Wipe: a card of another type is the only one" {
    given = function(t)
      t:seat(1, { hand = { "Mind Wipe" }, resources = 3, deck = deck })
      t:seat(2, { hand = { "Ox", "Hat", "Web" }, deck = deck })
      t:random { 2 }
    end,
    play = function(t)
      t:plays(1, "Mind Wipe", { target = 2 })
      t:everyone_passes()
      t:answers(1, "ally")
    end,
    expect = function(t) t:in_graveyard(2, "Hat"); t:hand_count(2, 2) end,
  },
  duel "Persuasive Resurrection: as your turn starts, an ally of an opponent's graveyard is yours" {
    given = function(t)
      t:seat(1, { play = { "Persuasive Resurrection" }, graveyard = { "Imp" }, deck = deck })
      t:seat(2, { graveyard = { "Ox", "Hat" }, deck = deck })
      t:turn(2, "end")
    end,
    play = function(t)
      t:will_answer(1, "yes", "Use Persuasive")
      t:ends_turn()
    end,
    expect = function(t) t:in_play(1, "Ox"); t:in_graveyard(1, "Imp") end,
  },
  duel "Persuasive Resurrection: one may decline" {
    given = function(t)
      t:seat(1, { play = { "Persuasive Resurrection" }, deck = deck })
      t:seat(2, { graveyard = { "Ox" }, deck = deck })
      t:turn(2, "end")
    end,
    play = function(t) t:will_answer(1, "no", "Use Persuasive"); t:ends_turn() end,
    expect = function(t) t:in_graveyard(2, "Ox") end,
  },
  duel "Subdue: a card for you, and the bearer attacks heroes alone" {
    given = function(t)
      t:seat(1, { hand = { "Subdue" }, resources = 2, play = { "Imp" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:cant(1, "plays", "Subdue", { target = "Imp" })
      t:plays(1, "Subdue", { target = "Ox" })
      t:everyone_passes()
      t:hand_count(1, 1)
      t:ends_turn()
      t:cant(2, "attacks", "Ox@2", { defender = "Imp" })
      t:attacks(2, "Ox@2", "hero@1")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 1) end,
  },
  duel "Assassin's Grace: Stealth for an ally, or Assault for one that has it" {
    given = function(t)
      t:seat(1, { play = { "Assassin's Grace", "Assassin's Grace", "Ox", "Imp" }, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:cant(1, "uses", { "Assassin's Grace", 1 }, { power = 2 })
      t:uses(1, { "Assassin's Grace", 1 }, { power = 1, target = "Ox" })
      t:everyone_passes()
      t:has("Ox", "Stealth")
      t:cant(1, "uses", { "Assassin's Grace", 1 }, { power = 2 })
      t:cant(1, "uses", { "Assassin's Grace", 2 }, { power = 2, target = "Imp" })
      t:uses(1, { "Assassin's Grace", 2 }, { power = 2, target = "Ox" })
      t:everyone_passes()
      t:atk("Ox", 3)
      t:ends_turn()
    end,
    expect = function(t) t:atk("Ox", 1); t:has("Ox", "Stealth", false); t:has("Ox", "Assault", false) end,
  },
  duel "Helplessness: for 3, or for another ability of the hand; you choose what is discarded" {
    given = function(t)
      t:seat(1, { hand = { "Helplessness", "Helplessness", "Ox" }, deck = deck })
      t:seat(2, { hand = { "Hat", "Web" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Helplessness", { target = 2 })
      t:graveyard_count(1, 1)
      t:everyone_passes()
      t:offers(1, "Hat")
      t:answers(1, "Web")
      t:in_graveyard(2, "Web")
      t:in_hand(2, "Hat")
    end,
    expect = function(t) t:graveyard_count(1, 2); t:in_hand(1, "Ox") end,
  },
  duel "Helplessness: an ability of no rogue pays nothing" {
    given = function(t)
      t:seat(1, { hand = { "Helplessness", "Jot", "Web" }, resources = 2, deck = deck })
      t:seat(2, { hand = { "Hat" }, deck = deck })
    end,
    play = function(t) t:cant(1, "plays", "Helplessness") end,
    expect = function(t) t:hand_count(1, 3) end,
  },
  duel "Helplessness: alone with an ally it can't be paid but with resources" {
    given = function(t)
      t:seat(1, { hand = { "Helplessness", "Ox" }, resources = 2, deck = deck })
      t:seat(2, { hand = { "Hat" }, deck = deck })
    end,
    play = function(t) t:cant(1, "plays", "Helplessness") end,
    expect = function(t) t:in_hand(1, "Helplessness") end,
  },
  duel "Knife Throw: a Dagger with 4 more ATK that comes back to hand" {
    given = function(t)
      t:seat(1, { hand = { "Knife Throw" }, resources = 4, play = { "Knife" }, deck = deck })
      t:seat(2, { play = { "Imp" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Knife Throw", { target = "Knife" })
      t:everyone_passes()
      t:atk("Knife", 5)
      t:attacks(1, "hero@1", "Imp")
      t:strikes(1, "Knife")
      t:to_end_of_combat()
      t:damage("Imp", 5)
      t:damage("hero@1", 0)
      t:ends_turn()
    end,
    expect = function(t) t:in_hand(1, "Knife") end,
  },
  duel "Knife Throw: no Mace" {
    given = function(t)
      t:seat(1, { hand = { "Knife Throw" }, resources = 4, play = { "Maul" }, deck = deck })
      t:seat(2, { play = { "Knife" }, deck = deck })
    end,
    play = function(t) t:cant(1, "plays", "Knife Throw") end,
    expect = function(t) t:in_hand(1, "Knife Throw") end,
  },
  duel "Elemental Balance: 5 damage to each hero, or 5 healed from each" {
    given = function(t)
      t:seat(1, { hand = { "Elemental Balance", "Elemental Balance" }, resources = 6, play = { "Ox" }, deck = deck })
      t:seat(2, { hero = { "aggro/volunteer", damage = 7 }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Elemental Balance", { mode = 2 })
      t:everyone_passes()
      t:damage("hero@2", 2)
      t:plays(1, "Elemental Balance", { mode = 1 })
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 5)
      t:damage("hero@2", 7)
      t:damage("Ox", 0)
      t:told { "5 nature damage" }
    end,
  },
  duel "Scorching Totem: as your turn starts, fire for an opposing hero from each ally of yours, the Totem too" {
    given = function(t)
      t:seat(1, { hand = { "Scorching Totem" }, resources = 3, play = { "Ox" }, deck = deck })
      t:seat(2, { play = { "Imp" }, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:passes(2)
      t:plays(1, "Scorching Totem")
      t:everyone_passes()
      t:has_type("Scorching Totem", "ally")
      t:health("Scorching Totem", 5)
      t:ends_turn()
      t:damage("hero@2", 2)
      t:cant(1, "attacks", "Scorching Totem")
    end,
    expect = function(t) t:told { "deals 2 fire damage" } end,
  },
  duel "Totemic Cleanse: beside a Totem, an ability is destroyed" {
    given = function(t)
      t:seat(1, { hand = { "Totemic Cleanse" }, resources = 1, play = { "Scorching Totem" }, deck = deck })
      t:seat(2, { play = { "Web", "Ox" }, deck = deck })
    end,
    play = function(t)
      t:cant(1, "plays", "Totemic Cleanse", { target = "Ox" })
      t:plays(1, "Totemic Cleanse", { target = "Web" })
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(2, "Web") end,
  },
  duel "Totemic Cleanse: not beside another's Totem" {
    given = function(t)
      t:seat(1, { hand = { "Totemic Cleanse" }, resources = 1, deck = deck })
      t:seat(2, { play = { "Web", "Scorching Totem" }, deck = deck })
    end,
    play = function(t) t:cant(1, "plays", "Totemic Cleanse") end,
    expect = function(t) t:in_hand(1, "Totemic Cleanse") end,
  },
  duel "Curse of the Void: 1 damage as your turn starts, 2 where there are 15 already" {
    given = function(t)
      t:seat(2, { hero = { "aggro/volunteer", damage = 14 }, deck = deck })
      t:seat(1, { play = { { "Curse of the Void", attached_to = "hero@2" } }, deck = deck })
      t:turn(2, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:damage("hero@2", 15)
      t:ends_turn()
      t:damage("hero@2", 15)
      t:ends_turn()
    end,
    expect = function(t) t:damage("hero@2", 17); t:told { "deals 1 shadow", "deals 2 shadow" } end,
  },
  duel "Demonic Torrent: 3 damage to all but Demons, your own too" {
    given = function(t)
      t:seat(1, { hand = { "Demonic Torrent" }, resources = 4, play = { "Imp", "Ox" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t) t:plays(1, "Demonic Torrent"); t:everyone_passes() end,
    expect = function(t)
      t:damage("Imp", 0)
      t:damage("Ox@1", 3)
      t:damage("Ox@2", 3)
      t:damage("hero@1", 3)
      t:damage("hero@2", 3)
    end,
  },
  duel "Karuzak: each opponent takes 6 damage or lets you draw two cards" {
    raid = "chaos", raiders = 3,
    given = function(t)
      t:seat(1, { play = { "Karuzak" }, deck = deck })
      t:seat(2, { deck = deck })
      t:seat(3, { deck = deck })
      t:turn(3, "end")
    end,
    play = function(t)
      t:will_answer(2, "damage", "Damage for you")
      t:will_answer(3, "cards", "Damage for you")
      t:ends_turn()
    end,
    expect = function(t)
      t:damage("hero@2", 6)
      t:damage("hero@3", 0)
      t:hand_count(1, 3)
      t:told { "deals 6 shadow" }
    end,
  },
  duel "Nether Vision: an ally of five cards is shown and drawn, the others go under the deck" {
    given = function(t)
      t:seat(1, { hand = { "Nether Vision" }, resources = 1, deck = { "Web", "Imp", "Hat", "Ox", "Vest", "Knife" } })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Nether Vision")
      t:everyone_passes()
      t:not_offered(1, "Web")
      t:answers(1, "Ox")
      t:told { "reveals Ox" }
      t:in_hand(1, "Ox")
      t:answers(1, { "Imp", "Web", "Hat" })
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:in_hand(1, "Knife"); t:deck_count(1, 4) end,
  },
  duel "Raging Stance: two Two-Handed weapons, cheaper strikes, nothing but weapons is played" {
    given = function(t)
      t:seat(1, { play = { "Raging Stance", "Maul", "Maul" }, hand = { "Ox", "Jot", "Vest", "Hat", "Knife" },
        resources = { "Tale" }, deck = deck })
      t:seat(1, { resources = 5 })
      t:seat(2, { hand = { "Ox" }, resources = { "Tale" }, deck = deck })
    end,
    play = function(t)
      t:count_in_play(1, "Maul", 2)
      t:has("hero@1", "Two-Handed Dual Wield")
      t:cant(1, "plays", "Ox")
      t:cant(1, "plays", "Jot")
      t:cant(1, "plays", "Vest")
      t:cant(1, "plays", "Hat")
      t:can(1, "plays", "Knife")
      t:cant(1, "completes", "Tale@1")
      t:ends_turn()
      t:can(2, "completes", "Tale@2")
    end,
    expect = function(t) t:in_hand(1, "Ox") end,
  },
  duel "Raging Stance: for 4 your hero and your weapons are ready again" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", exhausted = true }, resources = 5,
        play = { "Raging Stance", { "Maul", exhausted = true }, { "Knife", exhausted = true },
          { "Ox", exhausted = true } }, deck = deck })
      t:seat(2, { play = { { "Maul", exhausted = true } }, deck = deck })
    end,
    play = function(t)
      t:uses(1, "Raging Stance")
      t:everyone_passes()
      t:ready("hero@1")
      t:ready("Maul@1")
      t:exhausted("Ox")
      t:exhausted("Maul@2")
      t:ready_resources(1, 1)
      t:attacks(1, "hero@1", "hero@2")
      t:strikes(1, "Knife")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 1); t:ready_resources(1, 0); t:exhausted("Raging Stance") end,
  },
  duel "Shockburst: allies of opponents come exhausted this turn, yours do not" {
    given = function(t)
      t:seat(1, { hand = { "Shockburst", "Imp" }, resources = 3, deck = deck })
      t:seat(2, { hand = { "Ox", "Hat", "Ox" }, resources = 10, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:passes(2)
      t:plays(1, "Shockburst")
      t:everyone_passes()
      t:plays(2, "Ox")
      t:everyone_passes()
      t:in_play(2, "Ox")
      t:exhausted("Ox")
      t:plays(2, "Hat")
      t:everyone_passes()
      t:ready("Hat")
      t:ends_turn()
      t:plays(1, "Imp")
      t:everyone_passes()
      t:ready("Imp")
      t:ends_turn()
      t:plays(2, "Ox")
      t:everyone_passes()
    end,
    expect = function(t) t:ready { "Ox", 2 } end,
  },
  duel "Shockburst: tokens and what an effect brings come exhausted, too" {
    given = function(t)
      t:seat(1, { hand = { "Shockburst" }, resources = 1, deck = deck })
      t:seat(2, { hand = { "Grim Fate" }, resources = 4, deck = deck })
      t:turn(2)
    end,
    play = function(t)
      t:passes(2)
      t:plays(1, "Shockburst")
      t:everyone_passes()
      t:plays(2, "Grim Fate")
      t:everyone_passes()
    end,
    expect = function(t) t:count_in_play(2, "Ghoul", 2); t:exhausted { "Ghoul", 1 }; t:exhausted { "Ghoul", 2 } end,
  },
}
