// The bot that takes what it can get: each kind of question has its rules of thumb (greedy_….c),
// and none of them looks further than the view.
#include "bots/greedy.h"

#include <string.h>

// ---- moves ----

// Its own action phase, with none of its own cards on the chain: otherwise
// it would respond to itself.
static int is_its_time(const ag_sight *look)
{
    for (int i = 0; i < look->view->card_count; i++) {
        if (look->view->cards[i].zone == AG_VIEW_CHAIN
            && ag_sight_holds(look, &look->view->cards[i])) {
            return 0;
        }
    }
    return look->view->turn_seat == look->seat && look->view->link_count == 0
           && ag_attacker(look) == NULL && look->view->phase_kind == AG_VIEW_PHASE_ACTION;
}

static int pass(const ag_sight *look)
{
    int held = ag_held_back(look);
    int own = look->view->turn_seat == look->seat;
    if (!look->open && own && held > 0) {
        ag_sight_say(look, "passes: keeps %d for an interrupt", held);
    } else if (!look->open && (own || look->view->link_count > 0)) {
        ag_sight_say(look, "passes: nothing that it could do is worth it now");
    }
    for (int i = 0; i < look->question->option_count; i++) {
        if (look->question->options[i].move == AG_MOVE_PASS) return i;
    }
    return 0;
}

static int move(const ag_sight *look)
{
    typedef int rule(const ag_sight *look);
    // Attacks come before the plan, so that it knows what the attacks left over, and
    // finishes off what they hit.
    static rule *const own_turn[] = { ag_greedy_place, ag_greedy_arm, ag_greedy_attack,
                                      ag_greedy_plan };
    static rule *const other_time[] = { ag_greedy_answer };
    int own = is_its_time(look);
    for (int i = 0; i < (own ? 4 : 1); i++) {
        int option = (own ? own_turn : other_time)[i](look);
        if (option >= 0) return option;
    }
    return pass(look);
}

// ---- yes or no ----

// Keeps a hand that can do something in the first turns.
static int keep_hand(const ag_sight *look)
{
    int cheap = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        cheap += card->zone == AG_VIEW_HAND && card->id != 0 && ag_sight_holds(look, card)
                 && card->cost <= 3;
    }
    return cheap >= 2;
}

// Says no to harming its own side, and to helping the other.
static int is_aimed_well(const ag_sight *look)
{
    int well = 0;
    for (int i = 0; i < look->question->target_count && look->question->aim != 0; i++) {
        const ag_view_card *card = ag_sight_card(look, look->question->targets[i]);
        if (card != NULL) {
            well += ag_sight_opposes(look, ag_sight_seat_of(card)) == (look->question->aim == 1)
                        ? 1
                        : -1;
        }
    }
    return well >= 0;
}

// Drawing must not empty the deck.
static int can_afford_draws(const ag_sight *look)
{
    const ag_view_summary *summary = &look->question->summary;
    return !(summary->does & AG_DOES_DRAW) || !ag_sight_outdraws(look, summary->cards);
}

static int yes(const ag_sight *look)
{
    if (strcmp(look->question->rule, "CR 101.2") == 0) return keep_hand(look);
    if (strcmp(look->question->rule, "CR 800.1") == 0) {
        return 0;  // it never concedes for an effect
    }
    return is_aimed_well(look) && can_afford_draws(look);
}

static void answer_yes(const ag_sight *look, ag_answer *out)
{
    int is_yes = yes(look);
    const ag_view_card *card = ag_sight_card(look, look->question->card);
    out->count = 1;
    out->picks[0] = is_yes ? 0 : 1;
    if (strcmp(look->question->rule, "CR 101.2") == 0 && !look->open) {
        ag_sight_say(look, is_yes ? "keeps a hand with cheap cards" : "wants cheaper cards");
    } else if (card != NULL) {
        ag_sight_say(look, "%s to %s", is_yes ? "yes" : "no", ag_sight_name(look, card));
    }
}

// ---- numbers ----

// A share of damage or healing is as much as the card needs.
static int share(const ag_sight *look)
{
    const ag_question *question = look->question;
    const ag_view_card *card =
        question->option_count > 0 ? ag_sight_card(look, question->options[0].card) : NULL;
    if (card == NULL) return question->max;
    return question->summary.does & AG_DOES_HEAL ? card->damage : ag_sight_left(card);
}

// Pays no more than it must, unless the effect grows with the price and the hero can bear it.
static int price(const ag_sight *look)
{
    const ag_question *question = look->question;
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    int grows = question->summary.damage < 0 || question->summary.healing < 0;
    int bears = hero != NULL && ag_sight_left(hero) > 3 * question->max;
    return grows && bears ? question->max : question->min;
}

static int is_about_x(const ag_sight *look)
{
    return strcmp(look->question->rule, "CR 201.3") == 0;
}

// As much as possible.
static int number(const ag_sight *look)
{
    const ag_question *question = look->question;
    int wanted = question->max;
    if (strcmp(question->rule, "CR 403.1") == 0) {
        wanted = price(look);
    } else if (strcmp(question->rule, "CR 707.1d") == 0) {
        wanted = share(look);
    } else if (question->summary.does & AG_DOES_PREVENT) {
        wanted = ag_danger_to_hero(look);
    }
    return wanted < question->min ? question->min : wanted > question->max ? question->max : wanted;
}

void ag_bot_greedy(const ag_sight *look, ag_answer *out)
{
    switch (look->question->kind) {
    case AG_QUESTION_NUMBER:
        out->number = number(look);
        ag_sight_say(look, is_about_x(look) ? "makes X %d" : "takes %d", out->number);
        break;
    case AG_QUESTION_PICK: ag_greedy_pick(look, out); break;
    case AG_QUESTION_YES_NO: answer_yes(look, out); break;
    default:
        out->count = 1;
        out->picks[0] = (uint16_t)move(look);
        break;
    }
}
