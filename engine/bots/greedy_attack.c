// Combat: who attacks whom, who protects, which weapon is worth its price.
#include "bots/greedy.h"

enum { HERO_IS_WELL = 10, WORTH_OF_SABOTAGE = 4 };

static int guards(const ag_view_card *card)
{
    return (card->keywords & AG_SEEN_PROTECTOR) != 0;
}

// ---- strength ----

// The strike that the bot's hero can pay for; 0: none.
static int best_strike(const ag_sight *look, const ag_view_card *hero)
{
    int best = 0;
    if (!ag_sight_is(hero, AG_SEEN_HERO) || !ag_sight_holds(look, hero)) return 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int can = card->zone == AG_VIEW_PARTY && ag_sight_holds(look, card)
                  && ag_sight_is(card, AG_SEEN_WEAPON) && card->ready
                  && card->strike <= ag_sight_me(look)->ready_resources;
        best = can && card->atk > best ? card->atk : best;
    }
    return best;
}

// The attacker, and what it deals: the ATK that the option says it has as it attacks, and a strike.
typedef struct strength {
    const ag_view_card *attacker;
    int atk;
} strength;

static strength strength_of(const ag_sight *look, const ag_view_card *attacker,
                            const ag_view_option *option)
{
    return (strength){ attacker, option->value + best_strike(look, attacker) };
}

// ---- a fight ----

static int worth_of_fight(const strength *of, const ag_view_card *defender)
{
    const ag_view_card *attacker = of->attacker;
    int atk = of->atk;
    int gain = ag_worth_damage(defender, atk);
    int loss = ag_worth_damage(attacker, defender->atk);
    if (atk <= 0) return -1;
    // An idle ally wins nothing, so its loss counts for less when it attacks a hero.
    int cheap = ag_sight_is(defender, AG_SEEN_HERO) && !ag_sight_is(attacker, AG_SEEN_HERO)
                && !guards(attacker);
    if (ag_sight_is(defender, AG_SEEN_ALLY) && atk >= ag_sight_left(defender)
        && !defender->felled) {
        gain += defender->atk;  // it would have hit turn after turn
    }
    return gain - (cheap ? 3 * loss / 4 : loss);
}

static int may_be_attacked(const ag_sight *look, const ag_view_card *card)
{
    return card->zone == AG_VIEW_PARTY && ag_sight_is(card, AG_SEEN_HERO | AG_SEEN_ALLY)
           && ag_sight_opposes(look, card->controller);
}

// The worst that a protector could do to the attack.
static int risk_of_protectors(const ag_sight *look, const strength *of)
{
    int worst = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if (may_be_attacked(look, card) && card->ready && guards(card)) {
            int worth = worth_of_fight(of, card);
            worst = worth < worst ? worth : worst;
        }
    }
    return worst;
}

static const ag_view_card *best_defender(const ag_sight *look, const strength *of, int *worth)
{
    const ag_view_card *best = NULL;
    *worth = -1;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int now = may_be_attacked(look, card) ? worth_of_fight(of, card) : -1;
        if (now > *worth) {
            best = card;
            *worth = now;
        }
    }
    *worth += risk_of_protectors(look, of);
    return best;
}

// What a power is worth that would exhaust the attacker, before that price. A hero that can heal as
// much as it would deal waits for the damage that comes: no attack wins as much.
static int worth_of_power(const ag_sight *look, const strength *of, const ag_view_option *option)
{
    int worth = ag_option_worth(look, option);
    int heals = (option->summary.does & AG_DOES_HEAL) && option->summary.healing >= of->atk;
    if (heals && ag_sight_is(of->attacker, AG_SEEN_HERO)) return AG_WORTH_HERO;
    return worth > 0 ? worth + AG_WORTH_POINT * of->attacker->atk : 0;
}

// An attack takes what the attacker could do instead: the best of its powers that exhaust it.
static int worth_of_staying(const ag_sight *look, const strength *of)
{
    int best = 0;
    for (int i = 0; i < look->question->option_count; i++) {
        const ag_view_option *option = &look->question->options[i];
        int instead = option->move == AG_MOVE_USE && option->card == of->attacker->id
                      && (option->takes & AG_TAKES_EXHAUST)
                      && option->cost <= ag_sight_me(look)->ready_resources;
        int worth = instead ? worth_of_power(look, of, option) : 0;
        best = worth > best ? worth : best;
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

// ---- whom to attack ----

int ag_pick_attacked(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *defender = ag_sight_card(look, option->card);
    const ag_view_card *attacker = ag_sight_card(look, look->question->card);
    if (defender == NULL) return WORTH_OF_SABOTAGE;
    if (attacker == NULL) return 1 + defender->cost;
    strength of = strength_of(look, attacker, option);
    int worth = worth_of_fight(&of, defender);
    return worth < AG_WORTH_NEVER ? AG_WORTH_NEVER : worth;
}

// ---- protecting ----

// A healthy hero can take a hit: an ally need not die for it.
static int worth_of_sparing(const ag_view_card *meant, int amount)
{
    int left = ag_sight_left(meant) - amount;
    return ag_sight_is(meant, AG_SEEN_HERO) && left > HERO_IS_WELL ? 2 * amount
                                                                   : ag_worth_damage(meant, amount);
}

static int worth_for_attacker(const ag_view_card *attacker, const ag_view_card *defender)
{
    return ag_worth_damage(attacker, defender->atk);
}

// What protecting saves, less what it costs; the damage in return counts on both sides.
int ag_pick_protector(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *protector = ag_sight_card(look, option->card);
    const ag_view_card *meant = ag_sight_card(look, look->question->card);
    const ag_view_card *attacker = ag_attacker(look);
    if (option->move == AG_MOVE_NONE || protector == NULL || attacker == NULL) return 0;
    int saved = meant == NULL ? 0 : worth_of_sparing(meant, attacker->atk);
    int returned = meant == NULL ? 0 : worth_for_attacker(attacker, meant);
    int lost = ag_worth_damage(protector, attacker->atk);
    int worth = saved - lost + (worth_for_attacker(attacker, protector) - returned) / 2;
    return worth > 0 ? worth : AG_WORTH_NEVER;
}

// ---- striking ----

// The cost of the most expensive card in hand that could still be played.
static int dearest_in_reach(const ag_sight *look, int ready)
{
    int dearest = 0;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        int waits = card->zone == AG_VIEW_HAND && card->id != 0 && ag_sight_holds(look, card)
                    && !ag_sight_is(card, AG_SEEN_QUEST) && card->cost <= ready;
        dearest = waits && card->cost > dearest ? card->cost : dearest;
    }
    return dearest;
}

// The card that the bot's own side fights in this combat.
static const ag_view_card *foe(const ag_sight *look)
{
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if ((card->attacking || card->defending || card->proposed)
            && ag_sight_opposes(look, card->controller)) {
            return card;
        }
    }
    return NULL;
}

// A strike is paid for if it kills, if it is worth more than its price elsewhere, or if nothing
// else needs the resources.
int ag_pick_weapon(const ag_sight *look, const ag_view_option *option)
{
    const ag_view_card *weapon = ag_sight_card(look, option->card);
    const ag_view_card *striker = ag_sight_card(look, look->question->card);
    const ag_view_card *opposed = foe(look);
    if (weapon == NULL) return 0;
    int ready = ag_sight_me(look)->ready_resources;
    int atk = weapon->atk + (striker != NULL ? striker->atk : 0);
    int kills = opposed != NULL && atk >= ag_sight_left(opposed);
    int hit =
        opposed != NULL ? ag_worth_damage(opposed, weapon->atk) : AG_WORTH_POINT * weapon->atk;
    int on_own_turn = look->view->turn_seat == look->seat;
    int wanted = on_own_turn ? dearest_in_reach(look, ready) : ag_held_back(look);
    int spare = ready - weapon->strike >= wanted;
    int worth_it = hit >= AG_WORTH_RESOURCE * weapon->strike;
    return kills || spare || worth_it ? 1 + hit : AG_WORTH_NEVER;
}
