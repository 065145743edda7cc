-- An effect that does something and then reads a number reads it as it is by then: nothing else happens in between.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 9 }

-- What the meter shows before and after `acts`, both of them read in one effect.
local function reads(number, title, gain, acts, before, after)
  local meter = "Meter " .. number
  gain.to = gain.to or this
  return scenario(title) {
    cites = { "CR 709.2d", "CR 714.2" },
    raid = "duel",                        -- where nothing else changes a number
    cards = { ox = ox,
      ["meter_" .. number] = ally(meter) { cost = 0, atk = 0, damage = "melee", health = 20, text = "Shows a number.",
        powers = { gives(gain) } },
      ["probe_" .. number] = ability("Probe " .. number) { cost = 0, text = "Counts on target ally before and after.",
        targets = { target("it", any.ally, help) },
        play = function(me, t)
          local shown = all(your.ally:with { name = meter })[1]
          local earlier = shown.atk
          acts(me, t.it)
          local later = shown.atk
          shown:add_counters("earlier", earlier)
          shown:add_counters("later", later)
        end } },
    given = function(t)
      t:seat(1, { hand = { "Probe " .. number }, play = { meter, { "Ox", damage = 1 } }, deck = { "Ox", "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Probe " .. number, { target = "Ox" })
      t:everyone_passes()
    end,
    expect = function(t)
      t:counters(meter, "earlier", before)
      t:counters(meter, "later", after)
    end,
  }
end

local function hurts(me, it) me.hero:deal(2, "fire", it) end
local function heals(me, it) me.hero:heal(1, it) end
local function puts(_, it) it:put_damage(2) end
local function exhausts(_, it) it:exhaust() end
local function marks(_, it) it:add_counters("spine", 2) end
local function draws(me) me.player:draw(1) end

return {
  reads(1, "Damage is counted as it is dealt", { atk = plus(sum("damage", any.ally)) }, hurts, 1, 3),
  reads(2, "The most damage is read as it is dealt", { atk = plus(most("damage", any.ally)) }, hurts, 1, 3),
  reads(3, "Remaining health is read as it sinks", { atk = plus(sum("remaining", your.ally:other())) }, hurts, 8, 6),
  reads(4, "Who is damaged is counted no more as it heals", { atk = plus(count(any.ally:with { damaged = true })) }, heals, 1, 0),
  reads(5, "Who has so much damage is counted as it is put", { atk = plus(count(any.ally:with { damage = { min = 3 } })) },
    puts, 0, 1),
  reads(6, "Who has the most damage is told as it heals",
    { to = your.ally:highest("damage"), atk = plus(4) }, heals, 0, 4),
  reads(7, "Who was hurt this turn is counted as it is dealt damage",
    { atk = plus(count(any.ally:with { hurt_this_turn = true })) }, hurts, 0, 1),
  reads(8, "Who is exhausted is counted as it exhausts", { atk = plus(count(any.ally:with { exhausted = true })) }, exhausts, 0, 1),
  reads(9, "Who is ready is counted as it exhausts", { atk = plus(count(any.ally:with { ready = true })) }, exhausts, 2, 1),
  reads(10, "Who exhausted this turn is counted as it exhausts",
    { atk = plus(count(any.ally:with { exhausted_this_turn = true })) }, exhausts, 0, 1),
  reads(11, "A condition on the exhausted holds as one exhausts",
    { atk = plus(4), only_if = count(any.ally:with { exhausted = true }):at_least(1) }, exhausts, 0, 4),
  reads(12, "Counters are added up as they are put", { atk = plus(sum("counters", your.ally:other())) }, marks, 0, 2),
  reads(13, "Who has counters is counted as they are put",
    { atk = plus(count(your.ally:with { counters = { min = 2, max = 2 } })) }, marks, 0, 1),
  reads(14, "Who has counters of a name is counted as they are put", { atk = plus(count(your.ally:with { counter = "spine" })) },
    marks, 0, 1),
  reads(15, "Cards of a hand are counted as one is drawn", { atk = plus(count(your.card:in_zone("hand"))) }, draws, 0, 1),
  reads(16, "Cards of a deck are counted as one is drawn", { atk = plus(count(your.card:in_zone("deck"))) }, draws, 2, 1),
  reads(17, "What the hero has dealt is known as it deals it", { atk = plus(count(your.hero:with { dealt_this_turn = "fire" })) },
    hurts, 0, 1),
  reads(18, "The hero's damage is read as it is put", { atk = plus(hero_stat("damage")) },
    function(me) me.hero:put_damage(2) end, 0, 2),
  reads(19, "Damage of each card that is raised is read as it is put",
    { to = your.ally, atk = plus(its("damage")) }, function() all(your.ally):put_damage(2) end, 0, 2),
}
