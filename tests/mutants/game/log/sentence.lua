-- Who sees a card, by the zone that it lies in.
local tell = "engine/game/log/sentence.c"
local seen = [[|| ag_card_seen_by(state, card, (ag_seat)reader);]]
local zone = "state->piles[card->pile].zone == AG_ZONE_"
local own = " ? card->owner == reader : ag_card_seen_by(state, card, (ag_seat)reader));"

return {
  { "CR 415.3a", tell, seen, "|| " .. zone .. "DECK " .. seen,
    "engine/game/view/view.c", [[if (!known) {]], [[if (0) {]] },
  { "CR 415.4a", tell, seen, "|| " .. zone .. "HAND " .. seen },
  { "CR 415.5a", tell, seen, "|| (" .. zone .. "GRAVEYARD" .. own },
  { "CR 415.6a", tell, seen, "|| (" .. zone .. "CHAIN && ag_card_is_blank(card)) " .. seen },
  { "CR 415.7b", tell, seen, "|| " .. zone .. "REMOVED " .. seen },
  { "CR 415.8c", tell, seen, "|| " .. zone .. "RESOURCES " .. seen },
  { "CR 707.1a", tell, seen, "|| (" .. zone .. "CHAIN && !ag_card_is_blank(card)" .. own },
}
