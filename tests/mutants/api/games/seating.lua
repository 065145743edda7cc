return {
  { "R100.1", "engine/api/games/seating.c",
    [[for (int seat = 1; seat <= AG_SEAT_MAX && !now->duel; seat++) {]],
    [[for (int seat = 1; 0; seat++) {]] },
}
