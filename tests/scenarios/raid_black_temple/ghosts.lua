-- R503.1c, sentence by sentence. In each of these Teron has just made raider 2 a ghost and called his four Constructs.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 30, keywords = { "Ferocity" } }
local wall = ally "Wall" { cost = 1, atk = 1, damage = "melee", health = 9, keywords = { "Protector" } }
local helm = armor "Helm" { cost = 1, def = 1, text = "" }
local imp = ally "Imp" { cost = 0, atk = 1, damage = "fire", health = 3 }
local dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.ally) end }
local break_ = ability "Break" { cost = 0, instant = true, text = "Destroy target equipment.",
  targets = { target("thing", any.equipment, harm) }, play = function(_, t) t.thing:destroy() end }
local theft = ability "Theft" { cost = 0, instant = true, text = "Target friendly player discards a card.",
  targets = { target("who", player.friendly, harm) }, play = function(_, t) t.who:discard(1) end }
local storm = ability "Storm" { cost = 0, instant = true, text = "Your hero deals 1 frost damage to each hero and ally.",
  play = function(me) me.hero:deal(1, "frost", any.character) end }
local balm = ability "Balm" { cost = 0, instant = true, text = "Your hero heals 1 damage from each hero.",
  play = function(me) me.hero:heal(1, any.hero) end }
local hymn = ability "Hymn" { cost = 0, ongoing = true, text = "All allies have +1 ATK.",
  powers = { gives { to = any.ally, atk = plus(1) } } }
local plague = ability "Plague" { cost = 0, instant = true,
  text = "Destroy all allies. Each player discards a card. Each hero has a doom counter more.",
  play = function(me)
    all(any.ally):destroy()
    for _, who in each(me.player.friends) do who:discard(1) end
    for _, who in each(me.player.opponents) do who:discard(1) end
    all(any.hero):add_counters("doom", 1)
  end }
local ward = ability "Ward" { cost = 0, ongoing = true, text = "Prevent all damage that would be dealt to friendly allies.",
  powers = { prevents.damage { to = friendly.ally, all = true } } }
local shroud = ability "Shroud" { cost = 0, instant = true, text = "Target player becomes a ghost.",
  targets = { target("who", player.any, harm) }, play = function(_, t) t.who:set_apart(true) end }
local lift = ability "Lift" { cost = 0, instant = true, text = "Destroy one of your allies.",
  play = function(me)
    me.player:choose { from = your.ally, prompt = "Which?", to = "destroy" }:destroy()
  end }
local banner = item "Banner" { cost = 0, text = "Opposing characters can't attack heroes.",
  powers = { gives { to = opposing.character, cant_attack = any.hero } } }
local cards = { banner = banner, ox = ox, wall = wall, helm = helm, imp = imp, dart = dart, break_ = break_, theft = theft, storm = storm,
  balm = balm, hymn = hymn, plague = plague, ward = ward, shroud = shroud, lift = lift }
local boss = "black_temple/teron_gorefiend"
local construct = "Shadowy Construct@boss"
local minions = { minion = { "Sister of Pain", "Sister of Pain", "Sister of Pain" } }

-- The end of Teron's turn has come; raider 2 is the ghost, and raider 1 begins his turn.
local function haunted(title, cites, seats, play, expect)
  return scenario(title) {
    cites = cites,
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      for seat = 1, 2 do
        local about = seats[seat] or {}
        t:seat(seat, { hand = about.hand, play = about.play, hero = about.hero, deck = { "Ox", "Ox", "Ox", "Ox" },
          resources = about.resources })
      end
      local about = seats.boss or {}
      t:boss { boss = boss, hand = about.hand, play = about.play, deck = { "Ox", "Ox", "Ox", "Ox" }, decks = minions }
      t:turn("boss", "end")
    end,
    play = function(t)
      t:everyone_passes()
      t:answers("boss", 2)
      t:ends_turn()
      play(t)
    end,
    expect = expect,
  }
end

-- On to the Boss player's next turn.
local function to_boss(t)
  for _ = 1, 2 do t:ends_turn() end
end

return {
  haunted("A ghost attacks no living one, but a Construct; the living do not attack it", { "R503.1c" },
    { { play = { "Ox" } }, { play = { "Ox" } }, boss = { play = { "Imp" } } },
    function(t)
      t:cant(1, "attacks", "Ox@1", { defender = construct, reason = "R503.1c" })
      t:can(1, "attacks", "Ox@1", { defender = "hero@boss" })
      t:can(1, "attacks", "Ox@1", { defender = "Imp@boss" })
      t:ends_turn()
      t:cant(2, "attacks", "Ox@2", { defender = "hero@boss", reason = "R503.1c" })
      t:cant(2, "attacks", "Ox@2", { defender = "Imp@boss", reason = "R503.1c" })
      t:cant(2, "attacks", "hero@2", { defender = "Imp@boss", reason = "R503.1c" })
      t:can(2, "attacks", "Ox@2", { defender = construct })
    end,
    function(t) t:is_turn(2) end),
  haunted("Teron and his living allies attack no ghost, a Construct only the living", { "R503.1c" },
    { { play = { "Ox" } }, { play = { "Ox" } }, boss = { play = { "Imp" } } },
    function(t)
      to_boss(t)
      t:cant("boss", "attacks", "hero@boss", { defender = "hero@2", reason = "R503.1c" })
      t:cant("boss", "attacks", "Imp@boss", { defender = "Ox@2", reason = "R503.1c" })
      t:cant("boss", "attacks", construct, { defender = "hero@2", reason = "R503.1c" })
      t:cant("boss", "attacks", construct, { defender = "Ox@2", reason = "R503.1c" })
      t:can("boss", "attacks", construct, { defender = "hero@1" })
      t:can("boss", "attacks", "Imp@boss", { defender = "Ox@1" })
    end,
    function(t) t:is_turn("boss") end),
  haunted("A Construct that attacks a living one is dealt nothing for it", { "R503.1c" },
    { { play = { "Ox" } } },
    function(t)
      to_boss(t)
      t:attacks("boss", construct, "Ox@1")
      t:to_end_of_combat()
    end,
    function(t)
      t:damage("Ox@1", 2)
      t:count_in_play("boss", "Shadowy Construct", 4)
    end),
  haunted("A ghost that attacks a Construct is dealt nothing for it", { "R503.1c" },
    { {}, { play = { "Ox" } } },
    function(t)
      t:ends_turn()
      t:attacks(2, "Ox@2", construct)
      t:to_end_of_combat()
    end,
    function(t)
      t:damage("Ox@2", 0)
      t:count_in_play("boss", "Shadowy Construct", 3)
    end),
  haunted("Against a Construct only a ghost protects, unhurt; against the living only the living", { "R503.1c" },
    { { play = { "Wall" } }, { play = { "Wall" } }, boss = { play = { "Imp" } } },
    function(t)
      to_boss(t)
      t:proposes("boss", construct, "hero@1")
      t:everyone_passes()
      t:cant(1, "protects", "Wall@1", { reason = "R503.1c" })
      t:protects(2, "Wall@2")
      t:to_end_of_combat()
      t:damage("hero@1", 0)
      t:damage("Wall@2", 0)
      t:count_in_play("boss", "Shadowy Construct", 3)
      t:proposes("boss", "Imp@boss", "hero@1")
      t:everyone_passes()
      t:cant(2, "protects", "Wall@2", { reason = "" })
      t:protects(1, "Wall@1")
      t:to_end_of_combat()
    end,
    function(t) t:damage("Wall@1", 1) end),
  haunted("A ready ghost is no protector against the living", { "R503.1c" },
    { {}, { play = { "Wall" } }, boss = { play = { "Imp" } } },
    function(t)
      to_boss(t)
      t:proposes("boss", "Imp@boss", "hero@1")
      t:everyone_passes()
      t:cant(2, "protects", "Wall@2", { reason = "R503.1c" })
      t:to_end_of_combat()
    end,
    function(t) t:damage("hero@1", 1) end),
  haunted("The living target no ghost, be it a player or an ally; what is neither they do", { "R503.1c" },
    { { hand = { "Dart", "Theft", "Break" }, play = { "Ox" } }, { hand = { "Gouge" }, play = { "Ox", "Helm" } } },
    function(t)
      t:cant(1, "plays", "Dart", { target = "Ox@2", reason = "R503.1c" })
      t:cant(1, "plays", "Dart", { target = construct, reason = "R503.1c" })
      t:can(1, "plays", "Dart", { target = "Ox@1" })
      t:plays(1, "Theft")              -- of the two only he himself can be its target
      t:everyone_passes()
      t:told { "Theft targets raider 1" }
      t:answers(1, "Dart")
      t:plays(1, "Break", { target = "Helm@2" })
      t:everyone_passes()
    end,
    function(t) t:in_graveyard(2, "Helm") end),
  haunted("A ghost targets ghosts and Constructs, and none of the living", { "R503.1c" },
    { { play = { "Ox" } }, { hand = { "Dart", "Theft" }, play = { "Ox" } }, boss = { play = { "Imp" } } },
    function(t)
      t:passes(1)
      t:cant(2, "plays", "Dart", { target = "Ox@1", reason = "R503.1c" })
      t:cant(2, "plays", "Dart", { target = "Imp@boss", reason = "R503.1c" })
      t:can(2, "plays", "Dart", { target = "Ox@2" })
      t:plays(2, "Dart", { target = construct })
      t:everyone_passes()
      t:passes(1)
      t:plays(2, "Theft")
      t:everyone_passes()
    end,
    function(t)
      t:count_in_play("boss", "Shadowy Construct", 3)
      t:told { "Theft targets raider 2" }
      t:hand_count(2, 0)
    end),
  haunted("What the living do to all of them passes by the ghosts: damage, healing, numbers", { "R503.1c" },
    { { hero = { "hoa/ta_zo", damage = 3 }, hand = { "Storm", "Balm", "Hymn" }, play = { "Ox" } },
      { hero = { "hoa/ta_zo", damage = 3 }, play = { "Ox" } } },
    function(t)
      t:plays(1, "Storm")
      t:everyone_passes()
      t:damage("hero@1", 4)
      t:damage("Ox@1", 1)
      t:damage("hero@boss", 1)
      t:damage("hero@2", 3)
      t:damage("Ox@2", 0)
      t:count_in_play("boss", "Shadowy Construct", 4)
      t:plays(1, "Balm")
      t:everyone_passes()
      t:damage("hero@1", 3)
      t:damage("hero@2", 3)
      t:plays(1, "Hymn")
      t:everyone_passes()
      t:atk("Ox@1", 2)
      t:atk("Ox@2", 1)
      t:atk({ "Shadowy Construct", 1 }, 2)
    end,
    function(t) t:modifiers("Ox@2", "atk", 0) end),
  haunted("What a ghost does to all of them reaches ghosts and Constructs alone", { "R503.1c" },
    { { hero = { "hoa/ta_zo", damage = 3 }, play = { "Ox" } },
      { hero = { "hoa/ta_zo", damage = 3 }, hand = { "Storm", "Balm", "Hymn" }, play = { "Ox" } } },
    function(t)
      t:ends_turn()
      t:plays(2, "Balm")
      t:everyone_passes()
      t:damage("hero@1", 3)
      t:damage("hero@2", 2)
      t:plays(2, "Hymn")
      t:everyone_passes()
      t:atk("Ox@1", 1)
      t:atk("Ox@2", 2)
      t:atk({ "Shadowy Construct", 1 }, 3)
      t:plays(2, "Storm")
      t:everyone_passes()
      t:damage("hero@1", 3)
      t:damage("hero@boss", 0)
      t:damage("hero@2", 3)
      t:finishes_chain()
    end,
    function(t) t:count_in_play("boss", "Shadowy Construct", 0) end),
  haunted("The living destroy no ghost, take none of their cards, and put nothing on them", { "R503.1c" },
    { { hand = { "Plague", "Gouge" }, play = { "Ox" } }, { hand = { "Gouge" }, play = { "Ox" } },
      boss = { hand = { "Gouge" }, play = { "Imp" } } },
    function(t)
      t:plays(1, "Plague")
      t:everyone_passes()
      t:answers(1, "Gouge")
      t:answers("boss", "Gouge")
    end,
    function(t)
      t:in_graveyard(1, "Ox")
      t:in_graveyard(1, "Gouge")
      t:in_graveyard("boss", "Gouge")
      t:count_in_play("boss", "Imp", 0)
      t:in_play(2, "Ox")
      t:in_hand(2, "Gouge")
      t:count_in_play("boss", "Shadowy Construct", 4)
      t:counters("hero@1", "doom", 1)
      t:counters("hero@boss", "doom", 1)
      t:counters("hero@2", "doom", 0)
    end),
  haunted("A living player's ward is none for a friend who is a ghost", { "R503.1c" },
    { { hand = { "Ward" }, play = { "Ox" } }, { hand = { "Storm" }, play = { "Ox" } } },
    function(t)
      t:plays(1, "Ward")
      t:everyone_passes()
      t:ends_turn()
      t:plays(2, "Storm")
      t:finishes_chain()
    end,
    function(t) t:damage("Ox@2", 1) end),
  haunted("What a ghost forbids to attack binds Constructs and none of the living", { "R503.1c" },
    { {}, { play = { "Banner" } }, boss = { play = { "Imp" } } },
    function(t)
      to_boss(t)
      t:cant("boss", "attacks", construct, { defender = "hero@1", reason = "CR 103.2" })
    end,
    function(t) t:can("boss", "attacks", "Imp@boss", { defender = "hero@1" }) end),
  haunted("The Boss player is never a ghost: his own modifiers do not reach his Constructs", { "R503.1b", "R503.1c" },
    { {}, {}, boss = { hand = { "Hymn", "Lift" }, play = { "Imp" } } },
    function(t)
      to_boss(t)
      t:plays("boss", "Hymn")
      t:everyone_passes()
      t:atk("Imp@boss", 2)
      t:atk({ "Shadowy Construct", 1 }, 2)
      t:plays("boss", "Lift")
      t:everyone_passes()
    end,
    function(t)
      t:in_graveyard("boss", "Imp")
      t:count_in_play("boss", "Shadowy Construct", 4)
    end),
  haunted("An ally that comes into a ghost's party is a ghost", { "R503.1b" },
    { { hand = { "Dart" } }, { hand = { "Imp" } } },
    function(t)
      t:ends_turn()
      t:plays(2, "Imp")
      t:everyone_passes()
      t:passes(2)
      t:passes("boss")
    end,
    function(t)
      t:in_play(2, "Imp")
      t:asked(1, "Your move")
      t:cant(1, "plays", "Dart", { reason = "CR 706.1" })
    end),
  haunted("Who becomes a ghost while he defends neither deals nor is dealt damage", { "R503.1c" },
    { {}, {}, boss = { hand = { "Shroud" } } },
    function(t)
      to_boss(t)
      t:attacks("boss", "hero@boss", "hero@1")
      t:plays("boss", "Shroud", { target = 1 })
      t:finishes_chain()
      t:to_end_of_combat()
    end,
    function(t)
      t:damage("hero@1", 0)
      t:damage("hero@boss", 0)
    end),
  haunted("An attack that is only proposed does not come to it", { "R503.1c" },
    { {}, {}, boss = { hand = { "Shroud" } } },
    function(t)
      to_boss(t)
      t:proposes("boss", "hero@boss", "hero@1")
      t:plays("boss", "Shroud", { target = 1 })
      t:finishes_chain()
    end,
    function(t)
      t:ready("hero@boss")
      t:not_told { "attacks" }
    end),
  haunted("What was aimed at one of the living and finds a ghost does nothing", { "R503.1c" },
    { { hand = { "Dart" }, play = { "Ox" } }, {}, boss = { hand = { "Shroud", "Dart" } } },
    function(t)
      to_boss(t)
      t:plays("boss", "Dart", { target = "Ox@1" })
      t:plays("boss", "Shroud", { target = 1 })
      t:finishes_chain()
    end,
    function(t) t:damage("Ox@1", 0) end),
  scenario "Mark of the Wild stays on the ally that became a ghost and gives it nothing, until he is none again" {
    cites = { "R503.1c", "R503.1d" },
    raid = "black_temple",
    raiders = 2,
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Mark of the Wild", "Dart" }, play = { "Imp" }, resources = 2, deck = { "Ox", "Ox" } })
      t:seat(2, { hand = { "Storm" }, play = { "Ox" }, deck = { "Ox", "Ox" } })
      t:boss { boss = boss, deck = { "Ox", "Ox" }, decks = minions }
      t:turn("boss")
    end,
    play = function(t)
      t:passes("boss")
      t:plays(1, "Mark of the Wild", { target = "Ox@2" })
      t:finishes_chain()
      t:atk("Ox@2", 3)
      t:health("Ox@2", 32)
      t:ends_turn()
      t:answers("boss", 2)
      t:ends_turn()
      t:atk("Ox@2", 1)
      t:health("Ox@2", 30)
      t:attached("Mark of the Wild", "Ox@2")
      t:cant(1, "plays", "Dart", { target = "Ox@2", reason = "R503.1c" })
      t:ends_turn()
      t:plays(2, "Storm")
      t:everyone_passes()
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox@2", 3)
      t:attached("Mark of the Wild", "Ox@2")
    end,
  },
}
