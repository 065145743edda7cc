// What a card does: reads its data part by part, and the calls, fields, words and texts of its
// effects. The rows of rules.lua say which of them show what.
#include "lua/check/behaviour.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/assert.h"
#include "base/span.h"
#include "lua/host/script.h"
#include "lua/data/data_lua.h"
#include "lua/describe/say.h"
#include "lua/run/run.h"
#include "lua/words/api.h"
#include "rules/numbers/numbers.h"

typedef struct gathering {
    lua_State *L;
    int shows;  // on the stack
    const ag_host *host;
    uint16_t printed;
    const ag_card_def *def;
    const ag_printed *entry;
    uint64_t begun;            // AG_LONG_BIT(i) of the powers under `later` that an effect names
    const ag_code_seen *list;  // that an effect fills, and which of the words of `cant` are in it
    uint64_t listed;
    int can_tell;
    int notes;  // what is read now is an argument of note(…): no part of what the card does
} gathering;

// ---- what it shows ----

static void show(const gathering *in, const char *where, const char *word, int so)
{
    if (!so) return;
    luaL_getsubtable(in->L, in->shows, where);
    lua_pushboolean(in->L, 1);
    lua_setfield(in->L, -2, word);
    lua_pop(in->L, 1);
}

static void show_each(const gathering *in, const char *where, uint64_t bits, ag_word_list list)
{
    for (int i = 0; i < list.count; i++) {
        show(in, where, list.words[i], (bits & AG_LONG_BIT(i)) != 0);
    }
}

static void show_keywords(const gathering *in, uint64_t keywords)
{
    show_each(in, "keyword", keywords, (ag_word_list){ ag_keyword_words, AG_KEYWORD_COUNT });
}

static void show_damage(const gathering *in, const char *where, uint64_t types)
{
    show_each(in, where, types, (ag_word_list){ ag_damage_words, AG_DAMAGE_COUNT });
}

// Begins a row of a list of what is shown: it is on top of the stack until it ends.
static gathering begin_row(const gathering *in, const char *list)
{
    gathering row = { .L = in->L, .shows = lua_gettop(in->L) + 2 };
    luaL_getsubtable(in->L, in->shows, list);
    lua_newtable(in->L);
    return row;
}

static void end_row(const gathering *in)
{
    lua_rawseti(in->L, -2, (lua_Integer)lua_rawlen(in->L, -2) + 1);
    lua_pop(in->L, 1);
}

// ---- numbers, filters and amounts ----

static void read_number(const gathering *in, lua_Integer number)
{
    luaL_getsubtable(in->L, in->shows, "number");
    lua_pushboolean(in->L, 1);
    lua_rawseti(in->L, -2, number);
    lua_pop(in->L, 1);
}

static const char *const whose_words[AG_WHOSE_COUNT] = { "any",  "your",  "friendly", "opposing",
                                                         "seat", "event", "host",     "raiding" };

// Adds AG_TYPE_… that filters look for, by whose cards they are.
static void show_types(const gathering *in, const char *where, int whose, uint32_t types)
{
    luaL_getsubtable(in->L, in->shows, where);
    lua_getfield(in->L, -1, whose_words[whose]);
    lua_pushinteger(in->L, lua_tointeger(in->L, -1) | types);
    lua_setfield(in->L, -3, whose_words[whose]);
    lua_pop(in->L, 2);
}

// A filter that asks for nothing says nothing.
static void note_whose(const gathering *in, const ag_filter *filter, const char *where)
{
    int nothing = filter->types == 0 && filter->whose == AG_WHOSE_ANY;
    AG_ASSERT(filter->whose < AG_WHOSE_COUNT);
    if (!nothing && (filter->is & (AG_IS_THIS | AG_IS_HOST | AG_IS_OF_EVENT)) == 0) {
        show_types(in, where, filter->whose, filter->types == 0 ? UINT32_MAX : filter->types);
    }
}

static void read_filter(const gathering *in, const ag_filter *filter)
{
    uint64_t states = filter->is | filter->isnt;
    note_whose(in, filter, "whose");
    if ((filter->zones & ~AG_BIT(AG_ZONE_PARTY)) == 0) note_whose(in, filter, "declared");
    show(in, "has", "other", (filter->isnt & (AG_IS_THIS | AG_IS_OF_EVENT)) != 0);
    show_each(in, "data", states, (ag_word_list){ ag_is_words, AG_IS_COUNT });
    show(in, "has", "dealt", (states & AG_IS_DEALT) != 0);
    show(in, "has", "graveyard", filter->zones & AG_BIT(AG_ZONE_GRAVEYARD));
    show_keywords(in, filter->keyword == 0 ? 0 : AG_LONG_BIT(filter->keyword - 1));
    show_damage(in, "damage", (states / AG_IS_DEALS_ARCANE | states / AG_IS_DEALT_ARCANE) & 0xff);
    for (int i = 0; i < 2; i++) {
        show(in, "has", "counters", filter->ranges[i].stat == AG_STAT_COUNTERS);
        show(in, "has", "this turn", filter->ranges[i].stat == AG_STAT_DEALT);
    }
}

static void read_tally(const gathering *in, const ag_expr_step *step)
{
    ag_symbol what = (ag_symbol)(uint16_t)step->value;
    ag_tally_def def = ag_catalog_tally(ag_host_catalog(in->host), what);
    def.of.whose = (uint8_t)(step->arg & ~AG_TALLY_THIS_TURN);
    read_filter(in, &def.of);
    show(in, "data", ag_event_words[def.event], 1);
    show(in, "has", step->arg & AG_TALLY_THIS_TURN ? "this turn" : "this game", 1);
}

static void read_amount(const gathering *in, const ag_amount *amount)
{
    const uint64_t of_stats = AG_LONG_BIT(AG_OP_STAT) | AG_LONG_BIT(AG_OP_SUM)
                              | AG_LONG_BIT(AG_OP_ITS) | AG_LONG_BIT(AG_OP_MOST)
                              | AG_LONG_BIT(AG_OP_HERO);
    const ag_catalog *catalog = ag_host_catalog(in->host);
    ag_filter room;
    for (int i = 0; i < amount->length; i++) {
        int op = amount->steps[i].op;
        if (ag_op_counts(op) && amount->steps[i].value != 0) {
            read_filter(in, ag_amount_counted(catalog, amount, &amount->steps[i], &room));
        }
        if (op == AG_OP_CONST) read_number(in, amount->steps[i].value);
        if (op == AG_OP_DREW_BLOOD) {
            show_types(in, "whose", AG_WHOSE_YOURS, AG_TYPE_ALLY);
            show_types(in, "whose", AG_WHOSE_OPPOSING, AG_TYPE_HERO);
        }
        if (op == AG_OP_TALLY) read_tally(in, &amount->steps[i]);
        show(in, "has", "x", op == AG_OP_X);
        show(in, "has", "during", op == AG_OP_DURING && amount->steps[i].arg != AG_PART_OF_RAID);
        int dealt = (AG_LONG_BIT(op) & of_stats) && amount->steps[i].arg == AG_STAT_DEALT;
        show(in, "has", "this turn", dealt || op == AG_OP_DREW_BLOOD || op == AG_OP_PLAYED);
        show(in, "has", "counters", op == AG_OP_STAT && amount->steps[i].arg == AG_STAT_COUNTERS);
    }
    if (amount->length > 0) read_filter(in, &amount->counted);
}

// ---- costs and targets ----

// The verb that does what a cost takes.
static const char *const cost_verbs[AG_COST_KIND_COUNT] = {
    [AG_COST_EXHAUST_THIS] = "activate",
    [AG_COST_DESTROY_THIS] = "destroy",
    [AG_COST_REMOVE_THIS] = "remove_from_game",
    [AG_COST_FLIP_THIS] = "flip",
    [AG_COST_TO_HAND_THIS] = "to_hand",
    [AG_COST_DISCARD] = "discard",
    [AG_COST_DESTROY] = "destroy",
    [AG_COST_EXHAUST] = "exhaust",
    [AG_COST_REMOVE] = "remove_from_game",
    [AG_COST_TO_HAND] = "to_hand",
    [AG_COST_TO_BOTTOM] = "to_deck",
    [AG_COST_FLIP] = "flip",
    [AG_COST_REVEAL] = "reveal",
    [AG_COST_COUNTERS_OF] = "remove_counters",
    [AG_COST_REMOVE_COUNTERS] = "remove_counters",
    [AG_COST_DECK_TO_GRAVEYARD] = "to_graveyard",
};

static void read_cost(const gathering *in, const ag_cost *cost)
{
    show(in, "has", "cost of x", cost->x_count > 0);
    for (const ag_cost_part *part = cost->parts; part < cost->parts + cost->part_count; part++) {
        const char *verb = cost_verbs[part->kind];
        show(in, "verb", verb, verb != NULL);
        show(in, "has", "choice", part->min == 0);
        show(in, "has", "cost of x", part->x_count > 0);
        read_number(in, part->min);
        read_number(in, part->max);
        read_number(in, part->amount);
        read_filter(in, &part->filter);
    }
}

// What phrases of the text are compared with.
static void show_target(const gathering *in, const ag_power_def *power, int index)
{
    const ag_target_def *target = &power->targets[index];
    static const char *const kinds[] = { "card", "link", "player", "graveyard" };
    const ag_filter *filter = &target->filter;
    int card = target->kind == AG_TARGET_CARD;
    char shown[512];
    ag_writer writer = ag_writer_open(shown, sizeof shown);
    ag_say_target(&(ag_say){ in->host, in->printed, &writer }, power, index);
    gathering row = begin_row(in, "targets");
    ag_lua_set_text(in->L, "shown", shown);
    ag_lua_set_text(in->L, "whose", whose_words[card ? filter->whose : target->whose]);
    ag_lua_set(in->L, "types", card ? filter->types : target->link_types);
    show(&row, "is", kinds[target->kind], 1);
    show(&row, "is", "resource",
         card && filter->types == 0 && (filter->zones & AG_BIT(AG_ZONE_RESOURCES)) != 0);
    show_each(&row, "is", card ? filter->is : 0, (ag_word_list){ ag_is_words, AG_IS_COUNT });
    end_row(in);
}

static void read_target(const gathering *in, const ag_power_def *power, int index)
{
    const ag_target_def *target = &power->targets[index];
    int least = 1;
    show_target(in, power, index);
    show(in, "has", "target", 1);
    show(in, "has", "other", target->not_as != 0);
    show(in, "has", "random", target->random);
    show(in, "has", "one graveyard", target->one_graveyard);
    show(in, "has", "one each", target->one_each != 0);
    show(in, "has", "total", target->total != AG_STAT_NONE);
    for (int what = 0; what < AG_ALIKE_CONTROLLER; what++) {
        show(in, "has", "in common", target->shares[what] != 0);
    }
    show(in, "has", "choice", ag_amount_fixed(&target->min, &least) && least == 0);
    show(in, "has", "graveyard", target->kind == AG_TARGET_GRAVEYARD);
    read_filter(in, &target->filter);
    read_amount(in, &target->min);
    read_amount(in, &target->max);
    read_amount(in, &target->least);
    read_amount(in, &target->most);
    read_amount(in, &target->total_most);
}

// ---- modifiers ----

static void read_cant(const gathering *in, int cant)
{
    show(in, "has", "cant", 1);
    show(in, "data", ag_cant_words[cant], 1);
}

static void read_change(const gathering *in, const ag_change *change)
{
    show(in, "key", ag_field_words[change->field], 1);
    switch (change->field) {
    case AG_FIELD_KEYWORD:
    case AG_FIELD_LOSES_KEYWORD: show_keywords(in, AG_LONG_BIT(change->word)); break;
    case AG_FIELD_CANT: read_cant(in, change->word); break;
    case AG_FIELD_DAMAGE_TYPE:
    case AG_FIELD_BARRED: show_damage(in, "damage", change->word); break;
    default: break;
    }
    if (ag_change_denies(change)) read_cant(in, AG_CANT_HAVE_POWERS);
    show(in, "has", "lost tag", change->field == AG_FIELD_TAG && change->op == AG_CHANGE_SET);
    show(in, "has", "set", change->op == AG_CHANGE_SET || change->op == AG_CHANGE_DOUBLE);
    show(in, "has", "while", change->condition.length > 0);
    read_filter(in, &change->subject);
    if (change->subject.zones == 0) note_whose(in, &change->subject, "waited");
    read_amount(in, &change->amount);
    read_amount(in, &change->condition);
    read_filter(in, &change->amount.counted);
}

// ---- what it waits for ----

static void read_watch(const gathering *in, const ag_power_def *power)
{
    const ag_watch_def *watch = &power->watch;
    const char *event = ag_event_words[watch->event];
    int packet = watch->prevents || watch->tries || watch->raises;
    int replaces = !packet && (power->kind == AG_POWER_REPLACE || power->later_replaces);
    int preventable = watch->alters & (AG_ALTER_PREVENTABLE | AG_ALTER_UNPREVENTABLE);
    show(in, watch->whose == AG_WHOSE_ANY ? "each" : "your", event, 1);
    if (!packet || watch->event == AG_EVENT_REVEALS) {
        show(in, "event", event, 1);
        show(in, "data", event, 1);
    }
    for (int zone = 0; zone < AG_ZONE_COUNT; zone++) {
        show(in, "data", ag_zone_words[zone], (watch->from | watch->into) & AG_BIT(zone));
    }
    show(in, "verb", "destroy", watch->leaving_is == AG_LEAVING_IS_DESTRUCTION);
    show(in, "verb", "remove_from_game", watch->leaving_is == AG_LEAVING_IS_REMOVAL);
    show(in, "has", "combat", watch->combat);
    show(in, "has", "may", watch->may);
    show(in, "has", "next turn", watch->next_turn);
    show(in, "has", "prevents", watch->prevents);  // what tries says so in its effect
    show(in, "key", "unpreventable", preventable);
    show(in, "data", "healed", watch->event == AG_EVENT_HEALED);
    show(in, "has", "changes", watch->raises || watch->tries);
    show(in, "has", "replaces", replaces);  // … and what never happens can't happen
    // "Is unpreventable" says it all: such damage can't be replaced either.
    show(in, "has", "instead", replaces && (watch->alters == 0 || watch->alters != preventable));
    show(in, "has", "if", watch->condition.length > 0);
    show(in, "has", "while", power->functions & AG_BIT(AG_SLOT_CONDITION));
    show(in, "has", "first time", watch->first || watch->first_time || watch->once);
    show(in, "has", "reaches", watch->reaches > 0);
    read_number(in, watch->at_least);
    read_number(in, watch->reaches);
    show_damage(in, "damage", watch->damage | watch->becomes);
    note_whose(in, &watch->subject, "waited");
    note_whose(in, &watch->source, "waited");
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
        show(in, "data", ag_action_words[i], ag_action_word_actions[i] == action - 1);
    }
}

// ---- effects ----

static void read_call(const gathering *in, const ag_code_seen *seen)
{
    const char *verb = ag_api_like(seen->name);
    int own = strcmp(seen->base, "me.player") == 0 || strcmp(seen->base, "me.player.hand") == 0;
    show(in, "verb", verb, 1);
    show(in, "has", "choose", strstr(verb, "choose") != NULL);
    show(in, "others", verb, seen->is_method && !own);
    if (strcmp(seen->name, "each_choose") == 0) {  // "your" is each of those who choose
        show_types(in, "whose", AG_WHOSE_OPPOSING, UINT32_MAX);
        show_types(in, "whose", AG_WHOSE_FRIENDLY, UINT32_MAX);
    }
}

// `me.amount` reads a value; `opposing.ally` tells whose cards an effect looks for.
static void read_field(const gathering *in, const ag_code_seen *seen)
{
    int32_t number;
    int whose = ag_lua_owner(seen->base);
    const ag_code_seen *of = ag_code_plain(seen->of);
    int is_own = of->kind == AG_CODE_PARAMETER && of->number == 1;
    show(in, "value", seen->name,
         is_own && ag_host_value(in->host, in->printed, seen->name, &number));
    show(in, "read", seen->name, 1);
    if (strcmp(seen->name, "fought_a_hero") == 0) {
        show_types(in, "whose", AG_WHOSE_OPPOSING, AG_TYPE_HERO);
    }
    if (whose >= 0) show_types(in, "whose", whose, ag_lua_noun_types(seen->name));
}

// The keyword that a text of a script names, also as "Assault 3"; -1: none.
static int keyword_of(const char *text)
{
    char word[32];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, "0123456789"), text);
    size_t length = strlen(word);
    if (length > 1 && word[length - 1] == ' ') word[length - 1] = '\0';
    return ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, word);
}

static void read_text(gathering *in, const ag_code_seen *seen)
{
    const char *text = seen->name;
    int keyword = keyword_of(text);
    if (keyword >= 0) show_keywords(in, AG_LONG_BIT(keyword));
    if (ag_word_find(ag_damage_words, AG_DAMAGE_COUNT, text) >= 0) {
        show(in, "damage", text, 1);
        show(in, "dealt", text, 1);
    }
    if (keyword >= 0 && strcmp(seen->base, "cant_have") == 0) read_cant(in, AG_CANT_HAVE_POWERS);
    show(in, "text", text, 1);
    for (int i = 0; i < in->def->power_count && i < 64; i++) {
        const char *called = in->entry->powers[i].name;
        int begun = in->def->powers[i].kind == AG_POWER_LATER && called != NULL;
        in->begun |= begun && strcmp(called, text) == 0 ? AG_LONG_BIT(i) : 0;
    }
}

// cant = "attack", cant = { "attack", "be attacked" }: the list is filled first.
static void read_write(gathering *in, const ag_code_seen *seen)
{
    const ag_code_seen *to = ag_code_plain(seen->of), *value = ag_code_plain(seen->value);
    int cant =
        value->kind == AG_CODE_TEXT ? ag_word_find(ag_cant_words, AG_CANT_COUNT, value->name) : -1;
    uint64_t bit = cant < 0 ? 0 : AG_LONG_BIT(cant);
    show(in, "key", seen->name, 1);
    show(in, "keyword", seen->name, 1);
    if (seen->name[0] == '\0') {
        in->listed = bit | (to == in->list ? in->listed : 0);
        in->list = to;
    } else if (strcmp(seen->name, "cant") == 0) {
        bit |= value == in->list ? in->listed : 0;
        for (int i = 0; i < AG_CANT_COUNT; i++) {
            if (bit & AG_LONG_BIT(i)) read_cant(in, i);
        }
    }
}

static void read_code_number(const gathering *in, const ag_code_seen *seen)
{
    read_number(in, seen->number);
    if (seen->depth > 0) return;
    begin_row(in, "bare");
    ag_lua_set(in->L, "number", seen->number);
    ag_lua_set(in->L, "line", seen->line);
    end_row(in);
}

static void hear(void *context, const ag_code_seen *seen)
{
    gathering *in = context;
    const ag_code_seen *word = seen->kind == AG_CODE_CALL ? ag_code_plain(seen->of) : seen;
    int is_note = word->kind == AG_CODE_WORD && strcmp(word->name, "note") == 0;
    in->notes = is_note ? seen->kind == AG_CODE_WORD : in->notes;
    if (is_note || in->notes) return;
    switch (seen->kind) {
    case AG_CODE_CALL: read_call(in, seen); break;
    case AG_CODE_READ: read_field(in, seen); break;
    case AG_CODE_WORD: show(in, "word", seen->name, 1); break;
    case AG_CODE_TEXT: read_text(in, seen); break;
    case AG_CODE_WRITE: read_write(in, seen); break;
    case AG_CODE_NUMBER: read_code_number(in, seen); break;
    case AG_CODE_BRANCH: show(in, "has", "branch", 1); break;  // one thing or another
    default: break;
    }
}

// ---- a power, a side ----

static void read_power(gathering *in, int index)
{
    const ag_power_def *power = &in->def->powers[index];
    for (int i = 0; i < power->target_count; i++) read_target(in, power, i);
    for (int i = 0; i < power->change_count; i++) read_change(in, &power->changes[i]);
    int watches = power->kind == AG_POWER_TRIGGER || power->kind == AG_POWER_REPLACE
                  || power->kind == AG_POWER_LATER || power->kind == AG_POWER_AS
                  || power->kind == AG_POWER_ENTERS;
    if (watches) read_watch(in, power);
    read_action(in, power->watch.may_action);
    read_cost(in, &power->cost);
    read_amount(in, &power->only_if);
    read_amount(in, &power->modes_most);
    read_amount(in, &power->modes_least);
    show(in, "has", "if", power->only_if.length > 0);
    show(in, "has", "modes", power->mode_count > 0);
    show(in, "has", "may", power->modes_most.length > 0);
    show(in, "has", "choice", power->used_by != AG_USED_BY_CONTROLLER);  // others may use it
    show(in, "has", "own turn", power->your_turn_only);
    show(in, "has", "once", power->once_per_turn);
    show(in, "has", "basic", power->sorcery_timing);
    show(in, "has", "uninterruptible", power->uninterruptible);
    show(in, "key", "exhausted", power->enters.exhausted);
    show(in, "has", "counters", power->enters.counter);
    show(in, "has", "graveyard", power->zones & AG_BIT(AG_ZONE_GRAVEYARD));
    show_keywords(in, power->keyword == 0 ? 0 : AG_LONG_BIT(power->keyword - 1));
    for (int slot = 0; slot < AG_SLOT_COUNT; slot++) {
        if (power->functions & AG_BIT(slot)) {
            in->can_tell &= ag_follow_power(in->host, in->printed, index, slot, hear, in);
        }
    }
}

static void read_value(const gathering *in, const ag_value *value)
{
    read_number(in, value->number);
    begin_row(in, "values");
    ag_lua_set_text(in->L, "name", ag_host_word(in->host, value->name));
    ag_lua_set(in->L, "number", value->number);
    end_row(in);
    show(in, "declared value", ag_host_word(in->host, value->name), value->declared);
}

// What is true of the card as a whole, whichever side is up.
static void read_card(gathering *in, int side)
{
    const ag_card_def *def = in->def;
    const ag_side_def *up = &def->side[side];
    for (int i = 0; i < in->entry->value_count; i++) read_value(in, &in->entry->values[i]);
    for (int i = 0; i < in->entry->count_count; i++) read_amount(in, &in->entry->counts[i].amount);
    read_cost(in, &def->extra_cost);
    read_filter(in, &def->attach);
    show_keywords(in, up->keywords);
    show(in, "has", "uninterruptible", def->cant_be_interrupted);
    show(in, "has", "extra cost", def->extra_cost.part_count > 0 || def->extra_cost.resources > 0);
    show(in, "has", "destroyed to", def->destroyed_to != 0);
    show(in, "has", "ongoing",
         def->ongoing && (def->side[0].types & (AG_TYPE_ABILITY | AG_TYPE_EVENT)));
    show(in, "has", "x", up->cost_x > 0);
    show(in, "key", "rather_than", def->rather_count > 0);
    show(in, "has", "attached", def->attachment != AG_ATTACH_NONE);  // it enters play attached
    show(in, "has", "counters", def->capacity_name);
    show(in, "has", "flip", (up->keywords & AG_LONG_BIT(AG_KEYWORD_FLIP)) != 0);
    show(in, "has", "armor", up->types & AG_TYPE_ARMOR);
}

// Of two sides, the one that begins a power under `later` is the one that says what the power does.
static void read_begun(gathering *in)
{
    uint64_t done = 0;
    while ((in->begun & ~done) != 0 && in->def->side_count > 1) {
        uint64_t now = in->begun & ~done;
        for (int i = 0; i < in->def->power_count && i < 64; i++) {
            if (now & AG_LONG_BIT(i)) read_power(in, i);
        }
        done |= now;
    }
}

void ag_behaviour_push(lua_State *L, const ag_host *host, uint16_t printed, int side)
{
    gathering in = { .L = L,
                     .shows = lua_gettop(L) + 1,
                     .host = host,
                     .printed = printed,
                     .def = ag_catalog_card(ag_host_catalog(host), printed),
                     .entry = ag_host_printed(host, printed),
                     .can_tell = 1 };
    AG_ASSERT(side < in.def->side_count);
    lua_newtable(L);
    read_card(&in, side);
    for (int i = 0; i < in.def->power_count; i++) {
        const ag_power_def *power = &in.def->powers[i];
        int later = power->kind == AG_POWER_LATER && in.def->side_count > 1;
        int here = power->granted || power->kind == AG_POWER_TERM
                   || (side == 0 ? power->front : power->back);
        if (here && !later) read_power(&in, i);
    }
    read_begun(&in);
    lua_pushboolean(L, in.can_tell);
    lua_setfield(L, in.shows, "can_tell");
}
