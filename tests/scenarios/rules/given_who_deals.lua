-- What an effect begins may be about what one card does: that card is handed over.
local ox = ally "Ox" { cost = 1, atk = 3, damage = "melee", health = 9 }
local elk = ally "Elk" { cost = 1, atk = 2, damage = "melee", health = 9 }
local zap = ability "Zap" { cost = 0, instant = true, text = "Target ally deals 3 fire damage to target hero.",
  targets = { target("who", any.ally), target("prey", any.hero, harm) },
  play = function(me, t) t.who:deal(3, "fire", t.prey) end }
local cards = {
  ox = ox, elk = elk, zap = zap,
  calm = ability "Calm" { cost = 0, instant = true, text = "Prevent all damage that would be dealt by target ally this turn.",
    targets = { target("who", any.ally) }, play = function(me, t) me:begin("calm", this_turn, { t.who }) end,
    later = { calm = prevents.damage { from = given, all = true } } },
  feud = ability "Feud" { cost = 0, instant = true,
    text = "This turn, damage that target ally would deal to a second target hero is raised by 2.",
    targets = { target("who", any.ally), target("prey", any.hero) },
    play = function(me, t) me:begin("feud", this_turn, { t.prey, t.who }) end,
    later = { feud = raises.damage { to = given, from = given, by = 2 } } },
  shift = ability "Shift" { cost = 0, instant = true, text = "This turn, damage that target ally would deal is dealt to a second target hero instead.",
    targets = { target("who", any.ally), target("prey", any.hero) },
    play = function(me, t) me:begin("shift", this_turn, { t.who, t.prey }) end,
    later = { shift = changes.damage { from = given, onto = given } } },
  bell = ability "Bell" { cost = 0, instant = true, text = "Draw a card each time target ally deals damage this turn.",
    targets = { target("who", any.ally) }, play = function(me, t) me:begin("bell", this_turn, { t.who }) end,
    later = { bell = when.dealt_damage { by = given, effect = function(me) me.player:draw() end } } },
}
local function deck(...)
  local hand = { ... }
  return function(t) t:seat(1, { hand = hand, play = { "Ox", "Elk" }, deck = { "Zap", "Zap" } }) end
end
local function zaps(t, who, whom)
  t:plays(1, "Zap", { targets = { who, whom } })
  t:finishes_chain()
end

return {
  scenario "All damage of the one ally is prevented, that of another is not" {
    cites = { "CR 715.1", "CR 717.2" },
    cards = cards, given = deck("Calm", "Zap", "Zap"),
    play = function(t)
      t:plays(1, "Calm", { target = "Ox" })
      t:everyone_passes()
      zaps(t, "Ox", "hero@boss")
      t:damage("hero@boss", 0)
      zaps(t, "Elk", "hero@boss")
    end,
    expect = function(t) t:damage("hero@boss", 3) end,
  },
  scenario "Where both are handed over, it is what the one does to the other" {
    cites = { "CR 715.1", "CR 717.1" },
    cards = cards, given = deck("Feud", "Zap", "Zap", "Zap"),
    play = function(t)
      t:plays(1, "Feud", { targets = { "Ox", "hero@boss" } })
      t:everyone_passes()
      zaps(t, "Ox", "hero@1")
      t:damage("hero@1", 3)
      zaps(t, "Elk", "hero@boss")
      t:damage("hero@boss", 3)
      zaps(t, "Ox", "hero@boss")
    end,
    expect = function(t) t:damage("hero@boss", 8) end,
  },
  scenario "Its damage goes to the card that was handed over after it" {
    cites = { "CR 715.1", "CR 717.1" },
    cards = cards, given = deck("Shift", "Zap", "Zap"),
    play = function(t)
      t:plays(1, "Shift", { targets = { "Ox", "hero@boss" } })
      t:everyone_passes()
      zaps(t, "Ox", "hero@1")
      zaps(t, "Elk", "hero@1")
    end,
    expect = function(t)
      t:damage("hero@boss", 3)
      t:damage("hero@1", 3)
    end,
  },
  scenario "What waits for what one ally does triggers for that one" {
    cites = { "CR 715.1" },
    cards = cards, given = deck("Bell", "Zap", "Zap"),
    play = function(t)
      t:plays(1, "Bell", { target = "Ox" })
      t:everyone_passes()
      zaps(t, "Ox", "hero@boss")
      zaps(t, "Elk", "hero@boss")
    end,
    expect = function(t) t:hand_count(1, 1) end,
  },
}
