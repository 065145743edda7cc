// What a place is worth to a side, from the view of one of its seats: heroes' health, how far the
// Boss is beaten, what stands in play, what is in hand and what pays. Hundredths of a point of
// damage.
#include "bots/search.h"

#include <string.h>

enum {
    POINT = 100,       // a point of health of a raider's hero
    HERO = 2500,       // a raider who is still in the game
    DANGER = 12,       // below that much health each point counts double
    BOSS_POINT = 130,  // a point of damage on the Boss
    STAGE = 1500,      // the next Boss has come
    ALLY = 100,        // that it is there …
    ALLY_ATK = 180,    // … hits turn after turn …
    ALLY_LEFT = 50,    // … and takes a hit
    GEAR = 100,        // any other card in play …
    GEAR_COST = 100,   // … by what it cost
    HAND = 150,
    RESOURCE = 400,  // it pays turn after turn
    RESOURCES_MAX = 8,
    WON = 20000,  // more would drown all else in a rare chance
};

static const ag_view_card *boss_of(const ag_view *view)
{
    for (int i = 0; i < view->card_count; i++) {
        if (view->cards[i].is_boss && view->cards[i].zone == AG_VIEW_PARTY) {
            return &view->cards[i];
        }
    }
    return NULL;
}

static int side_of(const ag_view *view, int seat)
{
    for (int i = 0; i < view->player_count; i++) {
        if (view->players[i].seat == seat) {
            return view->players[i].side;
        }
    }
    return 0;
}

ag_outset ag_search_outset(const ag_view *view)
{
    const ag_view_card *boss = boss_of(view);
    return (ag_outset){ .seat = view->seat,
                        .side = side_of(view, view->seat),
                        .boss_key = boss != NULL ? boss->key : "",
                        .boss_left = boss != NULL ? ag_look_left(boss) : 0 };
}

// ---- for the side that holds it ----

static int64_t worth_of_hero(const ag_view_card *hero)
{
    int left = ag_look_left(hero);
    int danger = left < DANGER ? DANGER - left : 0;
    return POINT * (left - danger);
}

static int64_t worth_of_card(const ag_view_card *card)
{
    if (card->types & AG_SEEN_HERO) {
        return card->is_boss ? 0 : worth_of_hero(card);
    }
    if (card->types & AG_SEEN_ALLY) {
        return ALLY + ALLY_ATK * card->atk + ALLY_LEFT * ag_look_left(card);
    }
    return GEAR + GEAR_COST * card->cost;
}

static int64_t worth_of_player(const ag_view_player *player)
{
    int resources = player->resource_count;
    if (!player->in_game) {
        return 0;
    }
    resources = resources > RESOURCES_MAX ? RESOURCES_MAX : resources;
    return HERO + HAND * player->hand_count + RESOURCE * resources;
}

// ---- for the raiders ----

// How much of the Boss is gone since the outset.
static int64_t worth_of_boss(const ag_outset *outset, const ag_view *view)
{
    const ag_view_card *boss = boss_of(view);
    if (boss == NULL) {
        return 0;
    }
    if (strcmp(boss->key, outset->boss_key) == 0) {
        return BOSS_POINT * (int64_t)(outset->boss_left - ag_look_left(boss));
    }
    return BOSS_POINT * (int64_t)(outset->boss_left + boss->damage) + STAGE;
}

// Cards that are attached to one of another side are worth as much to who put them there.
int64_t ag_search_worth(const ag_outset *outset, const ag_view *view)
{
    int64_t sum = 0;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (card->zone == AG_VIEW_PARTY) {
            int own = side_of(view, card->controller) == outset->side;
            sum += own ? worth_of_card(card) : -worth_of_card(card);
        }
    }
    for (int i = 0; i < view->player_count; i++) {
        int64_t worth = worth_of_player(&view->players[i]);
        sum += view->players[i].side == outset->side ? worth : -worth;
    }
    int64_t boss = worth_of_boss(outset, view);
    return outset->side == 1 ? sum - boss : sum + boss;
}

int64_t ag_search_end(const ag_outset *outset, const ag_result *result)
{
    int boss_won = strcmp(result->winner, "boss") == 0;
    int raiders_won = strcmp(result->winner, "raiders") == 0;
    int64_t worth = WON * (int64_t)(raiders_won - boss_won);
    return outset->side == 1 ? -worth : worth;
}
