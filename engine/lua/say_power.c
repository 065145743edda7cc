// A whole power in English: when it works, what it waits for or costs, its targets, and what it
// does. A function of the script is described by its place.
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/code.h"
#include "lua/draft.h"
#include "lua/say.h"
#include "rules/rules.h"

static const ag_power_def *power_at(const ag_say *say, int power)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(say->host), say->printed);
    AG_ASSERT(power >= 0 && power < def->power_count);
    return &def->powers[power];
}

// ---- functions ----

// The line where a function of the power begins; 0: the power has none.
static int line_of(const ag_say *say, int power, int slot)
{
    lua_State *L = ag_host_lua(say->host);
    ag_host *host = ag_host_of(L);
    lua_Debug debug;
    if (!ag_host_push_function(host, L, say->printed, (uint16_t)power, slot)) return 0;
    lua_getinfo(L, ">S", &debug);
    return debug.linedefined;
}

static void say_place(const ag_say *say, int line)
{
    ag_write(say->out, " (%s:%d)", ag_host_path(say->host, say->printed), line);
}

// The verbs that an effect calls, in order, repeated calls once.
typedef struct verbs {
    const ag_say *say;
    int count;
    char last[96];
} verbs;

enum { VERBS_MAX = 12 };

// Verbs that pick cards do nothing to them.
static int is_picker(const char *name)
{
    static const char *const pickers[] = { "with",  "without", "in_zone", "or_type",
                                           "other", "where",   "of",      "is" };
    for (size_t i = 0; i < sizeof pickers / sizeof pickers[0]; i++) {
        if (strcmp(pickers[i], name) == 0) return 1;
    }
    return 0;
}

static void note_verb(void *context, const ag_code_seen *seen)
{
    verbs *now = context;
    char text[96];
    int of_module = !seen->is_method && strchr(seen->name, '.') != NULL;
    if (seen->kind != AG_CODE_CALL || (!seen->is_method && !of_module) || seen->depth > 0
        || is_picker(seen->name)) {
        return;
    }
    snprintf(text, sizeof text, "%.45s%s%.45s", seen->base, of_module ? "" : ":", seen->name);
    if (strcmp(text, now->last) != 0 && now->count < VERBS_MAX) {
        ag_write(now->say->out, "%s%s", now->count == 0 ? ": " : ", ", text);
        now->count++;
    }
    snprintf(now->last, sizeof now->last, "%s", text);
}

static void say_effect(const ag_say *say, int power)
{
    int line = line_of(say, power, AG_SLOT_EFFECT);
    if (line > 0) {
        verbs now = { .say = say };
        ag_write(say->out, "its effect");
        say_place(say, line);
        ag_code_walk_power(say->host, say->printed, power, AG_SLOT_EFFECT, note_verb, &now);
        ag_write(say->out, now.count == 0 ? " runs" : "");
    } else {
        ag_write(say->out, "nothing more");
    }
}

// "target X: its effect runs (…)", or the modes. `first`: the first target not yet written.
static void say_does(const ag_say *say, int index, int first)
{
    const ag_power_def *power = power_at(say, index);
    if (power->mode_count > 0) {
        ag_write(say->out, "%s %d", power->opponent_chooses ? "an opponent chooses" : "choose",
                 power->modes_chosen);
        if (power->modes_most.length > 0) {
            ag_write(say->out, " to ");
            ag_say_amount(say, &power->modes_most);
        }
        ag_write(say->out, " of %d modes", power->mode_count);
        for (int i = 0; i < power->mode_count; i++) {
            ag_write(say->out, "; mode %d: ", i + 1);
            say_does(say, power->mode_first + i, 0);
        }
        return;
    }
    ag_say_targets(say, power, first);
    ag_write(say->out, power->target_count > first ? ": " : "");
    say_effect(say, index);
}

// ---- when it applies ----

static void say_where(const ag_say *say, const ag_power_def *power)
{
    uint16_t all = (uint16_t)(AG_BIT(AG_ZONE_COUNT) - 1);
    if (power->hero.word != 0) {
        ag_write(say->out, "while your hero is %s, ", ag_host_word(say->host, power->hero.word));
    } else if (power->hero.classes != 0 || power->hero.factions != 0) {
        for (int i = 0; i < AG_CLASS_COUNT; i++) {
            if (power->hero.classes & AG_BIT(i)) {
                ag_write(say->out, "while your hero is a %s, ", ag_class_words[i]);
            }
        }
        for (int i = 0; i < AG_FACTION_COUNT; i++) {
            if (power->hero.factions & AG_BIT(i)) {
                ag_write(say->out, "while your hero is %s, ", ag_faction_words[i]);
            }
        }
    }
    if ((power->zones & all) == all) {
        ag_write(say->out, "wherever it is");
    } else if (power->zones == 0) {
        ag_write(say->out, "while this is in play");
    } else {
        const char *between = "while this is in ";
        for (int i = 1; i < AG_ZONE_COUNT; i++) {
            if (power->zones & AG_BIT(i)) {
                ag_write(say->out, "%s%s", between, ag_zone_words[i]);
                between = " or ";
            }
        }
    }
}

static int is_elsewhere(const ag_power_def *power)
{
    return power->zones != 0 || power->hero.word != 0 || power->hero.classes != 0
           || power->hero.factions != 0;
}

// ---- each kind ----

static void say_continuous(const ag_say *say, const ag_power_def *power)
{
    ag_write(say->out, "Continuous, ");
    say_where(say, power);
    ag_write(say->out, ": ");
    ag_say_changes(say, power);
    ag_write(say->out, power->once_per_turn ? ", once a turn" : "");
}

static void say_condition(const ag_say *say, int index)
{
    const ag_watch_def *watch = &power_at(say, index)->watch;
    int line = line_of(say, index, AG_SLOT_CONDITION);
    if (watch->condition.length > 0) {
        ag_write(say->out, ", if ");
        ag_say_condition(say, &watch->condition);
    }
    if (line > 0) {
        ag_write(say->out, ", if its condition is met");
        say_place(say, line);
    }
}

static void say_begin(const ag_say *say, const ag_power_def *power)
{
    if (is_elsewhere(power)) {
        ag_write(say->out, "Works ");
        say_where(say, power);
        ag_write(say->out, ". ");
    }
}

static void say_trigger(const ag_say *say, int index, const char *begin)
{
    const ag_power_def *power = power_at(say, index);
    ag_write(say->out, "%s", begin);
    ag_say_event(say, &power->watch, AG_SAY_IS);
    say_condition(say, index);
    ag_write(say->out, ": %s", power->watch.may ? "its controller may: " : "");
    say_does(say, index, 0);
    ag_write(say->out, power->uninterruptible ? "; players can't interrupt it" : "");
    ag_write(say->out, power->watch.once ? "; once" : "");
}

static void say_replacement(const ag_say *say, int index)
{
    const ag_power_def *power = power_at(say, index);
    const ag_watch_def *watch = &power->watch;
    char text[1024];
    ag_writer part = ag_writer_open(text, sizeof text);
    ag_say into = { say->host, say->printed, &part };
    if (ag_say_packet(&into, watch)) {
        text[0] = (char)(text[0] - 'a' + 'A');
        ag_write(say->out, "%s", text);
        say_condition(say, index);
        return;
    }
    ag_write(say->out, "If ");
    ag_say_event(say, watch, AG_SAY_WOULD);
    say_condition(say, index);
    ag_write(say->out, watch->may ? ": its controller may have this instead: " : ", instead: ");
    say_effect(say, index);
    ag_write(say->out, watch->tries ? ", which says whether that damage is prevented" : "");
    ag_write(say->out, watch->once ? "; once" : "");
}

static void say_limits(const ag_say *say, const ag_power_def *power)
{
    static const char *const users[] = { "", ", used by opponents", ", used by every player" };
    ag_write(say->out, power->your_turn_only ? ", only on your turn" : "");
    ag_write(say->out,
             power->sorcery_timing ? ", only in your action phase on an empty chain" : "");
    ag_write(say->out, power->once_per_turn ? ", once a turn" : "");
    ag_write(say->out, "%s", users[power->used_by]);
    ag_write(say->out, power->off_chain ? ", off the chain" : "");
    if (power->only_if.length > 0) {
        ag_write(say->out, ", only if ");
        ag_say_condition(say, &power->only_if);
    }
}

static void say_payment(const ag_say *say, int index, const char *begin)
{
    const ag_power_def *power = power_at(say, index);
    ag_write(say->out, "%s", begin);
    ag_say_cost(say, &power->cost);
    say_limits(say, power);
    ag_write(say->out, ": ");
    say_does(say, index, 0);
    ag_write(say->out, power->uninterruptible ? "; players can't interrupt it" : "");
}

// What applies as the card is played, sentence by sentence.
static void say_playing(const ag_say *say, const ag_power_def *power, const ag_card_def *def)
{
    if (power->only_if.length > 0) {
        ag_write(say->out, "Playable only if ");
        ag_say_condition(say, &power->only_if);
        ag_write(say->out, ". ");
    }
    if (power->x_at_most > 0) {
        ag_write(say->out, "X is at most %d. ", power->x_at_most);
    }
    if (def->extra_cost.part_count > 0 || def->extra_cost.resources > 0) {
        ag_write(say->out, "Additional cost: ");
        ag_say_cost(say, &def->extra_cost);
        ag_write(say->out, ". ");
    }
    for (int i = 0; i < def->rather_count; i++) {
        ag_write(say->out, "Rather than its cost: ");
        ag_say_cost(say, &def->powers[def->rather_first + i].cost);
        ag_write(say->out, ". ");
    }
}

static int say_attaching(const ag_say *say, const ag_power_def *power, const ag_card_def *def)
{
    int targets = power->target_count > 0 && def->attachment == AG_ATTACH_TARGET;
    if (def->attachment == AG_ATTACH_NONE || def->attach_mode) return 0;
    ag_write(say->out, "Attaches to ");
    if (targets) {
        ag_say_target(say, &power->targets[0]);
    } else {
        ag_say_filter(say, &def->attach);
    }
    ag_write(say->out, def->attachment == AG_ATTACH_EFFECT ? ", as its effect says. " : ". ");
    return targets;
}

static void say_play(const ag_say *say, int index)
{
    const ag_power_def *power = power_at(say, index);
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(say->host), say->printed);
    int does = power->functions != 0 || power->mode_count > 0;
    say_playing(say, power, def);
    int first = say_attaching(say, power, def);
    if (does || power->target_count > first) {
        ag_write(say->out, "As it resolves: ");
        say_does(say, index, first);
        ag_write(say->out, def->ongoing ? ", then it stays in play" : "");
    } else {
        ag_write(say->out, def->ongoing ? "Stays in play" : "Nothing more happens");
    }
    ag_write(say->out, def->cant_be_interrupted ? "; players can't interrupt it" : "");
}

static void say_enters(const ag_say *say, const ag_power_def *power)
{
    const ag_entering *how = &power->enters;
    ag_write(say->out, "As ");
    ag_say_event(say, &power->watch, AG_SAY_IS);
    if (power->watch.condition.length > 0) {
        ag_write(say->out, ", if ");
        ag_say_condition(say, &power->watch.condition);
    }
    const char *between = ": ";
    if (how->exhausted) {
        ag_write(say->out, "%sit is exhausted", between);
        between = ", ";
    }
    if (how->damage.length > 0) {
        ag_write(say->out, "%sit has damage: ", between);
        ag_say_amount(say, &how->damage);
        between = ", ";
    }
    if (how->counter != 0) {
        ag_write(say->out, "%sit has %s counters: ", between,
                 ag_host_word(say->host, how->counter));
        ag_say_amount(say, &how->counters);
    }
}

static void say_later(const ag_say *say, int index)
{
    const ag_power_def *power = power_at(say, index);
    ag_write(say->out, "Begun by an effect as \"%s\": ", ag_host_word(say->host, power->id));
    if (power->later_replaces) {
        say_replacement(say, index);
    } else {
        say_trigger(say, index, "When ");
    }
}

void ag_say_power(const ag_say *say, int index)
{
    const ag_power_def *power = power_at(say, index);
    if (power->granted) {
        ag_write(say->out, "Given to others as \"%s\": ", ag_host_word(say->host, power->id));
    }
    switch (power->kind) {
    case AG_POWER_PLAY: say_play(say, index); break;
    case AG_POWER_CONTINUOUS: say_continuous(say, power); break;
    case AG_POWER_TRIGGER:
        say_begin(say, power);
        say_trigger(say, index, "When ");
        break;
    case AG_POWER_PAYMENT:
        say_begin(say, power);
        say_payment(say, index, "Payment: ");
        break;
    case AG_POWER_REWARD: say_payment(say, index, "Reward: "); break;
    case AG_POWER_REPLACE:
        say_begin(say, power);
        say_replacement(say, index);
        break;
    case AG_POWER_LATER: say_later(say, index); break;
    case AG_POWER_AS: say_trigger(say, index, "As "); break;
    case AG_POWER_ENTERS: say_enters(say, power); break;
    case AG_POWER_TERM:
        ag_write(say->out, "A cost: ");
        ag_say_cost(say, &power->cost);
        break;
    default: ag_write(say->out, "The rules call it: "); say_effect(say, index);
    }
    ag_write(say->out, ".");
    if (power->rule != AG_RULE_NONE) {
        ag_write(say->out, " (%s)", ag_rule_text(ag_host_catalog(say->host), power->rule));
    }
}
