// What greedy picks where cards, players or ways are offered: harm for the other side, help for its
// own, and of what it must give up the least. Every option gets a worth; the best are picked.
#include "bots/bots.h"

#include <string.h>

enum { NEVER = -1000, DAMAGE_FOR_ARMOR = 2 };

static int asked_by(const ag_look *look, const char *rule)
{
    return strcmp(look->question->rule, rule) == 0;
}

static int is(const ag_view_card *card, uint32_t types)
{
    return card != NULL && (card->types & types) != 0;
}

static int worth_keeping(const ag_view_card *card)
{
    return 1 + 2 * card->cost + card->atk + (is(card, AG_SEEN_HERO) ? 500 : 0);
}

static const ag_view_card *attacker_of(const ag_look *look)
{
    for (int i = 0; i < look->view->card_count; i++) {
        if (look->view->cards[i].attacking) {
            return &look->view->cards[i];
        }
    }
    return NULL;
}

// ---- combat ----

// Whom to attack: kills first, then the hero, then nothing that kills the attacker for nothing.
static int worth_attacking(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_look_card(look, option->card);
    if (card == NULL) {
        return 0;
    }
    int left = ag_look_left(card);
    return is(card, AG_SEEN_HERO) ? 40 - left / 10 : 30 + card->atk * 3 - left * 4;
}

static int hero_is_in_danger(const ag_look *look, const ag_view_card *attacker)
{
    const ag_view_card *hero = ag_look_card(look, ag_look_me(look)->hero);
    return hero != NULL && ag_look_left(hero) <= attacker->atk;
}

// Who protects: one that survives it or kills, or anybody where the hero would die.
static int worth_protecting(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *protector = ag_look_card(look, option->card);
    const ag_view_card *attacker = attacker_of(look);
    if (option->move == AG_MOVE_NONE || protector == NULL || attacker == NULL) {
        return 0;
    }
    int survives = ag_look_left(protector) > attacker->atk;
    int kills = protector->atk >= ag_look_left(attacker);
    int trades_up = kills && worth_keeping(attacker) >= worth_keeping(protector);
    if (survives || trades_up) {
        return 10 + 5 * survives + 5 * kills;
    }
    return hero_is_in_danger(look, attacker) ? 5 : NEVER;
}

static int worth_striking_with(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *weapon = ag_look_card(look, option->card);
    return weapon == NULL ? 0 : 1 + weapon->atk;
}

// Armor is exhausted for what hurts; the last point of damage it lets pass.
static int worth_applying(const ag_view_option *option, int is_packet)
{
    if (option->move == AG_MOVE_NONE) {
        return 1;
    }
    return is_packet && option->value < DAMAGE_FOR_ARMOR ? 0 : 2;
}

// ---- targets ----

static int side_of(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_look_card(look, option->card);
    int seat = option->seat != 0       ? option->seat
               : card == NULL          ? 0
               : card->controller != 0 ? card->controller
                                       : card->owner;
    return seat == 0 ? 0 : ag_look_opposes(look, seat) ? -1 : 1;
}

// The biggest threat that might die of it; else the hero.
static int threat(const ag_view_card *card)
{
    if (card == NULL) {
        return 1;
    }
    if (is(card, AG_SEEN_HERO)) {
        return 12 + (ag_look_left(card) <= 10 ? 20 - ag_look_left(card) : 0);
    }
    if (is(card, AG_SEEN_ALLY)) {
        return 4 + 3 * card->atk + card->cost - ag_look_left(card) + 4 * card->attacking;
    }
    return 2 + 2 * card->cost;
}

static int need_of_help(const ag_look *look, const ag_view_card *card)
{
    if (card == NULL) {
        return 1;
    }
    int mine = ag_look_holds(look, card) ? 3 : 0;
    return 1 + mine + card->damage + card->cost;
}

static int worth_aiming_at(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_look_card(look, option->card);
    int side = side_of(look, option);
    int wanted = option->aim == 1 ? -1 : 1;
    if (side != wanted) {
        return NEVER - (card == NULL ? 0 : worth_keeping(card));
    }
    return option->aim == 1 ? threat(card)
                            : need_of_help(look, card) + (option->seat == look->seat ? 5 : 0);
}

// ---- what is given up, or just chosen ----

// Nothing says what it is for. Cards of its own that it has at hand or in play it would rather
// keep; of the opponents it takes the best; from elsewhere (a graveyard, a deck) too.
static int worth_choosing(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_look_card(look, option->card);
    if (card == NULL) {
        return 1;
    }
    int at_stake = card->zone == AG_VIEW_HAND || card->zone == AG_VIEW_PARTY
                   || card->zone == AG_VIEW_RESOURCES;
    return side_of(look, option) > 0 && at_stake ? -worth_keeping(card) : worth_keeping(card);
}

// What the hand loses least by: what is too dear for a long time, then what is cheapest.
static int worth_discarding(const ag_look *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_look_card(look, option->card);
    if (card == NULL) {
        return 0;
    }
    int reach = ag_look_me(look)->resource_count + 3;
    return card->cost > reach ? 50 + card->cost : -card->cost;
}

static int worth_of_mode(const ag_look *look, const ag_view_option *option)
{
    int luck = (int)ag_bot_roll(look->dice, 2);
    return option->value == 0 ? NEVER : option->value > 0 ? 2 + luck : 1 + luck;
}

static int worth_of(const ag_look *look, const ag_view_option *option)
{
    if (asked_by(look, "CR 602.2")) {
        return worth_protecting(look, option);
    }
    if (asked_by(look, "CR 303.2")) {
        return worth_striking_with(look, option);
    }
    if (asked_by(look, "CR 601.2")) {
        return worth_attacking(look, option);
    }
    if (asked_by(look, "CR 717.4") || asked_by(look, "CR 716.1")) {
        return worth_applying(option, asked_by(look, "CR 717.4"));
    }
    if (asked_by(look, "CR 415.4")) {
        return worth_discarding(look, option);
    }
    if (option->move == AG_MOVE_MODE) {
        return worth_of_mode(look, option);
    }
    return option->aim == 0 ? worth_choosing(look, option) : worth_aiming_at(look, option);
}

// ---- picking ----

// Takes the best that is left, as long as more must be taken or what is left is worth something.
static void pick_best(const int *worths, int count, int min, int max, ag_answer *out)
{
    uint8_t taken[1024] = { 0 };
    while (out->count < max) {
        int best = -1;
        for (int i = 0; i < count; i++) {
            if (!taken[i] && (best < 0 || worths[i] > worths[best])) {
                best = i;
            }
        }
        if (best < 0 || (out->count >= min && worths[best] <= 0)) {
            return;
        }
        taken[best] = 1;
        out->picks[out->count++] = (uint16_t)best;
    }
}

void ag_bot_greedy_pick(const ag_look *look, ag_answer *out)
{
    const ag_question *question = look->question;
    int worths[1024];
    int count = question->option_count < 1024 ? question->option_count : 1024;
    int max = question->max < AG_PICK_MAX ? question->max : AG_PICK_MAX;
    for (int i = 0; i < count; i++) {
        // Resources are all alike as they are exhausted: the first ones pay.
        worths[i] = question->is_payment ? 1 : worth_of(look, &question->options[i]);
    }
    pick_best(worths, count, question->min, max, out);
}
