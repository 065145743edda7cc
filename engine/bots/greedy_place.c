// Which card becomes a resource: a quest that can be completed later, a card that will be too
// expensive for long, a second copy; never one that this turn or the next needs.
#include "bots/greedy.h"

#include <string.h>

enum { RESOURCES_WANTED = 8, FEW_CARDS = 1, ENOUGH_WITH_FEW = 5, ALL_IN_REACH = 4, QUEST = 100 };

static int is_playable_now(const ag_sight *look, uint32_t card)
{
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = &look->question->options[i];
        if (option->move == AG_MOVE_PLAY && option->card == card && option->value != 0) return 1;
    }
    return 0;
}

static int copies_in_hand(const ag_sight *look, const ag_view_card *card)
{
    int copies = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *other = &look->view->cards[i];
        copies += other->zone == AG_VIEW_HAND && other->id != 0 && ag_sight_holds(look, other)
                  && strcmp(other->key, card->key) == 0;
    }
    return copies;
}

// Whether this is the most expensive card that the next turn could pay for after
// placing: the turn's likely play.
static int is_next_turns_play(const ag_sight *look, const ag_view_card *card)
{
    int reach = ag_sight_me(look)->resource_count + 2;
    if (card->cost > reach || copies_in_hand(look, card) > 1) return 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *other = &look->view->cards[i];
        int rival = other->zone == AG_VIEW_HAND && other->id != 0 && other->id != card->id
                    && ag_sight_holds(look, other) && !(other->types & AG_SEEN_QUEST)
                    && other->cost <= reach;
        if (rival && other->cost >= card->cost) return 0;
    }
    return 1;
}

static int worth_placing(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    if (card == NULL) return 1;
    if (card->types & (AG_SEEN_QUEST | AG_SEEN_LOCATION)) {
        return option->value == 1 ? QUEST : AG_WORTH_NEVER;
    }
    int reach = ag_sight_me(look)->resource_count + 3;
    int too_dear = card->cost > reach ? 20 + card->cost : 0;
    int twice = copies_in_hand(look, card) > 1 ? 6 : 0;
    // If two copies could be played now, one remains.
    int needed = is_playable_now(look, option->card) ? (twice ? 20 : 50) : 0;
    needed += is_next_turns_play(look, card) ? 30 : 0;
    // Early on, expensive cards would wait for long; later, cheap ones do least.
    int late = ag_sight_me(look)->resource_count >= ALL_IN_REACH;
    int least = late ? 10 - card->cost : 10 + card->cost;
    return least + too_dear + twice - needed;
}

int ag_greedy_place(const ag_sight *look)
{
    const ag_view_player *me = ag_sight_me(look);
    int best = -1;
    int best_worth = AG_WORTH_NEVER;
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = &look->question->options[i];
        int worth = option->move == AG_MOVE_PLACE ? worth_placing(look, option) : AG_WORTH_NEVER;
        if (worth > best_worth) {
            best = i;
            best_worth = worth;
        }
    }
    int enough = me->resource_count >= RESOURCES_WANTED
                 || (me->resource_count >= ENOUGH_WITH_FEW && me->hand_count <= FEW_CARDS);
    if (best < 0 || (enough && best_worth < QUEST)) return -1;
    const ag_view_option *placed = &look->question->options[best];
    const ag_view_card *card = ag_sight_card(look, placed->card);
    if (placed->value == 1 && card != NULL) {
        ag_sight_say(look, "places %s face up, to complete it later", card->name);
    } else if (!look->open) {
        ag_sight_say(look, "places %s face down: the hand misses it least",
                     ag_sight_name(look, card));
    }
    return best;
}
