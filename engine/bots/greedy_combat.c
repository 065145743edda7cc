// Combat: who attacks whom, who protects, which weapon is worth its price.
#include "bots/greedy.h"

enum { HERO_IS_WELL = 10, WORTH_OF_SABOTAGE = 4 };

static int guards(const ag_view_card *card)
{
    return (card->keywords & AG_SEEN_PROTECTOR) != 0;
}

// The attacker, and what it deals: the ATK that the option says it has as it attacks, and a strike.
typedef struct strength {
    const ag_view_card *attacker;
    int atk;
} strength;

// With the best strike that the bot's hero can pay for.
static strength strength_of(const ag_sight *look, const ag_view_card *attacker,
                            const ag_view_option *option)
{
    int best = 0, strikes = ag_sight_is(attacker, AG_SEEN_HERO) && ag_sight_holds(look, attacker);
    const ag_view_card *card = NULL;
    while (strikes
           && (card = ag_sight_next(look, card, AG_VIEW_PARTY, AG_OWN, AG_SEEN_WEAPON)) != NULL) {
        int can = card->ready && card->strike <= ag_sight_me(look)->ready_resources;
        best = can ? ag_larger(best, card->atk) : best;
    }
    return (strength){ attacker, option->value + best };
}

// ---- a fight ----

static int worth_of_fight(const strength *of, const ag_view_card *defender)
{
    const ag_view_card *attacker = of->attacker;
    int gain = ag_worth_damage(defender, of->atk);
    int loss = ag_worth_damage(attacker, defender->atk);
    if (of->atk <= 0) return -1;
    // An idle ally wins nothing, so its loss counts for less when it attacks a hero.
    int cheap = ag_sight_is(defender, AG_SEEN_HERO) && !ag_sight_is(attacker, AG_SEEN_HERO)
                && !guards(attacker);
    if (ag_sight_is(defender, AG_SEEN_ALLY) && of->atk >= ag_sight_left(defender)
        && !defender->felled) {
        gain += defender->atk;  // it would have hit turn after turn
    }
    return gain - (cheap ? 3 * loss / 4 : loss);
}

// Whom it could best meet, less the worst that a protector could do to the attack.
static const ag_view_card *best_defender(const ag_sight *look, const strength *of, int *worth)
{
    const ag_view_card *best = NULL, *card = NULL;
    int risk = 0;
    *worth = -1;
    while (
        (card = ag_sight_next(look, card, AG_VIEW_PARTY, AG_OPPOSED, AG_SEEN_HERO | AG_SEEN_ALLY))
        != NULL) {
        int now = worth_of_fight(of, card);
        if (card->ready && guards(card) && now < risk) risk = now;
        if (now <= *worth) continue;
        best = card;
        *worth = now;
    }
    *worth += risk;
    return best;
}

// An attack takes what the attacker could do instead: the best of its powers that exhaust it,
// before that price. A hero that can heal as much as it would deal waits for the damage that comes:
// no attack wins as much.
static int worth_of_staying(const ag_sight *look, const strength *of)
{
    int best = 0;
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = &look->question->options[i];
        if (option->move != AG_MOVE_USE || option->card != of->attacker->id
            || !(option->takes & AG_TAKES_EXHAUST)
            || option->cost > ag_sight_me(look)->ready_resources) {
            continue;
        }
        int worth = ag_option_worth(look, option);
        int heals = (option->summary.does & AG_DOES_HEAL) && option->summary.healing >= of->atk;
        worth = worth > 0 ? worth + AG_WORTH_POINT * of->attacker->atk : 0;
        if (heals && ag_sight_is(of->attacker, AG_SEEN_HERO)) worth = AG_WORTH_HERO;
        best = ag_larger(best, worth);
    }
    return best;
}

int ag_greedy_attack(const ag_sight *look)
{
    ag_weighed weighed = { .count = 0 };
    const ag_view_card *whom = NULL;
    strength best = { NULL, 0 };
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = &look->question->options[i];
        const ag_view_card *attacker = ag_sight_card(look, option->card);
        if (option->move != AG_MOVE_ATTACK || attacker == NULL) continue;
        int worth;
        strength of = strength_of(look, attacker, option);
        const ag_view_card *defender = best_defender(look, &of, &worth);
        if (worth <= 0 || worth <= worth_of_staying(look, &of)) continue;
        ag_weighed_add(&weighed, i, worth);
        if (weighed.option[0] == i) {
            whom = defender;
            best = of;
        }
    }
    if (whom == NULL) return -1;
    ag_sight_say(look, "attacks with %s: it could meet %s for %d", best.attacker->name, whom->name,
                 best.atk);
    ag_greedy_say_weighed(look, &weighed);
    return weighed.option[0];
}

// ---- what is picked ----

int ag_pick_attacked(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *defender = ag_sight_card(look, option->card);
    const ag_view_card *attacker = ag_sight_card(look, look->question->card);
    if (defender == NULL) return WORTH_OF_SABOTAGE;
    if (attacker == NULL) return 1 + defender->cost;
    strength of = strength_of(look, attacker, option);
    return ag_larger(worth_of_fight(&of, defender), AG_WORTH_NEVER);
}

// What protecting saves, less what it costs; the damage in return counts on both sides.
int ag_pick_protector(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *protector = ag_sight_card(look, option->card);
    const ag_view_card *meant = ag_sight_card(look, look->question->card);
    const ag_view_card *attacker = ag_attacker(look);
    int saved = 0, returned = 0;
    if (option->move == AG_MOVE_NONE || protector == NULL || attacker == NULL) return 0;
    if (meant != NULL) {
        // A healthy hero can take a hit: an ally need not die for it.
        int well =
            ag_sight_is(meant, AG_SEEN_HERO) && ag_sight_left(meant) - attacker->atk > HERO_IS_WELL;
        saved = well ? 2 * attacker->atk : ag_worth_damage(meant, attacker->atk);
        returned = ag_worth_damage(attacker, meant->atk);
    }
    int lost = ag_worth_damage(protector, attacker->atk);
    int worth = saved - lost + (ag_worth_damage(attacker, protector->atk) - returned) / 2;
    return worth > 0 ? worth : AG_WORTH_NEVER;
}

// The cost of the most expensive card in hand that could still be played.
static int dearest_in_reach(const ag_sight *look, int ready)
{
    int dearest = 0;
    for (const ag_view_card *card = NULL;
         (card = ag_sight_next(look, card, AG_VIEW_HAND, AG_OWN, 0)) != NULL;) {
        int waits = !ag_sight_is(card, AG_SEEN_QUEST) && card->cost <= ready;
        dearest = waits ? ag_larger(dearest, card->cost) : dearest;
    }
    return dearest;
}

// A strike is paid for if it kills, if it is worth more than its price elsewhere, or if nothing
// else needs the resources.
int ag_pick_weapon(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *weapon = ag_sight_card(look, option->card), *foe = NULL;
    const ag_view_card *striker = ag_sight_card(look, look->question->card);
    if (weapon == NULL) return 0;
    for (int i = 0; i < look->view->card_count && foe == NULL; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int fights = card->attacking || card->defending || card->proposed;
        foe = fights && ag_sight_opposes(look, card->controller) ? card : NULL;
    }
    int ready = ag_sight_me(look)->ready_resources;
    int atk = weapon->atk + (striker != NULL ? striker->atk : 0);
    int kills = foe != NULL && atk >= ag_sight_left(foe);
    int hit = foe != NULL ? ag_worth_damage(foe, weapon->atk) : AG_WORTH_POINT * weapon->atk;
    int on_own_turn = look->view->turn_seat == look->seat;
    int wanted = on_own_turn ? dearest_in_reach(look, ready) : ag_held_back(look);
    int spare = ready - weapon->strike >= wanted;
    int worth_it = hit >= AG_WORTH_RESOURCE * weapon->strike;
    return kills || spare || worth_it ? 1 + hit : AG_WORTH_NEVER;
}
