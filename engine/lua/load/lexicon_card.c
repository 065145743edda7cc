// The words that make cards, parts of cards, powers, raids and decks.
#include "lua/load/loader.h"

static int word_target(lua_State *L)
{
    ag_lua_need(L, lua_type(L, 1) == LUA_TSTRING, AG_FINDING_CONTRADICTION, NULL,
                "a target begins with its name: target(\"ally\", any.ally, harm)");
    ag_lua_need_value(L, ag_lua_is_filter(L, 2) || ag_lua_to_selector(L, 2) != NULL, 2, NULL,
                      "a target is a filter, player.…, link.… or graveyard.…");
    ag_lua_check_word(L, 3, AG_WORD_AIM, 0);
    lua_settop(L, 4);
    lua_newtable(L);
    if (!lua_isnil(L, 4)) {
        ag_draft_check_table(L, 4, "the last part of a target");
        ag_lua_check_rows(L, 4, "a target", ag_fields_target, NULL);
        for (const ag_field_row *option = ag_fields_target; option->name != NULL; option++) {
            lua_getfield(L, 4, option->name);
            lua_setfield(L, 5, option->name);
        }
    }
    lua_pushvalue(L, 2);
    lua_setfield(L, 5, "what");
    lua_pushvalue(L, 3);
    lua_setfield(L, 5, "aim");
    ag_draft_push(L, AG_DRAFT_TARGET, 0, "target", 5, 1);
    return 1;
}

static int raid_call(lua_State *L)
{
    lua_remove(L, 1);
    return ag_draft_named(L, AG_DRAFT_RAID, "raid");
}

static int word_raid(lua_State *L)
{
    lua_newuserdatauv(L, 0, 0);
    luaL_newmetatable(L, AG_DATA_RAID);
    lua_pushcfunction(L, raid_call);
    lua_setfield(L, -2, "__call");
    lua_setmetatable(L, -2);
    return 1;
}

const ag_lexicon_row ag_lexicon_cards[] = {
    { AG_LEXICON_CARD, "ally", "ally \"Name\" { … }", "An ally: it fights, and stays.", "CR 302.1",
      .fields = { ag_fields_card, ag_fields_ally } },
    { AG_LEXICON_CARD, "ability", "ability \"Name\" { … }",
      "An ability: it does something as it resolves, or stays (ongoing, attached).", "CR 305.1",
      .fields = { ag_fields_card, ag_fields_ability } },
    { AG_LEXICON_CARD, "hero", "hero \"Name\" { … }", "A hero: a player's own.", "CR 301.1",
      .fields = { ag_fields_card, ag_fields_hero } },
    { AG_LEXICON_CARD, "boss", "boss \"Name\" { … }", "A Boss, or one of its stages.", "R101.1",
      .fields = { ag_fields_card, ag_fields_boss } },
    { AG_LEXICON_CARD, "weapon", "weapon \"Name\" { … }", "A weapon: heroes strike with it.",
      "CR 303.1", .fields = { ag_fields_card, ag_fields_weapon } },
    { AG_LEXICON_CARD, "armor", "armor \"Name\" { … }", "An armor: it prevents damage.", "CR 304.2",
      .fields = { ag_fields_card, ag_fields_gear } },
    { AG_LEXICON_CARD, "item", "item \"Name\" { … }", "An item.", "CR 304.3",
      .fields = { ag_fields_card, ag_fields_gear } },
    { AG_LEXICON_CARD, "quest", "quest \"Name\" { … }",
      "A quest: it is placed as a resource, and completed for its reward.", "CR 306.1",
      .fields = { ag_fields_card, ag_fields_quest } },
    { AG_LEXICON_CARD, "location", "location \"Name\" { … }",
      "A location: it lies face up in the resource row and works there.", "CR 306.3",
      .fields = { ag_fields_card, ag_fields_location } },
    { AG_LEXICON_CARD, "event", "event \"Name\" { … }",
      "An event of a raid: it does something as it resolves. In a trigger `event.amount` is "
      "the amount of what triggered it.",
      .fields = { ag_fields_card, ag_fields_event } },
    { AG_LEXICON_CARD, "token", "token \"Name\" { … }",
      "What effects put into play: player:put_token(\"set/stem\").", "CR 404.2",
      .fields = { ag_fields_card, ag_fields_token } },
    { AG_LEXICON_CARD, "fixture", "fixture \"Name\" { … }",
      "A card of no type, which a raid puts into play: a rune, a lair, a gift.",
      .fields = { ag_fields_card, ag_fields_fixture } },
    { .kind = AG_LEXICON_END },
};

const ag_lexicon_row ag_lexicon_parts[] = {
    { AG_LEXICON_PART, "target", "target(\"name\", filter, harm, { up_to = 2 })",
      "A target: its name (t.name in effects), what it may be (a filter, player.…, link.…, "
      "graveyard.…), what being aimed at means (harm, help), and how many.",
      "CR 706.1", word_target, AG_DRAFT_TARGET, .fields = { ag_fields_target },
      .type = "fun(name: string, what: aggro.filter|aggro.selector, aim?: aggro.aim, "
              "how?: aggro.fields.target): aggro.target" },
    { AG_LEXICON_PART, "target shares", "shares = { type = \"first\" }",
      "What a target has in common with targets that stand before it in the list, by their names.",
      "CR 706.1", .fields = { ag_fields_shares } },
    { AG_LEXICON_PART, "target total", "total = { cost = { max = 7 } }",
      "What one number of all that are chosen may be together.", "CR 706.1",
      .fields = { ag_fields_total } },
    { AG_LEXICON_PART, "mode",
      "mode { text = \"…\", targets = { … }, play = function(me, t) … end }",
      "One of several modes: modes = { mode { … }, mode { … }, choose = 1 }.", "CR 707.1c",
      .number = AG_DRAFT_MODE, .fields = { ag_fields_mode },
      .type = "fun(fields: aggro.fields.mode): aggro.mode" },
    { AG_LEXICON_PART, "modes", "modes = { mode { … }, mode { … }, up_to = 2 }",
      "The modes of an ability, power or reward, and beside them how many are chosen, and "
      "by whom.",
      "CR 707.1c", .fields = { ag_fields_modes } },
    { AG_LEXICON_PART, "cost", "cost = { resources = 1, exhaust = this }",
      "What is paid: of `pays`, of a quest's reward, as `extra_cost`, `rather_than` …", "CR 403.1",
      .fields = { ag_fields_cost } },
    { AG_LEXICON_PART, "cost cards", "discard = { what = your.ally, up_to = 3 }",
      "The cards that a cost takes: of discard, destroy, exhaust, remove, to_hand, "
      "to_bottom, flip, face_down, reveal.",
      "CR 403.5", .fields = { ag_fields_cost_cards } },
    { AG_LEXICON_PART, "cost damage", "damage = { to = your.hero, up_to = 3 }",
      "The damage that a cost puts on somebody.", "CR 405.3", .fields = { ag_fields_cost_damage } },
    { AG_LEXICON_PART, "cost counters", "counters = { name = \"charge\", count = 1 }",
      "The counters that a cost removes.", "CR 403.4", .fields = { ag_fields_cost_counters } },
    { AG_LEXICON_PART, "reward", "reward = { cost = { … }, effect = function(me, t) … end }",
      "What completing a quest costs and gives.", "CR 306.2", .fields = { ag_fields_reward } },
    { AG_LEXICON_PART, "back", "back = { name = \"…\", health = 10, powers = { … } }",
      "The other side of a hero, Boss or fixture.", "CR 301.2", .fields = { ag_fields_back } },
    { .kind = AG_LEXICON_END },
};

const ag_lexicon_row ag_lexicon_raids[] = {
    { AG_LEXICON_NAMED, "raid", "raid \"Name\" { … }",
      "A raid: its decks, Bosses, turns. raids/<raid>/raid.lua. In effects raid.<word> is a "
      "number that it keeps.",
      "R100.1", word_raid, AG_DRAFT_RAID, AG_FORM_VALUE, .fields = { ag_fields_raid } },
    { AG_LEXICON_NAMED, "phase", "phase \"Name\" { steps = { function(boss) … end, window } }",
      "A phase of a turn: raids/<raid>/phases/<stem>.lua.", .number = AG_DRAFT_PHASE,
      .fields = { ag_fields_phase } },
    { AG_LEXICON_NAMED, "sequence", "sequence \"Name\" { steps = { function(boss, card) … end } }",
      "What a raid does in steps that span priority windows.", .number = AG_DRAFT_SEQUENCE,
      .fields = { ag_fields_sequence } },
    { AG_LEXICON_STEP, "again", "again { function(boss, card) … end }",
      "A step of a sequence that is done again until it adds nothing to the chain.",
      .number = AG_DRAFT_AGAIN },
    { AG_LEXICON_NAMED, "effect", "effect \"Name\" { play = function(boss, card) … end }",
      "A step of a sequence that goes onto the chain, with no card for it.",
      .number = AG_DRAFT_EFFECT, .fields = { ag_fields_effect } },
    { AG_LEXICON_NAMED, "deck", "deck \"Name\" { cards = { { 4, \"set/card\" } } }",
      "A deck: cards/decks/<stem>.lua of a raider, raids/<raid>/decks/<name>.lua of the "
      "Boss player.",
      "CR 100.1", .number = AG_DRAFT_DECK, .fields = { ag_fields_deck } },
    { AG_LEXICON_NAMED, "pack", "pack \"Name\" { key = \"…\", version = \"1.0.0\", api_level = 2 }",
      "The manifest of a pack: its pack.lua.", .number = AG_DRAFT_PACK,
      .fields = { ag_fields_pack } },
    { AG_LEXICON_NAMED, "texts",
      "texts \"de\" { fireball = { name = \"…\", text = \"… {burst} …\" } }",
      "Cards of a set in another language: cards/<set>/lang/<language>.lua, "
      "raids/<raid>/lang/<language>.lua. The fields are those of each card.",
      .number = AG_DRAFT_TEXTS, .fields = { ag_fields_card_texts } },
    { AG_LEXICON_STEP, "ready_step", "ready_step", "The ready step of a turn.", "CR 501.1a",
      .number = AG_DRAFT_STEP, .second = AG_STEP_READY },
    { AG_LEXICON_STEP, "draw_step", "draw_step { count = word.stage }",
      "The draw step, with how many cards where it is not one.", "CR 501.2a",
      .number = AG_DRAFT_STEP, .second = AG_STEP_DRAW, .fields = { ag_fields_counted_step } },
    { AG_LEXICON_STEP, "action_phase", "action_phase", "The action phase.", "CR 502.1",
      .number = AG_DRAFT_STEP, .second = AG_STEP_ACTION },
    { AG_LEXICON_STEP, "end_phase", "end_phase", "The end phase.", "CR 503.1",
      .number = AG_DRAFT_STEP, .second = AG_STEP_END },
    { AG_LEXICON_STEP, "window", "window",
      "A priority window: a step of a phase in which players may act.", .number = AG_DRAFT_STEP,
      .second = AG_STEP_WINDOW },
    { AG_LEXICON_STEP, "flip_step", "flip_step { count = 2 }",
      "Of an automated side: so many cards of its first deck are flipped, as many as Flip "
      "says where there is no count.",
      .number = AG_DRAFT_STEP, .second = AG_STEP_FLIPS, .fields = { ag_fields_counted_step } },
    { AG_LEXICON_STEP, "attack_step", "attack_step { at = opposing.hero:marked(\"prey\") }",
      "Of an automated side: each of its characters that can attack does.", .number = AG_DRAFT_STEP,
      .second = AG_STEP_ATTACKS, .fields = { ag_fields_attack_step } },
    { AG_LEXICON_WORD, "use", "use \"set/name\"",
      "What another file returned: a table of constants, filters, powers, functions.",
      .type = "fun(name: string): any" },
    { .kind = AG_LEXICON_END },
};

const ag_lexicon_row ag_lexicon_powers[] = {
    { AG_LEXICON_POWER, "gives", "gives { to = your.ally:other(), atk = plus(1) }",
      "A continuous modifier: what is so while its card is in play.", "CR 704.1",
      .number = AG_DRAFT_GIVES, .fields = { ag_fields_gives, ag_fields_change } },
    { AG_LEXICON_POWER, "pays",
      "pays { cost = { exhaust = this }, effect = function(me, t) … end }",
      "A payment power: its player may use it.", "CR 701.1", .number = AG_DRAFT_PAYS,
      .fields = { ag_fields_pays } },
    { AG_LEXICON_POWER, "when",
      "when.dealt_damage { of = this, effect = function(me, event, t) … end }",
      "A trigger: docs/events.md lists what it may wait for.", "CR 703.1", .number = AG_DRAFT_WHEN,
      .fields = { ag_fields_when } },
    { AG_LEXICON_POWER, "at.start_of_turn", "at.start_of_turn { whose = \"your\", effect = … }",
      "A trigger as a turn begins.", "CR 500.2", .number = AG_DRAFT_AT,
      .second = AG_EVENT_TURN_BEGINS, .fields = { ag_fields_at } },
    { AG_LEXICON_POWER, "at.end_of_turn", "at.end_of_turn { whose = \"your\", effect = … }",
      "A trigger as a turn ends.", "CR 500.2", .number = AG_DRAFT_AT, .second = AG_EVENT_TURN_ENDS,
      .fields = { ag_fields_at } },
    { AG_LEXICON_POWER, "at.start_of_part",
      "at.start_of_part { part = \"draw step\", whose = \"your\", effect = … }",
      "A trigger as a phase or step begins.", "CR 500.2", .number = AG_DRAFT_AT,
      .second = AG_EVENT_PART_BEGINS, .fields = { ag_fields_at, ag_fields_at_part } },
    { AG_LEXICON_POWER, "instead",
      "instead.destroyed { of = this, effect = function(me, event) … end }",
      "A replacement: this happens in place of an event that can be replaced.", "CR 704.1",
      .number = AG_DRAFT_INSTEAD, .fields = { ag_fields_instead } },
    { AG_LEXICON_POWER, "prevents.damage",
      "prevents.damage { to = this, at_least = value.least, all = true }",
      "Damage that is prevented.", "CR 717.2", .number = AG_DRAFT_PREVENTS,
      .second = AG_EVENT_DAMAGED, .fields = { ag_fields_packet, ag_fields_prevents } },
    { AG_LEXICON_POWER, "raises.damage", "raises.damage { from = your.hero, by = 1 }",
      "Damage that is more.", "CR 717.1", .number = AG_DRAFT_RAISES, .second = AG_EVENT_DAMAGED,
      .fields = { ag_fields_packet, ag_fields_raises } },
    { AG_LEXICON_POWER, "raises.healing", "raises.healing { to = your.ally, by = 1 }",
      "Healing that is more.", "CR 717.1", .number = AG_DRAFT_RAISES, .second = AG_EVENT_HEALED,
      .fields = { ag_fields_packet, ag_fields_raises } },
    { AG_LEXICON_POWER, "raises.reveal", "raises.reveal { whose = \"your\", by = 1 }",
      "How many more cards deck:reveal(n) shows.", "CR 716.1f", .number = AG_DRAFT_RAISES,
      .second = AG_EVENT_REVEALS, .fields = { ag_fields_raises_reveal } },
    { AG_LEXICON_POWER, "changes.damage", "changes.damage { from = this, becomes = \"holy\" }",
      "Damage that is of another type, or dealt to others.", "CR 717.1", .number = AG_DRAFT_CHANGES,
      .second = AG_EVENT_DAMAGED, .fields = { ag_fields_packet, ag_fields_changes } },
    { AG_LEXICON_POWER, "changes.healing", "changes.healing { to = opposing.hero, onto = this }",
      "Healing that goes to others.", "CR 717.1", .number = AG_DRAFT_CHANGES,
      .second = AG_EVENT_HEALED, .fields = { ag_fields_packet, ag_fields_changes } },
    { AG_LEXICON_POWER, "as.enters_play",
      "as.enters_play { of = this, effect = function(me, event) … end }",
      "What is done as a card enters play, before it is there.", "CR 710.1a", .number = AG_DRAFT_AS,
      .second = AG_EVENT_ENTERED_PLAY, .fields = { ag_fields_as } },
    { AG_LEXICON_POWER, "as.placed", "as.placed { of = this, effect = function(me, event) … end }",
      "What is done as a card is placed as a resource.", "CR 704.1b", .number = AG_DRAFT_AS,
      .second = AG_EVENT_PLACED, .fields = { ag_fields_as } },
    { AG_LEXICON_POWER, "as.start_of_turn",
      "as.start_of_turn { whose = \"your\", effect = function(me, event) … end }",
      "What is done as a turn begins, before anything triggers.", "CR 704.1b",
      .number = AG_DRAFT_AS, .second = AG_EVENT_TURN_BEGINS, .fields = { ag_fields_as } },
    { AG_LEXICON_POWER, "as.flipped",
      "as.flipped { of = this, effect = function(me, event) … end }",
      "What is done as part of turning a card over, before it is: the side that shows says it.",
      "CR 704.1b", .number = AG_DRAFT_AS, .second = AG_EVENT_FLIPPED, .fields = { ag_fields_as } },
    { AG_LEXICON_POWER, "as.leaves_play",
      "as.leaves_play { of = this, effect = function(me, event) … end }",
      "What is done as part of a card's leaving play, while it is still there.", "CR 704.1b",
      .number = AG_DRAFT_AS, .second = AG_EVENT_LEFT_PLAY, .fields = { ag_fields_as } },
    { AG_LEXICON_POWER, "enters", "enters { exhausted = true, damage = 1 }",
      "How a card enters play.", "CR 710.1b", .number = AG_DRAFT_ENTERS,
      .fields = { ag_fields_enters } },
    { AG_LEXICON_POWER, "death_rattle", "death_rattle { effect = function(me, event, t) … end }",
      "The keyword: a trigger as its card comes into a graveyard from anywhere.", "KW Death Rattle",
      .number = AG_DRAFT_DEATH_RATTLE, .fields = { ag_fields_named } },
    { AG_LEXICON_POWER, "tribe", "tribe { effect = function(me, event, t) … end }",
      "A trigger as this or another Tauren ally enters play on your side.", "KW Tribe",
      .number = AG_DRAFT_TRIBE, .fields = { ag_fields_named } },
    { AG_LEXICON_POWER, "stash", "stash { effect = function(me, event, t) … end }",
      "The keyword: a trigger as its card is shown on its way into the resource row.", "KW Stash",
      .number = AG_DRAFT_STASH, .fields = { ag_fields_named } },
    { AG_LEXICON_POWER, "enraged",
      "enraged { of = any.ally, effect = function(me, event, t) … end }",
      "What the card that its Enrage reveals sets off.", "KW Enrage", .number = AG_DRAFT_ENRAGED,
      .fields = { ag_fields_named, ag_fields_enraged } },
    { AG_LEXICON_POWER, "diplomacy", "diplomacy { to = any.ally:with { tag = \"Dwarf\" } }",
      "The keyword: such allies cost you one less, but never nothing.", "KW Diplomacy",
      .number = AG_DRAFT_DIPLOMACY, .fields = { ag_fields_diplomacy } },
    { AG_LEXICON_POWER, "finishing_move",
      "finishing_move { what = any.card:with { tag = \"Rogue\" } }",
      "The keyword: up to five such cards of your graveyard are part of its cost.",
      "KW Finishing Move", .number = AG_DRAFT_FINISHING_MOVE,
      .fields = { ag_fields_finishing_move } },
    { .kind = AG_LEXICON_END },
};

// The words that make drafts.

static int name_draft(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    return ag_draft_named(L, row->number, row->name);
}

// Pushes the words in one text: "moved, destroyed, …".
static const char *push_list(lua_State *L, const char *const *words, int count)
{
    luaL_Buffer text;
    luaL_buffinit(L, &text);
    for (int i = 0; i < count; i++) {
        luaL_addstring(&text, i > 0 ? ", " : "");
        luaL_addstring(&text, words[i]);
    }
    luaL_pushresult(&text);
    return lua_tostring(L, -1);
}

// The word of a family: "when" of "when.dies".
static int head_of(const ag_lexicon_row *row)
{
    return (int)strcspn(row->name, ".");
}

// The event that the name behind the point means: of a family that has a row for each (at, as,
// prevents, raises, changes), or of `when` and `instead`, which wait for what is told and can be
// replaced.
static int event_of(lua_State *L, const ag_lexicon_row *family, const char *name)
{
    const char *words[AG_EVENT_COUNT];
    uint8_t events[AG_EVENT_COUNT];
    int count = 0, head = head_of(family), has_rows = family->name[head] == '.';
    int least = family->number == AG_DRAFT_INSTEAD ? AG_USE_REPLACED : AG_USE_WATCHED;
    for (const ag_lexicon_row *row = family; has_rows && row->number == family->number; row++) {
        events[count] = row->second;
        words[count++] = row->name + head + 1;
    }
    for (int i = 0; !has_rows && i < AG_EVENT_COUNT; i++) {
        events[count] = (uint8_t)i;
        words[count] = ag_event_words[i];
        count += ag_event_uses[i] >= least;
    }
    int at = ag_word_find(words, count, name);
    if (at >= 0) return events[at];
    const char *meant = ag_lua_meant(L, name, words, count);
    ag_lua_need(L, !has_rows, AG_FINDING_UNKNOWN_NAME, NULL, "there is no %.*s.%s%s; it takes %s",
                head, family->name, name, meant, push_list(L, words, count));
    ag_lua_need(L, ag_word_find(ag_event_words, AG_EVENT_COUNT, name) >= 0, AG_FINDING_UNKNOWN_NAME,
                NULL, "there is no event \"%s\" for %s%s", name, family->name, meant);
    ag_lua_fail(L, AG_FINDING_UNKNOWN_NAME, "nothing can %s the event \"%s\"%s; %s takes %s",
                least == AG_USE_REPLACED ? "replace" : "watch for", name, meant, family->name,
                push_list(L, words, count));
}

static int word_family(lua_State *L)
{
    const ag_lexicon_row *family = ag_lexicon_here(L);
    const char *name = luaL_checkstring(L, 2);
    int event = event_of(L, family, name);
    char word[sizeof(((ag_draft *)NULL)->word)];
    snprintf(word, sizeof word, "%.*s.%s", head_of(family), family->name, name);
    return ag_draft_push_maker(L, family->number, event, word, NULL);
}

// `draw_step { count = … }`
static int draft_call(lua_State *L)
{
    const ag_draft *draft = luaL_checkudata(L, 1, AG_DATA_DRAFT);
    int is_step = draft->kind == AG_DRAFT_STEP;
    ag_lua_need(L, is_step && ag_lexicon_find(ag_lexicon_raids, draft->word)->fields[0] != NULL,
                AG_FINDING_CONTRADICTION, NULL, "%s can't be called", draft->word);
    ag_draft_check_table(L, 2, draft->word);
    ag_draft_push(L, AG_DRAFT_STEP, draft->number, draft->word, 2, 0);
    return 1;
}

static int word_maker(lua_State *L)
{
    const ag_lexicon_row *row = ag_lexicon_here(L);
    return ag_draft_push_maker(L, row->number, 0, row->name, NULL);
}

static int is_family(const ag_lexicon_row *row)
{
    return row->number == AG_DRAFT_WHEN || row->number == AG_DRAFT_INSTEAD
           || strchr(row->name, '.') != NULL;
}

// Parts of cards that are fields, and what others define, have no number.
static void define_rows(lua_State *L, const ag_lexicon_row *rows)
{
    for (const ag_lexicon_row *row = rows; row->kind != AG_LEXICON_END; row++) {
        int again = row > rows && row->kind == AG_LEXICON_POWER && row->number == row[-1].number;
        if (!again && (row->number != 0 || row->kind == AG_LEXICON_CARD)) {
            const char *head = lua_pushlstring(L, row->name, (size_t)head_of(row));
            if (row->function != NULL) {
                ag_lexicon_push(L, row, row->function, row->form);
            } else if (row->kind == AG_LEXICON_CARD && ag_lua_noun_types(row->name) != 0) {
                ag_lua_push_noun(L, row->name);
            } else if (row->kind == AG_LEXICON_CARD || row->kind == AG_LEXICON_NAMED) {
                ag_lexicon_push(L, row, name_draft, AG_FORM_CALLED);
            } else if (row->kind == AG_LEXICON_STEP && row->number != AG_DRAFT_AGAIN) {
                ag_draft_push(L, AG_DRAFT_STEP, row->second, row->name, 0, 0);
            } else if (row->kind == AG_LEXICON_POWER && is_family(row)) {
                ag_lexicon_push(L, row, word_family, AG_FORM_INDEXED);
            } else {
                ag_lexicon_push(L, row, word_maker, AG_FORM_VALUE);
            }
            ag_sandbox_define(L, head);
            lua_pop(L, 1);
        }
    }
}

void ag_data_open_drafts(lua_State *L)
{
    luaL_newmetatable(L, AG_DATA_DRAFT);
    lua_pushcfunction(L, draft_call);
    lua_setfield(L, -2, "__call");
    lua_pop(L, 1);
    ag_data_open_kind(L, AG_DATA_CHANGE, NULL, NULL);
    ag_lexicon_define(L, ag_lexicon_changes);
    define_rows(L, ag_lexicon_cards);
    define_rows(L, ag_lexicon_parts);
    define_rows(L, ag_lexicon_raids);
    define_rows(L, ag_lexicon_powers);
}
