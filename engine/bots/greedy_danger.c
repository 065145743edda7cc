// How bad it would be what opponents are about to do, by the chain and the combat.
#include "bots/greedy.h"

#include <string.h>

const ag_view_card *ag_attacker(const ag_sight *look)
{
    for (int i = 0; i < look->view->card_count; i++) {
        if (look->view->cards[i].attacking) return &look->view->cards[i];
    }
    return NULL;
}

static int is_of_my_side(const ag_sight *look, const ag_view_card *card)
{
    int seat = ag_sight_seat_of(card);
    return seat != 0 && !ag_sight_opposes(look, seat);
}

// If the card does not show the amount, a small one is assumed.
static int damage_of(const ag_view_summary *summary)
{
    return summary->damage >= 0 ? summary->damage : 4;
}

// The harm that the link does to one card of the bot's own side.
static int harm_to(const ag_view_card *card, const ag_view_summary *summary)
{
    int harm = summary->does & AG_DOES_DAMAGE ? ag_worth_damage(card, damage_of(summary)) : 0;
    int lost = summary->does & (AG_DOES_DESTROY | AG_DOES_TO_HAND) ? ag_worth_card(card) : 0;
    return harm > lost ? harm : lost;
}

static int harm_to_all(const ag_sight *look, const ag_view_summary *summary)
{
    int sum = 0;
    int hit = summary->does & AG_DOES_DAMAGE ? AG_SEEN_HERO | AG_SEEN_ALLY : AG_SEEN_ALLY;
    for (int i = 0; i < look->view->card_count; i++) {
        const ag_view_card *card = &look->view->cards[i];
        if (card->zone == AG_VIEW_PARTY && (card->types & (uint32_t)hit) != 0
            && is_of_my_side(look, card)) {
            sum += harm_to(card, summary);
        }
    }
    return sum;
}

static int harm_to_targets(const ag_sight *look, const ag_view_link *link)
{
    int sum = 0;
    for (int i = 0; i < link->target_count; i++) {
        const ag_view_card *card = ag_sight_card(look, link->targets[i].card);
        if (card != NULL && is_of_my_side(look, card)) sum += harm_to(card, &link->summary);
    }
    return sum;
}

int ag_danger_of_link(const ag_sight *look, const ag_view_link *link)
{
    const ag_view_card *card = ag_sight_card(look, link->card);
    int is_played = strcmp(link->kind, "card") == 0;
    int has_effect = is_played || strcmp(link->kind, "effect") == 0;
    if (!has_effect || !ag_sight_opposes(look, link->seat)) return 0;
    int danger = harm_to_targets(look, link);
    danger += link->summary.does & AG_DOES_TO_ALL ? harm_to_all(look, &link->summary) : 0;
    danger +=
        link->summary.does & AG_DOES_DRAW && link->summary.cards > 0 ? 5 * link->summary.cards : 0;
    danger += link->summary.does & AG_DOES_TOKENS ? 12 : 0;
    if (is_played && card != NULL) {
        // Whatever it does, its player thought it worth the price.
        int price = card->types & AG_SEEN_ALLY ? ag_worth_card(card) : 3 * card->cost;
        danger = danger > price ? danger : price;
    }
    return danger;
}

const ag_view_link *ag_danger_worst(const ag_sight *look, int *danger)
{
    const ag_view_link *worst = NULL;
    *danger = 0;
    for (int i = 0; i < look->view->link_count; i++) {
        int worth = ag_danger_of_link(look, &look->view->links[i]);
        if (worth > *danger) {
            *danger = worth;
            worst = &look->view->links[i];
        }
    }
    return worst;
}

static int aims_at(const ag_view_link *link, uint32_t card)
{
    for (int i = 0; i < link->target_count; i++) {
        if (link->targets[i].card == card) return 1;
    }
    return (link->summary.does & AG_DOES_TO_ALL) != 0;
}

int ag_danger_to_hero(const ag_sight *look)
{
    const ag_view_card *hero = ag_sight_card(look, ag_sight_me(look)->hero);
    const ag_view_card *attacker = ag_attacker(look);
    int coming = 0;
    if (hero == NULL) return 0;
    if (attacker != NULL && hero->defending && ag_sight_opposes(look, attacker->controller)) {
        coming += attacker->atk;
    }
    for (int i = 0; i < look->view->link_count; i++) {
        const ag_view_link *link = &look->view->links[i];
        int hits = (link->summary.does & AG_DOES_DAMAGE) && ag_sight_opposes(look, link->seat);
        if (hits && aims_at(link, hero->id)) coming += damage_of(&link->summary);
    }
    return coming;
}
