-- Worked examples of the rule book's 600s and 700s, told with cards of our own.
local ox = ally "Ox" { cost = 2, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 2, atk = 1, damage = "melee", health = 5 }
local axe = ability "Axe" { cost = 0, instant = true, text = "Destroy target ally.",
  targets = { target("prey", any.ally, harm) }, play = function(me, t) t.prey:destroy() end }
local well = ability "Well" { cost = 0, instant = true, text = "Draw a card.", play = function(me) me.player:draw(1) end }

return {
  scenario "Who may attack only one and must attack another attacks the one or nobody, and the other where it can't" {
    cites = { "CR 600.2b", "CR 601.2c" },
    cards = {
      walker = ally "Walker" { cost = 3, atk = 1, damage = "shadow", health = 5, text = "Opposing characters can attack only this if able.",
        powers = { gives { to = opposing.character, attacks_only = this } } },
      guard = ability "Guard" { cost = 0, instant = true, text = "Target opposing ally must attack your hero this turn if able.",
        targets = { target("one", opposing.ally, harm) },
        play = function(me, t) t.one:gain { must_attack = your.hero, lasts = this_turn } end },
      ox = ox,
      soul = ally "Soul" { cost = 1, atk = 2, damage = "shadow", health = 3, text = "This can attack only heroes.",
        powers = { gives { to = this, cant_attack = any.ally } } },
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", exhausted = true }, play = { "Ox", "Soul" }, deck = { "Ox" } })
      t:boss { play = { "Walker" }, hand = { "Guard", "Guard" } }
    end,
    play = function(t)
      t:passes(1)
      t:plays("boss", "Guard", { target = "Ox" })
      t:plays("boss", "Guard", { target = "Soul" })
      t:everyone_passes()
      t:everyone_passes()
      t:cant(1, "passes", { reason = "CR 600.2" })        -- the Soul must
      t:cant(1, "attacks", "Ox", { defender = "hero@boss", reason = "CR 601.2c" })
      t:can(1, "attacks", "Ox", { defender = "Walker" })
      t:attacks(1, "Soul", "hero@boss")
      t:to_end_of_combat()
      t:can(1, "passes")                      -- the Ox need not
      t:passes(1)
      t:passes("boss")
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
      t:damage("Walker", 0)
    end,
  },
  scenario "Two powers of combat resolve before any damage: the defender's first, and both are gone" {
    cites = { "CR 602.3", "CR 708.1a" },
    cards = {
      baron = ally "Baron" { cost = 8, atk = 9, damage = "melee", health = 4, text = "When an ally enters combat with this, destroy that ally.",
        powers = { when.defends { by = this, of = opposing.ally, effect = function(me, event) event.card:destroy() end } } },
      grunt = ally "Grunt" { cost = 2, atk = 2, damage = "melee", health = 2,
        text = "When this defends against an ally, destroy it. If you do, destroy all attacking allies.",
        powers = { when.defends { of = this, by = any.ally, effect = function(me)
          if #me:destroy() > 0 then all(any.ally:with { attacking = true }):destroy() end
        end } } },
    },
    given = function(t)
      t:seat(1, { play = { "Baron" } })
      t:boss { play = { "Grunt" } }
    end,
    play = function(t)
      t:attacks(1, "Baron", "Grunt")
      t:everyone_passes()                     -- the attack window
      t:chain(2)
      t:everyone_passes()
      t:in_graveyard("boss", "Grunt")
      t:in_graveyard(1, "Baron")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:not_told { "melee damage" }
    end,
  },
  scenario "A power whose effect was interrupted has been used, and another copy has not" {
    cites = { "CR 701.4", "CR 709.2a" },
    cards = {
      elder = ally "Elder" { cost = 0, atk = 1, damage = "nature", health = 1, text = "Once each turn: target ally has +2 ATK this turn.",
        powers = { pays { cost = {}, once_per_turn = true, targets = { target("one", any.ally, help) },
          effect = function(me, t) t.one:gain { atk = plus(2), lasts = this_turn } end } } },
      ox = ox, axe = axe,
    },
    given = function(t)
      t:seat(1, { play = { "Elder", "Ox" }, hand = { "Elder" } })
      t:boss { hand = { "Axe" } }
    end,
    play = function(t)
      t:uses(1, "Elder", { target = "Ox" })
      t:passes(1)
      t:plays("boss", "Axe", { target = "Ox" })
      t:finishes_chain()
      t:told { "Elder is interrupted" }
      t:cant(1, "uses", "Elder", { reason = "CR 701.4" })
      t:plays(1, "Elder")
      t:everyone_passes()
      t:uses(1, { "Elder", 2 }, { target = { "Elder", 1 } })
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk({ "Elder", 1 }, 3)
    end,
  },
  scenario "A quest pays for itself, is turned face down, and pays on" {
    cites = { "CR 702.2", "CR 412.2" },
    cards = { ox = ox, well_1 = ability "Sip" { cost = 1, instant = true, text = "Draw a card.", play = function(me) me.player:draw(1) end },
      wool = quest "Wool" { text = "Pay 1 to complete this. Reward: draw a card, then discard a card.",
        reward = { cost = { resources = 1 }, effect = function(me) me.player:draw(1) me.player:discard(1) end } } },
    given = function(t)
      t:seat(1, { hand = { "Sip" }, resources = { "Wool" }, deck = { "Ox", "Ox", "Ox", "Ox" } })
      t:boss { deck = { "Ox", "Ox" }, decks = {} }
    end,
    play = function(t)
      t:completes(1, "Wool")
      t:face_down("Wool")
      t:exhausted("Wool")
      t:everyone_passes()
      t:answers(1, "Ox")
      t:ends_turn()
      t:ends_turn()
      t:plays(1, "Sip")
      t:everyone_passes()
    end,
    expect = function(t)
      t:resources(1, 1)
      t:ready_resources(1, 0)
      t:graveyard_count(1, 2)
    end,
  },
  scenario "\"Unless\": who can't do the one thing must do the other" {
    cites = { "CR 709.2b" },
    raiders = 2,
    cards = { ox = ox,
      stand = ability "Stand" { cost = 2, ongoing = true, text = "At the start of your turn destroy this unless you discard two cards.",
        powers = { at.start_of_turn { whose = "your", effect = function(me)
          local hand = me.player.hand
          local pays = #hand >= 2 and me.player:may("Discard two cards?", "discard", hand)
          if pays then me.player:discard(2) else me:destroy() end
        end } } } },
    given = function(t)
      t:seat(1, { hand = { "Ox", "Ox" }, play = { "Stand" }, deck = { "Ox", "Ox" } })
      t:seat(2, { hand = { "Ox" }, play = { "Stand" }, deck = { "Ox", "Ox" } })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, { { "Ox", 1 }, { "Ox", 2 } })
      t:in_play(1, "Stand")
      t:hand_count(1, 0)
      t:ends_turn()
    end,
    expect = function(t)
      t:is_turn(2)
      t:in_graveyard(2, "Stand")
      t:hand_count(2, 2)                      -- the one, and what he drew
    end,
  },
  scenario "An attachment that has gone deals its damage to what it was last attached to" {
    cites = { "CR 709.2d", "CR 707.3" },
    cards = { ox = ox,
      blaze = ability "Blaze" { cost = 4, ongoing = true, attach = target("host", any.character, harm),
        text = "At the start of your turn your hero deals 1 fire damage to attached character.",
        powers = { at.start_of_turn { whose = "your", effect = function(me) me.hero:deal(1, "fire", me.host) end } } },
      kryton = ally "Kryton" { cost = 1, atk = 2, damage = "holy", health = 1, text = "Destroy this: put target ability into its owner's hand.",
        powers = { pays { cost = { destroy = this }, targets = { target("it", any.ability, harm) },
          effect = function(me, t) t.it:to_hand() end } } } },
    given = function(t)
      t:boss { play = { { "Ox", damage = 4 } } }
      t:seat(1, { play = { { "Blaze", attached_to = "Ox" }, "Kryton" }, deck = { "Ox" } })
      t:turn(1, "ready")
    end,
    play = function(t)
      t:chain(1)
      t:uses(1, "Kryton", { target = "Blaze" })
      t:everyone_passes()
      t:in_hand(1, "Blaze")
      t:everyone_passes()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Ox")
      t:told { "deals 1 fire damage to Ox" }
    end,
  },
  scenario "\"At the start of your next turn remove it; if you do, draw\": nothing to remove, nothing drawn" {
    cites = { "CR 709.2f", "CR 715.1" },
    cards = { ox = ox, axe = axe,
      turtle = token "Turtle" { atk = 1, damage = "melee", health = 1, unique = true },
      shell = quest "Shell" { text = "Reward: put a Turtle into play. At the start of your next turn remove it from the game. If you do, draw two cards.",
        reward = { cost = {}, effect = function(me)
          me:begin("leave", until_end_of_your_next_turn, { me.player:put_token("scenario/turtle")[1] })
        end },
        later = { leave = at.start_of_turn { whose = "your", once = true, effect = function(me, event)
          local it = event.given[1]
          if it and #it:remove_from_game() > 0 then me.player:draw(2) end
        end } } } },
    raiders = 2,
    given = function(t)
      t:seat(1, { resources = { "Shell" }, deck = { "Ox", "Ox", "Ox", "Ox", "Ox" } })
      t:seat(2, { resources = { "Shell" }, deck = { "Ox", "Ox", "Ox", "Ox", "Ox" } })
      t:boss { hand = { "Axe" }, deck = { "Ox", "Ox" }, decks = {} }
      t:turn(1)
    end,
    play = function(t)
      t:completes(1, "Shell")
      t:everyone_passes()
      t:passes(1)
      t:completes(2, "Shell@2")
      t:everyone_passes()
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Axe", { target = "Turtle@2" })
      t:everyone_passes()
      t:ends_turn()                           -- raider 2's turn begins
      t:hand_count(2, 1)
      t:ends_turn()
      t:ends_turn()
      t:is_turn(1)
    end,
    expect = function(t)
      t:hand_count(1, 1 + 2)
      t:count_in_play(1, "Turtle", 0)
    end,
  },
  scenario "Damage that was raised is still dealt with the ability: a card for each damage" {
    cites = { "CR 717.1", "CR 408.3d" },
    cards = { ox = ox,
      cloak = armor "Cloak" { cost = 4, def = 0, tags = { "Back (1)" }, text = "If your hero would deal damage with an ability, it deals 1 more.",
        powers = { raises.damage { from = your.hero, to = any.character, with = any.ability, by = 1 } } },
      spike = ability "Spike" { cost = 0, text = "Your hero deals 1 shadow damage to target hero. Its player discards a card for each damage dealt so.",
        targets = { target("hero", any.hero, harm) },
        play = function(me, t)
          local dealt = me.hero:deal(1, "shadow", t.hero)
          t.hero.controller:discard(dealt)
        end } },
    given = function(t)
      t:seat(1, { play = { "Cloak" }, hand = { "Spike" } })
      t:boss { hand = { "Ox", "Ox", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Spike", { target = "hero@boss" })
      t:everyone_passes()
      t:answers("boss", { { "Ox", 1 }, { "Ox", 2 } })
    end,
    expect = function(t)
      t:damage("hero@boss", 2)
      t:hand_count("boss", 1)
    end,
  },
  scenario "Who deals the damage orders what raises it, then who is dealt it orders the rest: 3 prevented, 3 onto a friend" {
    cites = { "CR 717.4a", "CR 717.4b" },
    raiders = 2,
    cards = {
      world = ability "World" { cost = 8, ongoing = true, text = "If your hero would deal fire damage, it deals double.",
        powers = { raises.damage { from = your.hero, to = any.character, damage = "fire", by = event.amount } } },
      stance = ability "Stance" { cost = 3, ongoing = true, text = "If your hero would be dealt damage, it is dealt 1 more.",
        powers = { raises.damage { from = any.character, to = your.hero, by = 1 } } },
      helm = armor "Helm" { cost = 3, def = 3, tags = { "Head (1)" } },
      blast = ability "Blast" { cost = 1, instant = true, text = "Your hero deals 2 fire damage to target hero.",
        targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.hero) end },
      step_in = ability "Step In" { cost = 0, instant = true, text = "The next damage to target hero this turn is dealt to your hero instead.",
        targets = { target("hero", any.hero, help) },
        later = { onto = changes.damage { to = given, onto = your.hero, once = true } },
        play = function(me, t) me:begin("onto", this_turn, { t.hero }) end },
    },
    given = function(t)
      t:seat(1, { hand = { "Step In" } })
      t:seat(2, { play = { "Stance", "Helm" } })
      t:boss { play = { "World" }, hand = { "Blast" }, resources = 1 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Blast", { target = "hero@2" })
      t:passes("boss")
      t:plays(1, "Step In", { target = "hero@2" })
      t:everyone_passes()
      t:everyone_passes()
      t:answers("boss", "Stance")             -- 2, 3, then 6
      t:answers(2, "Helm")                    -- 3 are left
    end,
    expect = function(t)
      t:damage("hero@2", 0)
      t:damage("hero@1", 3)
      t:exhausted("Helm")
    end,
  },
}
