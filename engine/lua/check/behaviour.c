// What a card does: reads its data part by part, and the calls, fields, words and texts of its
// effects. The signs of text_rules.def say which of them show what.
#include "lua/check/behaviour.h"

#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "lua/language/action_word.h"
#include "lua/run/run.h"
#include "lua/words/api.h"
#include "lua/data/data_lua.h"
#include "lua/host/draft.h"
#include "rules/numbers/numbers.h"

typedef struct gathering {
    const ag_host *host;
    uint16_t printed;
    const ag_card_def *def;
    ag_behaviour *out;
} gathering;

// ---- facts ----

static void sees(const gathering *in, int fact, int so)
{
    in->out->seen[fact] |= so != 0;
}

static void does(const gathering *in, int fact, int so)
{
    in->out->does[fact] |= so != 0;
    in->out->seen[fact] |= so != 0;
}

enum { SEES, DOES };
enum { CALL, READ, WORD, TEXT, KEY, EVENT, DATA };

static const struct sign {
    uint8_t fact, how, where;
    const char *words;
} signs[] = {
#define AG_TEXT_SIGN(fact, how, where, words) { AG_FACT_##fact, how, where, words },
#include "lua/check/text_rules.def"
};

static int is_among(const char *words, const char *word)
{
    size_t size = strlen(word);
    for (const char *at = words; *at != '\0';) {
        size_t length = strcspn(at, "|");
        int same = at[length - 1] == '*' ? strncmp(at, word, length - 1) == 0
                                         : length == size && memcmp(at, word, size) == 0;
        if (same) return 1;
        at += length + (at[length] == '|');
    }
    return 0;
}

// Notes what the word shows where it stands.
static void read_sign(const gathering *in, int where, const char *word)
{
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        if (signs[i].where == where && is_among(signs[i].words, word)) {
            (signs[i].how == DOES ? does : sees)(in, signs[i].fact, 1);
        }
    }
}

// ---- numbers, filters and amounts ----

static void read_number(const gathering *in, lua_Integer number)
{
    in->out->counts |= number >= 0 && number < 32 ? AG_BIT(number) : 0;
}

// A filter that asks for nothing says nothing.
static void note_whose(const ag_filter *filter, uint32_t whose[AG_WHOSE_COUNT])
{
    int nothing = filter->types == 0 && filter->whose == AG_WHOSE_ANY;
    AG_ASSERT(filter->whose < AG_WHOSE_COUNT);
    if (!nothing && (filter->is & (AG_IS_THIS | AG_IS_HOST | AG_IS_OF_EVENT)) == 0) {
        whose[filter->whose] |= filter->types == 0 ? UINT32_MAX : filter->types;
    }
}

static void read_filter(const gathering *in, const ag_filter *filter)
{
    uint64_t states = filter->is | filter->isnt;
    ag_behaviour *out = in->out;
    note_whose(filter, out->whose);
    if ((filter->zones & ~AG_BIT(AG_ZONE_PARTY)) == 0) {
        note_whose(filter, out->declared);
    }
    does(in, AG_FACT_OTHER, (filter->isnt & (AG_IS_THIS | AG_IS_OF_EVENT)) != 0);
    for (int i = 0; i < AG_IS_COUNT; i++) {
        if (states & AG_LONG_BIT(i)) {
            read_sign(in, DATA, ag_is_words[i]);
        }
    }
    sees(in, AG_FACT_THIS_TURN, (states & AG_IS_DEALT) != 0);
    sees(in, AG_FACT_ENTERS, (states & AG_IS_DEALT) != 0);
    sees(in, AG_FACT_GRAVEYARD, filter->zones & AG_BIT(AG_ZONE_GRAVEYARD));
    if (filter->keyword != 0) {
        out->keywords |= AG_LONG_BIT(filter->keyword - 1);
    }
    out->damage |= (uint16_t)(states / AG_IS_DEALS_ARCANE & 0xff);
    out->damage |= (uint16_t)(states / AG_IS_DEALT_ARCANE & 0xff);
    for (int i = 0; i < 2; i++) {
        sees(in, AG_FACT_COUNTERS, filter->ranges[i].stat == AG_STAT_COUNTERS);
    }
}

static void read_amount(const gathering *in, const ag_amount *amount)
{
    for (int i = 0; i < amount->length; i++) {
        int op = amount->steps[i].op;
        if (op == AG_OP_CONST) {
            read_number(in, amount->steps[i].value);
        }
        if (op == AG_OP_DREW_BLOOD) {
            in->out->whose[AG_WHOSE_YOURS] |= AG_TYPE_ALLY;
            in->out->whose[AG_WHOSE_OPPOSING] |= AG_TYPE_HERO;
        }
        sees(in, AG_FACT_COSTS_X, op == AG_OP_X);
        sees(in, AG_FACT_THIS_TURN,
             op == AG_OP_DREW_BLOOD || op == AG_OP_COMPLETED || op == AG_OP_PLAYED);
        sees(in, AG_FACT_COUNTERS, op == AG_OP_STAT && amount->steps[i].arg == AG_STAT_COUNTERS);
    }
    if (amount->length > 0) {
        read_filter(in, &amount->counted);
    }
}

// ---- costs and targets ----

static void read_part(const gathering *in, const ag_cost_part *part)
{
    static const struct {
        uint8_t kind, fact;
    } facts[] = {
        { AG_COST_EXHAUST_THIS, AG_FACT_ACTIVATES },
        { AG_COST_DESTROY_THIS, AG_FACT_DESTROYS },
        { AG_COST_DESTROY, AG_FACT_DESTROYS },
        { AG_COST_EXHAUST, AG_FACT_EXHAUSTS },
        { AG_COST_DISCARD, AG_FACT_DISCARDS },
        { AG_COST_REMOVE_THIS, AG_FACT_REMOVES },
        { AG_COST_REMOVE, AG_FACT_REMOVES },
        { AG_COST_FLIP_THIS, AG_FACT_FLIPS },
        { AG_COST_FLIP, AG_FACT_FLIPS },
        { AG_COST_TO_HAND_THIS, AG_FACT_TO_HAND },
        { AG_COST_TO_HAND, AG_FACT_TO_HAND },
        { AG_COST_TO_BOTTOM, AG_FACT_TO_DECK },
        { AG_COST_REVEAL, AG_FACT_REVEALS },
        { AG_COST_COUNTERS_OF, AG_FACT_COUNTERS },
        { AG_COST_REMOVE_COUNTERS, AG_FACT_COUNTERS },
        { AG_COST_DECK_TO_GRAVEYARD, AG_FACT_GRAVEYARD },
    };
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        does(in, facts[i].fact, facts[i].kind == part->kind);
    }
    sees(in, AG_FACT_EXHAUSTS, part->kind == AG_COST_EXHAUST_THIS);
    sees(in, AG_FACT_CHOICE, part->min == 0);
    read_number(in, part->min);
    read_number(in, part->max);
    read_number(in, part->amount);
    read_filter(in, &part->filter);
}

static void read_cost(const gathering *in, const ag_cost *cost)
{
    does(in, AG_FACT_COSTS_X, cost->x_count > 0);
    for (int i = 0; i < cost->part_count; i++) {
        read_part(in, &cost->parts[i]);
        does(in, AG_FACT_COSTS_X, cost->parts[i].x_count > 0);
    }
}

static void read_target(const gathering *in, const ag_target_def *target)
{
    int least = 1;
    ag_behaviour *out = in->out;
    if (out->target_count < AG_BEHAVIOUR_TARGETS) {
        out->targets[out->target_count++] = target;
    }
    does(in, AG_FACT_TARGETS, 1);
    does(in, AG_FACT_OTHER, target->not_as != 0);
    does(in, AG_FACT_RANDOM, target->random);
    sees(in, AG_FACT_CHOICE, ag_amount_fixed(&target->min, &least) && least == 0);
    sees(in, AG_FACT_GRAVEYARD, target->kind == AG_TARGET_GRAVEYARD);
    read_filter(in, &target->filter);
    read_amount(in, &target->min);
    read_amount(in, &target->max);
    read_amount(in, &target->least);
    read_amount(in, &target->most);
}

// ---- modifiers ----

static void read_cant(const gathering *in, int cant)
{
    does(in, AG_FACT_CANT, 1);
    read_sign(in, DATA, ag_cant_words[cant]);
}

static void read_change(const gathering *in, const ag_change *change)
{
    ag_behaviour *out = in->out;
    read_sign(in, KEY, ag_field_words[change->field]);
    switch (change->field) {
    case AG_FIELD_KEYWORD: out->keywords_given |= AG_LONG_BIT(change->word); break;
    case AG_FIELD_LOSES_KEYWORD: out->keywords |= AG_LONG_BIT(change->word); break;
    case AG_FIELD_CANT: read_cant(in, change->word); break;
    case AG_FIELD_DAMAGE_TYPE:
    case AG_FIELD_BARRED: out->damage |= change->word; break;
    default: break;
    }
    if (ag_change_denies(change)) {
        read_cant(in, AG_CANT_HAVE_POWERS);
    }
    sees(in, AG_FACT_INSTEAD, change->op == AG_CHANGE_SET || change->op == AG_CHANGE_DOUBLE);
    sees(in, AG_FACT_CONDITION, change->condition.length > 0);
    read_filter(in, &change->subject);
    if (change->subject.zones == 0) {
        note_whose(&change->subject, out->waited);
    }
    read_amount(in, &change->amount);
    read_amount(in, &change->condition);
    read_filter(in, &change->amount.counted);
}

// ---- what it waits for ----

static void read_turns(const gathering *in, const ag_watch_def *watch)
{
    int each = watch->whose == AG_WHOSE_ANY;
    sees(in, each ? AG_FACT_EACH_START : AG_FACT_YOUR_START, watch->event == AG_EVENT_TURN_BEGINS);
    sees(in, each ? AG_FACT_EACH_END : AG_FACT_YOUR_END, watch->event == AG_EVENT_TURN_ENDS);
}

static void read_watch(const gathering *in, const ag_power_def *power)
{
    const ag_watch_def *watch = &power->watch;
    ag_behaviour *out = in->out;
    int packet = watch->prevents || watch->tries || watch->raises;
    int replaces = !packet && (power->kind == AG_POWER_REPLACE || power->later_replaces);
    int preventable = watch->alters & (AG_ALTER_PREVENTABLE | AG_ALTER_UNPREVENTABLE);
    int seldom = watch->first || watch->first_time || watch->once;
    read_turns(in, watch);
    if (!packet || watch->event == AG_EVENT_REVEALS) {
        read_sign(in, EVENT, ag_event_words[watch->event]);
        read_sign(in, DATA, ag_event_words[watch->event]);
    }
    does(in, AG_FACT_COMBAT, watch->combat);
    does(in, AG_FACT_CHOICE, watch->may);
    does(in, AG_FACT_PREVENTS, watch->prevents || watch->tries);
    sees(in, AG_FACT_PREVENTS, preventable);
    sees(in, AG_FACT_HEALS, watch->event == AG_EVENT_HEALED);
    sees(in, AG_FACT_INSTEAD, (watch->raises || watch->tries) && watch->event != AG_EVENT_HEALED);
    sees(in, AG_FACT_INSTEAD, replaces);
    sees(in, AG_FACT_CANT, replaces);  // what never happens can't happen
    // "Is unpreventable" says it all: such damage can't be replaced either.
    does(in, AG_FACT_INSTEAD, replaces && (watch->alters == 0 || watch->alters != preventable));
    does(in, AG_FACT_CONDITION, watch->condition.length > 0);
    sees(in, AG_FACT_CONDITION, power->functions & AG_BIT(AG_SLOT_CONDITION));
    sees(in, AG_FACT_ONCE, seldom);
    sees(in, AG_FACT_NEXT, seldom);
    sees(in, AG_FACT_THIS_TURN, seldom);
    read_number(in, watch->at_least);
    out->damage |= watch->damage | watch->becomes;
    note_whose(&watch->subject, out->waited);
    note_whose(&watch->source, out->waited);
    read_filter(in, &watch->subject);
    read_filter(in, &watch->source);
    read_filter(in, &watch->with);
    read_filter(in, &watch->onto);
    read_amount(in, &watch->amount);
    read_amount(in, &watch->condition);
}

static void read_action(const gathering *in, int action)
{
    for (int i = 0; i < AG_ACTION_WORDS; i++) {
        if (ag_action_word_actions[i] == action - 1) {
            read_sign(in, DATA, ag_action_words[i]);
        }
    }
}

// ---- effects ----

// Whether a player other than the card's own draws or discards.
static void read_player(const gathering *in, const ag_code_seen *seen, const char *verb)
{
    int own = strcmp(seen->base, "me.player") == 0 || strcmp(seen->base, "me.player.hand") == 0;
    int others = seen->is_method && !own;
    sees(in, AG_FACT_OTHERS_DRAW, others && strcmp(verb, "draw") == 0);
    sees(in, AG_FACT_OTHERS_DISCARD, others && strcmp(verb, "discard") == 0);
    if (strcmp(seen->name, "each_choose") == 0) {  // "your" is each of those who choose
        in->out->whose[AG_WHOSE_OPPOSING] |= UINT32_MAX;
        in->out->whose[AG_WHOSE_FRIENDLY] |= UINT32_MAX;
    }
}

static void read_call(const gathering *in, const ag_code_seen *seen)
{
    const char *verb = ag_api_like(seen->name);
    int chooses = strstr(verb, "choose") != NULL;
    read_sign(in, CALL, verb);
    sees(in, AG_FACT_CHOICE, chooses);
    sees(in, AG_FACT_CONDITION, chooses);
    read_player(in, seen, verb);
}

// `me.amount` reads a value; `opposing.ally` tells whose cards an effect looks for.
static void read_field(const gathering *in, const ag_code_seen *seen)
{
    const ag_printed *printed = ag_host_printed(in->host, in->printed);
    int whose = ag_lua_owner(seen->base);
    const ag_code_seen *of = ag_code_plain(seen->of);
    int is_own = of->kind == AG_CODE_PARAMETER && of->number == 1;
    for (int i = 0; is_own && i < printed->value_count; i++) {
        if (strcmp(ag_host_word(in->host, printed->values[i].name), seen->name) == 0) {
            in->out->values |= AG_BIT(i);
        }
    }
    read_sign(in, READ, seen->name);
    if (strcmp(seen->name, "fought_a_hero") == 0) {
        in->out->whose[AG_WHOSE_OPPOSING] |= AG_TYPE_HERO;
    }
    if (whose >= 0) {
        in->out->whose[whose] |= ag_lua_noun_types(seen->name);
    }
}

static void read_text(const gathering *in, const ag_code_seen *seen)
{
    const char *text = seen->name;
    char word[32];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, "0123456789"), text);
    size_t length = strlen(word);
    if (length > 1 && word[length - 1] == ' ') {
        word[length - 1] = '\0';  // "Assault 3"
    }
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, word);
    int damage = ag_word_find(ag_damage_words, AG_DAMAGE_COUNT, text);
    int cant = ag_word_find(ag_cant_words, AG_CANT_COUNT, text);
    in->out->keywords |= keyword >= 0 ? AG_LONG_BIT(keyword) : 0;
    in->out->damage |= (uint16_t)(damage >= 0 ? AG_BIT(damage) : 0);
    in->out->damage_dealt |= (uint16_t)(damage >= 0 ? AG_BIT(damage) : 0);
    if (cant >= 0 && strcmp(seen->base, "cant") == 0) {
        read_cant(in, cant);
    }
    if (keyword >= 0 && strcmp(seen->base, "cant_have") == 0) {
        read_cant(in, AG_CANT_HAVE_POWERS);
    }
    read_sign(in, TEXT, text);
    const ag_printed *printed = ag_host_printed(in->host, in->printed);
    for (int i = 0; i < in->def->power_count && i < 64; i++) {
        const char *called = printed->powers[i].name;
        int begun = in->def->powers[i].kind == AG_POWER_LATER && called != NULL;
        in->out->begun |= begun && strcmp(called, text) == 0 ? AG_LONG_BIT(i) : 0;
    }
}

static void read_key(const gathering *in, const char *name)
{
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, name);
    in->out->keywords |= keyword >= 0 ? AG_LONG_BIT(keyword) : 0;
    read_sign(in, KEY, name);
}

static void note_number(const gathering *in, const ag_code_seen *seen)
{
    ag_behaviour *out = in->out;
    read_number(in, seen->number);
    if (seen->depth == 0 && out->number_count < AG_BEHAVIOUR_NUMBERS) {
        out->numbers[out->number_count].number = (int32_t)seen->number;
        out->numbers[out->number_count++].line = seen->line;
    }
}

static void hear(void *context, const ag_code_seen *seen)
{
    const gathering *in = context;
    switch (seen->kind) {
    case AG_CODE_CALL: read_call(in, seen); break;
    case AG_CODE_READ: read_field(in, seen); break;
    case AG_CODE_WORD: read_sign(in, WORD, seen->name); break;
    case AG_CODE_TEXT: read_text(in, seen); break;
    case AG_CODE_WRITE: read_key(in, seen->name); break;
    case AG_CODE_NUMBER: note_number(in, seen); break;
    case AG_CODE_BRANCH:  // one thing or another
        sees(in, AG_FACT_INSTEAD, 1);
        sees(in, AG_FACT_CONDITION, 1);
        break;
    default: break;
    }
}

// ---- a power, a side ----

static void read_uninterruptible(const gathering *in, int so)
{
    does(in, AG_FACT_NO_INTERRUPT, so);
    sees(in, AG_FACT_CANT, so);
    sees(in, AG_FACT_INTERRUPTS, so);
}

static void read_power(gathering *in, int index)
{
    const ag_power_def *power = &in->def->powers[index];
    ag_behaviour *out = in->out;
    for (int i = 0; i < power->target_count; i++) {
        read_target(in, &power->targets[i]);
    }
    for (int i = 0; i < power->change_count; i++) {
        read_change(in, &power->changes[i]);
    }
    int watches = power->kind == AG_POWER_TRIGGER || power->kind == AG_POWER_REPLACE
                  || power->kind == AG_POWER_LATER || power->kind == AG_POWER_AS
                  || power->kind == AG_POWER_ENTERS;
    if (watches) {
        read_watch(in, power);
    }
    read_action(in, power->watch.may_action);
    read_cost(in, &power->cost);
    read_amount(in, &power->only_if);
    read_amount(in, &power->modes_most);
    read_number(in, power->modes_chosen);
    does(in, AG_FACT_CONDITION, power->only_if.length > 0);
    does(in, AG_FACT_MODES, power->mode_count > 0);
    does(in, AG_FACT_CHOICE, power->modes_most.length > 0);
    sees(in, AG_FACT_CHOICE, power->used_by != AG_USED_BY_CONTROLLER);  // others may use it
    does(in, AG_FACT_OWN_TURN, power->your_turn_only);
    does(in, AG_FACT_ONCE, power->once_per_turn);
    does(in, AG_FACT_BASIC, power->sorcery_timing);
    read_uninterruptible(in, power->uninterruptible);
    sees(in, AG_FACT_EXHAUSTS, power->enters.exhausted);
    sees(in, AG_FACT_COUNTERS, power->enters.counter);
    sees(in, AG_FACT_GRAVEYARD, power->zones & AG_BIT(AG_ZONE_GRAVEYARD));
    out->keywords |= power->keyword != 0 ? AG_LONG_BIT(power->keyword - 1) : 0;
    for (int slot = 0; slot < AG_SLOT_COUNT; slot++) {
        if (power->functions & AG_BIT(slot)) {
            out->can_tell &= ag_follow_power(in->host, in->printed, index, slot, hear, in);
        }
    }
}

// What is true of the card as a whole, whichever side is up.
static void read_card(gathering *in, int side)
{
    const ag_card_def *def = in->def;
    const ag_side_def *up = &def->side[side];
    const ag_printed *printed = ag_host_printed(in->host, in->printed);
    ag_behaviour *out = in->out;
    for (int i = 0; i < printed->value_count; i++) {
        read_number(in, printed->values[i].number);
    }
    read_cost(in, &def->extra_cost);
    read_filter(in, &def->attach);
    read_uninterruptible(in, def->cant_be_interrupted);
    out->keywords_given |= up->keywords;
    does(in, AG_FACT_EXTRA_COST, def->extra_cost.part_count > 0 || def->extra_cost.resources > 0);
    does(in, AG_FACT_ONGOING,
         def->ongoing && (def->side[0].types & (AG_TYPE_ABILITY | AG_TYPE_EVENT)));
    sees(in, AG_FACT_COSTS_X, up->cost_x > 0);
    sees(in, AG_FACT_INSTEAD, def->rather_count > 0);
    sees(in, AG_FACT_CHOICE, def->rather_count > 0);
    sees(in, AG_FACT_ENTERS, def->attachment != AG_ATTACH_NONE);  // it enters play attached
    sees(in, AG_FACT_COUNTERS, def->capacity_name);
    sees(in, AG_FACT_FLIPS, (out->keywords_given & AG_LONG_BIT(AG_KEYWORD_FLIP)) != 0);
    sees(in, AG_FACT_PREVENTS, up->types & AG_TYPE_ARMOR);
}

// Of two sides, the one that begins a power under `later` is the one that says what the power does.
static void read_begun(gathering *in)
{
    uint64_t done = 0;
    while ((in->out->begun & ~done) != 0 && in->def->side_count > 1) {
        uint64_t now = in->out->begun & ~done;
        for (int i = 0; i < in->def->power_count && i < 64; i++) {
            if (now & AG_LONG_BIT(i)) {
                read_power(in, i);
            }
        }
        done |= now;
    }
}

void ag_behaviour_read(const ag_host *host, uint16_t printed, int side, ag_behaviour *out)
{
    gathering in = { host, printed, ag_catalog_card(ag_host_catalog(host), printed), out };
    *out = (ag_behaviour){ .can_tell = 1 };
    AG_ASSERT(side < in.def->side_count);
    read_card(&in, side);
    for (int i = 0; i < in.def->power_count; i++) {
        const ag_power_def *power = &in.def->powers[i];
        int later = power->kind == AG_POWER_LATER && in.def->side_count > 1;
        int here = power->granted || power->kind == AG_POWER_TERM
                   || (side == 0 ? power->front : power->back);
        if (here && !later) {
            read_power(&in, i);
        }
    }
    read_begun(&in);
    out->keywords |= out->keywords_given;
    // Whose turn it is can only be compared where the script waits for one.
    out->seen[AG_FACT_EACH_START] |= !out->seen[AG_FACT_TURN_STARTS];
    out->seen[AG_FACT_YOUR_START] |= !out->seen[AG_FACT_TURN_STARTS];
    out->seen[AG_FACT_EACH_END] |= !out->seen[AG_FACT_TURN_ENDS];
    out->seen[AG_FACT_YOUR_END] |= !out->seen[AG_FACT_TURN_ENDS];
}
