-- times(…): how often something has happened to such cards, this turn or in the whole game.
local ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 2, text = "" }
local imp = ally "Imp" { cost = 0, atk = 1, damage = "melee", health = 2, tags = { "Demon" }, text = "" }
local gem = item "Gem" { cost = 0, text = "" }
local doom = ability "Doom" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(_, t) t.prey:destroy() end }
local binding = ability "Binding" { cost = 0, ongoing = true, attach = target("host", any.hero, harm),
  text = "Attaches to target hero. <p> Ongoing: Its player can't play more than one ally each turn.",
  powers = { gives { to = any.ally:of(attached):in_zone("hand"), cant = "be played",
    only_if = times("played", any.ally:of(attached), this_turn):at_least(1) } } }
local grave = ability "Requiem" { cost = 0, instant = true, text = "Draw a card for each opposing Demon ally that was destroyed this game.",
  counts = { dead = times("destroyed", opposing.ally:with { tag = "Demon" }) },
  play = function(me) me.player:draw(me.dead) end }
local channeler = ally "Channeler" { cost = 0, atk = 1, damage = "shadow", health = 9,
  text = "This has +1 ATK for each Demon ally that has left your party this game, and +2 health for each of them this turn.",
  powers = { gives { to = this, atk = plus(times("leaves_party", your.ally:with { tag = "Demon" })),
    health = plus(2 * times("leaves_party", your.ally:with { tag = "Demon" }, this_turn)) } } }
local ledger = ability "Ledger" { cost = 0, instant = true, text = "Count on your hero what happened to your allies and cards this game.",
  counts = {
    plays = times("played", your.ally), entries = times("enters_play", your.ally), deaths = times("destroyed", your.ally),
    exits = times("leaves_play", your.ally), removals = times("removed_from_game", your.ally), raids = times("attacks", your.ally),
    discards = times("discarded", your.card), quests = times("completed", your.quest) },
  play = function(me)
    local rows = { played = me.plays, entered = me.entries, destroyed = me.deaths, left = me.exits, removed = me.removals,
      attacked = me.raids, discarded = me.discards, completed = me.quests }
    for name, count in pairs(rows) do me.hero:add_counters(name, count) end
  end }

return {
  scenario "No more than one ally each turn: what was played before the binding came counts, other cards and players do not" {
    raid = "duel",
    cites = { "CR 409.1", "CR 103.2" },
    cards = { ox = ox, gem = gem, binding = binding },
    given = function(t)
      t:seat(1, { hand = { "Binding", "Gem", "Ox", "Ox", "Ox", "Ox" }, deck = { "Gem", "Gem" } })
      t:seat(2, { hand = { "Ox", "Ox" }, deck = { "Gem", "Gem" } })
    end,
    play = function(t)
      t:plays(1, "Gem")
      t:finishes_chain()
      t:plays(1, { "Ox", 1 })
      t:finishes_chain()
      t:plays(1, { "Ox", 1 })
      t:finishes_chain()
      t:plays(1, "Binding", { target = "hero@1" })
      t:finishes_chain()
      t:cant(1, "plays", { "Ox", 1 }, { reason = "CR 103.2" })
      t:ends_turn()
      t:plays(2, { "Ox@2", 1 })
      t:finishes_chain()
      t:plays(2, "Ox@2")
      t:finishes_chain()
      t:ends_turn()
      t:plays(1, { "Ox", 1 })
      t:finishes_chain()
    end,
    expect = function(t) t:cant(1, "plays", "Ox", { reason = "CR 103.2" }) end,
  },
  scenario "What was destroyed this game counts as it was then, whose it was, and before the card was in hand" {
    raid = "duel",
    cites = { "CR 707.3" },
    cards = { ox = ox, imp = imp, gem = gem, doom = doom, grave = grave,
      gift = ability "Gift" { cost = 0, instant = true, text = "Target ally is a Demon as well from now on.",
        targets = { target("one", any.ally, help) },
        play = function(_, t) t.one:gain { tag = "Demon", lasts = rest_of_game } end } },
    given = function(t)
      t:seat(1, { play = { "Imp" }, hand = { "Doom", "Doom", "Doom", "Doom", "Gift" }, deck = { "Requiem", "Gem", "Gem", "Gem", "Gem" } })
      t:seat(2, { play = { "Imp", "Ox", "Ox" }, deck = { "Gem", "Gem" } })
    end,
    play = function(t)
      t:plays(1, "Gift", { target = { "Ox", 1 } })
      t:finishes_chain()
      t:plays(1, { "Doom", 1 }, { target = { "Ox", 1 } })
      t:finishes_chain()
      t:plays(1, { "Doom", 1 }, { target = "Ox" })
      t:finishes_chain()
      t:plays(1, { "Doom", 1 }, { target = "Imp@2" })
      t:finishes_chain()
      t:plays(1, "Doom", { target = "Imp@1" })
      t:finishes_chain()
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
      t:hand_count(1, 1)
      t:plays(1, "Requiem")
      t:finishes_chain()
    end,
    expect = function(t) t:hand_count(1, 2) end,
  },
  scenario "What has left a party is counted for the game and for the turn, whatever became of it" {
    raid = "duel",
    cites = { "CR 415.8b" },
    cards = { ox = ox, imp = imp, gem = gem, doom = doom, channeler = channeler,
      call = ability "Call" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
        targets = { target("one", any.ally, harm) }, play = function(_, t) t.one:to_hand() end },
      tame = ability "Tame" { cost = 0, instant = true, text = "You control target ally from now on.",
        targets = { target("one", any.ally, harm) },
        play = function(me, t) t.one:gain { control = me.player, lasts = rest_of_game } end } },
    given = function(t)
      t:seat(1, { play = { "Channeler", "Imp", "Imp", "Imp", "Ox" }, hand = { "Doom", "Call" }, deck = { "Gem", "Gem", "Gem" } })
      t:seat(2, { play = { "Imp", "Channeler" }, hand = { "Tame", "Doom" }, deck = { "Gem", "Gem", "Gem" } })
    end,
    play = function(t)
      t:plays(1, "Doom", { target = { "Imp@1", 1 } })
      t:finishes_chain()
      t:plays(1, "Call", { target = { "Imp@1", 1 } })
      t:finishes_chain()
      t:atk("Channeler@1", 3)
      t:health("Channeler@1", 13)
      t:ends_turn()
      t:atk("Channeler@1", 3)
      t:health("Channeler@1", 9)
      t:plays(2, "Tame", { target = "Imp@1" })
      t:finishes_chain()
      t:atk("Channeler@1", 4)
      t:health("Channeler@1", 11)
      t:atk("Channeler@2", 1)
    end,
    expect = function(t) t:health("Channeler@2", 9) end,
  },
  scenario "Each of the things that can be counted is counted once for each time" {
    raid = "duel",
    cites = { "CR 707.3", "CR 710.1" },
    cards = { ox = ox, imp = imp, gem = gem, doom = doom, ledger = ledger,
      errand = quest "Errand" { text = "(0): Draw a card.", reward = { cost = { resources = 0 }, effect = function(me) me.player:draw() end } },
      sweep = ability "Sweep" { cost = 0, instant = true, text = "Remove target ally from the game. Then discard a card.",
        targets = { target("one", any.ally, harm) },
        play = function(me, t) t.one:remove_from_game() me.player:discard(1) end } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Imp" }, hand = { "Errand", "Ox", "Doom", "Sweep", "Ledger", "Gem" }, deck = { "Gem", "Gem", "Gem" } })
      t:seat(2, { deck = { "Gem", "Gem", "Gem" } })
    end,
    play = function(t)
      t:places(1, "Errand", { face = "up" })
      t:finishes_chain()
      t:plays(1, "Ox@1")
      t:finishes_chain()
      t:attacks(1, { "Ox", 1 }, "hero@2")
      t:to_end_of_combat()
      t:plays(1, "Doom", { target = "Imp" })
      t:finishes_chain()
      t:plays(1, "Sweep", { target = { "Ox", 1 } })
      t:everyone_passes()
      t:answers(1, "Gem")
      t:completes(1, "Errand")
      t:finishes_chain()
      t:plays(1, "Ledger")
      t:finishes_chain()
    end,
    expect = function(t)
      t:counters("hero@1", "played", 1)
      t:counters("hero@1", "entered", 1)
      t:counters("hero@1", "destroyed", 1)
      t:counters("hero@1", "left", 2)
      t:counters("hero@1", "removed", 1)
      t:counters("hero@1", "attacked", 1)
      t:counters("hero@1", "discarded", 1)
      t:counters("hero@1", "completed", 1)
    end,
  },
  scenario "What is done to allies and heroes in play is counted, too" {
    raid = "duel",
    cites = { "CR 707.3" },
    cards = { ox = ox,
      guard = ally "Guard" { cost = 0, atk = 1, damage = "melee", health = 9, keywords = "Protector", text = "Protector" },
      axe = weapon "Axe" { cost = 0, atk = 1, damage = "melee", strike = 0, text = "" },
      diary = ability "Diary" { cost = 0, instant = true, text = "Count on your hero what happened this turn.",
        counts = {
          hurt = times("dealt_damage", your.character, this_turn), healed = times("healed", your.hero, this_turn),
          guarded = times("protects", your.ally, this_turn), struck = times("strikes", your.weapon, this_turn),
          tired = times("exhausted", your.hero, this_turn), woken = times("readied", your.hero, this_turn),
          turned = times("flipped", your.hero, this_turn) },
        play = function(me)
          for _, name in ipairs { "hurt", "healed", "guarded", "struck", "tired", "woken", "turned" } do
            me.hero:add_counters(name, me[name])
          end
        end },
      day = ability "Long Day" { cost = 0, instant = true, text = "Much happens to your hero.",
        play = function(me)
          local hero = me.hero
          hero:deal(3, "fire", hero)
          hero:deal(1, "fire", hero)
          hero:heal(1, hero)
          for _ = 1, 3 do hero:exhaust() hero:ready() end
          hero:flip()
        end } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Ox" }, deck = { "Ox", "Ox" } })
      t:seat(2, { hero = "hoa/ta_zo", play = { "Guard", "Axe" }, hand = { "Long Day", "Diary" }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:attacks(1, { "Ox", 1 }, "hero@2")
      t:protects(2, "Guard")
      t:to_end_of_combat()
      t:attacks(1, { "Ox", 2 }, "hero@2")
      t:strikes(2, "Axe")
      t:to_end_of_combat()
      t:passes(1)
      t:plays(2, "Long Day")
      t:finishes_chain()
      t:passes(1)
      t:plays(2, "Diary")
      t:finishes_chain()
    end,
    expect = function(t)
      t:counters("hero@2", "hurt", 4)
      t:counters("hero@2", "healed", 1)
      t:counters("hero@2", "guarded", 1)
      t:counters("hero@2", "struck", 1)
      t:counters("hero@2", "tired", 3)
      t:counters("hero@2", "woken", 3)
      t:counters("hero@2", "turned", 1)
    end,
  },
  scenario "An attack counts from its beginning, and so for the ATK of the attack itself" {
    raid = "duel",
    cites = { "CR 602.1" },
    cards = { ox = ox,
      drum = item "Drum" { cost = 0, text = "Allies have +1 ATK for each attack by an ally this turn.",
        powers = { gives { to = any.ally, atk = plus(times("attacks", any.ally, this_turn)) } } } },
    given = function(t)
      t:seat(1, { play = { "Drum", "Ox", "Ox" }, deck = { "Ox", "Ox" } })
      t:seat(2, { deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:proposes(1, { "Ox", 1 }, "hero@2")
      t:atk({ "Ox", 2 }, 1)
      t:everyone_passes()
      t:atk({ "Ox", 2 }, 2)
      t:to_end_of_combat()
      t:damage("hero@2", 2)
      t:attacks(1, { "Ox", 2 }, "hero@2")
      t:to_end_of_combat()
    end,
    expect = function(t) t:damage("hero@2", 5) end,
  },
  scenario "A raid's own power counts as well, and so do targets" {
    cites = { "CR 707.3" },
    raid = raid "Ogre Mound" { players = { 1, 2 }, decks = { "main" }, bosses = { "ogre" },
      boss_turn = { ready_step, draw_step, action_phase, end_phase },
      powers = { gives { to = any.ally, atk = plus(times("played", any.ally)) } } },
    cards = { ox = ox, ogre = boss "Ogre" { order = 1, health = 30, text = "" },
      purge = ability "Purge" { cost = 0, instant = true, text = "Destroy up to as many target allies as you played cards this turn.",
        targets = { target("prey", any.ally, harm, { up_to = times("played", your.card, this_turn) }) },
        play = function(_, t) t.prey:destroy() end } },
    given = function(t)
      t:seat(1, { play = { "Ox" }, hand = { "Ox", "Purge" } })
    end,
    play = function(t)
      t:plays(1, "Ox@1")
      t:everyone_passes()
      t:atk({ "Ox", 1 }, 2)
      t:plays(1, "Purge", { targets = { { "Ox", 1 } } })
      t:everyone_passes()
    end,
    expect = function(t) t:in_play(1, "Ox") end,
  },
}
