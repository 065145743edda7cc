// What a position is worth to a side, from the view of one of its seats. The weights were fitted to
// games of greedy bots: how well each number predicted the winner when a turn began.
#include "bots/search.h"

#include <string.h>

// In hundredths of a point of damage to the Boss in an even game.
enum {
    HERO = 1100,       // for each raider still in the game
    BOSS_POINT = 130,  // for each point of damage on the Boss
    STAGE = 300,       // for each Boss that was defeated
    SAID = 32,         // for each quarter of a resource that a script says: BOSS_POINT / 4
    RESOURCES_MAX = 8,
    WON = 30000,
    LOST = -8000,
};

// A hero's health: how many points are worth how much each, the last points first. A hero with
// hardly any is as good as lost, and more than enough is not needed.
static const struct {
    int points, worth;
} health[] = { { 6, 60 }, { 6, 180 }, { 8, 80 }, { 1000, 20 } };

typedef struct weights {
    int ally, ally_atk, ally_left;  // being in play; by its numbers
    int other, other_cost;          // any other card in play
    int hand, resource;
} weights;

static const weights of_raiders = { .ally = -50,
                                    .ally_atk = 160,
                                    .ally_left = 10,
                                    .other = 50,
                                    .other_cost = 40,
                                    .hand = 150,
                                    .resource = 300 };
static const weights of_boss = { .ally = 60,
                                 .ally_atk = 95,
                                 .ally_left = 60,
                                 .other = 0,
                                 .other_cost = 80,
                                 .hand = 30,
                                 .resource = 50 };

// ---- reading the view ----

static const ag_view_card *boss_of(const ag_view *view)
{
    for (int i = 0; i < view->card_count; i++) {
        if (view->cards[i].is_boss && view->cards[i].zone == AG_VIEW_PARTY) return &view->cards[i];
    }
    return NULL;
}

static int side_of(const ag_view *view, int seat)
{
    for (int i = 0; i < view->player_count; i++) {
        if (view->players[i].seat == seat) return view->players[i].side;
    }
    return 0;
}

ag_outset ag_search_outset(const ag_view *view)
{
    const ag_view_card *boss = boss_of(view);
    return (ag_outset){ .seat = view->seat,
                        .side = side_of(view, view->seat),
                        .boss_key = boss != NULL ? boss->key : "",
                        .boss_left = boss != NULL ? ag_sight_left(boss) : 0 };
}

// ---- for the side that holds it ----

static int64_t worth_of_health(int left)
{
    int64_t sum = 0;
    for (int i = 0; i < (int)(sizeof health / sizeof health[0]) && left > 0; i++) {
        int points = left < health[i].points ? left : health[i].points;
        sum += (int64_t)points * health[i].worth;
        left -= points;
    }
    return sum;
}

static int64_t worth_of_card(const weights *by, const ag_view_card *card)
{
    if (card->types & AG_SEEN_HERO) return card->is_boss ? 0 : worth_of_health(ag_sight_left(card));
    int64_t said = SAID * (int64_t)card->worth;
    if (card->types & AG_SEEN_ALLY) {
        return said + by->ally + by->ally_atk * card->atk + by->ally_left * ag_sight_left(card);
    }
    return said + by->other + by->other_cost * card->cost;
}

static int64_t worth_of_player(const weights *by, const ag_view_player *player)
{
    int resources = player->resource_count;
    if (!player->in_game) return 0;
    resources = resources > RESOURCES_MAX ? RESOURCES_MAX : resources;
    return HERO + by->hand * player->hand_count + by->resource * resources;
}

// In a duel all sides are valued as raiders are.
static int64_t worth_of_side(const ag_view *view, int side)
{
    const weights *by = side == 1 ? &of_boss : &of_raiders;
    int64_t sum = 0;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (card->zone == AG_VIEW_PARTY && side_of(view, card->controller) == side) {
            sum += worth_of_card(by, card);
        }
    }
    for (int i = 0; i < view->player_count; i++) {
        sum += view->players[i].side == side ? worth_of_player(by, &view->players[i]) : 0;
    }
    return sum;
}

static int is_duel(const ag_outset *outset)
{
    return outset->side > 2;  // the players of a duel are the sides from 3 on
}

// ---- for the raiders ----

// How much of the Boss was destroyed since the outset.
static int64_t worth_of_damage(const ag_outset *outset, const ag_view *view)
{
    const ag_view_card *boss = boss_of(view);
    if (boss == NULL) return 0;
    if (strcmp(boss->key, outset->boss_key) == 0) {
        return BOSS_POINT * (int64_t)(outset->boss_left - ag_sight_left(boss));
    }
    return BOSS_POINT * (int64_t)(outset->boss_left + boss->damage) + STAGE;
}

int ag_search_said(const ag_question *question, const ag_answer *answer)
{
    int said = 0;
    for (int i = 0; i < answer->count; i++) said += question->options[answer->picks[i]].worth;
    return SAID * said;
}

int64_t ag_search_worth(const ag_outset *outset, const ag_view *view)
{
    if (is_duel(outset)) {
        int64_t worth = worth_of_side(view, outset->side);
        for (int i = 0; i < view->player_count; i++) {
            int other = view->players[i].side;
            worth -= other == outset->side ? 0 : worth_of_side(view, other);
        }
        return worth;
    }
    int64_t worth = worth_of_side(view, 2) - worth_of_side(view, 1) + worth_of_damage(outset, view);
    return outset->side == 1 ? -worth : worth;
}

int64_t ag_search_end(const ag_outset *outset, const ag_result *result)
{
    if (is_duel(outset)) {
        int won = result->winner[0] == 'p' && result->winner[7] - '0' == outset->side - 2;
        return strcmp(result->winner, "draw") == 0 ? 0 : won ? WON : -WON;
    }
    int64_t worth = strcmp(result->winner, "raiders") == 0 ? WON
                    : strcmp(result->winner, "boss") == 0  ? LOST
                                                           : 0;
    return outset->side == 1 ? -worth : worth;
}
