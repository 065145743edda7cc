-- CR 719.1: whoever goes by what is attached to a card waits for what changes the attachment.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local function clings(name, tag)
  return ability(name) { cost = 0, ongoing = true, tags = { tag }, text = "Attaches to target ally.",
    attach = target("host", any.ally, help) }
end
local leech, halo = clings("Leech", "Curse"), clings("Halo", "Aura")
local aura = any.ability:with { tag = "Aura" }
local pride = ability "Pride" { cost = 0, ongoing = true,
  text = "Allies with an Aura attached have +3 ATK. Allies without one have -1 ATK.",
  powers = { gives { to = any.ally:with { attached = aura }, atk = plus(3) },
    gives { to = any.ally:without { attached = aura }, atk = plus(-1) } } }
local function shines(name, on)
  return ability(name) { cost = 0, ongoing = true, text = on .. " is also an Aura.",
    powers = { gives { to = any.ability:with { name = on }, tag = "Aura" } } }
end
local dawn = shines("Dawn", "Leech")
local one = ability "One" { cost = 0, instant = true, text = "Target ally has ATK 1 this turn.",
  targets = { target("it", any.ally, harm) },
  play = function(_, t) t.it:gain { atk = set_to(1), lasts = this_turn } end }

local function plays(t, card, target)
  t:plays(1, card, { target = target })
  t:everyone_passes()
end

return {
  scenario "What is attached is given its tag by a younger card than the one that goes by it" {
    cites = { "CR 719.1", "CR 400.5" },
    cards = { ox = ox, leech = leech, pride = pride, dawn = dawn },
    given = function(t)
      t:seat(1, { hand = { "Dawn" }, play = { "Pride", "Ox", { "Leech", attached_to = "Ox" } } })
    end,
    play = function(t)
      t:atk("Ox", 0)
      plays(t, "Dawn")
    end,
    expect = function(t) t:atk("Ox", 4) end,
  },
  scenario "Who counts cards by what is attached to them waits for what changes the attachment" {
    cites = { "CR 719.1" },
    cards = { ox = ox, leech = leech, dawn = dawn,
      herald = ally "Herald" { cost = 0, atk = 0, damage = "melee", health = 9,
        text = "Has +1 ATK for each other ally of yours with an Aura attached.",
        powers = { gives { to = this, atk = plus(count(your.ally:other():with { attached = aura })) } } } },
    given = function(t)
      t:seat(1, { hand = { "Dawn" }, play = { "Herald", "Ox", { "Leech", attached_to = "Ox" } } })
    end,
    play = function(t)
      t:atk("Herald", 0)
      plays(t, "Dawn")
    end,
    expect = function(t) t:atk("Herald", 1) end,
  },
  scenario "What changes a card that is attached to none of those is not waited for" {
    cites = { "CR 719.1" },
    cards = { ox = ox, halo = halo, pride = pride, one = one, gleam = shines("Gleam", "Pride") },
    given = function(t)
      t:seat(1, { hand = { "One", "Gleam" }, play = { "Pride", "Ox", { "Halo", attached_to = "Ox" } } })
    end,
    play = function(t)
      t:atk("Ox", 4)
      plays(t, "One", "Ox")
      t:atk("Ox", 1)
      plays(t, "Gleam")
    end,
    expect = function(t) t:atk("Ox", 1) end,
  },
}
