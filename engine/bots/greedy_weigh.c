// What greedy compares: the best three of what it weighed, for the line that explains its answer;
// and which opponent it harms where they oppose each other.
#include "bots/greedy.h"

#include <string.h>

enum { DANGER_MAX = 12, NAME_MAX_TOLD = 32 };

// ---- the best three ----

void ag_weighed_add(ag_weighed *of, int option, int worth)
{
    int at = of->count < AG_WEIGHED_MAX ? of->count++ : AG_WEIGHED_MAX;
    while (at > 0 && worth > of->worth[at - 1]) at--;
    for (int i = of->count - 1; i > at; i--) {
        of->option[i] = of->option[i - 1];
        of->worth[i] = of->worth[i - 1];
    }
    if (at < AG_WEIGHED_MAX) {
        of->option[at] = option;
        of->worth[at] = worth;
    }
}

// So many bytes of a name as are told; no character is cut in two.
static int bytes_of(const char *name)
{
    int bytes = (int)strnlen(name, NAME_MAX_TOLD);
    while (bytes > 0 && ((unsigned char)name[bytes] & 0xc0) == 0x80) bytes--;
    return bytes;
}

static void say_one(const ag_sight *look, int option, int worth, int is_first)
{
    const ag_view_option *weighed = option < 0 ? NULL : &look->question->options[option];
    const ag_view_card *card = weighed == NULL ? NULL : ag_sight_card(look, weighed->card);
    const char *name = weighed == NULL ? "a strike" : card != NULL ? card->name : weighed->text;
    ag_sight_say(look, "%s %.*s %d", is_first ? "; weighed" : ",", bytes_of(name), name, worth);
}

void ag_greedy_say_weighed(const ag_sight *look, const ag_weighed *of)
{
    for (int i = 0; i < of->count && of->count > 1; i++) {
        say_one(look, of->option[i], of->worth[i], i == 0);
    }
}

// ---- several opponents ----

// Only where opponents oppose each other is there one to choose.
static int has_rivals(const ag_sight *look)
{
    int side = 0;
    for (int i = 0; i < look->view->player_count; i++) {
        const ag_view_player *player = &look->view->players[i];
        if (!player->in_game || !ag_sight_opposes(look, player->seat)) continue;
        if (side != 0 && player->side != side) return 1;
        side = player->side;
    }
    return 0;
}

static int danger_of(const ag_sight *look, int seat)
{
    int sum = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if (card->zone == AG_VIEW_PARTY && card->controller == seat
            && !ag_sight_is(card, AG_SEEN_HERO)) {
            sum += ag_worth_card(card) / 8;
        }
    }
    return sum < DANGER_MAX ? sum : DANGER_MAX;
}

void ag_rivals_weigh(const ag_sight *look, ag_rivals *out)
{
    *out = (ag_rivals){ .danger = { 0 } };
    if (!has_rivals(look)) return;
    for (int i = 0; i < look->view->player_count; i++) {
        int seat = look->view->players[i].seat;
        out->danger[seat] = danger_of(look, seat);
        out->tie[seat] = ag_bot_roll(look->dice, UINT32_MAX);
    }
}
