-- Digest A38: who is set apart and who is not can do nothing to each other.
local function spell(name, text, play)
  return ability(name) { cost = 0, instant = true, text = text, play = play }
end
local mark = ability "Mark" { cost = 0, ongoing = true, attach = target("host", any.ally, help),
  text = "Attached ally has +2 ATK.", powers = { gives { to = attached, atk = plus(2) } } }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 6, keywords = { "Protector" } }
local veil = spell("Veil", "The next player becomes a ghost.", function(me) me.player.next:set_apart(true) end)
local dawn = spell("Dawn", "Nobody is a ghost any more.", function(me)
  for _, who in each(me.player.friends) do who:set_apart(false) end
end)
local dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target ally.",
  targets = { target("ally", any.ally, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.ally) end }

return {
  scenario "A mark stays on the ally that became a ghost, gives nothing, and reaches it no more" {
    cites = { "CR 706.1" },
    raiders = 2,
    cards = { mark = mark, ox = ox, veil = veil, dawn = dawn, dart = dart,
      storm = spell("Storm", "Your hero deals 2 frost damage to each ally; exhaust them.", function(me)
        me.hero:deal(2, "frost", any.ally)
        all(any.ally):exhaust()
      end) },
    given = function(t)
      t:seat(1, { hand = { "Mark", "Veil", "Dart", "Storm", "Dawn" }, play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Mark", { target = "Ox@2" })
      t:everyone_passes()
      t:atk("Ox@2", 3)
      t:plays(1, "Veil")
      t:everyone_passes()
      t:atk("Ox@2", 1)
      t:attached("Mark", "Ox@2")
      t:cant(1, "plays", "Dart", { target = "Ox@2", reason = "set apart" })
      t:plays(1, "Storm")
      t:everyone_passes()
      t:damage("Ox@1", 2)
      t:damage("Ox@2", 0)
      t:exhausted("Ox@1")
      t:ready("Ox@2")
      t:plays(1, "Dawn")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox@2", 3)
      t:told { "Raider 2 is set apart from all others", "Raider 2 is set apart no longer" }
      t:can(1, "plays", "Dart", { target = "Ox@2" })
    end,
  },
  scenario "Ghosts neither attack nor protect against others; what is a ghost alone strikes one way" {
    cites = { "CR 601.2b", "CR 602.2" },
    raiders = 2,
    cards = { ox = ox, veil = veil,
      shade = ally "Shade" { cost = 1, atk = 2, damage = "shadow", health = 3, keywords = { "Ferocity" } },
      haunt = spell("Haunt", "Each Shade of yours is a ghost.", function(me)
        all(your.ally:with { name = "Shade" }):set_apart(true)
      end) },
    given = function(t)
      t:seat(1, { hand = { "Veil" }, play = { "Ox" } })
      t:seat(2, { play = { "Ox" } })
      t:boss { hand = { "Haunt" }, play = { "Shade" } }
      t:turn("boss")
    end,
    play = function(t)
      t:plays("boss", "Haunt")
      t:passes("boss")
      t:plays(1, "Veil")
      t:everyone_passes()
      t:everyone_passes()
      t:cant("boss", "attacks", "Shade", { defender = "Ox@2", reason = "set apart" })   -- a ghost now
      t:proposes("boss", "Shade", "hero@1")
      t:everyone_passes()
      t:cant(1, "protects", "Ox@1", { reason = "set apart" })       -- no ghost; the attacker is one
      t:to_end_of_combat()
    end,
    expect = function(t)
      t:damage("hero@1", 2)
      t:damage("Shade", 0)
    end,
  },
  scenario "A hand size that others give does not hold for a ghost" {
    cites = { "CR 415.4b" },
    raiders = 2,
    cards = { ox = ox, veil = veil,
      purse = item "Purse" { cost = 0, text = "Each player's maximum hand size is 1.",
        powers = { gives { to = any.hero, hand_size = set_to(1) } } } },
    given = function(t)
      t:seat(1, { hand = { "Veil", "Ox", "Ox" }, play = { "Purse" } })
      t:seat(2, { hand = { "Ox", "Ox", "Ox" }, deck = { "Ox" } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Veil")
      t:everyone_passes()
      t:ends_turn()
      t:answers(1, "Ox")                 -- one too many
      t:ends_turn()
      t:is_turn(2)
      t:ends_turn()
      t:is_turn("boss")
    end,
    expect = function(t)
      t:hand_count(1, 1)
      t:hand_count(2, 4)                 -- three, and the one that was drawn
    end,
  },
}
