return scenario "The three cards come from one graveyard, and whom it hurt can't attack this turn" {
  cites = { "CR 709.2b" },
  raiders = 2,
  cards = {
    wurm = ally "Rime Wurm" { cost = 6, atk = 6, damage = "frost", health = 4, values = { amount = 3, cards = 3 },
      text = "At the start of each opponent's turn, you may remove {cards} cards in one graveyard from the game. If you do, this deals {amount} frost damage to target hero or ally, which then can't attack this turn.",
      powers = { at.start_of_turn { whose = "opposing", may = true, targets = { target("it", any.character, harm) },
        effect = function(me, event, t)
          local rich = {}
          for _, player in each(me.player.friends + me.player.opponents) do
            if #player.graveyard >= me.cards then table.insert(rich, player) end
          end
          local owner = #rich > 1 and me.player:choose { from = rich, prompt = "Whose graveyard?" } or rich[1]
          if not owner then return end
          local taken = me.player:choose { from = owner.graveyard, count = me.cards }:remove_from_game()
          if #taken == me.cards then
            local _, hurt = me:deal(me.amount, "frost", t.it)
            hurt:gain { cant = "attack", lasts = this_turn }
          end
        end } } },
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
    elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 },
  },
  given = function(t)
    t:seat(1, { deck = { "Elk" }, graveyard = { "Elk", "Elk" }, play = { "Ox" } })
    t:seat(2, { graveyard = { "Elk", "Elk", "Elk" } })
    t:boss { play = { "Rime Wurm" } }
    t:turn(1, "ready")
  end,
  play = function(t)
    t:answers("boss", "Ox@1")
    t:everyone_passes()
    t:answers("boss", "yes")
    t:answers("boss", { { "Elk@2", 1 }, { "Elk@2", 2 }, { "Elk@2", 3 } })
    t:to_action_phase()
    t:cant(1, "attacks", "Ox", { defender = "hero@boss" })
  end,
  expect = function(t)
    t:damage("Ox", 3)
    t:removed(2, "Elk")
    t:graveyard_count(1, 2)
    t:graveyard_count(2, 0)
  end,
}
