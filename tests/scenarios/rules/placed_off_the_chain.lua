-- "As your turn starts, place a Blood into your resource row", off the chain: it is placed, and what waits for that sees it.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 }
local blood = fixture "Blood" { tags = { "Blood" } }
local lord = boss "Blood Lord" { order = 1, health = 40, atk = 3, damage = "fire", values = { wrath = 5 },
  text = "When you place your third resource, Blood Lord deals {wrath} fire damage to each opposing hero.",
  powers = {
    when.placed { whose = "your", only_if = function(me, event) return event.from == "deck" and #me.player.resources == 3 end,
      effect = function(me, event)
        assert(event.card:is(your.resource) and event.card.exhausted == false)
        me:deal(me.wrath, "fire", opposing.hero)
      end },
    when.placed { whose = "opposing", effect = function(me) me:add_counters("theirs", 1) end } } }
local dig = ability "Dig" { cost = 0, text = "Place the top card of your deck, off the chain.",
  play = function(me) me.player.deck:top(1):to_resources { placed = true } end }
local spring = raid "Blood Spring" {
  players = { 1, 3 },
  decks = { "main", "blood" },
  bosses = { "lord" },
  boss_turn = {
    phase "Spring" { steps = {
      function(boss) boss.decks.blood:top(1):to_resources { of = boss, placed = true } end,
      function(boss) boss.opponents[1].deck:top(1):to_resources { of = boss.opponents[1] } end,
      window } },
    action_phase,
    end_phase,
  },
}

return scenario "What is placed off the chain is seen as placed, and does not count against the one of the turn" {
  cites = { "CR 412.1", "BA:Place" },
  raid = spring,
  cards = { ox = ox, blood = blood, lord = lord, dig = dig },
  given = function(t)
    t:seat(1, { hand = { "Dig", "Ox" }, deck = { "Ox", "Ox", "Ox" } })
    t:boss { boss = "Blood Lord", resources = 2, deck = { "Ox", "Ox" }, decks = { blood = { "Blood" } } }
    t:turn(1)
  end,
  play = function(t)
    t:plays(1, "Dig")
    t:finishes_chain()
    t:counters("Blood Lord", "theirs", 1)
    t:places(1, "Ox")
    t:finishes_chain()
    t:counters("Blood Lord", "theirs", 2)
    t:ends_turn()
  end,
  expect = function(t)
    t:damage("hero@1", 5)
    t:resources("boss", 3)
    t:resources(1, 3)                                 -- the third was put there, not placed
    t:counters("Blood Lord", "theirs", 2)
  end,
}
