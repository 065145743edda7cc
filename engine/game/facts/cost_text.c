// Costs in a few words.
#include "game/facts/cost_text.h"

#include <string.h>

#include "base/assert.h"
#include "rules/agenda/choice.h"
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

static const char *const verbs[AG_COST_KIND_COUNT] = {
    [AG_COST_EXHAUST_THIS] = "exhaust it",
    [AG_COST_DESTROY_THIS] = "destroy it",
    [AG_COST_REMOVE_THIS] = "remove it",
    [AG_COST_FLIP_THIS] = "flip it",
    [AG_COST_FACE_DOWN_THIS] = "turn it face down",
    [AG_COST_TO_HAND_THIS] = "take it back",
    [AG_COST_DISCARD] = "discard",
    [AG_COST_DESTROY] = "destroy",
    [AG_COST_EXHAUST] = "exhaust",
    [AG_COST_REMOVE] = "remove",
    [AG_COST_TO_HAND] = "take back",
    [AG_COST_TO_BOTTOM] = "put under the deck",
    [AG_COST_FLIP] = "flip",
    [AG_COST_FACE_DOWN] = "turn face down",
    [AG_COST_REVEAL] = "reveal",
    [AG_COST_COUNTERS_OF] = "counters from",
    [AG_COST_DAMAGE_ON] = "damage on",
    [AG_COST_DAMAGE] = "damage",
    [AG_COST_REMOVE_COUNTERS] = "remove",
    [AG_COST_DECK_TO_GRAVEYARD] = "discard from the deck",
    [AG_COST_CONCEDE] = "concede",
};

static int is_of_this(int kind)
{
    return ag_cost_is_of_this(kind) || kind == AG_COST_CONCEDE;
}

static void write_count(const ag_cost_part *part, ag_writer *out)
{
    if (part->all) {
        ag_write(out, " all");
    } else if (part->x_count > 0) {
        ag_write(out, " X");
    } else if (part->max == part->min) {
        ag_write(out, " %d", part->min);
    } else {
        ag_write(out, " %d or more", part->min);
    }
}

void ag_cost_write(const ag_rules *rules, const ag_cost *cost, ag_writer *out)
{
    const char *between = "";
    AG_ASSERT(cost->part_count <= AG_COST_PART_MAX);
    for (int i = 0; i < cost->part_count; i++) {
        const ag_cost_part *part = &cost->parts[i];
        AG_ASSERT(part->kind < AG_COST_KIND_COUNT);
        if (part->kind == AG_COST_NONE) continue;
        ag_write(out, "%s%s", between, verbs[part->kind]);
        if (!is_of_this(part->kind)) {
            write_count(part, out);
        }
        if (part->kind == AG_COST_REMOVE_COUNTERS) {
            ag_write(out, " %s", rules->catalog->symbols[part->counter]);
        }
        between = ", ";
    }
}

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
            ag_cost_write(rules, &power_of(rules, option)->cost, out);
        }
        other[0] = '\0';
        ag_writer line = ag_writer_open(other, sizeof other);
        ag_cost_write(rules, &power_of(rules, i)->cost, &line);
        same |= strcmp(other, out->text) == 0;
    }
    if (same) {
        ag_write(out, "%spower %d", out->length > 0 ? ", " : "", nth_of(rules, option));
    }
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
