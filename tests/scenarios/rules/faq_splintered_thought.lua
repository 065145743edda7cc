return scenario "X counts whole, though the deck held fewer cards" {
  cites = { "CR 712.3" },
  cards = {
    split = ability "Broken Mind" { cost = x,
      text = "Remove the top X cards of target opponent's deck from the game. You may put an ally with cost X or less removed this way into play under your control.",
      targets = { target("who", player.opposing, harm) },
      play = function(me, t)
        local gone = t.who.deck:top(me.x):remove_from_game()
        local fits = {}
        for _, card in each(gone) do
          if card:is(any.ally) and card.cost <= me.x then table.insert(fits, card) end
        end
        local it = #fits > 0 and me.player:choose { from = fits, up_to = 1, prompt = "Into play" }[1]
        if it then it:to_play { under = me.player } end
      end },
    ox = ally "Ox" { cost = 4, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 5, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { deck = { "Ox", "Elk" } })
    t:boss { hand = { "Broken Mind" }, resources = 4 }
    t:turn("boss")
  end,
  play = function(t)
    t:plays("boss", "Broken Mind", { x = 4, target = 1 })
    t:everyone_passes()
    t:answers("boss", "Ox")
  end,
  expect = function(t)
    t:count_in_play("boss", "Ox", 1)
    t:removed(1, "Elk")
    t:deck_count(1, 0)
    t:winner("none")
  end,
}
