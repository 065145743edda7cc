-- Positions that no game comes to are refused with the rule; what processing mends at once may be laid down.
local errand = quest "Errand" { text = "Reward: draw a card.", reward = { cost = {}, effect = function(me) me.player:draw(1) end } }
local shrine = location "Shrine" { text = "Stands." }
local dart = ability "Dart" { cost = 0, text = "Draw a card.", play = function(me) me.player:draw(1) end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }

local function refused(name, rule, seat)
  return scenario(name) {
    cites = { rule },
    refused = rule,
    cards = { errand = errand, shrine = shrine, dart = dart, ox = ox },
    given = function(t) t:seat(1, seat) end,
  }
end

return {
  refused("A quest lies in no party", "CR 412.1", { play = { "Errand" } }),
  refused("Nor does a location", "CR 412.1", { hand = { "Ox" }, play = { "Ox", "Shrine" } }),
  refused("An ally lies face down in the resource row", "CR 412.1", { resources = { "Ox" } }),
  refused("An ability that is not ongoing is not in play", "CR 305.1", { play = { "Dart" } }),
  scenario("Of two locations that lie open one is turned down before anybody may act") {
    cites = { "CR 410.6g" },
    cards = { shrine = shrine },
    given = function(t) t:seat(1, { resources = { "Shrine", "Shrine" } }) end,
    play = function(t)
      t:answers(1, { "Shrine", 1 })
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:face_up({ "Shrine", 1 })
      t:face_down({ "Shrine", 2 })
    end,
  },
}
