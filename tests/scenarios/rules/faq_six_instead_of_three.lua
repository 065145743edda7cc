return scenario "Six cards are revealed instead of three, and the rest of the text looks at the six" {
  cites = { "CR 716.1f" },
  cards = {
    lord = ally "Lord" { cost = 5, atk = 3, damage = "shadow", health = 4,
      text = "If you would reveal three cards with a gate, reveal six instead.",
      powers = { raises.reveal { whose = "your", at_least = 3, by = 3 } } },
    gate = ability "Gate" { cost = 0,
      text = "Reveal the top three cards of your deck. Put an imp revealed this way into play and the rest under your deck.",
      play = function(me)
        local shown = me.player.deck:reveal(3)
        local imp = me.player:choose { from = shown:where(ally:with { name = "Imp" }:in_zone("deck")), prompt = "Who comes?" }
        if imp then imp:to_play() end
        for _, card in each(shown) do
          if card ~= imp then card:to_deck("bottom") end
        end
      end },
    imp = ally "Imp" { cost = 1, atk = 1, damage = "fire", health = 1 },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "fire", health = 1 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "fire", health = 1 },
  },
  given = function(t)
    t:seat(1, { hand = { "Gate" }, play = { "Lord" },
                deck = { "Ox", "Ox", "Ox", "Ox", "Imp", "Ox", "Elk", "Elk" } })
  end,
  play = function(t)
    t:plays(1, "Gate")
    t:everyone_passes()
  end,
  expect = function(t)
    t:in_play(1, "Imp")
    t:told { "reveals Ox", "reveals Ox", "reveals Ox", "reveals Ox", "reveals Imp", "reveals Ox" }
    t:not_told { "reveals Elk" }
    t:deck_count(1, 7)
  end,
}
