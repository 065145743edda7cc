// New versions: after a reload a card's key means another cardboard of the catalog, and
// the raid's key another raid. References to a power follow its identity; without a
// counterpart they keep the old version.
#include <string.h>

#include "base/assert.h"
#include "game/log/game_private.h"
#include "rules/turn/turn.h"
#include "state/card.h"

// ---- powers ----

static int is_alike(const ag_power_def *a, const ag_power_def *b)
{
    return a->id == b->id && a->kind == b->kind && a->watch.event == b->watch.event
           && a->front == b->front && a->back == b->back && a->granted == b->granted;
}

int ag_renew_power(const ag_card_def *from, int power, const ag_card_def *to)
{
    if (power < 0 || power >= from->power_count) return -1;
    const ag_power_def *wanted = &from->powers[power];
    int place = 0;
    for (int i = 0; i < power; i++) place += is_alike(&from->powers[i], wanted);
    for (int i = 0; i < to->power_count; i++) {
        const ag_power_def *found = &to->powers[i];
        int same_id = wanted->id != 0 && found->id == wanted->id && found->kind == wanted->kind;
        if (same_id || (is_alike(found, wanted) && place-- == 0)) return i;
    }
    return -1;
}

// Whether a choice made for one power is valid for the other.
static int has_shape(const ag_power_def *a, const ag_power_def *b)
{
    if (a->target_count != b->target_count || a->mode_count != b->mode_count
        || memcmp(&a->modes_least, &b->modes_least, sizeof a->modes_least) != 0
        || memcmp(&a->modes_most, &b->modes_most, sizeof a->modes_most) != 0) {
        return 0;
    }
    for (int i = 0; i < a->target_count; i++) {
        if (a->targets[i].kind != b->targets[i].kind) return 0;
    }
    return 1;
}

static int fits_choices(const ag_card_def *from, int power, const ag_card_def *to, int now)
{
    const ag_power_def *a = &from->powers[power];
    const ag_power_def *b = &to->powers[now];
    int same = has_shape(a, b);
    for (int mode = 0; mode < a->mode_count && same; mode++) {
        same = has_shape(&from->powers[a->mode_first + mode], &to->powers[b->mode_first + mode]);
    }
    return same;
}

// ---- cards ----

static int is_as_before(const ag_card_def *from, const ag_card_def *to, int side)
{
    return from->side[side].types == to->side[side].types && from->token == to->token
           && from->attachment == to->attachment && from->ongoing == to->ongoing
           && from->of == to->of;
}

int ag_renew_fits(const ag_rules *rules, const ag_card *card, uint16_t to)
{
    const ag_card_def *from = ag_catalog_card(rules->catalog, card->printed);
    const ag_card_def *def = ag_catalog_card(rules->catalog, to);
    int zone = rules->state->piles[card->pile].zone;
    int at_work = zone == AG_ZONE_PARTY || zone == AG_ZONE_RESOURCES || zone == AG_ZONE_CHAIN
                  || zone == AG_ZONE_ASIDE
                  || ((from->side[0].types | def->side[0].types) & AG_TYPE_HERO) != 0;
    return card->side < def->side_count && (!at_work || is_as_before(from, def, card->side));
}

// Used once-per-turn powers stay used.
static uint16_t used_as(const ag_card_def *from, uint16_t used, const ag_card_def *to)
{
    uint16_t now = used & AG_USED_EXHAUSTED;
    for (int i = 0; i < from->power_count; i++) {
        int was_used = from->powers[i].once_per_turn && (used & AG_BIT(from->powers[i].use));
        int power = was_used ? ag_renew_power(from, i, to) : -1;
        if (power >= 0 && to->powers[power].once_per_turn) {
            now |= (uint16_t)AG_BIT(to->powers[power].use);
        }
    }
    return now;
}

static void renew_card(const ag_rules *rules, ag_card *card, const uint16_t *to)
{
    uint16_t now = to[card->printed];
    if (now != card->printed && ag_renew_fits(rules, card, now)) {
        const ag_card_def *from = ag_catalog_card(rules->catalog, card->printed);
        card->used_power = used_as(from, card->used_power, ag_catalog_card(rules->catalog, now));
        card->printed = now;
    }
    card->original = to[card->original];
}

// ---- what refers to powers ----

// A card's own text comes first, if it has one.
static int has_text(const ag_card_def *def)
{
    return def->power_count > 0 && def->powers[0].kind == AG_POWER_PLAY;
}

// A reference to a power of a card: it follows to this power of the other version; -1: it stays.
static void follow(uint16_t *printed, uint16_t *power, const uint16_t *to, int now)
{
    if (now < 0) return;
    *printed = to[*printed];
    *power = (uint16_t)now;
}

static void renew_link(const ag_rules *rules, ag_link *link, const uint16_t *to)
{
    const ag_card_def *from = ag_catalog_card(rules->catalog, link->printed);
    const ag_card_def *def = ag_catalog_card(rules->catalog, to[link->printed]);
    int of_power = link->kind == AG_LINK_EFFECT || link->kind == AG_LINK_TRIGGER;
    if (link->kind == AG_LINK_FREE || from == def) return;
    if (!of_power && !has_text(from) && !has_text(def)) {
        link->printed = to[link->printed];
        return;
    }
    int power = of_power || has_text(from) ? ag_renew_power(from, link->power, def) : -1;
    int keeps = power < 0 || def->powers[power].kind == AG_POWER_LATER
                || !fits_choices(from, link->power, def, power);
    follow(&link->printed, &link->power, to, keeps ? -1 : power);
}

static void renew_waiting(const ag_rules *rules, ag_waiting *waiting, const uint16_t *to)
{
    const ag_card_def *from = ag_catalog_card(rules->catalog, waiting->printed);
    const ag_card_def *def = ag_catalog_card(rules->catalog, to[waiting->printed]);
    int power = waiting->watch == 0 ? ag_renew_power(from, waiting->power, def) : -1;
    int keeps = from == def || power < 0 || def->powers[power].kind == AG_POWER_LATER;
    follow(&waiting->printed, &waiting->power, to, keeps ? -1 : power);
}

// A power from a definite modifier keeps the version that gave it.
static void renew_grant(const ag_rules *rules, ag_grant *grant, const uint16_t *to)
{
    const ag_card_def *from = ag_catalog_card(rules->catalog, grant->printed);
    const ag_card_def *def = ag_catalog_card(rules->catalog, to[grant->printed]);
    int keeps = grant->printed == 0 || grant->modifier != 0 || from == def;
    follow(&grant->printed, &grant->power, to,
           keeps ? -1 : ag_renew_power(from, grant->power, def));
}

static void lift_blanks(ag_state *state, const uint16_t *to)
{
    int kept = 1;
    for (int i = 1; i < state->used.blanks; i++) {
        if (to[state->blanks[i].printed] == state->blanks[i].printed) {
            state->blanks[kept++] = state->blanks[i];
        }
    }
    while (state->used.blanks > kept) {
        state->blanks[--state->used.blanks] = (ag_blank){ .printed = 0 };
    }
}

static void renew_players(const ag_rules *rules, const uint16_t *to)
{
    ag_state *state = rules->state;
    for (int seat = 1; seat <= state->seat_count; seat++) {
        ag_player *player = &state->players[seat];
        const ag_card_def *from = ag_catalog_card(rules->catalog, player->starting);
        const ag_card_def *def = ag_catalog_card(rules->catalog, to[player->starting]);
        player->starting = is_as_before(from, def, 0) ? to[player->starting] : player->starting;
    }
}

void ag_renew_used(const ag_state *state, uint8_t *used)
{
    for (int i = 1; i < state->used.links; i++) used[state->links[i].printed] = 1;
    for (int i = 1; i < state->used.left; i++) used[state->left[i].link.printed] = 1;
    for (int i = 1; i < state->used.waiting; i++) used[state->waiting[i].printed] = 1;
    for (int i = 1; i < state->used.grants; i++) used[state->grants[i].printed] = 1;
    for (int i = 1; i < state->used.blanks; i++) used[state->blanks[i].printed] = 1;
    for (int i = 1; i < state->used.known; i++) {
        used[state->known[i].card.printed] = used[state->known[i].card.original] = 1;
    }
    for (int i = 1; i < state->used.cards; i++) {
        used[state->cards[i].printed] = used[state->cards[i].original] = 1;
    }
    for (int seat = 1; seat <= state->seat_count; seat++) used[state->players[seat].starting] = 1;
}

void ag_renew_cards(ag_rules *rules, const uint16_t *to)
{
    ag_state *state = rules->state;
    AG_ASSERT(to[0] == 0);
    AG_ASSERT(state->used.frames <= 1);
    for (int i = 1; i < state->used.links; i++) renew_link(rules, &state->links[i], to);
    for (int i = 1; i < state->used.left; i++) renew_link(rules, &state->left[i].link, to);
    for (int i = 1; i < state->used.waiting; i++) renew_waiting(rules, &state->waiting[i], to);
    for (int i = 1; i < state->used.grants; i++) renew_grant(rules, &state->grants[i], to);
    for (int i = 1; i < state->used.known; i++) renew_card(rules, &state->known[i].card, to);
    for (int i = 1; i < state->used.cards; i++) {
        if (state->cards[i].flags & AG_CARD_USED) renew_card(rules, &state->cards[i], to);
    }
    renew_players(rules, to);
    lift_blanks(state, to);
    for (int aspect = 0; aspect < AG_TOUCH_COUNT; aspect++) ag_touch(state, aspect);
    rules->derived.known = 0;
}

// ---- the raid ----

static int same_name(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static int same_steps(const ag_turn_def *a, const ag_turn_def *b)
{
    int same = a->step_count == b->step_count;
    for (int i = 0; i < a->step_count && same; i++) {
        const ag_step_def *one = &a->steps[i], *other = &b->steps[i];
        same = one->kind == other->kind && one->phase == other->phase && one->whole == other->whole
               && same_name(one->name, other->name);
    }
    return same;
}

static int same_sequences(const ag_raid_def *a, const ag_raid_def *b)
{
    int same = a->sequence_count == b->sequence_count && a->destroyed == b->destroyed;
    for (int i = 0; i < a->sequence_count && same; i++) {
        const ag_sequence_def *one = &a->sequences[i], *other = &b->sequences[i];
        same = one->step_count == other->step_count && same_name(one->word, other->word);
        for (int step = 0; step < one->step_count && same; step++) {
            same = one->steps[step].kind == other->steps[step].kind;
        }
    }
    return same;
}

int ag_renew_raid(ag_rules *rules, uint16_t raid)
{
    ag_state *state = rules->state;
    const ag_raid_def *old = rules->catalog->raid;
    AG_ASSERT(old != NULL);
    state->raid_next = 0;
    if (old->printed == raid) return 1;
    const ag_raid_def *now = rules->port->view(rules->port->host, state->scripts, raid)->raid;
    int under_way = state->sequences[0].which != 0;
    if (!same_steps(&old->turn[AG_SIDE_BOSS], &now->turn[AG_SIDE_BOSS])
        || !same_steps(&old->turn[AG_SIDE_RAIDERS], &now->turn[AG_SIDE_RAIDERS])
        || (under_way && !same_sequences(old, now))) {
        state->raid_next = raid;
        return 0;
    }
    ag_raid_take(rules, raid);
    return 1;
}
