-- A coin: whether a die shows an even number; and a loser who pays for another try.
local penny = item "Lucky Penny" { cost = 0, values = { cards = 2, price = 2 },
  text = "[Activate]: Flip a coin. If you win, draw {cards} cards. If you lose, you may pay ({price}). If you do, flip again.",
  costs = { again = { resources = value.price } },
  powers = { pays { cost = { exhaust = this }, effect = function(me)
    local won = me.player:roll() % 2 == 0
    while not won and me.player:may_pay("again") do won = me.player:roll() % 2 == 0 end
    if won then me.player:draw(me.cards) end
  end } } }
local ox = ally "Ox" { cost = 0, atk = 1, damage = "melee", health = 9 }
local function given(resources, ...)
  local dice = { ... }
  return function(t)
    t:seat(1, { play = { "Lucky Penny" }, resources = resources, deck = { "Ox", "Ox", "Ox" } })
    t:seat(2, { deck = { "Ox" } })
    t:dice(dice)
  end
end

return {
  scenario "Heads wins at once, and nobody is asked to pay" {
    cites = { "CR 712.7" }, raid = "duel", cards = { penny = penny, ox = ox },
    given = given(2, 4),
    play = function(t) t:uses(1, "Lucky Penny"); t:everyone_passes() end,
    expect = function(t) t:hand_count(1, 2); t:ready_resources(1, 2) end,
  },
  scenario "Tails asks for a price, as long as it can be paid" {
    cites = { "CR 712.7" }, raid = "duel", cards = { penny = penny, ox = ox },
    given = given(5, 3, 1, 5),
    play = function(t)
      t:uses(1, "Lucky Penny")
      t:everyone_passes()
      t:answers(1, "yes")
      t:answers(1, "yes")
    end,
    expect = function(t) t:hand_count(1, 0); t:ready_resources(1, 1) end,
  },
}
