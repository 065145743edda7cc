-- Treasures 47 to 59: allies without a faction.
local ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 9, text = "" }
local cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 1, text = "" }
local hat = item "Hat" { cost = 2, text = "" }
local web = ability "Web" { cost = 3, ongoing = true, text = "" }
local bolt = ability "Bolt" { cost = 5, values = { heat = 4 },
  text = "Your hero deals {heat} fire damage to target character.",
  targets = { target("one", any.character, harm) }, play = function(me, t) me.hero:deal(me.heat, "fire", t.one) end }
local wake = ability "Wake" { cost = 0, instant = true, text = "Ready target ally.",
  targets = { target("one", any.ally, help) }, play = function(_, t) t.one:ready() end }
local call = ability "Call" { cost = 0, text = "Put target ally of your graveyard into play.",
  targets = { target("one", your.ally:in_zone("graveyard"), help) }, play = function(_, t) t.one:to_play() end }
local tale = quest "Tale" { text = "(9): Draw a card.",
  reward = { cost = { resources = 9 }, effect = function(me) me.player:draw(1) end } }
local glade = location "Glade" { text = "" }
local cards = { ox = ox, cat = cat, hat = hat, web = web, bolt = bolt, wake = wake, call = call, tale = tale,
  glade = glade }
local deck = { "Ox", "Ox", "Ox", "Ox" }
local function duel(title)
  return function(fields)
    fields.raid, fields.cards = fields.raid or "duel", cards
    return scenario(title)(fields)
  end
end

return {
  duel "Benedictus: a Cultist as each turn starts, and an exhausted one heals him" {
    given = function(t)
      t:seat(1, { play = { { "Benedictus, the Twilight Father", damage = 5 } }, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:cant(1, "uses", "Benedictus, the Twilight Father", { power = "heals" })
      t:ends_turn()
      t:count_in_play(1, "Cultist", 1)
      t:atk("Cultist", 0)
      t:health("Cultist", 1)
      t:passes(2)
      t:uses(1, "Benedictus, the Twilight Father", { power = "heals" })
      t:exhausted("Cultist")
      t:everyone_passes()
      t:told { "Cultist heals 2" }
      t:ends_turn()
    end,
    expect = function(t) t:damage("Benedictus, the Twilight Father", 3); t:count_in_play(1, "Cultist", 2) end,
  },
  duel "Benedictus: five Cultists are 20 damage, four are none" {
    given = function(t)
      t:seat(1, { play = { "Benedictus, the Twilight Father", "Cultist", "Cultist", "Cultist", "Cultist" },
        deck = deck })
      t:seat(2, { play = { "Benedictus, the Twilight Father", "Cultist", "Cultist", "Cultist", "Cultist", "Cultist" },
        deck = deck })
    end,
    play = function(t)
      t:cant(1, "uses", "Benedictus, the Twilight Father@1", { power = "strikes" })
      t:passes(1)
      t:uses(2, "Benedictus, the Twilight Father@2", { power = "strikes" })
      t:everyone_passes()
      t:cant(2, "uses", "Benedictus, the Twilight Father@2", { power = "heals" })
    end,
    expect = function(t) t:damage("hero@1", 20); t:told { "deals 20 shadow" } end,
  },
  duel "Champion of Life heals as much as each other ally of yours costs as it comes" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 9 }, play = { "Champion of Life" },
        hand = { "Ox", "Champion of Life" },
        resources = 7, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Ox")
      t:finishes_chain()
      t:damage("hero@1", 5)
      t:plays(1, "Champion of Life")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@1", 2); t:told { "Champion of Life heals 4", "Champion of Life heals 3" } end,
  },
  duel "Champion of Time: with no ready resource, up to three are ready again" {
    given = function(t)
      t:seat(1, { hand = { "Champion of Time" }, deck = deck,
        resources = { { "Tale", exhausted = true, down = true }, { "Hat", down = true }, { "Web", down = true },
          { "Cat", down = true } } })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Champion of Time")
      t:everyone_passes()
      t:everyone_passes()
      t:not_offered(1, { "Tale", "Hat", "Web", "Cat" })
      t:answers(1, { "Tale", "Web", "Cat" })
    end,
    expect = function(t) t:ready_resources(1, 3); t:exhausted("Hat") end,
  },
  duel "Champion of Time: one ready resource, and none is readied" {
    given = function(t)
      t:seat(1, { hand = { "Champion of Time" }, resources = 4, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t) t:plays(1, "Champion of Time"); t:everyone_passes() end,
    expect = function(t) t:ready_resources(1, 1); t:not_told { "Champion of Time triggers" } end,
  },
  duel "Lord Afrasastrasz: as your turn ends a Red Dragonkin for each ally of yours" {
    given = function(t)
      t:seat(1, { play = { "Lord Afrasastrasz", "Ox" }, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:count_in_play(1, "Red Dragonkin", 2)
      t:atk({ "Red Dragonkin", 1 }, 1)
      t:health({ "Red Dragonkin", 1 }, 1)
      t:has({ "Red Dragonkin", 1 }, "Dragonkin")
      t:deals({ "Red Dragonkin", 1 }, "fire")
    end,
  },
  duel "Lord Afrasastrasz: from your hand into the deck, for 6, and six Red Dragonkin come" {
    given = function(t)
      t:seat(1, { hand = { "Lord Afrasastrasz" }, resources = 6, deck = deck })
      t:seat(2, { hand = { "Lord Afrasastrasz" }, resources = 6, deck = deck })
    end,
    play = function(t)
      t:uses(1, "Lord Afrasastrasz@1")
      t:told { "reveals Lord Afrasastrasz" }
      t:in_deck(1, "Lord Afrasastrasz")
      t:cant(2, "uses", "Lord Afrasastrasz@2")
      t:everyone_passes()
    end,
    expect = function(t)
      t:count_in_play(1, "Red Dragonkin", 6)
      t:deck_count(1, 5)
      t:ready_resources(1, 0)
      t:told { "shuffles" }
    end,
  },
  duel "Sky Captain Swayze readies another card, even a resource" {
    given = function(t)
      t:seat(1, { play = { "Sky Captain Swayze", { "Ox", exhausted = true } },
        resources = { { "Tale", down = true } } })
      t:seat(1, { resources = 4, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:has("Sky Captain Swayze", "Elusive")
      t:uses(1, "Sky Captain Swayze", { power = 2, target = "hero@2" })
      t:everyone_passes()
      t:damage("hero@2", 5)
      t:ready_resources(1, 0)
      t:cant(1, "uses", "Sky Captain Swayze", { power = 1, target = "Sky Captain Swayze" })
      t:can(1, "uses", "Sky Captain Swayze", { power = 1, target = "Tale" })
      t:uses(1, "Sky Captain Swayze", { power = 1, target = "Ox@1" })
      t:everyone_passes()
    end,
    expect = function(t) t:ready("Ox@1"); t:exhausted("Sky Captain Swayze"); t:told { "5 ranged damage" } end,
  },
  duel "Thrall: as he readies he heals 3 or deals 3, and readies for 3" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 5 }, play = { { "Thrall the World-Shaman", exhausted = true } },
        hand = { "Wake" }, resources = 3, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:has("Thrall the World-Shaman", "Protector")
      t:uses(1, "Thrall the World-Shaman")
      t:everyone_passes()
      t:answers(1, 1)
      t:everyone_passes()
      t:damage("hero@1", 2)
      t:ready("Thrall the World-Shaman")
      t:attacks(1, "Thrall the World-Shaman", "hero@2")
      t:to_end_of_combat()
      t:plays(1, "Wake", { target = "Thrall the World-Shaman" })
      t:everyone_passes()
      t:answers(1, 2)
      t:everyone_passes()
    end,
    expect = function(t) t:damage("hero@2", 5); t:told { "heals 3", "deals 3 nature" } end,
  },
  duel "Twilight Assassin: each other player discards a card of theirs, or you draw one" {
    raid = "chaos", raiders = 4,
    given = function(t)
      t:seat(1, { hand = { "Twilight Assassin", "Web" }, resources = 3, deck = deck })
      t:seat(2, { hand = { "Hat", "Ox" }, deck = deck })
      t:seat(3, { hand = { "Hat" }, deck = deck })
      t:seat(4, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Twilight Assassin")
      t:everyone_passes()
      t:will_answer(2, "Hat", "Discard a card")
      t:will_answer(3, "none", "Discard a card")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard(2, "Hat")
      t:in_hand(2, "Ox")
      t:in_hand(3, "Hat")
      t:in_hand(1, "Web")
      t:deck_count(1, 2)
    end,
  },
  duel "Twilight Assassin: friends are other players, too" {
    raid = "onyxias_lair", raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Twilight Assassin" }, resources = 3, deck = deck })
      t:seat(2, { hand = { "Hat" }, deck = deck })
      t:boss { hand = { "Web" } }
    end,
    play = function(t)
      t:plays(1, "Twilight Assassin")
      t:everyone_passes()
      t:will_answer(2, "Hat", "Discard a card")
      t:will_answer("boss", "none", "Discard a card")
      t:everyone_passes()
    end,
    expect = function(t) t:in_graveyard(2, "Hat"); t:hand_count(1, 1) end,
  },
  duel "Twilight Frost Evoker: 1 frost damage for itself and each other card of yours, resources too" {
    given = function(t)
      t:seat(1, { hand = { "Twilight Frost Evoker", "Ox" }, play = { "Hat" }, resources = 5, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:plays(1, "Twilight Frost Evoker")
      t:everyone_passes()
      t:answers(1, "Ox@2")
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox@2", 8); t:told { "deals 8 frost" } end,   -- it, 5 resources, the hat, the hero
  },
  duel "Tyrygosa: an ability of your hand, removed, is played for nothing as each of your turns starts" {
    given = function(t)
      t:seat(1, { hand = { "Tyrygosa the Blue", "Bolt", "Web" }, resources = 7, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Tyrygosa the Blue")
      t:everyone_passes()
      t:everyone_passes()
      t:not_offered(1, "Web")
      t:answers(1, "Bolt")
      t:removed(1, "Bolt")
      t:ends_turn()
      t:ends_turn()
      t:answers(1, "yes")
      t:answers(1, "hero@2")
      t:everyone_passes()
      t:damage("hero@2", 4)
      t:ready_resources(1, 7)
      t:ends_turn()
      t:ends_turn()
      t:ends_turn()
      t:answers(1, "no")
    end,
    expect = function(t)
      t:damage("hero@2", 4)
      t:removed(1, "Bolt")
      t:ready_resources(1, 7)
      t:told { "plays Bolt" }
    end,
  },
  duel "Tyrygosa: no ability, no question" {
    given = function(t)
      t:seat(1, { hand = { "Tyrygosa the Blue", "Bolt" }, resources = 7, deck = deck })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Tyrygosa the Blue")
      t:will_answer(1, "none", "Remove an ability")
      t:everyone_passes()
      t:everyone_passes()
      t:ends_turn()
      t:ends_turn()
    end,
    expect = function(t) t:is_turn(1); t:in_hand(1, "Bolt") end,
  },
  duel "Valeera: of three cards the quests and locations are resources, exhausted, the rest goes under the deck" {
    given = function(t)
      t:seat(1, { hand = { "Valeera" }, resources = 4, deck = { "Tale", "Ox", "Glade", "Hat" } })
      t:seat(2, { deck = deck })
    end,
    play = function(t)
      t:plays(1, "Valeera")
      t:everyone_passes()
      t:everyone_passes()
      t:will_answer(1, "yes", "Place Tale")
      t:will_answer(1, "no", "Place Glade")
      t:finishes_chain()
    end,
    expect = function(t)
      t:resources(1, 6)
      t:ready_resources(1, 0)
      t:in_resources(1, "Tale")
      t:in_resources(1, "Glade")
      t:face_up("Tale")
      t:face_down("Glade")
      t:deck_count(1, 2)
      t:can(1, "passes")
    end,
  },
  duel "Wrathion: as each turn starts its player destroys a card of theirs, a resource too" {
    given = function(t)
      t:seat(1, { play = { "Wrathion", "Hat" }, deck = deck })
      t:seat(2, { play = { "Ox" }, resources = { { "Tale", down = true } }, deck = deck })
    end,
    play = function(t)
      t:ends_turn()
      t:asked(2, "What is destroyed?")
      t:not_offered(2, "Wrathion")
      t:answers(2, "Tale")
      t:in_graveyard(2, "Tale")
      t:ends_turn()
      t:ends_turn()
      t:not_offered(1, "Ox")
      t:answers(1, "Hat")
    end,
    expect = function(t) t:in_graveyard(1, "Hat"); t:in_play(2, "Ox") end,
  },
  duel "Wyrmrest Captain: as your turn starts, ATK for the cost of the card on top of your deck" {
    given = function(t)
      t:seat(1, { play = { "Wyrmrest Captain" }, deck = deck })
      t:seat(2, { deck = deck })
      t:turn(2, "end")
    end,
    play = function(t)
      t:ends_turn()
      t:told { "reveals Ox" }
      t:atk("Wyrmrest Captain", 4)
      t:ends_turn()
    end,
    expect = function(t) t:atk("Wyrmrest Captain", 0) end,
  },
  duel "Wyrmrest Protector: what your allies deal to an opposing hero they heal from yours" {
    given = function(t)
      t:seat(1, { hero = { "aggro/volunteer", damage = 9 },
        play = { "Wyrmrest Protector", "Cat", { "Sky Captain Swayze" } }, resources = 5, deck = deck })
      t:seat(2, { play = { "Ox" }, deck = deck })
    end,
    play = function(t)
      t:attacks(1, "Cat", "hero@2")
      t:to_end_of_combat()
      t:damage("hero@1", 8)
      t:told { "Cat heals 1" }
      t:uses(1, "Sky Captain Swayze", { power = 2, target = "hero@2" })
      t:finishes_chain()
      t:damage("hero@1", 3)
      t:attacks(1, "Wyrmrest Protector", "Ox")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@1", 3); t:damage("Ox", 5) end,
  },
}
