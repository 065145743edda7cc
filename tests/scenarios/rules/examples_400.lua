-- Worked examples of the rule book's 400s, told with cards of our own.
local ox = ally "Ox" { cost = 2, atk = 1, damage = "melee", health = 5 }
local elk = ally "Elk" { cost = 2, atk = 1, damage = "melee", health = 5 }
local pup = ally "Pup" { cost = 0, atk = 1, damage = "melee", health = 5 }
local bolt = ability "Bolt" { cost = 0, text = "Your hero deals 4 nature damage to target character.",
  targets = { target("prey", any.character, harm) }, play = function(me, t) me.hero:deal(4, "nature", t.prey) end }

return {
  scenario "An attachment to an ally with cost X goes on to one with cost 0, and stays its player's" {
    cites = { "CR 400.7c", "CR 201.3" },
    raiders = 2,
    cards = { ox = ox, elk = elk, pup = pup,
      sway = ability "Sway" { cost = 2 + x, ongoing = true, text = "Attach to target ally with cost X. Ongoing: you control attached ally.",
        attach = target("host", any.ally, harm, { cost = x }), powers = { gives { to = attached, control = true } } },
      blade = item "Blade" { cost = 3, text = "[Activate]: if target ability is attached to a character, attach it to another.",
        powers = { pays { cost = { exhaust = this }, targets = { target("it", any.ability, harm) },
          effect = function(me, t)
            local host = me.player:choose { from = t.it.possible_hosts, prompt = "To whom?" }
            if host then t.it:attach_to(host) end
          end } } } },
    given = function(t)
      t:seat(1, { play = { "Ox", "Blade", "Blade" } })
      t:seat(2, { play = { "Elk", "Pup" } })
      t:boss { hand = { "Sway" }, resources = 4 }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Sway", { x = 2, target = "Ox" })
      t:everyone_passes()
      t:in_play("boss", "Ox")
      t:passes("boss")
      t:uses(1, { "Blade", 1 }, { target = "Sway" })
      t:everyone_passes()                     -- the Pup alone costs 0: nothing is to be chosen
      t:attached("Sway", "Pup")
      t:in_play("boss", "Pup")
      t:in_play(1, "Ox")
      t:passes("boss")
      t:uses(1, { "Blade", 2 }, { target = "Sway" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:attached("Sway", "Pup")               -- there is no other
      t:in_play("boss", "Pup")
    end,
  },
  scenario "One damage for each card in a hand is one packet, counted as it resolves" {
    cites = { "CR 405.4" },
    cards = { ox = ox,
      vex = ally "Vex" { cost = 5, atk = 5, damage = "arcane", health = 2,
        text = "When this is destroyed, it deals 1 arcane damage to target hero for each card in its player's hand.",
        powers = { when.destroyed { of = this, targets = { target("hero", any.hero, harm) },
          effect = function(me, event, t) me:deal(#t.hero.controller.hand, "arcane", t.hero) end } } },
      bolt = bolt,
      well = ability "Well" { cost = 0, instant = true, text = "Draw a card.", play = function(me) me.player:draw(1) end } },
    given = function(t)
      t:seat(1, { hand = { "Bolt", "Well", "Ox", "Ox", "Ox", "Ox" }, deck = { "Ox" } })
      t:boss { play = { "Vex" } }
    end,
    play = function(t)
      t:plays(1, "Bolt", { target = "Vex" })
      t:everyone_passes()
      t:answers("boss", "hero@1")
      t:plays(1, "Well")                      -- gone from hand, and one drawn for it: five
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 5)
      t:damage("hero@1", 5)
      t:told { "deals 5 arcane damage" }
    end,
  },
  scenario "Two weapons are in order for who wields two; an Off-Hand beside them is one too many, and any of the three goes" {
    cites = { "CR 406.2a", "CR 414.1" },
    cards = {
      twin = hero "Twin" { health = 30, keywords = { "Dual Wield" }, text = "" },
      axe = weapon "Axe" { cost = 0, atk = 2, damage = "melee", strike = 2, tags = { "One-Handed", "Melee (1)" } },
      sword = weapon "Sword" { cost = 0, atk = 2, damage = "melee", strike = 2, tags = { "One-Handed", "Melee (1)" } },
      orb = item "Orb" { cost = 0, tags = { "Off-Hand (1)" }, text = "" },
    },
    given = function(t)
      t:seat(1, { hero = "Twin", play = { "Axe" }, hand = { "Sword", "Orb" } })
    end,
    play = function(t)
      t:plays(1, "Sword")
      t:everyone_passes()
      t:asked(1, "Your move")
      t:plays(1, "Orb")
      t:everyone_passes()
      t:asked(1, "Uniqueness")
      t:offers(1, "Axe")
      t:offers(1, "Sword")
      t:offers(1, "Orb")
      t:answers(1, "Axe")
    end,
    expect = function(t)
      t:in_play(1, "Sword")
      t:in_play(1, "Orb")
      t:in_graveyard(1, "Axe")
    end,
  },
  scenario "Damage of a weapon prevented in part is still dealt with that weapon" {
    cites = { "CR 408.3d" },
    cards = { ox = ox,
      edge = weapon "Edge" { cost = 4, atk = 2, damage = "melee", strike = 0, tags = { "Melee (1)" },
        text = "When your hero deals combat damage with this, put an edge counter on this.",
        powers = { when.dealt_damage { by = your.hero, with = this, combat = true,
          effect = function(me) me:add_counters("edge", 1) end } } },
      zeal = item "Zeal" { cost = 1, text = "Your hero has +2 ATK.", powers = { gives { to = your.hero, atk = plus(2) } } },
      shield = ability "Shield" { cost = 0, instant = true, text = "Prevent the next 3 damage to target ally this turn.",
        targets = { target("ally", any.ally, help) },
        later = { shield = prevents.damage { to = given, amount = 3 } },
        play = function(me, t) me:begin("shield", this_turn, { left = 3, t.ally }) end } },
    given = function(t)
      t:seat(1, { play = { "Edge", "Zeal" } })
      t:boss { hand = { "Shield" }, play = { "Ox" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Ox")
      t:strikes(1, "Edge")
      t:passes(1)
      t:plays("boss", "Shield", { target = "Ox" })
      t:everyone_passes()
      t:to_end_of_combat()
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("Ox", 1)                       -- 4, less 3
      t:counters("Edge", "edge", 1)
    end,
  },
  scenario "What says \"attached card\" stays, though its host is no ally any more" {
    cites = { "CR 400.6", "CR 410.6c" },
    cards = {
      dragon = item "Dragonling" { cost = 1, text = "0: this is also a 2/2 ally this turn.",
        powers = { pays { cost = {}, effect = function(me)
          me:gain { type = "ally", atk = set_to(2), health = set_to(2), damage = "melee", lasts = this_turn }
        end } } },
      blunt = ability "Blunt" { cost = 0, ongoing = true, instant = true, text = "Attach to target ally or weapon. Ongoing: attached card has -3 ATK.",
        attach = target("host", any.ally:or_type("weapon"), harm), host = any.card,
        powers = { gives { to = attached, atk = plus(-3) } } },
    },
    given = function(t)
      t:seat(1, { play = { "Dragonling" }, deck = { "Blunt", "Blunt" } })
      t:boss { hand = { "Blunt" }, deck = { "Blunt", "Blunt" }, decks = {} }
    end,
    play = function(t)
      t:uses(1, "Dragonling")
      t:everyone_passes()
      t:passes(1)
      t:plays("boss", "Blunt", { target = "Dragonling" })
      t:everyone_passes()
      t:has("Dragonling", "Protector", false)
      t:ends_turn()
    end,
    expect = function(t)
      t:attached("Blunt", "Dragonling")
    end,
  },
  scenario "The targeted resource may pay in response, but not for later" {
    cites = { "CR 412.2" },
    cards = {
      raze = ability "Raze" { cost = 0, text = "Destroy target resource.",
        targets = { target("it", any.card:in_zone("resources"), harm) }, play = function(me, t) t.it:destroy() end },
      dart = ability "Dart" { cost = 1, instant = true, text = "Draw a card.", play = function(me) me.player:draw(1) end },
      ox = ox, elk = elk,
    },
    given = function(t)
      t:boss { hand = { "Raze" } }
      t:seat(1, { hand = { "Dart", "Dart" }, resources = { { "Ox", down = true } }, deck = { "Elk" } })
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Raze", { target = "Ox" })
      t:passes("boss")
      t:plays(1, "Dart")
      t:finishes_chain()
      t:resources(1, 0)
      t:passes("boss")
      t:cant(1, "plays", "Dart", { reason = "CR 403.6" })
      t:passes(1)
    end,
    expect = function(t)
      t:in_hand(1, "Elk")
      t:in_graveyard(1, "Ox")
    end,
  },
  scenario "Returned at the end of the turn, where it has not moved in between" {
    cites = { "CR 415.9a", "CR 415.9b" },
    cards = {
      form = ability "Form" { cost = 0, instant = true, ongoing = true, tags = { "Form (1)" },
        text = "When this is destroyed, it goes to its owner's hand at the next end of turn.",
        later = { back = at.end_of_turn { effect = function(me, event)
          local card = event.given[1]
          if card then card:to_hand() end
        end } },
        powers = { when.destroyed { of = this, effect = function(me, event) me:begin("back", this_turn, { event.became }) end } } },
      purge = ability "Purge" { cost = 0, instant = true, text = "Destroy target ability.",
        targets = { target("it", any.ability, harm) }, play = function(me, t) t.it:destroy() end },
      dig = ability "Dig" { cost = 0, instant = true, text = "Put target ability of a graveyard under its deck, and from there back.",
        targets = { target("it", any.ability:with { name = "Form" }:in_zone("graveyard"), harm) },
        play = function(me, t) t.it:to_deck("bottom"):to_graveyard() end },
      ox = ox,
    },
    given = function(t)
      t:seat(1, { play = { "Form" }, hand = { "Purge", "Dig" }, deck = { "Ox" } })
      t:boss { play = { "Form" }, hand = { "Purge" }, deck = { "Ox" }, decks = {} }
    end,
    play = function(t)
      t:plays(1, "Purge", { target = "Form@1" })
      t:everyone_passes()
      t:everyone_passes()
      t:plays(1, "Dig", { target = "Form@1" })
      t:everyone_passes()
      t:passes(1)
      t:plays("boss", "Purge", { target = "Form@boss" })
      t:everyone_passes()
      t:everyone_passes()
      t:ends_turn()
    end,
    expect = function(t)
      t:in_graveyard(1, "Form")
      t:in_hand("boss", "Form")
    end,
  },
}
