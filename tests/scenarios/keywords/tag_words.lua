local man = ally "Man-at-Arms" { cost = 0, atk = 1, damage = "melee", health = 2, tags = { "Human" } }

return {
  scenario "Bloodrush: while an opposing hero has more damage than yours" {
    cites = { "KW Bloodrush" },
    cards = {
      grunt = ally "Grunt" { cost = 0, atk = 2, damage = "melee", health = 2,
        text = "Bloodrush: this has Ferocity.", powers = { gives { to = this, keyword = "Ferocity", only_if = bloodrush } } },
      cut = ability "Cut" { cost = 0, text = "Put 1 damage on your hero.",
        play = function(me) me.hero:put_damage(1) end },
    },
    given = function(t)
      t:seat(1, { hero = { "hoa/ta_zo", damage = 3 }, hand = { "Grunt", "Cut" } })
      t:boss { boss = { "onyxias_lair/onyxia_1", damage = 4 } }
    end,
    play = function(t)
      t:plays(1, "Grunt")
      t:everyone_passes()
      t:can(1, "attacks", "Grunt", { defender = "hero@boss" })
      t:plays(1, "Cut")
      t:everyone_passes()               -- 4 and 4: not more
    end,
    expect = function(t)
      t:has("Grunt", "Ferocity", false)
    end,
  },
  scenario "Unity: while you control three Human allies, itself included" {
    cites = { "KW Unity" },
    cards = {
      man = man,
      captain = ally "Captain" { cost = 0, atk = 1, damage = "melee", health = 2, tags = { "Human" },
        text = "Unity: this has +2 ATK.", powers = { gives { to = this, atk = plus(2), only_if = unity } } },
    },
    given = function(t)
      t:seat(1, { play = { "Captain", "Man-at-Arms" }, hand = { "Man-at-Arms" } })
      t:boss {}
    end,
    play = function(t)
      t:atk("Captain", 1)
      t:plays(1, "Man-at-Arms")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Captain", 3)
    end,
  },
  scenario "Tribe: as a Tauren ally enters play under your control" {
    cites = { "KW Tribe" },
    cards = {
      man = man,
      elder = ally "Elder" { cost = 0, atk = 1, damage = "nature", health = 2, tags = { "Tauren" },
        text = "Tribe: draw a card.", powers = { tribe { effect = function(me) me.player:draw() end } } },
      brave = ally "Brave" { cost = 0, atk = 1, damage = "nature", health = 2, tags = { "Tauren" } },
    },
    given = function(t)
      t:seat(1, { hand = { "Elder", "Brave", "Man-at-Arms" }, deck = { "Fire Blast", "Fire Blast", "Fire Blast" } })
      t:boss {}
    end,
    play = function(t)
      t:plays(1, "Elder")
      t:finishes_chain()
      t:hand_count(1, 3)
      t:plays(1, "Brave")
      t:finishes_chain()
      t:hand_count(1, 3)
      t:plays(1, "Man-at-Arms")
      t:finishes_chain()
    end,
    expect = function(t)
      t:hand_count(1, 2)
    end,
  },
}
