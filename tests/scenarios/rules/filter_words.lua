-- What a filter can ask for and rule out: damage types, icons, sides, names.
local function card_of(name, fields)
  fields.cost, fields.atk, fields.health = 1, 1, 3
  fields.damage = fields.damage or "melee"
  return ally(name)(fields)
end

return {
  scenario "A fire card is one with that damage type, gained or printed, until it becomes another" {
    cites = { "CR 205.1b", "CR 205.1c" },
    cards = {
      ember = card_of("Ember", { damage = "fire" }),
      spark = card_of("Spark", { damage = { "fire", "arcane" } }),
      stone = card_of("Stone", {}),
      kindle = ability "Kindle" { cost = 0, text = "Target ally is also fire this turn.",
        targets = { target("one", any.ally, help) },
        play = function(me, t) t.one:gain { damage = "fire", lasts = this_turn } end },
      chill = ability "Chill" { cost = 0, text = "Target ally becomes frost this turn.",
        targets = { target("one", any.ally, harm) },
        play = function(me, t) t.one:gain { becomes = "frost", lasts = this_turn } end },
      roll_call = ability "Roll Call" { cost = 0, text = "Exhaust your fire allies.",
        play = function(me) all(your.ally:with { deals = "fire" }):exhaust() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Kindle", "Chill", "Roll Call" }, play = { "Ember", "Spark", "Stone" } })
    end,
    play = function(t)
      t:plays(1, "Chill", { target = "Spark" })
      t:everyone_passes()
      t:plays(1, "Kindle", { target = "Stone" })
      t:everyone_passes()
      t:plays(1, "Roll Call")
      t:everyone_passes()
      t:exhausted("Ember")
      t:exhausted("Stone")
      t:ready("Spark")
      t:attacks(1, "Spark", "Onyxia")
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:told { "deals 1 frost damage" }
    end,
  },
  scenario "A card's faction is its icon, and without any icon it is neutral" {
    cites = { "CR 206.1b", "CR 206.1d" },
    cards = {
      grunt = card_of("Grunt", { faction = "horde" }),
      knight = card_of("Knight", { faction = "alliance" }),
      bear = card_of("Bear", { class = "druid" }),
      rat = card_of("Rat", {}),
      warchief = ally "Warchief" { cost = 1, atk = 0, damage = "melee", health = 3, faction = "alliance",
        text = "Horde +1, neutral +2, not Horde +4 ATK.",
        powers = { gives { to = your.ally:with { faction = "horde" }, atk = plus(1) },
          gives { to = your.ally:with { neutral = true }, atk = plus(2) },
          gives { to = your.ally:without { faction = "horde" }, atk = plus(4) } } },
    },
    given = function(t)
      t:seat(1, { play = { "Grunt", "Knight", "Bear", "Rat", "Warchief" } })
    end,
    play = function(t) end,
    expect = function(t)
      t:atk("Grunt", 2)
      t:atk("Knight", 5)
      t:atk("Bear", 5)
      t:atk("Rat", 7)
      t:atk("Warchief", 4)
    end,
  },
  scenario "Who protects is protecting in that combat, and nobody else is" {
    cites = { "CR 602.2" },
    cards = {
      foe = card_of("Foe", {}),
      guard = card_of("Guard", { keywords = { "Protector" } }),
      punish = ability "Punish" { cost = 0, instant = true, text = "Destroy all protecting characters.",
        play = function() all(any.character:with { protecting = true }):destroy() end },
    },
    given = function(t)
      t:seat(1, { hand = { "Punish", "Punish" }, play = { "Foe" } })
      t:boss { play = { "Foe", "Guard" } }
    end,
    play = function(t)
      t:plays(1, "Punish")
      t:everyone_passes()
      t:in_play("boss", "Guard")
      t:attacks(1, "Foe@1", "Foe@boss")
      t:protects("boss", "Guard")
      t:plays(1, "Punish")
      t:everyone_passes()
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:in_graveyard("boss", "Guard")
      t:in_play("boss", "Foe")
      t:in_play(1, "Foe")
    end,
  },
  scenario "What looks at counters of a name changes as the last of them goes" {
    cites = { "CR 404.1" },
    cards = {
      ox = card_of("Ox", {}),
      shrine = item "Shrine" { cost = 1, text = "Your allies with a spine have +2 ATK.",
        powers = { gives { to = your.ally:with { counter = "spine" }, atk = plus(2) } } },
      pluck = ability "Pluck" { cost = 0, text = "Remove a spine from target ally.",
        targets = { target("one", any.ally, harm) },
        play = function(me, t) t.one:remove_counters("spine") end },
    },
    given = function(t)
      t:seat(1, { hand = { "Pluck" }, play = { { "Ox", counters = { spine = 1 } }, "Shrine" } })
    end,
    play = function(t)
      t:atk("Ox", 3)
      t:plays(1, "Pluck", { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Ox", 1) end,
  },
  scenario "A name means every card of exactly that name, and rules all others in" {
    cites = { "CR 200.2" },
    cards = {
      wolf = card_of("Wolf", { tags = { "Beast", "Pet (1)" } }),
      wolves = card_of("Wolf Pack", { tags = { "Beast" } }),
      packer = ally "Packer" { cost = 1, atk = 0, damage = "melee", health = 3,
        text = "Wolf +1; not Wolf +2; Beast that is no Pet +4.",
        powers = { gives { to = your.ally:with { name = "Wolf" }, atk = plus(1) },
          gives { to = your.ally:without { name = "Wolf" }, atk = plus(2) },
          gives { to = your.ally:with { tag = "Beast" }:without { tag = "Pet" }, atk = plus(4) } } },
    },
    given = function(t)
      t:seat(1, { play = { "Wolf", "Wolf Pack", "Packer" } })
    end,
    play = function(t) end,
    expect = function(t)
      t:atk("Wolf", 2)
      t:atk("Wolf Pack", 7)
      t:atk("Packer", 2)
    end,
  },
  scenario "A hero that was turned over shows its back, and is still the hero" {
    cites = { "CR 301.2" },
    cards = {
      mirror = ally "Mirror" { cost = 1, atk = 0, damage = "melee", health = 3,
        text = "While your hero is turned over, it has +3 ATK.",
        powers = { gives { to = your.hero:with { back_up = true }, atk = plus(3) } } },
      turn = ability "Turn" { cost = 0, text = "Flip your hero.", play = function(me) me.hero:flip() end },
    },
    given = function(t)
      t:seat(1, { hero = "hoa/ta_zo", hand = { "Turn" }, play = { "Mirror" } })
    end,
    play = function(t)
      t:atk("Ta'zo", 0)
      t:plays(1, "Turn")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ta'zo", 3)
    end,
  },
}
