// Powers: from drafts (gives, when, at, pays, instead, prevents, raises, later, modes) to the data
// that the rules read.
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "lua/language/action_word.h"
#include "lua/load/power_read.h"
#include "lua/host/sandbox.h"
#include "rules/numbers/numbers.h"

// ---- what triggers and replacements watch for ----

// A filter, or the word `given` in a later power: the first card that the effect passed to it.
static void read_subject(lua_State *L, int table, const char *field, ag_watch_def *watch, int later)
{
    int type = lua_getfield(L, table, field);
    if (type == LUA_TUSERDATA && luaL_testudata(L, -1, AG_DATA_WORD) != NULL) {
        ag_lua_check_word(L, -1, AG_WORD_GIVEN, 0);
        if (!later) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field,
                              "given is for `later` powers: nothing is handed over to this one");
        }
        watch->captured_subject = 1;
    } else if (type != LUA_TNIL) {
        if (watch->has_subject || watch->captured_subject) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field,
                              "of and to mean the same card here: write one of them");
        }
        watch->has_subject = (uint8_t)ag_lua_filter_field(L, table, field, &watch->subject);
    }
    lua_pop(L, 1);
}

uint8_t ag_power_read_whose(lua_State *L, int table)
{
    static const uint8_t numbers[] = { AG_WHOSE_YOURS, AG_WHOSE_FRIENDLY, AG_WHOSE_OPPOSING };
    uint64_t bits = ag_lua_words_field(L, table, "whose", ag_power_whose, 3);
    for (int i = 0; i < 3; i++) {
        if (bits == AG_BIT(i)) return numbers[i];
    }
    if (bits != 0) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, "whose", "whose is one word");
    }
    return AG_WHOSE_ANY;
}

static uint8_t read_combat(lua_State *L, int table)
{
    lua_getfield(L, table, "combat");
    uint8_t combat = lua_isnil(L, -1) ? 0 : lua_toboolean(L, -1) ? 1 : 2;
    lua_pop(L, 1);
    return combat;
}

// Reads the field that names the source: `by` of events, `from` of damage.
void ag_power_read_watch(lua_State *L, int table, const char *source, ag_watch_def *watch,
                         int later)
{
    read_subject(L, table, "of", watch, later);
    read_subject(L, table, "to", watch, later);
    if (source != NULL) {
        watch->has_source = (uint8_t)ag_lua_filter_field(L, table, source, &watch->source);
    }
    watch->whose = ag_power_read_whose(L, table);
    watch->combat = read_combat(L, table);
    watch->damage =
        (uint16_t)ag_lua_words_field(L, table, "damage", ag_damage_words, AG_DAMAGE_COUNT);
    watch->at_least = (int32_t)ag_lua_integer_field(L, table, "at_least", 0);
    watch->has_with = (uint8_t)ag_lua_filter_field(L, table, "with", &watch->with);
    watch->fatal = (uint8_t)ag_lua_boolean_field(L, table, "fatal");
    int dealt = watch->event == AG_EVENT_DAMAGED || watch->event == AG_EVENT_HEALED;
    if ((watch->has_with && !dealt) || (watch->fatal && watch->event != AG_EVENT_DAMAGED)) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "with and fatal are about damage that is dealt: when.dealt_damage { … }");
    }
    watch->once = (uint8_t)ag_lua_boolean_field(L, table, "once");
    ag_lua_amount_field(L, table, "if_", &watch->condition);
}

// An optional trigger: `true`, or the action, which decides whether it is possible (CR 712.7).
void ag_power_read_may(const ag_power_reader *in, ag_watch_def *watch)
{
    int type = lua_getfield(in->L, in->table, "may");
    lua_pop(in->L, 1);
    if (type != LUA_TSTRING) {
        watch->may = (uint8_t)ag_lua_boolean_field(in->L, in->table, "may");
        return;
    }
    uint64_t action = ag_lua_words_field(in->L, in->table, "may", ag_action_words, AG_ACTION_WORDS);
    watch->may = 1;
    for (int i = 0; i < AG_ACTION_WORDS; i++) {
        if (action == AG_BIT(i)) {
            watch->may_action = (uint8_t)(1 + ag_action_word_actions[i]);
        }
    }
}

// ---- one power ----

// CR 703.3a, 704.1a: the zones in which a power works, if not only in play.
static uint16_t read_zones(const ag_power_reader *in)
{
    uint64_t zones = ag_lua_words_field(in->L, in->table, "works_in", ag_zone_words, AG_ZONE_COUNT);
    return (uint16_t)zones;
}

ag_power_def *ag_power_begin(ag_power_reader *in, int kind, const char *what,
                             const ag_field_row *fields, const ag_field_row *more)
{
    ag_lua_check_rows(in->L, in->table, what, fields, more);
    in->power = in->to->count;
    ag_power_def *power = ag_powers_add(in->L, in->to, in->later != NULL ? AG_POWER_LATER : kind,
                                        ag_loader_hold_text(in->L, in->draft->word));
    power->rule = ag_rule_read(in->L, in->table, in->to->rule);
    power->zones = read_zones(in);
    ag_trait_read(in->L, in->table, &power->hero);
    if (power->hero.word != 0 && in->later != NULL) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "hero",
                          "a later power is there for every hero: what makes it "
                          "is what asks for hero = …");
    }
    if (power->zones != 0 && in->grant != NULL) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "works_in",
                          "a power that is given works in play: works_in can't stand in grants");
    }
    power->granted = in->grant != NULL;
    const char *name = in->later != NULL   ? in->later
                       : in->grant != NULL ? in->grant
                                           : ag_lua_text_field(in->L, in->table, "id");
    if (name != NULL) {
        for (int i = 0; i < in->power; i++) {
            if (in->to->entries[i].name != NULL && strcmp(in->to->entries[i].name, name) == 0) {
                ag_lua_fail(in->L, AG_FINDING_CONTRADICTION, "two powers are called \"%s\"", name);
            }
        }
        power->id = ag_loader_symbol(in->L, name);
        in->to->entries[in->power].name = ag_loader_hold_text(in->L, name);
    }
    return power;
}

void ag_power_need_effect(const ag_power_reader *in)
{
    if (in->to->entries[in->power].functions[AG_SLOT_EFFECT] == LUA_NOREF) {
        ag_lua_fail(in->L, AG_FINDING_MISSING, "%s has no effect = function(me, …) … end",
                    in->draft->word);
    }
}

void ag_power_read_functions(const ag_power_reader *in)
{
    ag_powers_function(in->L, in->to, in->power, AG_SLOT_EFFECT, in->table, "effect");
    ag_powers_function(in->L, in->to, in->power, AG_SLOT_CONDITION, in->table, "condition");
}

// CR 704.1a: a change to a card's own cost, or to how it is played, works wherever the card may be
// played from.
static int is_about_playing(const ag_change *changes, int count)
{
    int is_this = (changes[0].subject.is & AG_IS_THIS) != 0;
    for (int i = 0; i < count && is_this; i++) {
        switch (changes[i].field) {
        case AG_FIELD_COST:
        case AG_FIELD_PLAYABLE:
        case AG_FIELD_RATHER_THAN:
        case AG_FIELD_EXTRA_COST: break;
        case AG_FIELD_CANT: is_this = changes[i].word == AG_CANT_BE_PLAYED; break;
        default: is_this = 0;
        }
    }
    return is_this;
}

static void read_gives(ag_power_reader *in)
{
    lua_State *L = in->L;
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_CONTINUOUS, "gives", ag_fields_gives, ag_fields_change);
    ag_filter subject;
    ag_amount condition = { .length = 0 };
    if (!ag_lua_filter_field(L, in->table, "to", &subject)) {
        ag_lua_fail(L, AG_FINDING_MISSING, "gives does not say to whom: to = this");
    }
    ag_lua_amount_field(L, in->table, "when", &condition);
    ag_power_read_first_played(in, &subject, &condition);
    ag_change changes[AG_CHANGES_MAX];
    int count = ag_lua_read_changes(L, in->table, &subject, &condition, changes, AG_CHANGES_MAX);
    if (count == 0) {
        ag_lua_fail(L, AG_FINDING_MISSING,
                    "gives changes nothing: atk = plus(1), keyword = \"Protector\" …");
    }
    if (power->zones == 0 && is_about_playing(changes, count)) {
        power->zones = (uint16_t)(AG_BIT(AG_ZONE_COUNT) - 1);
    }
    ag_powers_read_once(L, in->to, in->power, in->table);
    ag_change *held = ag_loader_hold(L, (size_t)count * sizeof *held);
    memcpy(held, changes, (size_t)count * sizeof *held);
    power->changes = held;
    power->change_count = (uint8_t)count;
}

// What this power puts onto the chain; what does not use the chain can't be answered anyway.
void ag_power_read_uninterruptible(const ag_power_reader *in)
{
    ag_power_def *power = &in->to->powers[in->power];
    power->uninterruptible = (uint8_t)ag_lua_boolean_field(in->L, in->table, "cant_be_interrupted");
    if (power->uninterruptible && power->off_chain) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "cant_be_interrupted",
                          "what is off_chain is never on the chain: leave one of them out");
    }
}

static void read_when(ag_power_reader *in)
{
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_TRIGGER, in->draft->word, ag_fields_when, NULL);
    power->watch.event = in->draft->number;
    ag_power_read_watch(in->L, in->table, "by", &power->watch, in->later != NULL);
    ag_power_read_may(in, &power->watch);
    ag_power_read_first(in);
    ag_power_read_last(in);
    ag_power_read_side(in);
    ag_power_read_functions(in);
    ag_power_read_uninterruptible(in);
    ag_powers_read_targets(in->L, in->to, in->power, in->table);
    ag_power_need_effect(in);
}

// CR 500.2: the turn, phase or step whose beginning the power waits for.
static uint8_t read_part(const ag_power_reader *in)
{
    uint32_t parts = ag_lua_words_field(in->L, in->table, "part", ag_part_words, AG_PART_COUNT);
    for (int i = AG_PART_START_PHASE; i < AG_PART_COUNT; i++) {
        if (parts == AG_BIT(i)) return (uint8_t)i;
    }
    ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "part",
                      "at.start_of_part says which: part = \"draw step\", \"action phase\" … (the "
                      "turn itself: at.start_of_turn)");
}

static void read_at(ag_power_reader *in)
{
    int of_part = in->draft->number == AG_EVENT_PART_BEGINS;
    ag_power_def *power = ag_power_begin(in, AG_POWER_TRIGGER, in->draft->word, ag_fields_at,
                                         of_part ? ag_fields_at_part : NULL);
    power->watch.event = in->draft->number;
    if (of_part) {
        power->watch.part = read_part(in);
    }
    ag_power_read_watch(in->L, in->table, NULL, &power->watch, in->later != NULL);
    ag_power_read_may(in, &power->watch);
    ag_power_read_functions(in);
    ag_power_read_uninterruptible(in);
    ag_powers_read_targets(in->L, in->to, in->power, in->table);
    ag_power_need_effect(in);
}

static void read_instead(ag_power_reader *in)
{
    ag_power_def *power =
        ag_power_begin(in, AG_POWER_REPLACE, in->draft->word, ag_fields_instead, NULL);
    power->watch.event = in->draft->number;
    power->later_replaces = in->later != NULL;
    ag_power_read_watch(in->L, in->table, "by", &power->watch, in->later != NULL);
    power->watch.may = (uint8_t)ag_lua_boolean_field(in->L, in->table, "may");
    ag_power_read_functions(in);
    ag_power_need_effect(in);
}

// CR 701.2: who may use it, and whether it is a special action, which can't be answered.
static void read_users(const ag_power_reader *in, ag_power_def *power)
{
    uint32_t bits = ag_lua_words_field(in->L, in->table, "used_by", ag_power_users, 2);
    if (bits == 3) {
        ag_lua_fail_field(in->L, AG_FINDING_CONTRADICTION, "used_by",
                          "used_by is one word: opponents, or all");
    }
    power->used_by = bits == AG_BIT(0)   ? AG_USED_BY_OPPONENTS
                     : bits == AG_BIT(1) ? AG_USED_BY_ALL
                                         : AG_USED_BY_CONTROLLER;
    power->off_chain = (uint8_t)ag_lua_boolean_field(in->L, in->table, "off_chain");
}

static void read_pays(ag_power_reader *in)
{
    lua_State *L = in->L;
    int power = in->to->count;
    ag_power_begin(in, AG_POWER_PAYMENT, "pays", ag_fields_pays, NULL);
    if (lua_getfield(L, in->table, "cost") != LUA_TTABLE) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, "cost", "pays has a cost { … }, not %s",
                          ag_lua_shown(L, -1));
    }
    ag_cost_read(L, -1, &in->to->powers[power].cost);
    lua_pop(L, 1);
    ag_powers_read_limits(L, in->to, power, in->table);
    read_users(in, &in->to->powers[power]);
    ag_power_read_uninterruptible(in);
    ag_powers_function(L, in->to, power, AG_SLOT_EFFECT, in->table, "effect");
    ag_powers_read_targets(L, in->to, power, in->table);
    if (lua_getfield(L, in->table, "modes") == LUA_TNIL) {
        ag_power_need_effect(in);
    }
    lua_pop(L, 1);
    ag_powers_read_modes(L, in->to, power, in->table);
}

// ---- all of them ----

static void read_draft(lua_State *L, ag_power_reader *in, int front, int back)
{
    static void (*const readers[])(ag_power_reader *) = {
        [AG_DRAFT_GIVES] = read_gives,
        [AG_DRAFT_PAYS] = read_pays,
        [AG_DRAFT_WHEN] = read_when,
        [AG_DRAFT_AT] = read_at,
        [AG_DRAFT_INSTEAD] = read_instead,
        [AG_DRAFT_PREVENTS] = ag_power_read_prevents,
        [AG_DRAFT_RAISES] = ag_power_read_raises,
        [AG_DRAFT_DEATH_RATTLE] = ag_power_read_death_rattle,
        [AG_DRAFT_CHANGES] = ag_power_read_changes,
        [AG_DRAFT_AS] = ag_power_read_as,
        [AG_DRAFT_ENTERS] = ag_power_read_enters,
        [AG_DRAFT_TRIBE] = ag_power_read_tribe,
        [AG_DRAFT_STASH] = ag_power_read_stash,
        [AG_DRAFT_ENRAGED] = ag_power_read_enraged,
        [AG_DRAFT_DIPLOMACY] = ag_power_read_diplomacy,
        [AG_DRAFT_FINISHING_MOVE] = ag_power_read_finishing_move,
    };
    const ag_draft *draft = ag_draft_at(L, -1);
    const char *later = in->later;
    const char *field = later != NULL ? "later" : in->grant != NULL ? "grants" : "powers";
    if (draft == NULL || draft->kind < AG_DRAFT_GIVES) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, field,
                          "%s is no power (gives, when.…, at.…, pays, "
                          "instead.…, prevents.…, raises.…, changes.…, as.…, enters)",
                          ag_lua_shown(L, -1));
    }
    if (in->grant != NULL
        && (draft->kind == AG_DRAFT_AS || draft->kind == AG_DRAFT_ENTERS
            || draft->kind == AG_DRAFT_DEATH_RATTLE)) {
        ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, in->grant,
                          "%s can't be given: what a card has been given, it has in play alone",
                          draft->word);
    }
    if (later != NULL
        && (draft->kind == AG_DRAFT_GIVES || draft->kind == AG_DRAFT_PAYS
            || draft->kind == AG_DRAFT_AS || draft->kind == AG_DRAFT_ENTERS)) {
        ag_lua_fail_field(
            L, AG_FINDING_CONTRADICTION, later,
            "%s can't come later: an effect begins when.…, at.…, instead.…, prevents.…, "
            "raises.… or changes.…",
            draft->word);
    }
    ag_reading before = ag_reading_begin(L, lua_gettop(L));
    ag_powers *to = in->to;
    in->draft = draft;
    in->front = front;
    in->back = back;
    in->table = lua_gettop(L);
    int first = to->count;
    readers[draft->kind](in);
    for (int i = first; i < to->count; i++) {
        to->powers[i].front = (uint8_t)front;
        to->powers[i].back = (uint8_t)back;
    }
    ag_reading_end(L, before);
}

typedef struct one_power {
    ag_power_reader *in;
    int front, back;
} one_power;

static void read_power(lua_State *L, int draft, void *context)
{
    const one_power *one = context;
    AG_ASSERT(draft == lua_gettop(L));
    read_draft(L, one->in, one->front, one->back);
}

// A power that can't be read is left out; the others are still read if the file is being checked.
static void read_one(lua_State *L, ag_power_reader *in, int front, int back)
{
    int before = in->to->count;
    one_power one = { in, front, back };
    if (!ag_loader_part(L, lua_gettop(L), read_power, &one)) {
        in->to->count = before;
    }
}

void ag_powers_read(lua_State *L, ag_powers *to, int front, int back, const char *later)
{
    ag_power_reader in = { .L = L, .to = to, .later = later };
    read_one(L, &in, front, back);
}

static void read_granted(lua_State *L, ag_powers *to, const char *name)
{
    ag_power_reader in = { .L = L, .to = to, .grant = name };
    read_one(L, &in, 0, 0);
}

static void read_later(lua_State *L, ag_powers *to, const char *name)
{
    ag_powers_read(L, to, 1, 1, name);
}

static void read_named(lua_State *L, ag_powers *to, int table, const char *field,
                       void (*reader)(lua_State *, ag_powers *, const char *))
{
    int type = lua_getfield(L, table, field);
    if (type != LUA_TNIL && type != LUA_TTABLE) {
        ag_lua_fail_type(L, field, "a table { name = when.… { … } }");
    }
    if (type == LUA_TNIL) {
        lua_pop(L, 1);
        return;
    }
    int list = lua_gettop(L);
    ag_sandbox_push_keys(L, list);
    lua_Integer count = ag_sandbox_list(L, -1);
    for (lua_Integer i = 1; i <= count; i++) {
        if (lua_rawgeti(L, list + 1, i) != LUA_TSTRING) {
            ag_lua_fail_field(L, AG_FINDING_CONTRADICTION, field,
                              "%s has names: %s = { name = when.… { … } }", field, field);
        }
        const char *name = lua_tostring(L, -1);
        lua_getfield(L, list, name);
        reader(L, to, name);
        lua_pop(L, 2);
    }
    lua_pop(L, 2);
}

void ag_powers_read_later(lua_State *L, ag_powers *to, int table)
{
    read_named(L, to, table, "later", read_later);
}

void ag_powers_read_grants(lua_State *L, ag_powers *to, int table)
{
    read_named(L, to, table, "grants", read_granted);
}

// The zones outside play that the card's own powers and its keywords name.
static uint16_t zones_elsewhere(const ag_host *host, const ag_powers *from, const ag_card_def *def)
{
    const ag_card_def *keywords = ag_catalog_card(&host->catalog, host->catalog.keywords);
    uint64_t has = def->side[0].keywords | def->side[1].keywords;
    uint16_t zones = 0;
    for (int i = 0; i < from->count; i++) {
        zones |= from->powers[i].zones;
    }
    for (int i = 0; i < keywords->power_count; i++) {
        zones |=
            (has & AG_LONG_BIT(keywords->powers[i].keyword - 1)) ? keywords->powers[i].zones : 0;
    }
    return zones & (uint16_t) ~(AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES));
}

// A power that stands for a keyword prints the keyword on the sides that have it.
static void print_keyword(ag_side_def *side, int keyword)
{
    side->keywords |= AG_LONG_BIT(keyword);
    if (side->keyword_count < AG_SIDE_KEYWORDS_MAX) {
        side->instances[side->keyword_count++] =
            (ag_keyword_print){ .keyword = (uint8_t)keyword, .number = 1 };
    }
}

ag_powers *ag_powers_open(lua_State *L, const char *set)
{
    ag_host *host = ag_host_of(L);
    if (host->desks_used == AG_DESKS_MAX) {
        ag_lua_fail(L, AG_FINDING_OUT_OF_RANGE, "cards load each other more than %d deep",
                    AG_DESKS_MAX);
    }
    ag_powers **desk = &host->desks[host->desks_used];
    if (*desk == NULL) {
        *desk = malloc(sizeof **desk);
    }
    if (*desk == NULL) {
        luaL_error(L, "not enough memory");
    }
    host->desks_used++;
    (*desk)->count = 0;
    (*desk)->rule = AG_RULE_NONE;
    (*desk)->set = set;
    host->reading.powers = *desk;
    return *desk;
}

void ag_powers_leave(lua_State *L)
{
    ag_host *host = ag_host_of(L);
    AG_ASSERT(host->desks_used > 0);
    host->desks_used--;
    host->reading.powers = NULL;
}

// What the powers that are given wait for: most events concern none of them.
static void note_given(ag_catalog *catalog, const ag_power_def *powers, const ag_change *change)
{
    if (change->field == AG_FIELD_POWER) {
        const ag_power_def *given = &powers[change->word];
        catalog->given_kinds[given->watch.event] |= (uint16_t)AG_BIT(given->kind);
    }
}

void ag_powers_keep(lua_State *L, const ag_powers *from, uint16_t printed, ag_card_def *def)
{
    ag_host *host = ag_host_of(L);
    AG_ASSERT(from->count <= AG_POWERS_MAX);
    ag_power_def *powers = ag_loader_hold(L, (size_t)(from->count + 1) * sizeof *powers);
    ag_entry_power *entries = ag_loader_hold(L, (size_t)(from->count + 1) * sizeof *entries);
    memcpy(powers, from->powers, (size_t)from->count * sizeof *powers);
    memcpy(entries, from->entries, (size_t)from->count * sizeof *entries);
    def->powers = powers;
    def->power_count = (uint8_t)from->count;
    def->plain = 1;
    for (int i = 0; i < from->count; i++) {
        int kind = powers[i].kind;
        def->kinds |= (uint16_t)AG_BIT(kind);
        def->shared |= powers[i].used_by != AG_USED_BY_CONTROLLER;
        if (kind == AG_POWER_CONTINUOUS || kind == AG_POWER_TRIGGER || kind == AG_POWER_REPLACE
            || kind == AG_POWER_AS || kind == AG_POWER_ENTERS) {
            def->plain = 0;
        }
        if (kind == AG_POWER_REPLACE || powers[i].later_replaces) {
            int event = powers[i].watch.event;
            host->catalog.replaced[event / 64] |= AG_LONG_BIT(event % 64);
        }
        for (int j = 0; j < powers[i].change_count; j++) {
            host->catalog.keyword_words |= ag_keywords_given(&powers[i].changes[j]);
            host->catalog.fields |= AG_LONG_BIT(powers[i].changes[j].field);
            note_given(&host->catalog, powers, &powers[i].changes[j]);
        }
        if (powers[i].keyword != 0 && host->catalog.keywords != 0) {
            print_keyword(&def->side[powers[i].front ? 0 : 1], powers[i].keyword - 1);
        }
    }
    host->catalog.keyword_words |= def->side[0].keywords | def->side[1].keywords;
    def->elsewhere = zones_elsewhere(host, from, def);
    // What keywords mean says nothing about which cards have them
    if (host->catalog.keywords != 0) {
        host->catalog.elsewhere |= def->elsewhere;
    }
    host->printed[printed].powers = entries;
}
