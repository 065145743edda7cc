// Costs in English.
#include "game/facts/cost_text.h"

#include <string.h>

#include "base/assert.h"
#include "game/facts/filter_text.h"
#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "state/ids.h"

const char *const ag_cost_words[AG_COST_KIND_COUNT] = {
    [AG_COST_DISCARD] = "discard",
    [AG_COST_DESTROY] = "destroy",
    [AG_COST_EXHAUST] = "exhaust",
    [AG_COST_REMOVE] = "remove from the game",
    [AG_COST_TO_HAND] = "return to hand",
    [AG_COST_TO_BOTTOM] = "put under the deck",
    [AG_COST_FLIP] = "flip",
    [AG_COST_FACE_DOWN] = "turn face down",
    [AG_COST_REVEAL] = "reveal",
    [AG_COST_COUNTERS_OF] = "remove counters from",
    [AG_COST_DAMAGE_ON] = "put damage on",
    [AG_COST_DAMAGE] = "put damage on",
};

// What is done without a choice.
static const char *const actions[AG_COST_KIND_COUNT] = {
    [AG_COST_EXHAUST_THIS] = "[Activate]",
    [AG_COST_DESTROY_THIS] = "destroy this",
    [AG_COST_REMOVE_THIS] = "remove this from the game",
    [AG_COST_FLIP_THIS] = "flip this",
    [AG_COST_FACE_DOWN_THIS] = "turn this face down",
    [AG_COST_TO_HAND_THIS] = "put this into its owner's hand",
    [AG_COST_CONCEDE] = "concede the game",
};

// ---- the parts of a cost ----

// "destroy 2 + X of …", "discard up to 3 cards", "exhaust any number of your allies".
static void write_picked(const ag_catalog *catalog, const ag_cost_part *part, ag_writer *out)
{
    int optional = part->min == 0 && part->x_count == 0;
    int many = part->max != 1 || part->min != 1 || part->x_count > 0;
    const char *verb = ag_cost_words[part->kind], *goes = strchr(verb, ' ');
    size_t size = goes == NULL ? strlen(verb) : (size_t)(goes - verb);
    ag_write(out, "%.*s%s ", (int)size, verb, goes != NULL && goes[1] == 'f' ? goes : "");
    goes = goes != NULL && goes[1] == 'f' ? NULL : goes;
    if (!many || ag_filter_is_one(&part->filter)) {
        ag_filter_write_one(catalog, &part->filter, out);
    } else if (optional && part->max >= AG_COST_PICK_MAX) {
        ag_write(out, "any number of ");
        ag_filter_write(catalog, &part->filter, 1, out);
    } else {
        ag_write(out, optional ? "up to " : "");
        ag_write_cost(out, part->max, part->x_count);
        ag_write(out, ag_filter_is_owned(&part->filter) ? " of " : " ");
        ag_filter_write(catalog, &part->filter, 1, out);
    }
    ag_write(out, "%s%s", goes != NULL ? goes : "", part->of_one ? ", all of one graveyard" : "");
}

static void write_counters(const ag_catalog *catalog, const ag_cost_part *part, ag_writer *out)
{
    const ag_filter this = { .is = AG_IS_THIS };
    const char *name = catalog->symbols[part->counter];
    if (part->all) {
        ag_write(out, "remove all %s counters from this", name);
    } else {
        int one = part->amount == 1 && part->x_count == 0;
        ag_write(out, one ? "remove %s" : "remove ", ag_article(name));
        if (!one) ag_write_cost(out, part->amount, part->x_count);
        ag_write(out, " %s counter%s from ", name, one ? "" : "s");
        ag_filter_write_one(catalog, part->kind == AG_COST_COUNTERS_OF ? &part->filter : &this,
                            out);
    }
}

static void write_damage(const ag_catalog *catalog, const ag_cost_part *part, ag_writer *out)
{
    if (part->kind == AG_COST_DAMAGE_ON) {
        ag_write(out, "put %d damage on ", part->amount);
    } else if (part->max == INT16_MAX) {
        ag_write(out, "put any amount of damage on ");
    } else {
        ag_write(out, "put up to %d damage on ", part->max);
    }
    ag_filter_write_one(catalog, &part->filter, out);
}

static void write_part(const ag_catalog *catalog, const ag_cost_part *part, int payer,
                       ag_writer *out)
{
    const char *whose = payer == AG_WHOSE_YOURS ? "your" : "that player's";
    switch (part->kind) {
    case AG_COST_COUNTERS_OF:
    case AG_COST_REMOVE_COUNTERS: write_counters(catalog, part, out); break;
    case AG_COST_DAMAGE:
    case AG_COST_DAMAGE_ON: write_damage(catalog, part, out); break;
    case AG_COST_DECK_TO_GRAVEYARD:
        ag_write(out, "put the top %d of %s deck into %s graveyard", part->max, whose, whose);
        break;
    default:
        if (ag_cost_words[part->kind] != NULL) {
            write_picked(catalog, part, out);
        } else {
            AG_ASSERT(actions[part->kind] != NULL);
            ag_write(out, "%s", actions[part->kind]);
        }
    }
}

void ag_cost_write(const ag_catalog *catalog, const ag_cost *cost, int payer, ag_writer *out)
{
    AG_ASSERT(cost->part_count <= AG_COST_PART_MAX);
    AG_ASSERT(payer == AG_WHOSE_YOURS || payer == AG_WHOSE_OF_EVENT);
    for (int i = 0; i < cost->part_count; i++) {
        int last = i == cost->part_count - 1, is_sign = cost->parts[i].kind == AG_COST_EXHAUST_THIS;
        ag_write(out, i == 0 ? "" : last && !is_sign ? " and " : ", ");
        ag_cost_part part = cost->parts[i];
        if (part.filter.whose == AG_WHOSE_YOURS) part.filter.whose = (uint8_t)payer;
        write_part(catalog, &part, payer, out);
    }
}

// ---- powers of one card ----

static const ag_power_def *power_of(const ag_rules *rules, int option)
{
    const ag_option *at = &rules->state->options[option];
    return ag_owned_at(rules, ag_ref_as_card(at->ref), at->power).def;
}

// The number of the power as `why use CARD N` counts it.
static int nth_of(const ag_rules *rules, int option)
{
    const ag_option *at = &rules->state->options[option];
    int nth = 0;
    for (int i = 0; i <= at->power; i++) {
        const ag_power_def *power = ag_owned_at(rules, ag_ref_as_card(at->ref), i).def;
        nth += power != NULL && power->kind == AG_POWER_PAYMENT;
    }
    return nth;
}

// Whether both use powers of one card and read alike.
static int are_confused(const ag_rules *rules, const ag_view_option *options, int a, int b)
{
    const ag_option *one = &rules->state->options[a], *other = &rules->state->options[b];
    return one->kind == AG_MOVE_USE && other->kind == AG_MOVE_USE
           && ag_card_id_same(ag_ref_as_card(one->ref), ag_ref_as_card(other->ref))
           && strcmp(options[a].text, options[b].text) == 0;
}

// Writes what distinguishes this option from those that read alike; nothing if there are none.
static void write_difference(const ag_rules *rules, const ag_view_option *options, int count,
                             int option, ag_writer *out)
{
    char other[80];
    int same = 0, confused = 0;
    for (int i = 0; i < count; i++) {
        if (i == option || !are_confused(rules, options, i, option) || power_of(rules, i) == NULL
            || power_of(rules, option) == NULL) {
            continue;
        }
        if (confused++ == 0) {
            ag_cost_write(rules->catalog, &power_of(rules, option)->cost, AG_WHOSE_YOURS, out);
        }
        other[0] = '\0';
        ag_writer line = ag_writer_open(other, sizeof other);
        ag_cost_write(rules->catalog, &power_of(rules, i)->cost, AG_WHOSE_YOURS, &line);
        same |= strcmp(other, out->text) == 0;
    }
    if (same) ag_write(out, "%spower %d", out->length > 0 ? ", " : "", nth_of(rules, option));
}

void ag_cost_tell_apart(const ag_rules *rules, ag_view_option *options, int count)
{
    char more[AG_OPTION_MAX][80];
    AG_ASSERT(count >= 0 && count <= AG_OPTION_MAX);
    for (int i = 0; i < count; i++) {
        more[i][0] = '\0';
        ag_writer out = ag_writer_open(more[i], sizeof more[i]);
        write_difference(rules, options, count, i, &out);
    }
    for (int i = 0; i < count; i++) {
        size_t length = strlen(options[i].text);
        if (more[i][0] != '\0') {
            ag_writer out =
                ag_writer_open(options[i].text + length, sizeof options[i].text - length);
            ag_write(&out, ": %s", more[i]);
        }
    }
}
