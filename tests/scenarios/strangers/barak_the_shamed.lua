-- A secret auction: who bids most gains the ally, and pays with damage on their hero.
local barak = ally "Barak the Shamed" { cost = 3, atk = 5, damage = "melee", health = 5, tags = { "Orc", "Warrior" }, faction = "horde",
  values = { limit = 20 },
  text = "When Barak enters play, each player secretly chooses a number up to {limit}. Whoever chose the highest gains control of Barak \z
    from now on, and that much damage is put on their hero. Of several who chose it, you choose one.",
  powers = { when.enters_play { of = this, effect = function(me)
    local numbers, most, bidders = {}, -1, {}
    for n = 0, me.limit do table.insert(numbers, n) end
    for _, bid in ipairs((me.player.friends + me.player.opponents):each_choose { from = numbers, prompt = "How much?" }) do
      if bid[1] > most then most, bidders = bid[1], {} end
      if bid[1] == most then table.insert(bidders, bid[2]) end
    end
    local winner = bidders[2] and me.player:choose { from = bidders, prompt = "Who wins?" } or bidders[1]
    me:gain { control = winner, lasts = rest_of_game }
    winner.hero:put_damage(most)
  end } } }

local function plays_barak(t)
  t:plays(1, "Barak the Shamed")
  t:finishes_chain()
end
local function given(t) t:seat(1, { hand = { "Barak the Shamed" }, resources = 3 }) end

return {
  scenario "Barak goes to whoever named the highest number in secret, and costs their hero that much" {
    raid = "duel",
    cites = { "CR 802.1", "CR 401.3", "CR 405.3" },
    cards = { barak = barak },
    given = given,
    play = function(t)
      plays_barak(t)
      t:answers(1, 4)
      t:answers(2, 6)
    end,
    expect = function(t)
      t:in_play(2, "Barak the Shamed")
      t:damage("hero@2", 6)
      t:damage("hero@1", 0)
    end,
  },
  scenario "Where two named the same number, Barak's player says who has won" {
    raid = "duel",
    cites = { "CR 802.1" },
    cards = { barak = barak },
    given = given,
    play = function(t)
      plays_barak(t)
      t:answers(1, 3)
      t:answers(2, 3)
      t:answers(1, 1)
    end,
    expect = function(t)
      t:in_play(1, "Barak the Shamed")
      t:damage("hero@1", 3)
      t:damage("hero@2", 0)
    end,
  },
}
