// Powers that wait for something to happen, come in its place or apply as it happens: when, at,
// instead, as, enters; and those about damage and healing before it is dealt: prevents, raises,
// changes (CR 717).
#include "lua/load/loader.h"

const char *const ag_power_whose[] = { "your", "friendly", "opposing" };

// ---- fields ----

// The word `given` stands for the card that the effect handed over to a later power.
static int is_given(lua_State *L, const ag_field_row *row, const ag_power_def *power)
{
    if (luaL_testudata(L, -1, AG_DATA_WORD) == NULL) return 0;
    ag_lua_check_word(L, -1, AG_WORD_GIVEN, 0);
    ag_lua_need(L, power->kind == AG_POWER_LATER, AG_FINDING_CONTRADICTION, row->name,
                "given is for `later` powers: nothing is handed over to this one");
    return 1;
}

// The card to which it happens, or (`number` 1) the one that does it.
static void read_card(lua_State *L, const ag_field_row *row, void *at)
{
    ag_watch_def *watch = &((ag_power_def *)at)->watch;
    int does_it = row->number;
    int captured = is_given(L, row, at);
    *(does_it ? &watch->captured_source : &watch->captured_subject) = (uint8_t)captured;
    if (captured) return;
    ag_filter_read(L, row, does_it ? &watch->source : &watch->subject);
    *(does_it ? &watch->has_source : &watch->has_subject) = 1;
}

// A condition, a function (a part of the event), or both in a list.
static void read_only_if(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    int given = lua_gettop(L), count = lua_istable(L, -1) ? (int)ag_sandbox_list(L, -1) : 0;
    for (int i = 1; i <= count; i++) {
        lua_geti(L, given, i);
        int fits = lua_isfunction(L, -1) ? !(power->functions & AG_BIT(AG_SLOT_CONDITION))
                                         : power->watch.condition.length == 0;
        ag_field_need(L, row, fits && !lua_istable(L, -1));
        read_only_if(L, row, at);
        lua_settop(L, given);
    }
    if (count > 0) return;
    if (lua_isfunction(L, -1)) {
        ag_function_read(L, row, at);
    } else {
        ag_amount_read(L, row, &power->watch.condition);
    }
}

// An optional trigger: `true`, or the action, which decides whether it is possible (CR 712.7).
void ag_may_read(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    ag_watch_def *watch = &power->watch;
    if (lua_type(L, -1) == LUA_TSTRING) {
        watch->may = 1;
        watch->may_action = (uint8_t)(1 + ag_action_word_actions[ag_field_word(L, row)]);
    } else {
        watch->may = (uint8_t)ag_field_flag(L, row);
    }
}

// One kind of counters and how many.
static void read_counters(lua_State *L, const ag_field_row *row, const char *name, void *at)
{
    ag_entering *to = at;
    ag_lua_need(L, to->counter == 0, AG_FINDING_CONTRADICTION, row->name,
                "one kind of counters: write enters { … } for each");
    ag_amount_read(L, row, &to->counters);
    to->counter = ag_loader_symbol(L, name);
}

// From which zones to which: of `moved`. Whom it happens to is `of`, who does it `by`.
static void read_zones(lua_State *L, const ag_field_row *row, void *at)
{
    ag_lua_need_type(L, !ag_lua_is_filter(L, -1), row->name,
                     "zones, as in when.moved { from = \"play\", to = \"hand\" }; to whom it "
                     "happens is `of`, who does it `by`");
    *(uint16_t *)at = (uint16_t)ag_field_word_bits(L, row);
}

const ag_field_row ag_fields_when[] = {
#include "lua/load/fields_event.def"
#include "lua/load/fields_watch.def"
    { "by", AG_SHAPE_FILTER, "Which card does it; `given` in a later power.", .read = read_card,
      .number = 1 },
    { "whose", AG_SHAPE_WORD, "Which player it is about.", .otherwise = "anybody",
      AG_WHOSE_OF_WATCH },
#include "lua/load/fields_only_if.def"
#include "lua/load/fields_trigger.def"
    { "first_each_turn", AG_SHAPE_FLAG, "The first time in the turn alone.",
      .at = AG_OF_WATCH(first_time) },
    { "reaches", AG_SHAPE_NUMBER,
      "Of dealt_damage: with it the damage that the card was dealt this turn is so much or more, "
      "for the first time.",
      "CR 703.1", .min = 1, .max = AG_TOKEN_NUMBER_MAX, .at = AG_OF_WATCH(reaches) },
    { "last", AG_SHAPE_FLAG,
      "Of leaves_party: nothing else that `of` asks for stays in that party; of leaves_play: in "
      "any.",
      "CR 415.8b", .at = AG_OF_WATCH(last) },
    { "name", AG_SHAPE_TEXT, "Of counters, marked and word_set: which counters, mark or word.",
      .at = AG_OF_WATCH(named) },
    { "to_this_side", AG_SHAPE_FLAG,
      "Of flipped: to the side that the power stands on, not from it.", "CR 703.3c",
      .at = AG_OF_WATCH(to_side) },
#include "lua/load/fields_power.def"
    { .name = NULL },
};

const ag_field_row ag_fields_at[] = {
    { "whose", AG_SHAPE_WORD, "Whose turn.", .otherwise = "anybody's", AG_WHOSE_OF_WATCH },
#include "lua/load/fields_only_if.def"
#include "lua/load/fields_trigger.def"
#include "lua/load/fields_power.def"
    { .name = NULL },
};

static void read_part(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    ag_field_need(L, row, lua_type(L, -1) == LUA_TSTRING);
    ag_expr_step part = ag_part_at(L, -1);
    ag_part_resolve(L, row->name, &part);
    power->watch.part = part.arg;
    power->watch.phase = (ag_symbol)(uint16_t)part.value;
}

const ag_field_row ag_fields_at_part[] = {
    { "part", AG_SHAPE_WORD, "Which phase or step begins, or which phase that the raid declares.",
      "CR 500.2", .needed = 1, .as = "a word, or the name of a phase of the raid",
      .words = { ag_part_words + AG_PART_START_PHASE, AG_PART_COUNT - AG_PART_START_PHASE },
      .read = read_part },
    { .name = NULL },
};

static const char *const leavings[] = { "destroyed", "removed from the game" };

const ag_field_row ag_fields_instead[] = {
#include "lua/load/fields_event.def"
#include "lua/load/fields_watch.def"
    { "by", AG_SHAPE_FILTER, "Which card would do it; `given` in a later power.", .read = read_card,
      .number = 1 },
    { "whose", AG_SHAPE_WORD, "Which player it is about.", .otherwise = "anybody",
      AG_WHOSE_OF_WATCH },
#include "lua/load/fields_only_if.def"
    { "may", AG_SHAPE_FLAG, "Its player decides.", "CR 712.7", .at = AG_OF_WATCH(may) },
    { "once", AG_SHAPE_FLAG, "Once, then never again.", .at = AG_OF_WATCH(once) },
#include "lua/load/fields_once.def"
    { "effect", AG_SHAPE_FUNCTION, "What happens instead; needed where it has no `becomes`.",
      "CR 717.1", .as = "function(me, event)", .read = ag_function_read, .number = AG_SLOT_EFFECT },
    { "becomes", AG_SHAPE_WORD,
      "Of leaves_play, in place of an effect: whatever would take the card out of play does this "
      "to it, in the same moment as all that it does, before other replacements.",
      "CR 716.1", .words = { leavings, 2 }, .number = AG_LEAVING_IS_DESTRUCTION,
      .at = AG_OF_WATCH(leaving_is) },
    { "works_in", AG_SHAPE_WORDS, "Where it works, if not in play.",
      .words = { ag_zone_words, AG_ZONE_COUNT }, .at = AG_OF_POWER(zones) },
#include "lua/load/fields_power.def"
    { .name = NULL },
};

const ag_field_row ag_fields_as[] = {
    { "of", AG_SHAPE_FILTER, "To which card it happens.", .read = read_card },
    { "whose", AG_SHAPE_WORD, "Which player it is about.", .otherwise = "anybody",
      AG_WHOSE_OF_WATCH },
#include "lua/load/fields_only_if.def"
    { "effect", AG_SHAPE_FUNCTION, "What is done before it has happened.", "CR 710.1a", .needed = 1,
      .as = "function(me, event)", .read = ag_function_read, .number = AG_SLOT_EFFECT },
#include "lua/load/fields_all.def"
    { .name = NULL },
};

const ag_field_row ag_fields_enters[] = {
    { "of", AG_SHAPE_FILTER, "Which cards.", .otherwise = "this one", AG_SUBJECT_OF_WATCH },
    { "whose", AG_SHAPE_WORD, "Under whose control.", .otherwise = "anybody's", AG_WHOSE_OF_WATCH },
    { "exhausted", AG_SHAPE_FLAG, "Exhausted.", "CR 710.1b", .at = AG_OF_POWER(enters.exhausted) },
    { "damage", AG_SHAPE_AMOUNT, "With so much damage on it.", "CR 710.1b",
      .at = AG_OF_POWER(enters.damage) },
    { "counters", AG_SHAPE_NUMBERS, "With so many counters of one name.", "CR 710.1b",
      .as = "{ name = amount }", .at = AG_OF_POWER(enters), .each = read_counters },
    { "only_if", AG_SHAPE_CONDITION, "Only while this is so.", .at = AG_OF_WATCH(condition) },
#include "lua/load/fields_all.def"
    { .name = NULL },
};

// ---- fields of packets ----

// What is said of a packet: true, or false for the bit after it.
static void read_alters(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    ag_field_need(L, row, lua_isboolean(L, -1));
    int otherwise = row->shape == AG_SHAPE_BOOLEAN ? row->number << 1 : 0;
    power->watch.alters |= (uint8_t)(lua_toboolean(L, -1) ? row->number : otherwise);
}

// Whom a packet is redirected to, or divided among: a filter, or the word `given` in a later power.
static void read_onto(lua_State *L, const ag_field_row *row, void *at)
{
    ag_power_def *power = at;
    ag_watch_def *watch = &power->watch;
    watch->alters |= row->number;
    if (row->number == AG_ALTER_REDIRECT && is_given(L, row, power)) {
        watch->onto_captured = 1;
    } else {
        ag_filter_read(L, row, &watch->onto);
    }
}

const ag_field_row ag_fields_packet[] = {
    { "to", AG_SHAPE_FILTER, "Who would be dealt it, or healed; `given` in a later power.",
      .read = read_card },
#include "lua/load/fields_watch.def"
    { "from", AG_SHAPE_FILTER, "Who would deal it; `given` in a later power.", .read = read_card,
      .number = 1 },
#include "lua/load/fields_only_if.def"
    { "once", AG_SHAPE_FLAG, "Once, then never again.", "CR 717.5", .at = AG_OF_WATCH(once) },
#include "lua/load/fields_once.def"
#include "lua/load/fields_power.def"
    { .name = NULL },
};

const ag_field_row ag_fields_prevents[] = {
    { "amount", AG_SHAPE_AMOUNT, "How much of each packet.", "CR 717.2", .at = AG_OF_WATCH(amount),
      .has = AG_OF_WATCH(prevents) },
    { "all", AG_SHAPE_FLAG, "All of it.", "CR 717.2", .at = AG_OF_WATCH(prevents_all) },
    { "first", AG_SHAPE_AMOUNT, "The first so many that the character is dealt each turn.",
      "CR 717.6", .at = AG_OF_WATCH(amount), .has = AG_OF_WATCH(first) },
    { "may", AG_SHAPE_FLAG, "Its player decides.", "CR 712.7", .at = AG_OF_WATCH(may) },
    { "effect", AG_SHAPE_FUNCTION,
      "Alone: \"do this; if you do, prevent that damage\", said by event:prevent().", "CR 717.3",
      .as = "function(me, event)", .read = ag_function_read, .number = AG_SLOT_EFFECT },
    { .name = NULL },
};

const ag_field_row ag_fields_raises[] = {
    { "by", AG_SHAPE_AMOUNT, "How much more.", "CR 717.1", .needed = 1, .at = AG_OF_WATCH(amount) },
    { .name = NULL },
};

const ag_field_row ag_fields_raises_reveal[] = {
    { "whose", AG_SHAPE_WORD, "Who reveals.", .otherwise = "anybody", AG_WHOSE_OF_WATCH },
    { "from", AG_SHAPE_FILTER, "What reveals.", AG_SOURCE_OF_WATCH },
    { "by", AG_SHAPE_AMOUNT, "How many more.", "CR 716.1f", .needed = 1,
      .at = AG_OF_WATCH(amount) },
    { "at_least", AG_SHAPE_NUMBER, "So many or more would be revealed.",
      .at = AG_OF_WATCH(at_least) },
#include "lua/load/fields_only_if.def"
#include "lua/load/fields_all.def"
    { .name = NULL },
};

const ag_field_row ag_fields_changes[] = {
    { "becomes", AG_SHAPE_WORDS, "It is of this type instead.", "CR 205.1c",
      .words = { ag_damage_words, AG_DAMAGE_COUNT }, .at = AG_OF_WATCH(becomes) },
    { "as_combat", AG_SHAPE_BOOLEAN, "It counts as combat damage, or no longer.", "CR 717.1",
      .read = read_alters, .number = AG_ALTER_COMBAT },
    { "unpreventable", AG_SHAPE_BOOLEAN, "Nothing can prevent it, or again something can.",
      "CR 717.2", .read = read_alters, .number = AG_ALTER_UNPREVENTABLE },
    { "onto", AG_SHAPE_FILTER, "To whom it is dealt instead; `given` in a later power.", "CR 717.1",
      .read = read_onto, .number = AG_ALTER_REDIRECT },
    { "divided_among", AG_SHAPE_FILTER, "Among whom it is divided.", "CR 717.7", .read = read_onto,
      .number = AG_ALTER_DIVIDE },
    { "smash", AG_SHAPE_FLAG, "What is more than fatal goes on to the hero.", "CR 717.8",
      .read = read_alters, .number = AG_ALTER_SMASH },
    { "may", AG_SHAPE_FLAG, "Its player decides.", "CR 712.7", .at = AG_OF_WATCH(may) },
    { .name = NULL },
};

// ---- what concerns several fields ----

// "For the first time each turn": counted for the card that does it if `by` names one, else for the
// card that it happens to.
static void check_first(lua_State *L, ag_watch_def *watch)
{
    if (!watch->first_time) return;
    watch->first_time = (uint8_t)ag_first_of(watch->event, watch->has_source, watch->combat == 1);
    int whole = watch->combat != 2 && watch->damage == 0 && watch->at_least == 0 && !watch->fatal;
    ag_lua_need(L, watch->first_time != 0 && whole, AG_FINDING_CONTRADICTION, "first_each_turn",
                "the first time in a turn is known of attacks, protects, strikes, exhausted, "
                "completed, dealt_damage (to, or by with or without combat = true) and healed "
                "(by), whatever the amount and type; of others counts = { n = times(…, "
                "this_turn) } knows it, and only_if = function(me) return me.n == 0 end");
}

// Other events say by their names where the card goes.
static void check_zones(lua_State *L, const ag_watch_def *watch)
{
    ag_lua_need(L, (watch->from | watch->into) == 0 || watch->event == AG_EVENT_MOVED,
                AG_FINDING_CONTRADICTION, watch->from != 0 ? "from" : "to",
                "from and to are for moved: when.moved { from = \"play\", to = \"hand\" }");
}

// A word of the raid is one that it has, unless the card is of another set.
static void check_named(lua_State *L, const ag_watch_def *watch)
{
    ag_host *host = ag_host_of(L);
    const char *key = host->reading.powers->key;
    int word = watch->event == AG_EVENT_WORD_SET;
    if (watch->named == 0) return;
    ag_lua_need(L, word || watch->event == AG_EVENT_COUNTERS || watch->event == AG_EVENT_MARKED,
                AG_FINDING_CONTRADICTION, "name",
                "name is for counters, marked and word_set: which counters, mark or word of the "
                "raid");
    const char *name = ag_host_word(host, watch->named);
    if (!word || ag_host_raid_word(host, name) >= 0) return;
    if (key != NULL && ag_host_raid_word_elsewhere(host, key)) return;
    ag_lua_find_word(L, "name", "the raid has no word", name, host->raid_words,
                     host->raid_word_count);
}

void ag_power_end_when(lua_State *L, ag_power_def *power)
{
    ag_watch_def *watch = &power->watch;
    check_zones(L, watch);
    check_first(L, watch);
    check_named(L, watch);
    // "When your last … leaves your party", "when the last … leaves play"
    int leaves = watch->event == AG_EVENT_LEFT_PARTY || watch->event == AG_EVENT_LEFT_PLAY;
    ag_lua_need(L, !watch->last || (leaves && watch->has_subject), AG_FINDING_CONTRADICTION, "last",
                "last says of which cards the last one leaves: "
                "when.leaves_party { of = your.ally, last = true, … }");
    // "When this flips to this side": the power is only on that side
    if (!watch->to_side) return;
    ag_lua_need(L, watch->event == AG_EVENT_FLIPPED && power->front != power->back,
                AG_FINDING_CONTRADICTION, "to_this_side",
                "to_this_side is for when.flipped, among the powers of one side of a card with a "
                "back: elsewhere event.back_up says to which side it was");
    watch->to_side = power->back ? AG_TO_BACK : AG_TO_FRONT;
}

// "Would leave play … is destroyed instead" is said by a word, and settled for all cards at once.
void ag_power_end_instead(lua_State *L, ag_power_def *power)
{
    const ag_watch_def *watch = &power->watch;
    const char *word = ag_host_of(L)->reading.draft->word;
    check_zones(L, watch);
    ag_lua_need(L, watch->leaving_is != 0 || power->functions & AG_BIT(AG_SLOT_EFFECT),
                AG_FINDING_MISSING, NULL, "%s has no effect", word);
    int alone = power->functions == 0 && !watch->may && !watch->once && !power->once_per_turn;
    ag_lua_need(L, watch->leaving_is == 0 || (watch->event == AG_EVENT_LEFT_PLAY && alone),
                AG_FINDING_CONTRADICTION, "becomes",
                "becomes is for instead.leaves_play, with no effect, function, may or once, "
                "nor once_per_turn");
}

void ag_power_end_enters(lua_State *L, ag_power_def *power)
{
    ag_watch_def *watch = &power->watch;
    const ag_entering *to = &power->enters;
    watch->event = AG_EVENT_ENTERED_PLAY;
    if (!watch->has_subject) {  // the card itself
        watch->has_subject = 1;
        watch->subject = (ag_filter){ .is = AG_IS_THIS };
    }
    ag_lua_need(L, to->exhausted || to->damage.length > 0 || to->counter != 0,
                AG_FINDING_CONTRADICTION, NULL,
                "enters says how: exhausted = true, damage = n, counters = { name = n }");
}

// Without `amount` and `all`, its effect first does something, and says whether the damage is
// prevented (CR 717.3).
void ag_power_end_prevents(lua_State *L, ag_power_def *power)
{
    ag_watch_def *watch = &power->watch;
    int has_amount = watch->prevents;
    watch->tries = (power->functions & AG_BIT(AG_SLOT_EFFECT)) != 0;
    watch->prevents = !watch->tries;
    int ways = has_amount + watch->first + watch->prevents_all + watch->tries;
    ag_lua_need(L, ways <= 1, AG_FINDING_CONTRADICTION, NULL,
                "%s prevents an amount, the first of a turn, all, or what its effect says: one of "
                "them",
                ag_host_of(L)->reading.draft->word);
    // A shield that an effect begins ({ left = n }) uses up what is left of it.
    ag_lua_need(L, ways == 1 || power->kind == AG_POWER_LATER, AG_FINDING_MISSING, NULL,
                "%s does not say how much: amount = n, first = n, all = true, or an effect that "
                "ends with event:prevent()",
                ag_host_of(L)->reading.draft->word);
}

// CR 717.1: what changes about a packet other than its amount.
void ag_power_end_changes(lua_State *L, ag_power_def *power)
{
    ag_watch_def *watch = &power->watch;
    watch->alters |= watch->becomes != 0 ? AG_ALTER_TYPE : 0;
    int kinds = (watch->alters & AG_ALTER_KIND) != 0;
    int ways = kinds + ((watch->alters & AG_ALTER_REDIRECT) != 0)
               + ((watch->alters & AG_ALTER_DIVIDE) != 0) + ((watch->alters & AG_ALTER_SMASH) != 0);
    ag_lua_need(L, ways == 1 && (watch->event != AG_EVENT_HEALED || !kinds),
                AG_FINDING_CONTRADICTION, NULL,
                "%s says one thing: becomes, as_combat and unpreventable (of damage alone), or "
                "onto = filter, or divided_among = filter, or smash = true",
                ag_host_of(L)->reading.draft->word);
}
