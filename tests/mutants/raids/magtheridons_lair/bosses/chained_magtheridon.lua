local chained = "raids/magtheridons_lair/bosses/chained_magtheridon.lua"

return {
  { "R402.1a", chained, [[of = your.ally:with { deck = "channeler" }, last]], [[of = your.ally, last]] },
  { "R401.1b", chained, [[set_word("unleashed", 1); breaks_free(me)]], [[breaks_free(me)]] },
  { "R402.1a", chained, [[last = true,]], [[]] },
  { "R402.1a", chained, [[when.leaves_party]], [[when.leaves_play]], chained, [[leaves its party]], [[leaves play]] },
  { "R402.1a", chained, [[values = { row = 5 }]], [[values = { row = 4 }]] },
  { "R402.1a", chained, [[values = { row = 5 }]], [[values = { row = 6 }]] },
  { "R402.1a", chained, [[if me.order == 1 then me:flip() end]], [[me:flip()]] },
  { "R402.1a", chained, [[cant_be_interrupted = true, cites]], [[cites]], chained, [[ Players can't interrupt it.]], [[]] },
  { "R402.1a", chained, [[me:swap_to("magtheridons_lair/unleashed_magtheridon")]], [[]] },
  { "R402.1a", chained, [[          words.unleash(me.player)
          me:swap_to("magtheridons_lair/unleashed_magtheridon")]],
    [[          me:swap_to("magtheridons_lair/unleashed_magtheridon")
          words.unleash(me.player)]] },
}
