-- What the keywords mean that are not rules of the kernel: the powers that each gives a card (the
-- glossary of the rule book). `this` and `me` are the card with the keyword, `me.x` (in data: X) is
-- the number after it. A card has the powers of a keyword once for each instance of it.

-- Ends a druid's form: the abilities that gave it to the hero are destroyed.
local function leave_form(me)
  (me.hero:givers("Bear Form") + me.hero:givers("Cat Form")):where(any.ability):destroy()
end
local plays_out_of_form = when.played {
  of = any.ability:without { tag = "Feral" }, whose = "your",
  effect = function(me) leave_form(me) end,
}
local strikes_out_of_form = when.strikes { whose = "your", effect = function(me) leave_form(me) end }

return {
  -- Keywords that are instructions: verbs of the card whose text has them.
  verbs = {
    portal = function(me)
      local shown = me.player.deck:reveal(3)
      local demons = {}
      for _, card in each(shown:where(any.ally:with { tag = "Demon" }:in_zone("deck"))) do
        if card.cost < me.cost then table.insert(demons, card) end
      end
      local came = me.player:choose { from = demons, up_to = 1, prompt = "Which Demon comes into play?", aim = help }
      came:to_play()
      shown:where(any.card:in_zone("deck")):to_deck("bottom")
    end,
    delve = function(me)
      local seen = me.player.deck:top(2)
      local kept = me.player:choose { from = seen, up_to = 2, prompt = "Which stay on top?" }
      local rest = seen - kept
      kept:to_deck("top")
      rest:to_deck("bottom")
    end,
  },

  -- Words before a power that say when it counts. They are not keywords: cards don't have, gain or lose them.
  ["Bloodrush"] = (most("damage", opposing.hero) - hero_stat("damage")):at_least(1),
  ["Unity"] = count(your.ally:with { tag = "Human" }):at_least(3),

  -- Powers with a word of their own, which stands among the powers of a card and says the rest: what
  -- a trigger does, what is given to.
  ["Death Rattle"] = when.moved { of = this, to = "graveyard", works_in = "graveyard" },
  ["Stash"] = when.stashed { of = this },
  ["Diplomacy"] = gives { cost = plus(-1, { at_least = 1 }) },
  ["Finishing Move"] = gives {
    extra_cost = { remove = { what = your.card:with { tag = "Combo" }:in_zone("graveyard"), count = x } },
  },
  ["Tribe"] = when.enters_play { of = your.ally:with { tag = "Tauren" } },

  ["Assault"] = { gives { to = this, atk = plus(x), only_if = your_turn } },
  ["Berserking"] = { gives { to = this, atk = plus(stat("damage")) } },
  ["Shadowmeld"] = { gives { to = this, keyword = { "Elusive", "Untargetable" }, only_if = ready } },
  ["Harmonize"] = { gives { to = your.ally:with { cost = { min = 4 } }, cost = plus(-1) } },
  -- How a card is played: these work wherever it may be played from (CR 704.1a).
  ["Haste"] = { gives { to = this, cost = plus(-x), only_if = your_ally_hurt_a_hero } },
  ["Artifact"] = { gives { to = this:in_zone("graveyard"), playable = true } },
  ["Trap"] = { gives { to = this, rather_than = { exhaust = your.hero:with { defending = true } } } },
  ["Preparation"] = { gives { to = this, rather_than = { free = true }, only_if = your_first_turn } },

  ["Bear Form"] = { gives { to = this, keyword = "Protector" }, plays_out_of_form, strikes_out_of_form },
  ["Cat Form"] = { gives { to = this, atk = plus(1), only_if = attacking }, plays_out_of_form, strikes_out_of_form },

  ["Thrown"] = {
    when.strikes {
      of = this,
      effect = function(me)
        me.hero:gain { keyword = "Long-Range", lasts = this_combat }
        me:begin("thrown_back", this_turn)
      end,
    },
    later = { thrown_back = at.end_of_turn { effect = function(me) me:to_hand() end } },
  },

  ["Echo"] = {
    when.played {
      of = this, works_in = "chain", only_if = kin(your.ally):at_least(2),
      effect = function(me, event) event.link:copy { new_targets = true } end,
    },
  },

  ["Enrage"] = {
    as.enters_play {
      of = this,
      effect = function(me)
        if me.player:may("Reveal the top card of your deck?") then me.player.deck:reveal(1) end
      end,
    },
    enraged = when.revealed {
      by = this,
      works_in = { "deck", "hand", "graveyard", "play", "resources", "chain", "removed from game", "set aside" },
    },
  },

  ["Boss"] = {
    gives { to = your.hero:with { boss = true }, cant = "be attacked" },
    when.destroyed {
      of = this,
      only_if = function(me, event) return event.fatal end,
      effect = function(me)
        local raiders = me.player.is_boss and me.player.opponents or me.player.friends
        for _, player in each(raiders) do
          if player:may("Draw a card?") then player:draw() end
        end
      end,
    },
  },

  -- Numbers of the hero of an automated deck: its raid reads them with card:keyword.
  ["Flip"] = {},
  ["Advance"] = {},

  ["Invincible"] = { gives { to = this, cant = { "leave play", "be dealt damage" } } },

  ["Mend"] = {
    at.start_of_turn {
      whose = "your", may = true,
      targets = { target("one", any.character, help) },
      effect = function(me, event, t) me:heal(me.x, t.one) end,
    },
  },

  ["Arcane Resistance"] = { prevents.damage { to = this, damage = "arcane", all = true } },
  ["Fire Resistance"] = { prevents.damage { to = this, damage = "fire", all = true } },
  ["Frost Resistance"] = { prevents.damage { to = this, damage = "frost", all = true } },
  ["Holy Resistance"] = { prevents.damage { to = this, damage = "holy", all = true } },
  ["Melee Resistance"] = { prevents.damage { to = this, damage = "melee", all = true } },
  ["Nature Resistance"] = { prevents.damage { to = this, damage = "nature", all = true } },
  ["Ranged Resistance"] = { prevents.damage { to = this, damage = "ranged", all = true } },
  ["Shadow Resistance"] = { prevents.damage { to = this, damage = "shadow", all = true } },

  ["Aberration"] = { prevents.damage { to = this, combat = false, all = true } },
  ["Hardiness"] = { prevents.damage { to = this, amount = 1 } },
  ["Inspiring Presence"] = { raises.damage { from = your.character, combat = false, by = 1 } },

  ["Absorb"] = {
    when.dealt_damage {
      by = this, of = any.hero, combat = true,
      effect = function(me, event) me:heal(event.amount, me.hero) end,
    },
  },

  ["Irradiated"] = {
    when.dealt_damage {
      by = this, of = any.ally, combat = true,
      only_if = function(me, event) return not event.card:is(any.ally:with { keyword = "Irradiated" }) end,
      effect = function(me, event) event.card:gain { keyword = "Irradiated", lasts = rest_of_game } end,
    },
  },

  ["Eternal"] = {
    when.moved {
      of = this, to = "graveyard", works_in = "graveyard", may = true,
      effect = function(me) me:shuffle_into_deck() end,
    },
  },

  ["Sentinel"] = {
    when.exhausted { of = this:without { exhausted_this_turn = true }, effect = function(me) me:ready() end },
  },

  ["Smash"] = {
    changes.damage { from = this, to = any.ally:with { defending = true }, combat = true, smash = true },
  },

  ["War Stomp"] = {
    when.attacks {
      of = this, may = "exhaust", targets = { target("one", opposing.character, harm) },
      effect = function(me, event, t) t.one:exhaust() end,
    },
    when.defends {
      of = this, may = "exhaust", targets = { target("one", opposing.character, harm) },
      effect = function(me, event, t) t.one:exhaust() end,
    },
  },

  ["Escape Artist"] = {
    when.targeted { of = this, whose = "opposing", may = "to_hand", effect = function(me) me:to_hand() end },
  },

  ["Find Treasure"] = {
    when.enters_play {
      of = this, may = true,
      effect = function(me) if #me.player:draw() > 0 then me.player:discard() end end,
    },
  },

  ["Arcane Torrent"] = {
    when.enters_play {
      of = this, targets = { target("one", opposing.card, harm) },
      effect = function(me, event, t) t.one:gain { cant = "have powers", lasts = this_turn } end,
    },
  },

  ["AWESOME"] = {
    at.start_of_turn {
      whose = "your",
      effect = function(me)
        for _, player in each(me.player.friends + me.player.opponents) do
          if player:may("Compliment it, and draw a card?") then player:draw() end
        end
      end,
    },
  },
}
