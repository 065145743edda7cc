-- Sabotage of what is not a card: a player, and their deck, hand or graveyard.
local function spy(name, things, effect)
  return ally(name) { cost = 1, atk = 2, damage = "melee", health = 9,
    text = "Can sabotage something that is not a card.",
    powers = {
      gives { to = this, sabotages = things },
      when.sabotages { by = this, effect = effect },
    } }
end
local miller = spy("Miller", "deck", function(me, event) event.deck:reveal(1):to_graveyard() end)
local digger = spy("Digger", "graveyard", function(me, event)
  me:deal(#event.deck.graveyard, "fire", event.player.hero)
end)
local envoy = spy("Envoy", { "hand", "player" }, function(me, event)
  if event.from == "hand" then event.player:discard(1) else event.player:draw(2) end
  if event.deck then event.player:draw(9) end
end)
local guard = ally "Guard" { cost = 1, atk = 2, damage = "melee", health = 9, keywords = { "Protector" }, text = "Protector." }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3, text = "An ally." }
local elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 3, text = "An ally." }
local ward = ability "Ward" { cost = 0, instant = true, text = "Target ally loses Sabotage this turn.",
  targets = { target("one", any.ally, harm) },
  play = function(me, t) t.one:gain { loses_keyword = "Sabotage", lasts = this_turn } end }
local stand_in = ability "Stand In" { cost = 0, instant = true, text = "Target ally becomes the defender.",
  targets = { target("one", your.ally, help) },
  play = function(me, t) t.one:becomes_defender() end }
local rogue = ally "Rogue" { cost = 1, atk = 1, damage = "melee", health = 9,
  text = "Sabotages decks. Has 3 more ATK while in combat. When this enters combat, draw a card.",
  powers = {
    gives { to = this, sabotages = "deck" },
    gives { to = this, atk = plus(3), only_if = in_combat },
    when.enters_combat { of = this, effect = function(me) me.player:draw() end },
  } }
local call_off = ability "Call Off" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
  targets = { target("one", any.ally) },
  play = function(me, t) t.one:to_hand() end }

return {
  scenario "A deck is sabotaged: no damage is dealt, and the deck is named" {
    raid = "duel", cites = { "CR 600.1", "CR 601.2b", "CR 603.1", "KW Sabotage" },
    cards = { miller = miller, ox = ox, elk = elk },
    given = function(t)
      t:seat(1, { play = { "Miller" }, deck = { "Elk", "Elk" } })
      t:seat(2, { play = { "Ox" }, deck = { "Elk", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Miller", { deck = 2 })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_graveyard(2, "Elk")
      t:exhausted("Miller")
      t:damage("Miller", 0)
      t:damage("hero@2", 0)
      t:told { "Player 1 proposes an attack: Miller on the deck of player 2.",
        "Miller attacks the deck of player 2.", "Miller sabotages the deck of player 2." }
    end,
  },
  scenario "A graveyard is sabotaged, beside which its deck lies" {
    raid = "duel", cites = { "CR 601.2b", "CR 603.1" },
    cards = { digger = digger, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Digger" }, graveyard = { "Ox" } })
      t:seat(2, { graveyard = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, "Digger", { graveyard = 2 })
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 3) end,
  },
  scenario "A hand or a player is sabotaged, and neither has a deck" {
    raid = "duel", cites = { "CR 601.2b", "CR 603.1" },
    cards = { envoy = envoy, ox = ox },
    given = function(t)
      t:seat(1, { play = { "Envoy", "Envoy" } })
      t:seat(2, { hand = { "Ox" }, deck = { "Ox", "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, { "Envoy", 1 }, { hand = 2 })
      t:to_end_of_combat()
      t:hand_count(2, 0)
      t:attacks(1, { "Envoy", 2 }, 2)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:hand_count(2, 2)
      t:told { "Envoy sabotages the hand of player 2.", "Envoy sabotages player 2." }
    end,
  },
  scenario "A character can protect a deck, and then fights" {
    raid = "duel", cites = { "CR 602.2", "CR 602.2c" },
    cards = { miller = miller, guard = guard, elk = elk },
    given = function(t)
      t:seat(1, { play = { "Miller" } })
      t:seat(2, { play = { "Guard" }, deck = { "Elk", "Elk" } })
    end,
    play = function(t)
      t:attacks(1, "Miller", { deck = 2 })
      t:passes(1)
      t:passes(2)
      t:asked(2, "Who protects the deck of player 2?")
      t:protects(2, "Guard")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Miller", 2)
      t:damage("Guard", 2)
      t:not_told { "sabotages" }
    end,
  },
  scenario "Who protected a deck and is gone has left nobody in combat, nor the deck" {
    raid = "duel", cites = { "CR 602.2c", "CR 602.3b" },
    cards = { rogue = rogue, guard = guard, call_off = call_off, elk = elk },
    given = function(t)
      t:seat(1, { play = { "Rogue" }, deck = { "Elk", "Elk" } })
      t:seat(2, { play = { "Guard" }, hand = { "Call Off" }, deck = { "Elk", "Elk" } })
    end,
    play = function(t)
      t:attacks(1, "Rogue", { deck = 2 })
      t:protects(2, "Guard")
      t:finishes_chain()
      t:atk("Rogue", 4)
      t:passes(1)
      t:plays(2, "Call Off", { target = "Guard" })
      t:finishes_chain()
      t:atk("Rogue", 1)
      t:to_end_of_combat()
    end,
    expect = function(t) t:not_told { "sabotages" } end,
  },
  scenario "Who becomes a defender instead of a deck fights" {
    raid = "duel", cites = { "CR 602.3a" },
    cards = { miller = miller, ox = ox, stand_in = stand_in, elk = elk },
    given = function(t)
      t:seat(1, { play = { "Miller" } })
      t:seat(2, { play = { "Ox" }, hand = { "Stand In" }, deck = { "Elk", "Elk" } })
    end,
    play = function(t)
      t:attacks(1, "Miller", { deck = 2 })
      t:passes(1)
      t:passes(2)
      t:passes(1)
      t:plays(2, "Stand In", { target = "Ox" })
      t:finishes_chain()
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Miller", 1)
      t:damage("Ox", 2)
      t:not_told { "sabotages" }
    end,
  },
  scenario "Who sabotages is in combat while the deck defends" {
    raid = "duel", cites = { "CR 602.3", "CR 602.3b" },
    cards = { elk = elk, rogue = rogue },
    given = function(t) t:seat(1, { play = { "Rogue" }, deck = { "Elk", "Elk" } }) end,
    play = function(t)
      t:attacks(1, "Rogue", { deck = 2 })
      t:atk("Rogue", 1)
      t:everyone_passes()
      t:finishes_chain()
      t:hand_count(1, 1)
      t:atk("Rogue", 4)
      t:to_end_of_combat()
    end,
    expect = function(t) t:atk("Rogue", 1) end,
  },
  scenario "Who can sabotage decks no more as the proposal resolves does not attack" {
    raid = "duel", cites = { "CR 601.3", "KW Sabotage" },
    cards = { miller = miller, ward = ward },
    given = function(t)
      t:seat(1, { play = { "Miller" } })
      t:seat(2, { hand = { "Ward" } })
    end,
    play = function(t)
      t:proposes(1, "Miller", { deck = 2 })
      t:passes(1)
      t:plays(2, "Ward", { target = "Miller" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:ready("Miller")
      t:not_told { "attacks the deck" }
    end,
  },
  scenario "Who must attack a character, or can attack only some, sabotages nothing meanwhile" {
    raid = "duel", cites = { "CR 600.2a", "CR 601.2c" },
    cards = { miller = miller, ox = ox,
      taunt = ally "Taunt" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Opposing characters can attack only this, if able.",
        powers = { gives { to = opposing.character, attacks_only = this } } } },
    given = function(t)
      t:seat(1, { play = { "Miller" } })
      t:seat(2, { play = { "Taunt" } })
    end,
    play = function(t)
      t:cant(1, "attacks", "Miller", { defender = { deck = 2 } })
      t:attacks(1, "Miller", "Taunt")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("Taunt", 2) end,
  },
  scenario "Who must attack if able, and can attack nobody, sabotages" {
    raid = "duel", cites = { "CR 600.2", "CR 601.2b" },
    cards = { fanatic = ally "Fanatic" { cost = 1, atk = 2, damage = "melee", health = 9, text = "Sabotages decks or fights, as often as it can.",
        powers = { gives { to = this, sabotages = "deck", must_attack = true } } },
      zealot = ally "Zealot" { cost = 1, atk = 2, damage = "melee", health = 9, text = "Sabotages decks, as often as it can.",
      powers = { gives { to = this, sabotages = "deck", must_attack = true, cant_attack = any.character } } } },
    given = function(t) t:seat(1, { play = { "Zealot", "Fanatic" } }) end,
    play = function(t)
      t:cant(1, "passes", { reason = "CR 600.2" })
      t:cant(1, "attacks", "Zealot", { defender = { deck = 1 } })
      t:can(1, "attacks", "Zealot", { defender = { deck = 2 } })
      t:attacks(1, "Fanatic", { deck = 2 })
      t:to_end_of_combat()
      t:cant(1, "passes", { reason = "CR 600.2" })            -- the Zealot alone has to attack
      t:proposes(1, "Zealot", { deck = 2 })
      t:everyone_passes()
      t:to_end_of_combat()
    end,
    expect = function(t) t:told { "Zealot sabotages the deck of player 2." } end,
  },
  scenario "The Boss player has a deck for each part of the raid" {
    cites = { "CR 601.2b" },
    cards = { miller = miller },
    given = function(t) t:seat(1, { play = { "Miller" } }) end,
    play = function(t)
      t:attacks(1, "Miller", "event")
      t:to_end_of_combat()
    end,
    expect = function(t) t:told { "Miller sabotages the event deck of the Boss player." } end,
  },
  scenario "What a player who is set apart has is not sabotaged" {
    raiders = 2, cites = { "CR 103.2", "CR 601.2b" },
    cards = { miller = miller,
      fog = ability "Fog" { cost = 0, text = "The next player is set apart.", play = function(me) me.player.next:set_apart(true) end } },
    given = function(t)
      t:boss { play = { "Miller" }, hand = { "Fog" } }
      t:turn("boss")
    end,
    play = function(t)
      t:can("boss", "attacks", "Miller", { defender = { deck = 1 } })
      t:plays("boss", "Fog")
      t:everyone_passes()
      t:cant("boss", "attacks", "Miller", { defender = { deck = 1 } })
      t:can("boss", "attacks", "Miller", { defender = { deck = 2 } })
    end,
    expect = function(t) t:ready("Miller") end,
  },
  scenario "With a player who leaves the game goes the deck that was attacked" {
    raiders = 3, cites = { "CR 102.2", "CR 602.2" },
    cards = { miller = miller, guard = guard },
    given = function(t)
      t:seat(1, { play = { "Guard" } })
      t:seat(2, { deck = { "Guard" } })
      t:boss { play = { "Miller" } }
      t:turn("boss")
    end,
    play = function(t)
      t:attacks("boss", "Miller", { deck = 2 })
      t:concedes(2)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:ready("Guard")
      t:not_told { "protects", "sabotages" }
    end,
  },
}
