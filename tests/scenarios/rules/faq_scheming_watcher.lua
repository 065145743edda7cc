return scenario "Between drawing two cards and putting two back nobody acts" {
  cites = { "CR 709.2f" },
  cards = {
    watcher = ally "Plotting Eye" { cost = 0, atk = 2, damage = "shadow", health = 2, values = { cards = 2 },
      text = "When this enters play, you may draw {cards} cards. If you do, put {cards} cards from your hand on top of your deck in any order.",
      powers = { when.enters_play { of = this, may = true, effect = function(me)
        if #me.player:draw(me.cards) == me.cards then
          me.player:choose { from = me.player.hand, count = me.cards, prompt = "Two on top of your deck" }:to_deck("top")
        end
      end } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 3 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 3 },
    imp = ally "Young Imp" { cost = 1, atk = 1, damage = "fire", health = 1 },
  },
  given = function(t)
    t:seat(1, { hand = { "Plotting Eye", "Young Imp" }, deck = { "Ox", "Elk", "Ox" } })
  end,
  play = function(t)
    t:plays(1, "Plotting Eye")
    t:everyone_passes()
    t:everyone_passes()
    t:answers(1, "yes")
    t:chain(1)
    t:answers(1, { "Young Imp", "Ox" })
    t:answers(1, "Young Imp")                      -- uppermost
  end,
  expect = function(t)
    t:in_hand(1, "Elk")
    t:in_deck(1, "Young Imp")
    t:deck_count(1, 3)
    t:hand_count(1, 1)
  end,
}
