-- What an effect forbids does not happen, and pays no cost.
local function forbids(name, filter, words)
  return ally(name) { cost = 1, atk = 0, damage = "melee", health = 5, text = "What it forbids.",
    powers = { gives { to = filter, cant = words } } }
end

return {
  scenario "What can't exhaust pays no cost by it, neither its own nor with the resources" {
    cites = { "CR 103.2" },
    cards = {
      freezer = forbids("Freezer", your.ally:other(), "exhaust"),
      thaw = forbids("Glue", your.card:in_zone("resources"), "exhaust"),
      monk = ally "Monk" { cost = 1, atk = 0, damage = "melee", health = 2, text = "Activate: draw a card.",
        powers = { pays { cost = { exhaust = this }, effect = function(me) me.player:draw(1) end } } },
      squire = ally "Squire" { cost = 1, atk = 0, damage = "melee", health = 2,
        text = "Exhaust an ally you control: draw a card.",
        powers = { pays { cost = { exhaust = your.ally }, effect = function(me) me.player:draw(1) end } } },
      nap = ability "Nap" { cost = 0, text = "Exhaust target ally.", targets = { target("prey", any.ally, harm) },
        play = function(me, t) t.prey:exhaust() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Nap", "Taz'dingo" }, play = { "Freezer", "Monk" }, resources = 2 })
    end,
    play = function(t)
      t:cant(1, "uses", "Monk", { reason = "CR 103.2: an effect keeps it from exhausting" })
      t:plays(1, "Nap", { target = "Monk" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:ready("Monk")
      t:not_told { "exhaust" }
    end,
  },
  scenario "Of the cards that could exhaust for a cost, those that can't are left out" {
    cites = { "CR 103.2" },
    cards = {
      freezer_2 = forbids("Freezer", your.ally:with { name = "Monk" }, "exhaust"),
      monk_2 = ally "Monk" { cost = 1, atk = 0, damage = "melee", health = 2 },
      caller = ally "Caller" { cost = 1, atk = 0, damage = "melee", health = 2, text = "Exhaust a Monk: draw a card.",
        powers = { pays { cost = { exhaust = your.ally:with { name = "Monk" } },
          effect = function(me) me.player:draw(1) end } } },
    },
    given = function(t)
      t:seat(1, { play = { "Freezer", "Monk", "Caller" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Caller", { reason = "CR 403.1" })
    end,
    expect = function(t)
      t:ready("Monk")
    end,
  },
  scenario "Resources that can't exhaust pay for nothing" {
    cites = { "CR 103.2" },
    cards = {
      glue = forbids("Glue", your.card:in_zone("resources"), "exhaust"),
      penny = ally "Penny" { cost = 1, atk = 0, damage = "melee", health = 2 },
    },
    given = function(t)
      t:seat(1, { hand = { "Penny" }, play = { "Glue" }, resources = 2 })
    end,
    play = function(t)
      t:cant(1, "plays", "Penny", { reason = "CR 403.6: not enough ready resources" })
    end,
    expect = function(t)
      t:in_hand(1, "Penny")
    end,
  },
  scenario "A weapon that can't exhaust does not strike" {
    cites = { "CR 103.2", "CR 303.2" },
    cards = {
      rust = forbids("Rust", any.weapon, "exhaust"),
      knife = weapon "Knife" { cost = 1, atk = 3, damage = "melee", strike = 0 },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Knife", "Rust" } })
    end,
    play = function(t)
      t:attacks(1, "Ta'zo", "Onyxia")
      t:cant(1, "strikes", "Knife", { reason = "CR 103.2: an effect keeps it from exhausting" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:ready("Knife")
      t:damage("Onyxia", 0)
    end,
  },
  scenario "Armor that can't exhaust prevents nothing, and nobody is asked about it" {
    cites = { "CR 103.2" },
    cards = {
      web = forbids("Web", any.armor, "exhaust"),
      plate = armor "Plate" { cost = 1, def = 5 },
      jab = ability "Jab" { cost = 0, text = "Your hero deals 3 fire damage to target hero.",
        targets = { target("prey", opposing.hero, harm) }, play = function(me, t) me.hero:deal(3, "fire", t.prey) end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Plate", "Web" } })
      t:boss { hand = { "Jab" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Jab", { target = "Ta'zo" })
      t:passes("boss")
      t:passes(1)
      t:not_asked(1)
    end,
    expect = function(t)
      t:damage("Ta'zo", 3)
    end,
  },
  scenario "A hero that can't flip pays no cost by it, nor an ally by being removed that can't be" {
    cites = { "CR 103.2" },
    cards = {
      lock = ally "Lock" { cost = 1, atk = 0, damage = "melee", health = 5, text = "What it forbids.",
        powers = { gives { to = your.hero, cant = "flip" }, gives { to = your.ally:other(), cant = "be removed" } } },
      twin = hero "Twin" { health = 20, text = "Flip this: draw a card.", back = { name = "Other Twin" },
        powers = { pays { cost = { flip = this }, effect = function(me) me.player:draw(1) end } } },
      mote = ally "Mote" { cost = 1, atk = 0, damage = "melee", health = 1, text = "Remove this: draw a card.",
        powers = { pays { cost = { remove = this }, effect = function(me) me.player:draw(1) end } } },
    },
    given = function(t)
      t:seat(1, { hero = "Twin", play = { "Lock", "Mote" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Twin", { reason = "CR 103.2: an effect keeps it from flipping" })
      t:cant(1, "uses", "Mote", { reason = "CR 103.2: an effect keeps it from being removed" })
    end,
    expect = function(t)
      t:in_play(1, "Mote")
    end,
  },
  scenario "Who can't exhaust can't protect" {
    cites = { "CR 103.2", "CR 602.2" },
    cards = {
      chain = forbids("Chain", opposing.ally, "exhaust"),
      guard = ally "Guard" { cost = 1, atk = 0, damage = "melee", health = 4, keywords = { "Protector" } },
      brute = ally "Brute" { cost = 1, atk = 2, damage = "melee", health = 4 },
    },
    given = function(t)
      t:seat(1, { play = { "Chain", "Brute" } })
      t:boss { play = { "Guard" } }
    end,
    play = function(t)
      t:attacks(1, "Brute", "Onyxia")
      t:cant("boss", "protects", "Guard", { reason = "CR 103.2: an effect keeps it from exhausting" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 2)
      t:ready("Guard")
    end,
  },
  scenario "A weapon that can't strike stays out of the combat" {
    cites = { "CR 103.2", "CR 303.2" },
    cards = {
      ban = forbids("Ban", your.weapon, "strike"),
      knife_2 = weapon "Knife" { cost = 1, atk = 3, damage = "melee", strike = 0 },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Knife", "Ban" } })
    end,
    play = function(t)
      t:attacks(1, "Ta'zo", "Onyxia")
      t:cant(1, "strikes", "Knife", { reason = "CR 103.2: an effect forbids striking with it" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
    end,
  },
  scenario "A hero that can't strike strikes with no weapon of its party" {
    cites = { "CR 103.2", "CR 303.2" },
    cards = {
      ban_2 = forbids("Ban", your.hero, "strike"),
      knife_3 = weapon "Knife" { cost = 1, atk = 3, damage = "melee", strike = 0 },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", play = { "Knife", "Ban" } })
    end,
    play = function(t)
      t:attacks(1, "Ta'zo", "Onyxia")
      t:cant(1, "strikes", "Knife", { reason = "CR 103.2: an effect forbids striking with it" })
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("Onyxia", 0)
    end,
  },
  scenario "What can't leave play is not destroyed, returned or removed, and pays no cost by leaving" {
    cites = { "CR 103.2" },
    cards = {
      anchor = forbids("Anchor", your.ally:other(), "leave play"),
      buoy = ally "Buoy" { cost = 1, atk = 0, damage = "melee", health = 2, text = "Destroy this: draw. Remove this: draw.",
        powers = {
          pays { id = "burst", cost = { destroy = this }, effect = function(me) me.player:draw(1) end },
          pays { id = "fade", cost = { remove = this }, effect = function(me) me.player:draw(1) end },
        } },
      storm = ability "Storm" { cost = 0,
        text = "Destroy target ally, return it, remove it, and your hero deals 9 fire damage to it.",
        targets = { target("prey", any.ally, harm) },
        play = function(me, t)
          t.prey:destroy()
          t.prey:to_hand()
          t.prey:to_deck("top")
          t.prey:remove_from_game()
          me.hero:deal(9, "fire", t.prey)
        end },
    },
    given = function(t)
      t:seat(1, { hand = { "Storm" }, play = { "Anchor", "Buoy" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Buoy", { power = 1, reason = "CR 403.1" })
      t:cant(1, "uses", "Buoy", { power = 2, reason = "CR 103.2: an effect keeps it from being removed" })
      t:plays(1, "Storm", { target = "Buoy" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Buoy")
      t:damage("Buoy", 9)
      t:not_told { "destroyed" }
    end,
  },
  scenario "What can't be removed stays where it is, in a graveyard too" {
    cites = { "CR 103.2" },
    cards = {
      warden = forbids("Warden", any.ally:in_zone("play", "graveyard"), "be removed"),
      pebble = ally "Pebble" { cost = 1, atk = 0, damage = "melee", health = 2 },
      void = ability "Void" { cost = 0, text = "Remove all allies in play and in your graveyard from the game.",
        play = function(me) all(any.ally:in_zone("play", "graveyard")):remove_from_game() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Void" }, play = { "Warden", "Pebble" }, graveyard = { "Pebble" } })
    end,
    play = function(t)
      t:plays(1, "Void")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Pebble")
      t:in_graveyard(1, "Pebble")
      t:in_play(1, "Warden")
    end,
  },
  scenario "Cards that can't be discarded are not offered, and pay no cost" {
    cites = { "CR 103.2" },
    cards = {
      clasp = forbids("Clasp", your.ally:in_zone("hand"), "be discarded"),
      pebble_2 = ally "Pebble" { cost = 9, atk = 0, damage = "melee", health = 2 },
      page = ability "Page" { cost = 9, text = "Nothing.", play = function(me) end },
      shred = ability "Shred" { cost = 0, text = "Discard a card.", play = function(me) me.player:discard(1) end },
      clerk = ally "Clerk" { cost = 1, atk = 0, damage = "melee", health = 2, text = "Discard a card: draw a card.",
        powers = { pays { cost = { discard = 1 }, effect = function(me) me.player:draw(1) end } } },
    },
    given = function(t)
      t:seat(1, { hand = { "Shred", "Pebble", "Page" }, play = { "Clasp", "Clerk" } })
    end,
    play = function(t)
      t:plays(1, "Shred")
      t:everyone_passes()
      t:cant(1, "uses", "Clerk", { reason = "CR 403.1" })
    end,
    expect = function(t)
      t:in_hand(1, "Pebble")
      t:in_graveyard(1, "Page")
    end,
  },
  scenario "A player who can't discard discards nothing, and puts nothing from his hand into the graveyard" {
    cites = { "CR 103.2" },
    cards = {
      clasp_2 = forbids("Clasp", your.hero, "discard"),
      page_2 = ability "Page" { cost = 9, text = "Nothing.", play = function(me) end },
      shred_2 = ability "Shred" { cost = 0, text = "Discard a card; put your hand into your graveyard.",
        play = function(me)
          me.player:discard(1)
          me.player.hand:discard()
          me.player.hand:to_graveyard()
        end },
    },
    given = function(t)
      t:seat(1, { hand = { "Shred", "Page" }, play = { "Clasp" } })
    end,
    play = function(t)
      t:plays(1, "Shred")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Page")
      t:not_told { "discards" }
    end,
  },
  scenario "A player who can't draw draws nothing, and is not decked by it" {
    cites = { "CR 103.2" },
    cards = {
      dam = forbids("Dam", opposing.hero, "draw"),
      well = ability "Well" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw(1) end },
    },
    given = function(t)
      t:seat(1, { hand = { "Well" }, deck = {} })
      t:boss { play = { "Dam" } }
    end,
    play = function(t)
      t:plays(1, "Well")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:winner("none")
    end,
  },
  scenario "Who can't play cards or place resources does neither" {
    cites = { "CR 103.2" },
    cards = {
      gag = forbids("Gag", your.hero, { "play", "place" }),
      pebble_3 = ally "Pebble" { cost = 0, atk = 0, damage = "melee", health = 2 },
    },
    given = function(t)
      t:seat(1, { hand = { "Pebble" }, play = { "Gag" } })
    end,
    play = function(t)
      t:cant(1, "plays", "Pebble", { reason = "CR 103.2: an effect keeps you from playing cards" })
      t:cant(1, "places", "Pebble", { reason = "CR 103.2: an effect keeps you from placing resources" })
    end,
    expect = function(t)
      t:in_hand(1, "Pebble")
    end,
  },
  scenario "A card that can't use its powers keeps those that nobody uses" {
    cites = { "CR 103.2" },
    cards = {
      hush = forbids("Hush", your.ally:other(), "use powers"),
      monk_3 = ally "Monk" { cost = 1, atk = 0, damage = "melee", health = 2, text = "0: draw. Your other allies have +1 ATK.",
        powers = { pays { cost = { resources = 0 }, effect = function(me) me.player:draw(1) end },
          gives { to = your.ally:other(), atk = plus(1) } } },
    },
    given = function(t)
      t:seat(1, { play = { "Hush", "Monk" } })
    end,
    play = function(t)
      t:cant(1, "uses", "Monk", { reason = "CR 103.2: an effect keeps its powers from being used" })
    end,
    expect = function(t)
      t:atk("Hush", 1)
    end,
  },
  scenario "What can't flip keeps its side, and what can't be attached to gets no attachment" {
    cites = { "CR 103.2" },
    cards = {
      still = forbids("Still", your.hero, { "flip", "be attached to" }),
      turn = ability "Turn" { cost = 0, text = "Flip your hero.", play = function(me) me.hero:flip() end },
      charm = ability "Charm" { cost = 0, ongoing = true, text = "Attach to target hero. It has +3 ATK.",
        attach = target("host", any.hero, help), powers = { gives { to = attached, atk = plus(3) } } },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Turn", "Charm" }, play = { "Still" } })
    end,
    play = function(t)
      t:plays(1, "Turn")
      t:everyone_passes()
      t:plays(1, "Charm", { target = "Ta'zo" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ta'zo", 0)
      t:in_graveyard(1, "Charm")
      t:not_told { "flips" }
      t:not_told { "turned over" }
    end,
  },
  scenario "What can't be dealt fire damage is dealt other damage, and none that is fire too" {
    cites = { "CR 405.5" },
    cards = {
      imp = ally "Imp" { cost = 1, atk = 0, damage = "melee", health = 9, text = "This can't be dealt fire damage.",
        powers = { gives { to = this, cant_be_dealt = "fire" },
          when.dealt_damage { of = this, effect = function(me) me:add_counters("hurt", 1) end } } },
      burn = ability "Burn" { cost = 0, text = "4 fire damage, 2 frost damage, and 1 of both.",
        targets = { target("prey", any.ally, harm) },
        play = function(me, t)
          me.hero:deal(4, "fire", t.prey, { unpreventable = true })
          me.hero:deal(2, "frost", t.prey)
          me.hero:deal(1, { "fire", "frost" }, t.prey)
        end },
    },
    given = function(t)
      t:seat(1, { hand = { "Burn" } })
      t:boss { play = { "Imp" } }
    end,
    play = function(t)
      t:plays(1, "Burn", { target = "Imp" })
      t:finishes_chain()
    end,
    expect = function(t)
      t:damage("Imp", 2)
      t:counters("Imp", "hurt", 1)
      t:not_told { "deals 4" }
    end,
  },
}
