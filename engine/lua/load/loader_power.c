// Powers: from drafts (gives, when, at, pays, instead, prevents, raises, later, modes) to the data
// that the rules read. Those that wait for something are in loader_watch.c.
#include "lua/load/loader.h"

static const char *const users[] = { "opponents", "all" };

// ---- fields ----

static void name_power(lua_State *L, ag_power_def *power, const char *name)
{
    ag_powers *to = ag_host_of(L)->reading.powers;
    int own = (int)(power - to->powers);
    for (int i = 0; i < own; i++) {
        ag_lua_need(L, to->entries[i].name == NULL || strcmp(to->entries[i].name, name) != 0,
                    AG_FINDING_CONTRADICTION, NULL, "two powers are called \"%s\"", name);
    }
    power->id = ag_loader_symbol(L, name);
    to->entries[own].name = ag_loader_hold_text(L, name);
}

// A later power and a grant have the name under which they stand.
void ag_power_id_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    const char *id = ag_field_text(L, row);
    if (power->id == 0) name_power(L, power, id);
}

// A view tells it to the seat that would use it, so it counts only what that seat sees.
void ag_worth_read(lua_State *L, const ag_field_row *row, void *at)
{
    const ag_amount *worth = at;
    ag_filter room;
    ag_amount_read(L, row, at);
    for (int i = 0; i < worth->length; i++) {
        if (!ag_op_counts(worth->steps[i].op)) continue;
        const ag_filter *counted =
            ag_amount_counted(&ag_host_of(L)->catalog, worth, &worth->steps[i], &room);
        int others = (counted->zones & AG_BIT(AG_ZONE_HAND)) && counted->whose != AG_WHOSE_YOURS;
        ag_lua_need(L, !others && !(counted->zones & AG_BIT(AG_ZONE_DECK)),
                    AG_FINDING_CONTRADICTION, row->name,
                    "%s counts what its player sees: no cards in decks, nor in hands of others",
                    row->name);
    }
}

const ag_field_row ag_fields_gives[] = {
    { "to", AG_SHAPE_FILTER, "Which cards it changes.", .needed = 1, AG_SUBJECT_OF_WATCH },
    { "only_if", AG_SHAPE_CONDITION,
      "While this is so: attacking, exhausted … of this card, or any condition.",
      .at = AG_OF_WATCH(condition) },
    { "works_in", AG_SHAPE_WORDS, "Where it works, if not in play.", "CR 704.1a",
      .words = { ag_zone_words, AG_ZONE_COUNT }, .at = AG_OF_POWER(zones) },
    { "once_per_turn", AG_SHAPE_FLAG, "Beside `playable` and `rather_than`: once a turn.",
      "CR 701.4", .at = AG_OF_POWER(once_per_turn) },
    { "first_each_turn", AG_SHAPE_FLAG, "Beside `cost`: of the first such card each turn.",
      .at = AG_OF_WATCH(first_time) },
#include "lua/load/fields_power.def"
    { .name = NULL },
};

const ag_field_row ag_fields_pays[] = {
    { "cost", AG_SHAPE_TABLE, "What using it costs; { } is nothing.", "CR 403.1", .needed = 1,
      .as = "cost { … }", .fields = ag_fields_cost, .at = AG_OF_POWER(cost),
      .read = ag_cost_table_read },
    { "effect", AG_SHAPE_FUNCTION, "What it does; needed where there are no modes.",
      .as = "function(me, t)", .read = ag_function_read, .number = AG_SLOT_EFFECT },
#include "lua/load/fields_use.def"
    { "once_per_turn", AG_SHAPE_FLAG, "Once a turn.", "CR 701.4",
      .at = AG_OF_POWER(once_per_turn) },
    { "used_by", AG_SHAPE_WORD, "Who may use it.", "CR 701.2", .otherwise = "its controller",
      .words = { users, 2 }, .number = AG_USED_BY_OPPONENTS, .at = AG_OF_POWER(used_by) },
    { "off_chain", AG_SHAPE_FLAG, "A special action: done before anybody can answer.",
      .at = AG_OF_POWER(off_chain) },
    { "works_in", AG_SHAPE_WORDS, "Where it works, if not in play.",
      .words = { ag_zone_words, AG_ZONE_COUNT }, .at = AG_OF_POWER(zones) },
    { "cant_be_interrupted", AG_SHAPE_FLAG, "Players can't interrupt its effect.", "CR 711.1",
      .at = AG_OF_POWER(uninterruptible) },
#include "lua/load/fields_power.def"
    { .name = NULL },
};

// Keywords with more than a name, and tag words: words of their own among `powers`.
const ag_field_row ag_fields_named[] = {
#include "lua/load/fields_resolve.def"
    { "only_if", AG_SHAPE_CONDITION, "Judged as it triggers and again as it resolves.", "CR 703.2",
      .at = AG_OF_WATCH(condition) },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it.",
      .read = ag_power_id_read },
    { .name = NULL },
};

const ag_field_row ag_fields_enraged[] = {
    { "of", AG_SHAPE_FILTER, "What the card that its Enrage reveals must be.", "KW Enrage",
      AG_SUBJECT_OF_WATCH },
    { .name = NULL },
};

const ag_field_row ag_fields_diplomacy[] = {
    { "to", AG_SHAPE_FILTER, "Which allies cost one less, but never nothing.", "KW Diplomacy",
      .needed = 1, .at = AG_OF_WATCH(subject) },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it.",
      .read = ag_power_id_read },
    { .name = NULL },
};

const ag_field_row ag_fields_finishing_move[] = {
    { "what", AG_SHAPE_FILTER, "Which cards of the graveyard are part of its cost.",
      "KW Finishing Move", .otherwise = "Combo cards", AG_SUBJECT_OF_WATCH },
    { "id", AG_SHAPE_TEXT, "A name that stays when powers are inserted above it.",
      .read = ag_power_id_read },
    { .name = NULL },
};

// ---- what concerns several fields ----

// CR 704.1a: a change to a card's own cost, or to how it is played, works wherever the card may be
// played from.
static int is_about_playing(const ag_change *changes, int count)
{
    const uint64_t own = AG_LONG_BIT(AG_FIELD_COST) | AG_LONG_BIT(AG_FIELD_PLAYABLE)
                         | AG_LONG_BIT(AG_FIELD_RATHER_THAN) | AG_LONG_BIT(AG_FIELD_EXTRA_COST);
    for (int i = 0; i < count; i++) {
        int forbids = changes[i].field == AG_FIELD_CANT && changes[i].word == AG_CANT_BE_PLAYED;
        if (!forbids && !(own & AG_LONG_BIT(changes[i].field))) return 0;
    }
    return (changes[0].subject.is & AG_IS_THIS) != 0;
}

// "Your first ally each turn": applies until its player has played such a card in the turn.
static void add_first_played(lua_State *L, const ag_filter *subject, ag_amount *condition)
{
    enum { ANY = 0xff };
    int32_t types = subject->types == 0 ? ANY : (int32_t)(subject->types & ANY);
    int at = condition->length;
    ag_lua_need(L, lua_getfield(L, -1, "cost") != LUA_TNIL, AG_FINDING_CONTRADICTION,
                "first_each_turn",
                "first_each_turn of gives stands beside a cost: cost = plus(-1)");
    lua_pop(L, 1);
    ag_lua_need(L, at + 3 <= AG_EXPR_MAX && types != 0 && subject->whose == AG_WHOSE_YOURS,
                AG_FINDING_CONTRADICTION, "first_each_turn",
                "first_each_turn of gives is about cards of yours: to = your.ally");
    condition->steps[condition->length++] =
        (ag_expr_step){ .op = AG_OP_PLAYED, .value = (int16_t)types };
    condition->steps[condition->length++] = (ag_expr_step){ .op = AG_OP_NOT };
    if (at > 0) condition->steps[condition->length++] = (ag_expr_step){ .op = AG_OP_AND };
}

static void end_gives(lua_State *L, ag_power_def *power)
{
    const ag_watch_def *read = &power->watch;
    ag_change like = { .subject = read->subject, .condition = read->condition };
    if (read->first_time) add_first_played(L, &like.subject, &like.condition);
    power->watch = (ag_watch_def){ .event = 0 };
    ag_change changes[AG_CHANGES_MAX];
    int count = ag_lua_read_changes(L, lua_gettop(L), &like, changes);
    ag_lua_need(L, count > 0, AG_FINDING_MISSING, NULL,
                "gives changes nothing: atk = plus(1), keyword = \"Protector\" …");
    if (power->zones == 0 && is_about_playing(changes, count)) {
        power->zones = (uint16_t)(AG_BIT(AG_ZONE_COUNT) - 1);
    }
    power->changes = ag_loader_hold_copy(L, changes, (size_t)count * sizeof *changes);
    power->change_count = (uint8_t)count;
}

static void end_pays(lua_State *L, ag_power_def *power)
{
    // What a card that is not in hand could never pay with itself.
    for (int i = 0; i < power->cost.part_count; i++) {
        const ag_cost_part *part = &power->cost.parts[i];
        int of_hand = part->kind == AG_COST_DISCARD || part->kind == AG_COST_REVEAL;
        int there = !(part->filter.is & AG_IS_THIS) || (power->zones & AG_BIT(AG_ZONE_HAND));
        const char *word = part->kind == AG_COST_REVEAL ? "reveal" : "discard";
        ag_lua_need(L, !of_hand || there, AG_FINDING_CONTRADICTION, word,
                    "%s = this is paid from the hand: works_in = \"hand\"", word);
    }
    // What does not use the chain can't be answered anyway.
    ag_lua_need(L, !power->uninterruptible || !power->off_chain, AG_FINDING_CONTRADICTION,
                "cant_be_interrupted",
                "what is off_chain is never on the chain: leave one of them out");
}

// Powers with a word of their own, the rule book's: keywords.lua has what it says of all of them,
// with gives or when, and the card the rest.
static void end_named(lua_State *L, ag_power_def *power)
{
    const char *word = ag_host_of(L)->reading.draft->word;
    const char *rule = ag_lexicon_find(ag_lexicon_powers, word)->rule;
    const char *name = rule + strlen("KW ");
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, name);
    int stands_for = keyword >= 0 && ag_keyword_takes[keyword] == AG_TAKES_OWN;
    power->rule = ag_rule_find(rule);
    power->keyword = (uint8_t)(stands_for ? keyword + 1 : 0);
    ag_keywords_push(L, name, word);
    const ag_draft *says = ag_draft_at(L, -1);
    ag_reading before = ag_reading_begin(L, lua_gettop(L));
    if (says->kind == AG_DRAFT_GIVES) {
        end_gives(L, power);
    } else {
        power->watch.event = says->number;
        ag_fields_take(L, lua_gettop(L), NULL, ag_fields_when, power);
    }
    ag_reading_end(L, before);
    lua_pop(L, 1);
}

// "Diplomacy: Dwarves" makes such allies cheaper for its player, but never free.
static void end_diplomacy(lua_State *L, ag_power_def *power)
{
    ag_lua_need(L, power->watch.subject.types & AG_TYPE_ALLY, AG_FINDING_CONTRADICTION, NULL,
                "diplomacy names the allies that cost less: "
                "diplomacy { to = any.ally:with { tag = \"Dwarf\" } }");
    power->watch.subject.whose = AG_WHOSE_YOURS;
    end_named(L, power);
}

// "Finishing Move": X such cards of the graveyard are part of the cost; Combo cards, unless the
// script says otherwise.
static void end_finishing_move(lua_State *L, ag_power_def *power)
{
    enum { X_MOST = 5 };
    ag_powers *powers = ag_host_of(L)->reading.powers;
    ag_filter what = power->watch.subject;
    int has_what = power->watch.has_subject;
    power->watch.subject = (ag_filter){ .is = AG_IS_THIS };
    end_named(L, power);
    ag_cost_part *part = &powers->powers[powers->count - 1].cost.parts[0];
    part->x_most = X_MOST;
    if (has_what) {
        what.zones = part->filter.zones;
        what.whose = part->filter.whose;
        part->filter = what;
    }
}

// What is so of all kinds.
static void check_power(lua_State *L, ag_power_def *power)
{
    const ag_watch_def *watch = &power->watch;
    int damage = watch->event == AG_EVENT_DAMAGED;
    int dealt = damage || watch->event == AG_EVENT_HEALED;
    int acts = power->kind == AG_POWER_PAYMENT || power->kind == AG_POWER_TRIGGER
               || (power->kind == AG_POWER_LATER && !power->later_replaces);
    int does = power->mode_count > 0 || (power->functions & AG_BIT(AG_SLOT_EFFECT)) != 0;
    ag_lua_need(L, !acts || does, AG_FINDING_MISSING, NULL,
                "%s has no effect = function(me, …) … end", ag_host_of(L)->reading.draft->word);
    ag_lua_need(L, !watch->next_turn || power->kind == AG_POWER_LATER, AG_FINDING_CONTRADICTION,
                "next_turn", "next_turn is for `later` powers: no effect begins this one");
    ag_lua_need(L, power->hero.word == 0 || power->kind != AG_POWER_LATER, AG_FINDING_CONTRADICTION,
                "hero",
                "a later power is there for every hero: what makes it is what asks for hero = …");
    ag_lua_need(L, power->zones == 0 || !power->granted, AG_FINDING_CONTRADICTION, "works_in",
                "a power that is given works in play: works_in can't stand in grants");
    ag_lua_need(L, (!watch->has_with || dealt) && ((!watch->fatal && !watch->reaches) || damage),
                AG_FINDING_CONTRADICTION, NULL,
                "with, fatal and reaches are about damage that is dealt: when.dealt_damage { … }");
    int lasts = power->later_replaces || (power->granted && power->kind == AG_POWER_REPLACE);
    ag_lua_need(L, !lasts || !power->once_per_turn, AG_FINDING_CONTRADICTION, "once_per_turn",
                "once_per_turn of a replacement is counted on the card that says it: not in "
                "`grants`, and `later` has once = true");
    if (power->once_per_turn) {
        // CR 701.4: each power of a card is used once a turn, independently of the others.
        int use = 0;
        for (const ag_power_def *before = ag_host_of(L)->reading.powers->powers; before < power;
             before++) {
            use += before->once_per_turn;
        }
        ag_lua_need(L, use < AG_USES_MAX, AG_FINDING_OUT_OF_RANGE, "once_per_turn",
                    "once_per_turn: a card has at most %d powers of that kind", AG_USES_MAX);
        power->use = (uint8_t)use;
    }
}

// ---- one power ----

// What a draft makes; `end` checks what concerns several fields.
typedef struct power_kind {
    uint8_t kind;  // AG_POWER_…
    ag_power_end *end;
} power_kind;

static const power_kind kinds[] = {
    [AG_DRAFT_GIVES] = { AG_POWER_CONTINUOUS, end_gives },
    [AG_DRAFT_PAYS] = { AG_POWER_PAYMENT, end_pays },
    [AG_DRAFT_WHEN] = { AG_POWER_TRIGGER, ag_power_end_when },
    [AG_DRAFT_AT] = { AG_POWER_TRIGGER, NULL },
    [AG_DRAFT_INSTEAD] = { AG_POWER_REPLACE, ag_power_end_instead },
    [AG_DRAFT_PREVENTS] = { AG_POWER_REPLACE, ag_power_end_prevents },
    [AG_DRAFT_RAISES] = { AG_POWER_REPLACE, NULL },
    [AG_DRAFT_DEATH_RATTLE] = { AG_POWER_TRIGGER, end_named },
    [AG_DRAFT_CHANGES] = { AG_POWER_REPLACE, ag_power_end_changes },
    [AG_DRAFT_AS] = { AG_POWER_AS, NULL },
    [AG_DRAFT_ENTERS] = { AG_POWER_ENTERS, ag_power_end_enters },
    [AG_DRAFT_TRIBE] = { AG_POWER_TRIGGER, end_named },
    [AG_DRAFT_STASH] = { AG_POWER_TRIGGER, end_named },
    [AG_DRAFT_ENRAGED] = { AG_POWER_TRIGGER, end_named },
    [AG_DRAFT_DIPLOMACY] = { AG_POWER_CONTINUOUS, end_diplomacy },
    [AG_DRAFT_FINISHING_MOVE] = { AG_POWER_CONTINUOUS, end_finishing_move },
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

// Where a power stands: in the list or table of this row, there with a name.
typedef struct power_place {
    const ag_field_row *row;
    const char *name;
    int later, granted;
} power_place;

static void check_draft(lua_State *L, const power_place *place, const ag_draft *draft)
{
    int kind = draft == NULL || draft->kind >= KINDS ? 0 : kinds[draft->kind].kind;
    if (kind == 0) {
        ag_lua_fail_field(L, AG_FINDING_WRONG_TYPE, place->row->name,
                          "%s is no power (gives, when.…, at.…, pays, "
                          "instead.…, prevents.…, raises.…, changes.…, as.…, enters)",
                          ag_lua_shown(L, -1));
    }
    int enters = kind == AG_POWER_AS || kind == AG_POWER_ENTERS;
    int uses = draft->kind == AG_DRAFT_GIVES || draft->kind == AG_DRAFT_PAYS;
    ag_lua_need(L, !place->granted || (!enters && draft->kind != AG_DRAFT_DEATH_RATTLE),
                AG_FINDING_CONTRADICTION, place->name,
                "%s can't be given: what a card has been given, it has in play alone", draft->word);
    ag_lua_need(L, !place->later || (!enters && !uses), AG_FINDING_CONTRADICTION, place->name,
                "%s can't come later: an effect begins when.…, at.…, instead.…, prevents.…, "
                "raises.… or changes.…; what it changes is card:gain { … }, and a power that it "
                "gives stands in grants",
                draft->word);
}

static void read_draft(lua_State *L, int index, void *context)
{
    const power_place *place = context;
    const ag_draft *draft = ag_draft_at(L, index);
    check_draft(L, place, draft);
    ag_powers *to = ag_host_of(L)->reading.powers;
    const power_kind *kind = &kinds[draft->kind];
    ag_reading before = ag_reading_begin(L, index);
    int first = to->count;
    ag_power_def *power = ag_powers_add(L, place->later ? AG_POWER_LATER : kind->kind,
                                        ag_loader_hold_text(L, draft->word));
    power->front = (place->row->number & AG_ON_FRONT) != 0;
    power->back = (place->row->number & AG_ON_BACK) != 0;
    power->granted = (uint8_t)place->granted;
    power->watch.event = draft->number;
    power->watch.raises = draft->kind == AG_DRAFT_RAISES;
    power->later_replaces = place->later && kind->kind == AG_POWER_REPLACE;
    if (place->later || place->granted) name_power(L, power, place->name);
    // By the row of the word. The changes of a continuous power are read once the others are known.
    const ag_lexicon_row *row = ag_lexicon_powers;
    int table = lua_gettop(L);
    while (row->number != draft->kind || (row->second != 0 && row->second != draft->number)) row++;
    ag_lua_check_rows(L, table, draft->word, row->fields[0], row->fields[1]);
    ag_fields_take(L, table, draft->word, row->fields[0], power);
    if (draft->kind != AG_DRAFT_GIVES) ag_fields_take(L, table, draft->word, row->fields[1], power);
    check_power(L, power);
    if (kind->end != NULL) kind->end(L, power);
    for (int i = first; i < to->count; i++) {
        to->powers[i].front = power->front;
        to->powers[i].back = power->back;
    }
    for (int i = 0; i < power->mode_count; i++) {
        ag_power_def *mode = &to->powers[power->mode_first + i];
        mode->watch = power->watch;  // it waits for what the power waits for
        mode->granted = power->granted;
    }
    ag_reading_end(L, before);
}

// A power that can't be read is left out; the others are still read if the file is being checked.
void ag_power_read(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_powers *to = ag_host_of(L)->reading.powers;
    int before = to->count, named = row->shape == AG_SHAPE_NAMED_POWERS;
    power_place place = { row, name, .later = named && row->number == AG_ON_BOTH,
                          .granted = named && row->number == AG_ON_NONE };
    (void)at;
    if (!ag_loader_part(L, lua_gettop(L), read_draft, &place)) to->count = before;
}

// The number of one of the script's own `grants`: while a file is read, of the powers that are
// being gathered; while an effect runs, of those of its script.
int ag_powers_granted(lua_State *L, const char *name)
{
    const ag_host *host = ag_host_of(L);
    const ag_powers *read = host->reading.powers;
    uint16_t printed = read == NULL ? ag_run_now(L, "gain")->frame->printed : 0;
    const ag_card_def *def = ag_catalog_card(&host->catalog, printed);
    const ag_power_def *powers = read == NULL ? def->powers : read->powers;
    const ag_entry_power *entries = read == NULL ? host->printed[printed].powers : read->entries;
    const char *names[AG_POWERS_MAX];
    int count = 0, power_count = read == NULL ? def->power_count : read->count;
    for (int i = 0; i < power_count; i++) {
        if (!powers[i].granted || entries[i].name == NULL) continue;  // a mode has none
        if (strcmp(entries[i].name, name) == 0) return i;
        names[count++] = entries[i].name;
    }
    ag_lua_fail_field(L, AG_FINDING_UNKNOWN_NAME, "power",
                      "\"%s\" is not among the card's grants = { name = pays { … } }%s", name,
                      ag_lua_meant(L, name, names, count));
}

// The zones outside play that the card's own powers and its keywords name.
static uint16_t zones_elsewhere(const ag_host *host, const ag_card_def *def)
{
    const ag_card_def *keywords = ag_catalog_card(&host->catalog, host->catalog.keywords);
    uint64_t has = def->side[0].keywords | def->side[1].keywords;
    uint16_t zones = 0;
    for (int i = 0; i < def->power_count; i++) zones |= def->powers[i].zones;
    for (int i = 0; i < keywords->power_count; i++) {
        const ag_power_def *power = &keywords->powers[i];
        zones |= (has & AG_LONG_BIT(power->keyword - 1)) ? power->zones : 0;
    }
    return zones & (uint16_t) ~(AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES));
}

void ag_powers_open(lua_State *L, const char *key)
{
    ag_host *host = ag_host_of(L);
    ag_lua_need(L, host->desks_used < AG_DESKS_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "cards load each other more than %d deep", AG_DESKS_MAX);
    ag_powers **desk = &host->desks[host->desks_used];
    if (*desk == NULL && (*desk = ag_host_hold(host, sizeof **desk)) == NULL) {
        luaL_error(L, "not enough memory");
    }
    host->desks_used++;
    (*desk)->count = 0;
    host->reading.rule = AG_RULE_NONE;
    (*desk)->key = key;
    host->reading.powers = *desk;
}

void ag_powers_leave(lua_State *L)
{
    ag_host *host = ag_host_of(L);
    AG_ASSERT(host->desks_used > 0);
    host->desks_used--;
    host->reading.powers = host->desks_used > 0 ? host->desks[host->desks_used - 1] : NULL;
}

void ag_powers_keep(lua_State *L, uint16_t printed, ag_card_def *def)
{
    const unsigned waiting = AG_BIT(AG_POWER_CONTINUOUS) | AG_BIT(AG_POWER_TRIGGER)
                             | AG_BIT(AG_POWER_REPLACE) | AG_BIT(AG_POWER_AS)
                             | AG_BIT(AG_POWER_ENTERS);
    ag_host *host = ag_host_of(L);
    ag_catalog *catalog = &host->catalog;
    const ag_powers *from = host->reading.powers;
    size_t count = (size_t)from->count;
    AG_ASSERT(from->count <= AG_POWERS_MAX);
    host->printed[printed].powers =
        ag_loader_hold_copy(L, from->entries, count * sizeof *from->entries);
    def->powers = ag_loader_hold_copy(L, from->powers, count * sizeof *from->powers);
    def->power_count = (uint8_t)from->count;
    for (int i = 0; i < from->count; i++) {
        const ag_power_def *power = &def->powers[i];
        def->kinds |= (uint16_t)AG_BIT(power->kind);
        def->shared |= power->used_by != AG_USED_BY_CONTROLLER;
        // What some card does, or is given: most events, keywords and fields concern none of them.
        int event = power->watch.event;
        if (power->kind == AG_POWER_REPLACE || power->later_replaces) {
            catalog->replaced[event / 64] |= AG_LONG_BIT(event % 64);
        }
        for (int j = 0; j < power->change_count; j++) {
            const ag_change *change = &power->changes[j];
            catalog->keyword_words |= ag_keywords_given(change);
            catalog->fields |= AG_LONG_BIT(change->field);
            catalog->unreachable |=
                change->field == AG_FIELD_CANT && change->word == AG_CANT_BE_REACHED;
            if (change->field == AG_FIELD_POWER) {
                const ag_power_def *given = &def->powers[change->word];
                catalog->given_kinds[given->watch.event] |= (uint16_t)AG_BIT(given->kind);
            }
        }
        if (power->keyword != 0 && catalog->keywords != 0) {
            ag_side_print(&def->side[power->front ? 0 : 1], power->keyword - 1, 1);
        }
    }
    def->plain = (def->kinds & waiting) == 0;
    def->elsewhere = zones_elsewhere(host, def);
    catalog->keyword_words |= def->side[0].keywords | def->side[1].keywords;
    // What keywords mean says nothing about which cards have them
    if (catalog->keywords != 0) catalog->elsewhere |= def->elsewhere;
    ag_powers_leave(L);
}
