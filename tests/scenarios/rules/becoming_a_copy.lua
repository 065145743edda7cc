local mirror = ability "Mirror" { cost = 0, class = { "mage" },
  text = "Target ally becomes a copy of target other ally.",
  targets = { target("who", any.ally, help), target("of", any.ally, help, { not_as = "who" }) },
  play = function(me, t) t.who:becomes_copy_of(t.of) end }
local cub = ally "Cub" { cost = 1, atk = 1, damage = "melee", health = 4, tags = { "Bear" } }
local roc = ally "Roc" { cost = 5, atk = 4, damage = "nature", health = 7, tags = { "Bird" },
  text = "This has +1 ATK. (0): +1 ATK this turn. Once a turn.",
  powers = { gives { to = this, atk = plus(1) },
    pays { cost = {}, once_per_turn = true, effect = function(me)
      me:gain { atk = plus(1), lasts = this_turn } end } } }
local egg = ally "Egg" { cost = 1, atk = 0, damage = "melee", health = 2 }
local function copies(t, who, of)
  t:plays(1, "Mirror", { targets = { who, of } })
  t:everyone_passes()
end

return {
  scenario "A copy has what is printed on the other, and is the same card" {
    cites = { "CR 402.3", "CR 200.1a" },
    cards = { mirror = mirror, cub = cub, roc = roc,
      feed = ability "Feed" { cost = 0, class = { "mage" }, text = "Target ally has +2 ATK this turn.",
        targets = { target("who", any.ally, help) },
        play = function(me, t) t.who:gain { atk = plus(2), lasts = this_turn } end } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Mirror", "Feed" },
        play = { { "Cub", damage = 1, counters = { mark = 1 } }, "Roc" } })
    end,
    play = function(t)
      t:plays(1, "Feed", { target = "Cub" })
      t:everyone_passes()
      copies(t, "Cub", "Roc")
    end,
    expect = function(t)
      t:count_in_play(1, "Roc", 2)
      t:atk({ "Roc", 1 }, 7)              -- 4, +1 by its own power, +2 that it had already
      t:health({ "Roc", 1 }, 7)
      t:damage({ "Roc", 1 }, 1)
      t:counters({ "Roc", 1 }, "mark", 1)
      t:has({ "Roc", 1 }, "Bird")
      t:has({ "Roc", 1 }, "Bear", false)
      t:atk({ "Roc", 2 }, 5)
    end,
  },
  scenario "A copy of a copy is a copy of what that one copied" {
    cites = { "CR 402.3a" },
    cards = { mirror = mirror, cub = cub, roc = roc, egg = egg },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Mirror", "Mirror" }, play = { "Cub", "Roc", "Egg" } })
    end,
    play = function(t)
      copies(t, "Cub", "Roc")
      copies(t, "Egg", { "Roc", 1 })
    end,
    expect = function(t)
      t:count_in_play(1, "Roc", 3)
    end,
  },
  scenario "The powers of a copy are other powers than it had" {
    cites = { "CR 402.3b" },
    cards = { mirror = mirror, roc = roc },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Mirror" }, play = { "Roc", "Roc" } })
    end,
    play = function(t)
      t:uses(1, { "Roc", 1 })
      t:everyone_passes()
      t:cant(1, "uses", { "Roc", 1 }, { reason = "CR 701.4" })
      copies(t, { "Roc", 1 }, { "Roc", 2 })
    end,
    expect = function(t)
      t:can(1, "uses", { "Roc", 1 })
    end,
  },
  scenario "What was chosen for the one is not known to its copy" {
    cites = { "CR 402.3c" },
    cards = { mirror = mirror, cub = cub,
      sage = ally "Sage" { cost = 1, atk = 1, damage = "melee", health = 4,
        text = "(0): remember 3. (0): this has ATK as remembered, this turn.",
        powers = {
          pays { id = "note", cost = {}, effect = function(me) me.memory[1] = 3 end },
          pays { id = "recall", cost = {}, effect = function(me)
            me:gain { atk = plus(me.memory[1]), lasts = this_turn } end } } } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Mirror" }, play = { "Cub", "Sage" } })
    end,
    play = function(t)
      t:uses(1, "Sage", { power = "note" })
      t:everyone_passes()
      copies(t, "Cub", "Sage")
      t:uses(1, { "Sage", 1 }, { power = "recall" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk({ "Sage", 1 }, 1)
    end,
  },
  scenario "What is chosen as a card enters play is not chosen again by its copy" {
    cites = { "CR 402.3c" },
    cards = { mirror = mirror, cub = cub,
      oracle = ally "Oracle" { cost = 1, atk = 1, damage = "melee", health = 4,
        text = "As this enters play, choose a number.",
        powers = { as.enters_play { of = this, effect = function(me)
          me.memory[1] = me.player:choose_number { min = 1, max = 3, prompt = "Which number?" } end } } } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Mirror" }, play = { "Cub", "Oracle" } })
    end,
    play = function(t)
      copies(t, "Cub", "Oracle")
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:count_in_play(1, "Oracle", 2)
    end,
  },
  scenario "Out of play a copy is its own card again" {
    cites = { "CR 402.3" },
    cards = { mirror = mirror, cub = cub, roc = roc,
      fetch = ability "Fetch" { cost = 0, class = { "mage" }, text = "Put target ally into its owner's hand.",
        targets = { target("who", any.ally, harm) },
        play = function(me, t) t.who:to_hand() end } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Mirror", "Fetch" }, play = { "Cub", "Roc" } })
    end,
    play = function(t)
      copies(t, "Cub", "Roc")
      t:count_in_play(1, "Roc", 2)
      t:plays(1, "Fetch", { target = { "Roc", 1 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_hand(1, "Cub")
    end,
  },
  scenario "A location that becomes a copy of another works as that one does, and no longer as it did" {
    cites = { "CR 402.3", "CR 402.3b" },
    cards = { cub = cub,
      hill = location "Hill" { cost = 1, text = "Your allies have +1 ATK.",
        powers = { gives { to = your.ally, atk = plus(1) } } },
      moor = location "Moor" { cost = 1, text = "" },
      echo = ability "Echoes" { cost = 0, text = "Your location becomes a copy of target opposing location.",
        targets = { target("of", opposing.location, help) },
        play = function(me, t)
          for _, mine in each(all(your.location)) do mine:becomes_copy_of(t.of) end
        end } },
    raiders = 2,
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Echoes" }, play = { "Cub" }, resources = { "Moor" } })
      t:seat(2, { hero = "hoa/ta_zo", play = { "Cub" }, resources = { "Hill" } })
      t:boss { hand = { "Echoes" }, play = { "Cub" }, resources = { "Hill" } }
    end,
    play = function(t)
      t:atk("Cub@1", 1)
      t:plays(1, "Echoes", { target = "Hill@boss" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Cub@1", 2)
      t:atk("Cub@2", 2)
    end,
  },
  scenario "What works in play and elsewhere works for a copy in play, and not for the card that it is elsewhere" {
    cites = { "CR 402.3", "CR 703.3a" },
    cards = { mirror = mirror, cub = cub, egg = egg,
      wraith = ally "Wraith" { cost = 1, atk = 1, damage = "shadow", health = 3,
        text = "When you discard a card, this deals {hit} shadow damage to each opposing hero, from play or your graveyard.",
        values = { hit = 1 },
        powers = { when.discarded { whose = "your", works_in = { "play", "graveyard" },
          effect = function(me) me.player.hero:deal(me.hit, "shadow", opposing.hero) end } } },
      shed = ability "Shed" { cost = 0, text = "Discard a card.", play = function(me) me.player:discard(1) end },
      fall = ability "Fall" { cost = 0, text = "Destroy all allies.",
        play = function() all(any.ally):destroy() end } },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Shed", "Mirror", "Fall", "Shed", "Egg", "Egg" }, play = { "Cub" } })
      t:boss { play = { "Wraith" } }
    end,
    play = function(t)
      t:will_answer(1, { "Egg", 1 }, "discard")
      t:plays(1, "Mirror", { targets = { "Cub", "Wraith" } })
      t:everyone_passes()
      t:plays(1, { "Shed", 1 })
      t:finishes_chain()
      t:damage("hero@boss", 1)
      t:plays(1, "Fall")
      t:everyone_passes()
      t:in_graveyard(1, "Cub")
      t:will_answer(1, "Egg", "discard")
      t:plays(1, "Shed")
      t:finishes_chain()
    end,
    expect = function(t) t:damage("hero@boss", 1) end,
  },
}
