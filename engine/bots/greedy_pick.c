// What greedy picks when cards, players or ways are offered: it harms the other side, helps its
// own, and gives up as little as it can. Every option gets a worth; the best are picked.
#include "bots/greedy.h"

#include <string.h>

static int asked_by(const ag_sight *look, const char *rule)
{
    return strcmp(look->question->rule, rule) == 0;
}

// ---- armor and what else changes damage ----

static int applies_armor(const ag_view_card *card)
{
    return card != NULL && card->def > 0 && card->zone == AG_VIEW_PARTY;
}

// Armor is exhausted for damage that hurts: not for a single point, and preferably the piece that
// is used up by it, not one that a bigger hit would need.
static int worth_applying(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *armor = ag_sight_card(look, option->card);
    const ag_view_card *hit = ag_sight_card(look, look->question->card);
    if (option->move == AG_MOVE_NONE) return 1;
    if (!applies_armor(armor)) {
        return 1000;  // it costs nothing
    }
    int damage = option->value;
    int prevented = armor->def < damage ? armor->def : damage;
    int kills = hit != NULL && damage >= ag_sight_left(hit);
    int saves = kills && damage - armor->def < ag_sight_left(hit);
    int wasted = armor->def > damage ? armor->def - damage : 0;
    if (saves) return 500 - wasted;
    return prevented >= 2 || prevented == armor->def ? 100 + 4 * prevented - 3 * wasted : 0;
}

// ---- targets ----

static int side_of(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int seat = option->seat != 0 ? option->seat : card == NULL ? 0 : ag_sight_seat_of(card);
    return seat == 0 ? 0 : ag_sight_opposes(look, seat) ? -1 : 1;
}

static int worth_of_link(const ag_sight *look, const ag_view_option *option)
{
    for (int i = 0; i < look->view->link_count; i++) {
        if (look->view->links[i].card == option->card) {
            return 1 + ag_danger_of_link(look, &look->view->links[i]);
        }
    }
    return 1;
}

static int worth_aiming_at(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int wanted = option->aim == 1 ? -1 : 1;
    if (side_of(look, option) != wanted) {
        return AG_WORTH_NEVER - (card == NULL ? 0 : ag_worth_card(card));
    }
    if (option->move == AG_MOVE_LINK) return worth_of_link(look, option);
    if (card == NULL) return option->seat == look->seat ? 5 : 1;
    int in_play = card->zone == AG_VIEW_PARTY;
    if (!in_play) {
        return 1 + ag_worth_card(card);  // from a graveyard or a deck: the best card
    }
    return 1
           + (option->aim == 1 ? ag_worth_harm(look, card, &look->question->summary)
                               : ag_worth_help(look, card, &look->question->summary));
}

// ---- what is given up, or just chosen ----

// The purpose is unknown: it prefers to keep its own cards in hand or in play, and otherwise takes
// the best: of the opponents, or from a graveyard or a deck.
static int worth_choosing(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    if (card == NULL) return 1;
    int at_stake = card->zone == AG_VIEW_HAND || card->zone == AG_VIEW_PARTY
                   || card->zone == AG_VIEW_RESOURCES;
    int worth = 1 + ag_worth_card(card);
    // A completed quest lies face down, and is the resource that it misses least.
    if (card->zone == AG_VIEW_RESOURCES && !card->face_up) worth = 1;
    return side_of(look, option) > 0 && at_stake ? -worth : worth;
}

// The hand loses least by a card that will be too expensive for a long time, then by the cheapest.
static int worth_discarding(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    if (card == NULL) return 0;
    int reach = ag_sight_me(look)->resource_count + 3;
    return card->cost > reach ? 50 + card->cost : -card->cost;
}

// ---- triggers, modes ----

// The last one that goes onto the chain resolves first: draws, then healing, then the rest.
static int worth_of_trigger(const ag_view_option *option)
{
    uint32_t does = option->summary.does;
    return does & AG_DOES_DRAW ? 1 : does & AG_DOES_HEAL ? 2 : does & AG_DOES_DAMAGE ? 3 : 4;
}

static int worth_of_mode(const ag_sight *look, const ag_view_option *option)
{
    int worth =
        option->summary.does & AG_DOES_INTERRUPT ? 12 : ag_worth_effect(look, &option->summary);
    int best = 0;
    for (int i = 0; i < look->view->card_count && option->aim != 0; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int opposes = ag_sight_opposes(look, card->controller);
        if (card->zone == AG_VIEW_PARTY && opposes == (option->aim == 1)) {
            int now = opposes ? ag_worth_harm(look, card, &option->summary)
                              : ag_worth_help(look, card, &option->summary);
            best = now > best ? now : best;
        }
    }
    worth = (option->aim != 0 && best > worth ? best : worth) + option->worth;
    return option->value == 0 ? AG_WORTH_NEVER : worth < 0 ? worth : 1 + worth;
}

// ---- which it is ----

static int worth_of(const ag_sight *look, const ag_view_option *option)
{
    if (asked_by(look, "CR 602.2")) return ag_pick_protector(look, option);
    if (asked_by(look, "CR 303.2")) return ag_pick_weapon(look, option);
    if (asked_by(look, "CR 601.2")) return ag_pick_attacked(look, option);
    if (asked_by(look, "CR 717.4") || asked_by(look, "CR 716.1")) {
        return worth_applying(look, option);
    }
    if (asked_by(look, "CR 415.4")) return worth_discarding(look, option);
    if (option->move == AG_MOVE_TRIGGER) return worth_of_trigger(option);
    if (option->move == AG_MOVE_MODE) return worth_of_mode(look, option);
    if (option->move == AG_MOVE_NUMBER) return 1 + option->value;
    return option->aim == 0 ? worth_choosing(look, option) : worth_aiming_at(look, option);
}

// ---- picking ----

typedef struct weighed_option {
    int worth;
    uint32_t tie;  // the larger one comes first among equals
} weighed_option;

static int is_better(const weighed_option *one, const weighed_option *other)
{
    return one->worth > other->worth || (one->worth == other->worth && one->tie > other->tie);
}

// Takes the best remaining option while more must be taken, or while it is worth something.
static void pick_best(const weighed_option *of, int count, int min, int max, ag_answer *out)
{
    uint8_t taken[1024] = { 0 };
    while (out->count < max) {
        int best = -1;
        for (int i = 0; i < count; i++) {
            if (!taken[i] && (best < 0 || is_better(&of[i], &of[best]))) best = i;
        }
        if (best < 0 || (out->count >= min && of[best].worth <= 0)) return;
        taken[best] = 1;
        out->picks[out->count++] = (uint16_t)best;
    }
}

// ---- saying what was picked ----

static const char *verb_of(const ag_sight *look)
{
    return asked_by(look, "CR 602.2")   ? "protects with"
           : asked_by(look, "CR 303.2") ? "strikes with"
           : asked_by(look, "CR 601.2") ? "attacks"
           : asked_by(look, "CR 717.4") ? "applies"
           : asked_by(look, "CR 415.4") ? "discards"
                                        : "chooses";
}

static void say_reason(const ag_sight *look, const ag_view_option *option, const ag_view_card *card)
{
    const ag_view_summary *summary = &look->question->summary;
    if (option->aim == 1 && (summary->does & AG_DOES_DAMAGE) && summary->damage > 0) {
        int left = ag_sight_left(card);
        ag_sight_say(look,
                     summary->damage >= left ? ": %d kill it" : ": %d of the %d that it has left",
                     summary->damage, left);
    } else if (option->aim == 2 && (summary->does & AG_DOES_HEAL)) {
        ag_sight_say(look, ": it has %d damage", card->damage);
    } else if (option->aim != 0 && !asked_by(look, "CR 601.2")) {
        ag_sight_say(look, option->aim == 1 ? ": it harms most there" : ": it helps most there");
    } else if (asked_by(look, "CR 717.4")) {
        ag_sight_say(look, " to %d damage", option->value);
    }
}

// Picks from a resource row or a hand are private.
static void say(const ag_sight *look, const ag_answer *out, const ag_weighed *weighed)
{
    if (look->why == NULL || look->question->is_payment || out->count == 0) return;
    const ag_view_option *option = &look->question->options[out->picks[0]];
    const ag_view_card *card = ag_sight_card(look, option->card);
    int is_seen = card != NULL && (!look->open || ag_sight_is_public(card));
    if (option->move == AG_MOVE_NONE && !look->open) {
        ag_sight_say(look, "none: nothing there is worth it");
    } else if (option->move == AG_MOVE_MODE) {
        ag_sight_say(look, "chooses \"%s\"", option->text);
        ag_greedy_say_worth(look, option);
    } else if (is_seen) {
        ag_sight_say(look, "%s %s", verb_of(look), card->name);
        say_reason(look, option, card);
    } else {
        return;
    }
    ag_greedy_say_weighed(look, weighed);
}

// Where others read along: what it aims at, if they see all of it.
static int may_tell(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int is_aimed = option->aim != 0 || asked_by(look, "CR 601.2");
    return !look->open || (is_aimed && card != NULL && ag_sight_is_public(card));
}

// What an opponent has is worth more to harm, the more dangerous they are.
static weighed_option weigh(const ag_sight *look, const ag_view_option *option,
                            const ag_rivals *rivals)
{
    const ag_view_card *card = ag_sight_card(look, option->card);
    int seat = option->seat != 0 ? option->seat : card == NULL ? 0 : ag_sight_seat_of(card);
    int worth = worth_of(look, option);
    if (worth <= 0 || !ag_sight_opposes(look, seat)) return (weighed_option){ .worth = worth };
    return (weighed_option){ worth + rivals->danger[seat], rivals->tie[seat] };
}

void ag_greedy_pick(const ag_sight *look, ag_answer *out)
{
    const ag_question *question = look->question;
    weighed_option of[1024];
    ag_rivals rivals;
    ag_weighed weighed = { .count = 0 };
    int count = question->option_count < 1024 ? question->option_count : 1024;
    int max = question->max < AG_PICK_MAX ? question->max : AG_PICK_MAX;
    ag_rivals_weigh(look, &rivals);
    for (int i = 0; i < count; i++) {
        // For exhausting, all resources are alike: the first ones pay.
        of[i] = question->is_payment ? (weighed_option){ .worth = 1 }
                                     : weigh(look, &question->options[i], &rivals);
        if (of[i].worth > AG_WORTH_NEVER && may_tell(look, &question->options[i])) {
            ag_weighed_add(&weighed, i, of[i].worth);
        }
    }
    pick_best(of, count, question->min, max, out);
    say(look, out, &weighed);
}
