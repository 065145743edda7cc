local barak = ability "Auction" { cost = 0,
  text = "Each player secretly chooses 0, 1 or 2. Put that much damage on the hero of the one who chose the highest. Then each chooses "
    .. "odd or even; who chose odd draws a card.",
  play = function(me)
    local all_of_us = me.player.friends + me.player.opponents
    local best
    for _, bid in ipairs(all_of_us:each_choose { from = { 0, 1, 2 }, prompt = "How much?" }) do
      if not best or bid[1] > best[1] then best = bid end
    end
    best[2].hero:put_damage(best[1])
    for _, guess in ipairs(all_of_us:each_choose { from = { "odd", "even" }, prompt = "Which?" }) do
      if guess[1] == "odd" then guess[2]:draw(1) end
    end
  end }
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 }
local bill = ability "Bill" { cost = 0, values = { cards = 1 }, text = "Target raiding player discards {cards} card.",
  targets = { target("who", player.raiding, harm) }, play = function(me, t) t.who:discard(me.cards) end }
local toll = ability "Toll" { cost = 0, values = { cards = 1 },
  text = "Each other player in your party chooses odd or even. Draw {cards} card, and one more for each who chose odd.",
  play = function(me)
    local odd = 0
    for _, guess in ipairs((me.player.friends - me.player):each_choose { from = { "odd", "even" }, prompt = "Which?" }) do
      odd = odd + (guess[1] == "odd" and 1 or 0)
    end
    me.player:draw(me.cards + odd)
  end }

return {
  scenario "Each player chooses a number or a text on their own; then it is known who chose what" {
    cites = { "CR 802.1" },
    cards = { barak = barak, ox = ox },
    raiders = 2,
    given = function(t)
      t:seat(1, { hand = { "Auction" }, deck = { "Ox", "Ox" } })
      t:seat(2, { deck = { "Ox", "Ox" } })
      t:boss { deck = { "Ox", "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Auction")
      t:everyone_passes()
      t:answers(1, 1)
      t:answers(2, 2)
      t:answers("boss", 0)
      t:damage("hero@2", 2)
      t:answers(1, "even")
      t:answers(2, "odd")
      t:answers("boss", "odd")
    end,
    expect = function(t)
      t:damage("hero@1", 0)
      t:hand_count(1, 0)
      t:hand_count(2, 1)
    end,
  },
  scenario "Where there is nobody to choose a text, nobody chose, and the rest is done" {
    cites = { "CR 802.1" },
    cards = { toll = toll, ox = ox },
    given = function(t) t:seat(1, { hand = { "Toll" }, deck = { "Ox", "Ox" } }) end,
    play = function(t)
      t:plays(1, "Toll")
      t:everyone_passes()
    end,
    expect = function(t) t:hand_count(1, 1) end,
  },
  scenario "A raiding player is any but the Boss player, whoever asks for one" {
    cites = { "CR 706.1" },
    cards = { bill = bill, ox = ox },
    given = function(t)
      t:seat(1, { hand = { "Bill", "Ox" } })
      t:boss { hand = { "Ox" } }
    end,
    play = function(t)
      t:plays(1, "Bill")
      t:everyone_passes()               -- there was only one to target
    end,
    expect = function(t)
      t:hand_count(1, 0)
      t:hand_count("boss", 1)
    end,
  },
}
