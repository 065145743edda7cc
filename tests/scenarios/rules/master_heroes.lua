-- Master heroes: played from the deck, they take over from the hero of their party (CR 301.4).
local function spell(name, text, play)
  return ability(name) { cost = 0, instant = true, text = text, play = play }
end

local magni = hero "Magni" { master = true, cost = 2, instant = true, atk = 1, damage = "melee", health = 35, text = "" }
local jaina = hero "Jaina" { master = true, cost = 1, instant = true, health = 40,
  text = "When your hero becomes Jaina, your hero deals 2 frost damage to each opposing hero.",
  powers = { when.hero_becomes { of = this, effect = function(me) me:deal(2, "frost", opposing.hero) end } } }
local sash = ability "Sash" { cost = 0, ongoing = true, attach = target("host", your.hero, help),
  text = "Attached hero has +1 ATK.", powers = { gives { to = attached, atk = plus(1) } } }
local tess = hero "Tess" { health = 25, faction = "horde", text = "Turn this over.",
  powers = { pays { cost = { flip = this }, effect = function(me) end } },
  back = { name = "Tess, Enraged", health = 25, text = "" } }

return {
  scenario "A master hero has what the hero before it had, which is removed for good" {
    cites = { "BT:Master Heroes", "CR 301.4", "CR 301.4a" },
    cards = { magni = magni, sash = sash, tess = tess,
      ember = spell("Ember", "Put 2 ember counters on your hero.", function(me) me.hero:add_counters("ember", 2) end),
      call = spell("Call", "Put each removed hero that you own into your party.", function(me)
        all(your.hero:in_zone("removed")):to_play()
      end) },
    given = function(t)
      t:seat(1, { hero = { "Tess", damage = 6, exhausted = true },
        hand = { "Magni", "Call", "Ember" }, play = { { "Sash", attached_to = "hero@1" } }, resources = 2 })
    end,
    play = function(t)
      t:plays(1, "Ember")
      t:everyone_passes()
      t:plays(1, "Magni")
      t:everyone_passes()
      t:damage("hero@1", 6)
      t:health("hero@1", 35)
      t:exhausted("hero@1")
      t:attached("Sash", "Magni")
      t:atk("hero@1", 2)
      t:counters("hero@1", "ember", 2)
      t:removed(1, "Tess")
      t:plays(1, "Call")
      t:everyone_passes()
    end,
    expect = function(t)
      t:removed(1, "Tess")
      t:in_play(1, "Magni")
      t:winner("none")
      t:told { "plays Magni", "Tess is removed from the game", "Magni is now the hero of raider 1", "Magni enters play" }
    end,
  },
  scenario "Other heroes are not played" {
    cites = { "CR 301.4" },
    cards = { tess = tess, magni = magni },
    given = function(t)
      t:seat(1, { hand = { "Tess", "Magni" }, resources = 3 })
    end,
    play = function(t)
      t:cant(1, "plays", "Tess", { reason = "CR 301.4: a hero can't be played unless it is a master hero" })
      t:can(1, "plays", "Magni")
    end,
    expect = function(t)
      t:in_hand(1, "Tess")
    end,
  },
  scenario "Links that target the hero, changes that last and combat go on with the master hero" {
    cites = { "CR 301.4b" },
    cards = { magni = magni,
      brew = ability "Brew" { cost = 0, instant = true, text = "Your hero has +3 ATK this turn.",
        play = function(me) me.hero:gain { atk = plus(3), lasts = this_turn } end },
      dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 4 ranged damage to target hero.",
        targets = { target("hero", any.hero, harm) },
        play = function(me, t) me.hero:deal(4, "ranged", t.hero) end } },
    given = function(t)
      t:seat(1, { hand = { "Magni", "Brew", "Dart" }, resources = 2 })
    end,
    play = function(t)
      t:plays(1, "Brew")
      t:everyone_passes()
      t:attacks(1, "hero@1", "hero@boss")
      t:plays(1, "Dart", { target = "hero@1" })
      t:plays(1, "Magni")
      t:everyone_passes()
      t:everyone_passes()
      t:damage("hero@1", 4)
      t:atk("hero@1", 4)
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@boss", 4)
      t:told { "Magni deals 4 ranged damage to Magni", "Magni deals 4 melee damage" }
    end,
  },
  scenario "It becomes the hero only where the hero before had another name" {
    cites = { "CR 301.4c" },
    cards = { jaina = jaina },
    given = function(t)
      t:seat(1, { hand = { "Jaina", "Jaina" }, resources = 2 })
    end,
    play = function(t)
      t:plays(1, "Jaina")
      t:everyone_passes()
      t:everyone_passes()
      t:damage("hero@boss", 2)
      t:plays(1, "Jaina")
      t:everyone_passes()
    end,
    expect = function(t)
      t:chain(0)
      t:damage("hero@boss", 2)
      t:removed(1, "Jaina")
    end,
  },
  scenario "The starting hero comes back as it was turned, with all that the master hero has" {
    cites = { "CR 301.4d" },
    cards = { magni = magni, tess = tess,
      home = spell("Home", "Put your starting hero back into play.", function(me)
        me.player:return_starting_hero()
      end) },
    given = function(t)
      t:seat(1, { hero = { "Tess", back = true, damage = 3 }, hand = { "Magni", "Home", "Home" }, resources = 2 })
    end,
    play = function(t)
      t:plays(1, "Magni")
      t:everyone_passes()
      t:plays(1, "Home")
      t:everyone_passes()
      t:removed(1, "Magni")
      t:health("hero@1", 25)
      t:damage("hero@1", 3)
      t:cant(1, "uses", "Tess", { reason = "CR 700.2" })    -- still turned over
      t:plays(1, "Home")                                    -- it is in play: nothing happens
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Tess")
      t:removed(1, "Magni")
      t:told { "Magni is removed from the game", "Tess is now the hero of raider 1" }
    end,
  },
  scenario "Of several at once their player says which comes first" {
    cites = { "CR 301.4e" },
    cards = { magni = magni, jaina = jaina,
      rise = spell("Rise", "Put each hero of your graveyard into your party.", function(me)
        all(your.hero:in_zone("graveyard")):to_play()
      end) },
    given = function(t)
      t:seat(1, { hand = { "Rise" }, graveyard = { "Magni", "Jaina" } })
    end,
    play = function(t)
      t:plays(1, "Rise")
      t:everyone_passes()
      t:asked(1, "Which becomes your hero first?")
      t:answers(1, "Jaina")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_play(1, "Magni")
      t:removed(1, "Jaina")
      t:health("hero@1", 35)
    end,
  },
  scenario "Its powers are other powers than those of the hero before: none of them was used this turn" {
    cites = { "CR 301.4", "CR 701.4" },
    cards = {
      cook = hero "Cook" { health = 25, text = "(0): Draw a card. Once a turn.",
        powers = { pays { cost = {}, once_per_turn = true, effect = function(me) me.player:draw(1) end } } },
      baker = hero "Baker" { master = true, cost = 0, instant = true, health = 30, text = "(0): Draw a card. Once a turn.",
        powers = { pays { cost = {}, once_per_turn = true, effect = function(me) me.player:draw(1) end } } } },
    given = function(t)
      t:seat(1, { hero = "Cook", hand = { "Baker" }, deck = { "Baker", "Baker", "Baker" } })
    end,
    play = function(t)
      t:uses(1, "Cook")
      t:everyone_passes()
      t:cant(1, "uses", "Cook", { reason = "CR 701.4" })
      t:plays(1, { "Baker", 1 })
      t:everyone_passes()
      t:uses(1, "hero@1")
      t:everyone_passes()
      t:cant(1, "uses", "hero@1", { reason = "CR 701.4" })
    end,
    expect = function(t) t:hand_count(1, 2) end,
  },
  scenario "A master hero that another took over from comes back neither into play nor to hand" {
    cites = { "CR 301.4a", "CR 301.4d" },
    cards = { magni = magni, jaina = jaina,
      recall = spell("Recall", "Put each removed hero that you own into your party, and what is left into your hand.", function()
        all(your.hero:in_zone("removed")):to_play()
        all(your.hero:in_zone("removed")):to_hand()
      end) },
    given = function(t)
      t:seat(1, { hand = { "Magni", "Jaina", "Recall" }, resources = 3 })
    end,
    play = function(t)
      t:plays(1, "Magni")
      t:everyone_passes()
      t:plays(1, "Jaina")
      t:finishes_chain()
      t:plays(1, "Recall")
      t:finishes_chain()
    end,
    expect = function(t)
      t:removed(1, "Magni")
      t:health("hero@1", 40)
      t:hand_count(1, 0)
    end,
  },
}
