-- Changes that script/mutate may find and nobody can see: why, a file, its text as it stands, and as it would be (docs/rules.md).
return {
  { "no two links have the same order", "engine/rules/numbers/links.c",
    [[state->links[slot].order > state->links[top].order]],
    [[state->links[slot].order >= state->links[top].order]] },
  { "a copy is in play; powers that work elsewhere are looked up again as it leaves, for it is its own card again",
    "engine/rules/change/move.c",
    [[memset(card->memory, 0, sizeof card->memory);
    ag_touch(state, AG_TOUCH_CARDS);]],
    [[memset(card->memory, 0, sizeof card->memory);
    ;]] },
  { "the group of a free packet counts for nothing, and goes as it is opened", "engine/rules/change/packet.c",
    [[if (state->packets[i].stage != AG_PACKET_FREE && state->packets[i].group == 0) {]],
    [[if (state->packets[i].group == 0) {]] },
  { "the first place of the watches holds none", "engine/rules/change/as.c",
    [[for (int i = 1; i < state->used.watches; i++) {]],
    [[for (int i = (1 - 1); i < state->used.watches; i++) {]] },
  { "a deck that there is not is pile 0, which is empty", "engine/rules/change/draw.c",
    [[if (deck >= player->deck_count) return (ag_card_id){ 0, 0 };]],
    [[if (deck > player->deck_count) return (ag_card_id){ 0, 0 };]] },
  { "nobody leaves the game while an effect runs", "engine/rules/change/choose.c",
    [[task->share.who = asked;]],
    [[;]] },
}
