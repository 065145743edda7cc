-- A continuous modifier says at every moment what its text says: each scenario has one meter, and one thing that moves it.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }
local imp = ally "Imp" { cost = 0, atk = 1, damage = "fire", health = 9, tags = { "Imp" } }
local bow = weapon "Bow" { cost = 1, atk = 3, damage = "fire", strike = 0, keywords = "Long-Range", text = "Long-Range" }
local bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 2 fire damage to target character.",
  targets = { target("it", any.character, harm) }, play = function(me, t) me.hero:deal(2, "fire", t.it) end }
local balm = ability "Balm" { cost = 0, instant = true, text = "Your hero heals 1 damage from target character.",
  targets = { target("it", any.character, help) }, play = function(me, t) me.hero:heal(1, t.it) end }
local nap = ability "Nap" { cost = 0, instant = true, text = "Exhaust target character.",
  targets = { target("it", any.character, harm) }, play = function(_, t) t.it:exhaust() end }
local wake = ability "Wake" { cost = 0, instant = true, text = "Ready target character.",
  targets = { target("it", any.character, help) }, play = function(_, t) t.it:ready() end }
local spike = ability "Spike" { cost = 0, instant = true, text = "Put a spine counter on target ally.",
  targets = { target("it", any.ally, harm) }, play = function(_, t) t.it:add_counters("spine", 1) end }
local pluck = ability "Pluck" { cost = 0, instant = true, text = "Remove a spine counter from target ally.",
  targets = { target("it", any.ally, help) }, play = function(_, t) t.it:remove_counters("spine", 1) end }
local onward = ability "Onward" { cost = 0, instant = true, text = "The stage becomes 3.",
  play = function() set_word("stage", 3) end }

-- { "name", target }: plays it; a number: what the meter's ATK is; a function: does it.
local function follows(number, title, gain, steps)
  local meter = "Meter " .. number
  local hand = {}
  gain.to = gain.to or this
  for _, step in ipairs(steps) do
    if type(step) == "table" then hand[#hand + 1] = step[1] end
  end
  return scenario(title) {
    cites = { "CR 714.2" },
    cards = { ox = ox, imp = imp, bow = bow, bolt = bolt, balm = balm, nap = nap, wake = wake, spike = spike, pluck = pluck,
      onward = onward, ["meter_" .. number] = ally(meter) { cost = 0, atk = 0, damage = "melee", health = 20,
        text = "Shows a number.", powers = { gives(gain) } } },
    given = function(t)
      t:seat(1, { hand = hand, play = { meter, "Ox", "Bow" }, deck = { "Imp", "Imp" } })
      t:boss { play = { "Ox" } }
      t:words { stage = 2 }
    end,
    play = function(t)
      for _, step in ipairs(steps) do
        if type(step) == "number" then
          t:atk(meter, step)
        elseif type(step) == "function" then
          step(t)
        else
          t:plays(1, step[1], { target = step[2] == "Meter" and meter or step[2] })
          t:everyone_passes()
        end
      end
    end,
    expect = function() end,
  }
end

local function attack(t) t:attacks(1, "Ox@1", "hero@boss") end
local function battle(t) t:attacks(1, "Ox@1", "Ox@boss") end
local function shot(t)
  t:attacks(1, "hero@1", "Ox@boss")
  t:strikes(1, "Bow")
end
local function window(t) t:everyone_passes() end
local function over(t) t:to_end_of_combat() end
local function turn(t) t:ends_turn() end
local function imps_and_oxen(of_ox, of_imp)
  return function(t)
    t:atk("Ox@1", of_ox)
    if of_imp then t:atk("Imp", of_imp) end
  end
end

return {
  follows(1, "Who counts damaged allies sees the damage come and go", { atk = plus(count(your.ally:with { damaged = true })) },
    { 0, { "Bolt", "Ox@1" }, 1, { "Balm", "Ox@1" }, 1, { "Balm", "Ox@1" }, 0 }),
  follows(2, "Who counts allies with 2 damage sees the second heal", { atk = plus(count(your.ally:with { damage = { min = 2 } })) },
    { 0, { "Bolt", "Ox@1" }, 1, { "Balm", "Ox@1" }, 0 }),
  follows(3, "Who counts allies with 8 remaining health sees it sink and rise",
    { atk = plus(sum("remaining", your.ally:other())) }, { 9, { "Bolt", "Ox@1" }, 7, { "Balm", "Ox@1" }, 8 }),
  follows(4, "Who adds up damage sees each wound", { atk = plus(sum("damage", any.ally)) },
    { 0, { "Bolt", "Ox@1" }, 2, { "Bolt", "Ox@boss" }, 4, { "Balm", "Ox@1" }, 3 }),
  follows(5, "Who looks at the most damage sees the deepest wound", { atk = plus(most("damage", any.ally)) },
    { 0, { "Bolt", "Ox@1" }, 2, { "Bolt", "Ox@boss" }, 2, { "Bolt", "Ox@1" }, 4, { "Balm", "Ox@1" }, 3 }),
  follows(6, "Who looks at its own damage sees its wounds", { atk = plus(stat("damage")) },
    { 0, { "Bolt", "Ox@1" }, 0, { "Bolt", "Meter" }, 2, { "Balm", "Meter" }, 1 }),
  follows(7, "Who looks at its remaining health sees it sink", { atk = plus(stat("remaining")) },
    { 20, { "Bolt", "Meter" }, 18, { "Balm", "Meter" }, 19 }),
  follows(8, "Who looks at the hero's damage sees that of no other hero", { atk = plus(hero_stat("damage")) },
    { 0, { "Bolt", "hero@boss" }, 0, { "Bolt", "hero@1" }, 2, { "Balm", "hero@1" }, 1 }),
  follows(9, "Who is worth more where it is hurt most sees another become that",
    { to = your.ally:highest("damage"), atk = plus(3) },
    { 3, { "Bolt", "Ox@1" }, 0, { "Bolt", "Meter" }, 3, { "Bolt", "Meter" }, 3 }),
  follows(10, "A condition on wounds begins and ends with them", { atk = plus(4), only_if = stat("damage"):at_least(2) },
    { 0, { "Bolt", "Meter" }, 4, { "Balm", "Meter" }, 0 }),
  follows(11, "Who counts exhausted allies sees them exhaust and ready", { atk = plus(count(any.ally:with { exhausted = true })) },
    { 0, { "Nap", "Ox@1" }, 1, { "Wake", "Ox@1" }, 0 }),
  follows(12, "Who counts ready allies sees them exhaust and ready", { atk = plus(count(any.ally:with { ready = true })) },
    { 3, { "Nap", "Ox@1" }, 2, { "Wake", "Ox@1" }, 3 }),
  follows(13, "Who counts those that exhausted this turn knows no more of it in the next",
    { atk = plus(count(any.ally:with { exhausted_this_turn = true })) },
    { 0, { "Nap", "Ox@1" }, 1, { "Wake", "Ox@1" }, 1, turn, 0 }),
  follows(14, "Who counts those that were hurt this turn knows no more of it in the next",
    { atk = plus(count(any.ally:with { hurt_this_turn = true })) },
    { 0, { "Bolt", "Ox@1" }, 1, { "Balm", "Ox@1" }, { "Balm", "Ox@1" }, 1, turn, 0 }),
  follows(15, "Who counts those that entered this turn knows no more of it in the next",
    { atk = plus(count(any.ally:with { entered_this_turn = true })) }, { 0, { "Imp" }, 1, turn, 0 }),
  follows(16, "Who looks at what its hero dealt this turn knows no more of it in the next",
    { atk = plus(count(your.hero:with { dealt_this_turn = "fire" })) }, { 0, { "Bolt", "Ox@1" }, 1, turn, 0 }),
  follows(17, "Who looks at what the hero fought this turn knows no more of it in the next",
    { atk = plus(count(any.ally:with { fought_by_your_hero = true })) }, { 0, { "Bolt", "Ox@1" }, 0, shot, over, 1, turn, 0 }),
  follows(18, "Who counts attackers sees one from the proposal's end to that of the combat",
    { atk = plus(count(any.character:with { attacking = true })) }, { 0, battle, 1, over, 0 }),
  follows(19, "Who counts defenders sees one in the combat alone",
    { atk = plus(count(any.character:with { defending = true })) }, { 0, battle, 0, window, 1, over, 0 }),
  follows(20, "Who counts those in combat sees both", { atk = plus(count(any.character:with { in_combat = true })) },
    { 0, battle, 0, window, 2, over, 0 }),
  follows(21, "A condition on a combat ends with it", { atk = plus(4), only_if = count(your.ally:with { attacking = true }):at_least(1) },
    { 0, attack, 4, over, 0 }),
  follows(22, "Who looks at the hero's ATK sees what the hero strikes with", { atk = plus(hero_stat("atk")) }, { 0, shot, 3, over, 0 }),
  follows(23, "Who adds up ATK sees what the hero strikes with", { atk = plus(sum("atk", any.hero)) }, { 0, shot, 3, over, 0 }),
  follows(24, "Who asks for ATK sees what the hero strikes with", { atk = plus(count(any.hero:with { atk = { min = 3 } })) },
    { 0, shot, 1, over, 0 }),
  follows(25, "Who asks for a damage type sees that of what the hero strikes with",
    { atk = plus(count(your.hero:with { deals = "fire" })) }, { 0, shot, 1, over, 0 }),
  follows(26, "Who asks for a keyword sees that of what the hero strikes with",
    { atk = plus(count(your.hero:with { keyword = "Long-Range" })) }, { 0, shot, 1, over, 0 }),
  follows(27, "Who adds up counters sees them come and go", { atk = plus(sum("counters", any.ally)) },
    { 0, { "Spike", "Ox@1" }, 1, { "Pluck", "Ox@1" }, 0 }),
  follows(28, "Who looks at its own counters sees those of no other", { atk = plus(stat("counters", "spine")) },
    { 0, { "Spike", "Meter" }, 1, { "Pluck", "Meter" }, 0, { "Spike", "Ox@1" }, 0 }),
  follows(29, "Who asks for counters sees them come and go", { atk = plus(count(any.ally:with { counters = { min = 1 } })) },
    { 0, { "Spike", "Ox@1" }, 1, { "Pluck", "Ox@1" }, 0 }),
  follows(30, "Who asks for counters of a name sees them come and go", { atk = plus(count(any.ally:with { counter = "spine" })) },
    { 0, { "Spike", "Ox@1" }, 1, { "Spike", "Ox@1" }, 1, { "Pluck", "Ox@1" }, 1, { "Pluck", "Ox@1" }, 0 }),
  follows(31, "Who counts cards of a hand sees each that leaves it", { atk = plus(count(your.card:in_zone("hand"))) },
    { 2, { "Bolt", "Ox@1" }, 1, { "Nap", "Ox@1" }, 0 }),
  follows(32, "Who counts cards of a graveyard sees each that comes there", { atk = plus(count(your.card:in_zone("graveyard"))) },
    { 0, { "Bolt", "Ox@1" }, 1, { "Nap", "Ox@1" }, 2 }),
  follows(33, "Who looks at the stage sees the raid advance", { atk = plus(word.stage) }, { 2, { "Onward" }, 3 }),
  follows(34, "A condition on the stage ends as the raid advances", { atk = plus(4), only_if = word.stage:is(2) }, { 4, { "Onward" }, 0 }),
  follows(35, "A condition on whose turn it is ends with the turn", { atk = plus(4), only_if = your_turn }, { 4, turn, 0, turn, 4 }),
  follows(36, "An ally that dealt a hero damage is remembered for the turn", { atk = plus(4), only_if = your_ally_hurt_a_hero },
    { 0, { "Bolt", "hero@boss" }, 0, battle, over, 0, turn, 0 }),
  follows(37, "An ally that hurt a hero is forgotten as the turn ends", { atk = plus(4), only_if = your_ally_hurt_a_hero },
    { 0, attack, 0, over, 4, turn, 0 }),
  follows(38, "What is worth more while it attacks is so in the combat alone", { to = any.ally:with { attacking = true }, atk = plus(2) },
    { 0, battle, imps_and_oxen(3), over, imps_and_oxen(1), 0 }),
  follows(39, "What is worth more in the turn in which it entered is so no more in the next",
    { to = any.ally:with { entered_this_turn = true }, atk = plus(2) }, { 0, { "Imp" }, imps_and_oxen(1, 3), turn, imps_and_oxen(1, 1), 0 }),
}
