-- CR 719.1: one modifier depends on another that can change whom it applies to or what it does; not on one that only
-- writes what it reads, but of a card from which it doesn't read it.
local ringleader = ally "Ringleader" { cost = 0, atk = 0, damage = "melee", health = 9,
  text = "Has ATK as all your other allies together.",
  powers = { gives { to = this, atk = plus(sum("atk", your.ally:other())) } } }
local counter = ally "Counter" { cost = 0, atk = 0, damage = "melee", health = 9,
  text = "Has +1 ATK for each of your other allies with ATK 5 or more.",
  powers = { gives { to = this, atk = plus(count(your.ally:other():with { atk = { min = 5 } })) } } }
local elder = ally "Elder" { cost = 0, atk = 0, damage = "melee", health = 9,
  text = "Has +1 ATK for each other Elf of yours.",
  powers = { gives { to = this, atk = plus(count(your.ally:other():with { tag = "Elf" })) } } }
local reaver = ally "Reaver" { cost = 0, atk = 10, damage = "melee", health = 9 }
local cub = ally "Cub" { cost = 0, atk = 3, damage = "melee", health = 9, tags = { "Elf" } }
local one = ability "One" { cost = 0, instant = true, text = "Target ally has ATK 1 this turn.",
  targets = { target("it", any.ally, harm) },
  play = function(_, t) t.it:gain { atk = set_to(1), lasts = this_turn } end }
local swap = ability "Swap" { cost = 0, instant = true, text = "Target ally's ATK and health change places this turn.",
  targets = { target("it", any.ally, help) },
  play = function(_, t) t.it:gain { switch = true, lasts = this_turn } end }
local might = ability "Might" { cost = 0, instant = true, text = "Target ally has +1 ATK this turn.",
  targets = { target("it", any.ally, help) },
  play = function(_, t) t.it:gain { atk = plus(1), lasts = this_turn } end }

local function plays(t, card, target)
  t:plays(1, card, { target = target })
  t:everyone_passes()
end
local function with(hand, play)
  return function(t) t:seat(1, { hand = hand, play = play }) end
end

return {
  scenario "What is set later of the reader alone is set" {
    cites = { "CR 718.1", "CR 719.1" },
    cards = { ringleader = ringleader, reaver = reaver, one = one },
    given = with({ "One" }, { "Ringleader", "Reaver" }),
    play = function(t)
      t:atk("Ringleader", 10)
      plays(t, "One", "Ringleader")
    end,
    expect = function(t) t:atk("Ringleader", 1) end,
  },
  scenario "What is switched later of the reader alone is switched as it was read" {
    cites = { "CR 718.1", "CR 719.1" },
    cards = { ringleader = ringleader, reaver = reaver, swap = swap },
    given = with({ "Swap" }, { "Ringleader", "Reaver" }),
    play = function(t) plays(t, "Swap", "Ringleader") end,
    expect = function(t)
      t:atk("Ringleader", 9)
      t:health("Ringleader", 10)
    end,
  },
  scenario "Who counts others by a number does not wait for what sets its own" {
    cites = { "CR 719.1" },
    cards = { counter = counter, reaver = reaver, one = one },
    given = with({ "One" }, { "Counter", "Reaver" }),
    play = function(t) plays(t, "One", "Counter") end,
    expect = function(t) t:atk("Counter", 1) end,
  },
  scenario "A keyword that is read of others is lost by the reader" {
    cites = { "CR 719.1" },
    cards = {
      shade = ally "Shade" { cost = 0, atk = 1, damage = "melee", health = 5,
        text = "Has Stealth while another ally of yours has Stealth.",
        powers = { gives { to = this, keyword = "Stealth",
          only_if = count(your.ally:other():with { keyword = "Stealth" }):at_least(1) } } },
      thief = ally "Thief" { cost = 0, atk = 1, damage = "melee", health = 5, keywords = { "Stealth" } },
      light = ability "Light" { cost = 0, instant = true, text = "Target ally loses Stealth this turn.",
        targets = { target("it", any.ally, harm) },
        play = function(_, t) t.it:gain { loses_keyword = "Stealth", lasts = this_turn } end },
    },
    given = with({ "Light" }, { "Shade", "Thief" }),
    play = function(t)
      t:has("Shade", "Stealth")
      plays(t, "Light", "Shade")
    end,
    expect = function(t) t:has("Shade", "Stealth", false) end,
  },
  scenario "A type of damage that is read of others is no longer dealt by the reader" {
    cites = { "CR 719.1" },
    cards = {
      mongrel = ally "Mongrel" { cost = 0, atk = 1, damage = "melee", health = 5,
        text = "Also deals fire damage while another ally of yours deals frost damage.",
        powers = { gives { to = this, damage = "fire",
          only_if = count(your.ally:other():with { deals = "frost" }):at_least(1) } } },
      icicle = ally "Icicle" { cost = 0, atk = 1, damage = "frost", health = 5 },
      dull = ability "Dull" { cost = 0, instant = true, text = "Target ally deals melee damage, and no other, this turn.",
        targets = { target("it", any.ally, harm) },
        play = function(_, t) t.it:gain { becomes = "melee", lasts = this_turn } end },
    },
    given = with({ "Dull" }, { "Mongrel", "Icicle" }),
    play = function(t)
      t:deals("Mongrel", "fire")
      plays(t, "Dull", "Mongrel")
    end,
    expect = function(t) t:deals("Mongrel", "fire", false) end,
  },
  scenario "Who waits for a younger one comes after whatever is older than that" {
    cites = { "CR 719.2" },
    cards = { ringleader = ringleader, reaver = reaver, one = one, might = might },
    given = with({ "One", "Might" }, { "Ringleader", "Reaver" }),
    play = function(t)
      plays(t, "One", "Ringleader")
      t:atk("Ringleader", 1)
      plays(t, "Might", "Reaver")
    end,
    expect = function(t) t:atk("Ringleader", 1 + 11) end,
  },
  scenario "Two that only together let a card be counted are both waited for" {
    cites = { "CR 719.1" },
    cards = { counter = counter, cub = cub, might = might },
    given = with({ "Might", "Might" }, { "Counter", "Cub" }),
    play = function(t)
      plays(t, "Might", "Cub")
      t:atk("Counter", 0)
      plays(t, "Might", "Cub")
    end,
    expect = function(t) t:atk("Counter", 1) end,
  },
  scenario "What does again what was done already is waited for as well" {
    cites = { "CR 719.1" },
    cards = {
      dragon = item "Dragonling" { cost = 1, text = "(0): this is also a 2/2 ally this turn.",
        powers = { pays { cost = {}, effect = function(me)
          me:gain { type = "ally", atk = set_to(2), health = set_to(2), damage = "melee", lasts = this_turn }
        end } } },
      breen = ally "Breen" { cost = 1, atk = 4, damage = "melee", health = 5, text = "Opposing allies have -1 ATK.",
        powers = { gives { to = opposing.ally, atk = plus(-1) } } },
    },
    given = function(t)
      t:seat(1, { play = { "Dragonling" } })
      t:boss { play = { "Breen" } }
    end,
    play = function(t)
      t:uses(1, "Dragonling")
      t:everyone_passes()
      t:atk("Dragonling", 1)
      t:uses(1, "Dragonling")
      t:everyone_passes()
    end,
    expect = function(t) t:atk("Dragonling", 1) end,
  },
  scenario "Another tag than the one that is counted is not waited for, and that one is" {
    cites = { "CR 719.1" },
    cards = { elder = elder, cub = cub, reaver = reaver, one = one,
      orc = ability "Warpaint" { cost = 0, instant = true, text = "Target ally is also an Orc this turn.",
        targets = { target("it", any.ally, help) },
        play = function(_, t) t.it:gain { tag = "Orc", lasts = this_turn } end },
      ears = ability "Ears" { cost = 0, instant = true, text = "Target ally is also an Elf this turn.",
        targets = { target("it", any.ally, help) },
        play = function(_, t) t.it:gain { tag = "Elf", lasts = this_turn } end } },
    given = with({ "One", "Warpaint", "Ears" }, { "Elder", "Cub", "Reaver" }),
    play = function(t)
      plays(t, "One", "Elder")
      plays(t, "Warpaint", "Reaver")
      t:atk("Elder", 1)
      plays(t, "Ears", "Reaver")
    end,
    expect = function(t) t:atk("Elder", 1 + 2) end,
  },
  scenario "What works on no card that is read is not waited for, whatever else it asks for changes elsewhere" {
    cites = { "CR 719.1" },
    cards = { ringleader = ringleader, reaver = reaver, one = one,
      song = ability "Song" { cost = 0, ongoing = true, text = "Orcs have +1 ATK.",
        powers = { gives { to = any.ally:with { tag = "Orc" }, atk = plus(1) } } },
      tribe = ability "Tribe" { cost = 0, ongoing = true, text = "Opposing allies are also Orcs.",
        powers = { gives { to = opposing.ally, tag = "Orc" } } } },
    given = function(t)
      t:seat(1, { hand = { "One", "Tribe", "Song" }, play = { "Ringleader", "Reaver" } })
      t:boss { play = { "Reaver" } }
    end,
    play = function(t)
      plays(t, "One", "Ringleader")
      plays(t, "Tribe")
      plays(t, "Song")
      t:atk("Reaver@boss", 11)
    end,
    expect = function(t) t:atk("Ringleader", 1) end,
  },
  scenario "Who reads a hero's ATK reads that of its weapon, and waits for what changes that" {
    cites = { "CR 719.1", "CR 303.2b" },
    cards = {
      bow = weapon "Bow" { cost = 1, atk = 3, damage = "ranged", strike = 0, tags = { "Ranged (1)" } },
      squire = ally "Squire" { cost = 1, atk = 0, damage = "melee", health = 9, text = "Has ATK as your hero.",
        powers = { gives { to = this, atk = plus(sum("atk", your.hero)) } } },
      string = ability "String" { cost = 0, instant = true, text = "Your weapons have +2 ATK this turn.",
        play = function() your.weapon:gain { atk = plus(2), lasts = this_turn } end },
      reaver = reaver,
    },
    given = function(t)
      t:seat(1, { hand = { "String" }, play = { "Bow", "Squire" } })
      t:boss { play = { "Reaver" } }
    end,
    play = function(t)
      t:attacks(1, "hero@1", "Reaver")
      t:strikes(1, "Bow")
      t:passes(1)
      t:passes("boss")
      t:atk("Squire", 3)
      plays(t, "String")
      t:atk("Squire", 5)
      t:to_end_of_combat()
    end,
    expect = function(t) t:atk("Squire", 0) end,
  },
}
