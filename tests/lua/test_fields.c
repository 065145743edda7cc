// Fields and their rows: what a reader asks for has a row, and every row is read. A table that is
// spied upon notes each field that it is asked for.
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <lauxlib.h>

#include "lua/words/api.h"
#include "lua/data/data_lua.h"
#include "lua/language/field.h"
#include "lua/host/script.h"
#include "lua/shelf.h"

enum { NOTES_MAX = 4096 };

static struct note {
    char table[32], field[40];
} notes[NOTES_MAX];
static int note_count;

static void note(const char *table, const char *field)
{
    assert_true(note_count < NOTES_MAX);
    snprintf(notes[note_count].table, sizeof notes[0].table, "%s", table);
    snprintf(notes[note_count++].field, sizeof notes[0].field, "%s", field);
}

// What a spied table answers for a field that it has not. Upvalue: its name.
static int ask(lua_State *L)
{
    if (lua_type(L, 2) == LUA_TSTRING) {
        note(lua_tostring(L, lua_upvalueindex(1)), lua_tostring(L, 2));
    }
    return 0;
}

// spy("name", { … }) is the table.
static int spy(lua_State *L)
{
    ag_sandbox_freeze(L, 2);
    ag_sandbox_push_content(L, 2);
    for (lua_pushnil(L); lua_next(L, -2) != 0; lua_pop(L, 1)) {
        if (lua_type(L, -2) == LUA_TSTRING) {
            note(lua_tostring(L, 1), lua_tostring(L, -2));
        }
    }
    lua_newtable(L);
    lua_pushvalue(L, 1);
    lua_pushcclosure(L, ask, 1);
    lua_setfield(L, -2, "__index");
    lua_setmetatable(L, -2);
    lua_settop(L, 2);
    return 1;
}

static const char *const cards[] = {
    "return ally 'A' (spy('ally', { cost = 1, atk = 1, damage = 'fire', health = 1,\n"
    "rather_than = { spy('term', { destroy = your.ally }) }, extra_cost = spy('cost', { discard = "
    "your.card }),\n"
    "values = { n = 1 }, grants = { g = pays { cost = {}, effect = function() end } },\n"
    "powers = {\n"
    "gives(spy('gives', { to = your.hero, atk = 1, limit = spy('limit', { tag = 'Pet', by = 1 }) "
    "})),\n"
    "when.dealt_damage(spy('when', { effect = function() end })),\n"
    "at.start_of_turn(spy('at', { effect = function() end })),\n"
    "at.start_of_part(spy('part', { part = 'draw step', effect = function() end })),\n"
    "instead.destroyed(spy('instead', { effect = function() end })),\n"
    "pays(spy('pays', { cost = { discard = spy('cost_cards', { what = your.card }),\n"
    "damage = spy('cost_damage', { to = your.hero }),\n"
    "counters = spy('cost_counters', { name = 'c' }) }, effect = function() end })),\n"
    "prevents.damage(spy('prevents', { all = true })),\n"
    "raises.damage(spy('raises', { by = 1 })),\n"
    "raises.reveal(spy('reveal', { by = 1 })),\n"
    "changes.damage(spy('changes', { becomes = 'fire' })),\n"
    "as.enters_play(spy('as', { effect = function() end })),\n"
    "enters(spy('enters', { exhausted = true })),\n"
    "death_rattle(spy('named', { effect = function() end })),\n"
    "enraged(spy('enraged', { effect = function() end })),\n"
    "diplomacy(spy('diplomacy', { to = any.ally })),\n"
    "finishing_move(spy('finishing_move', {})) } }))",
    "return token 'T' (spy('token', { atk = 1, damage = 'fire', health = 1 }))",
    "return hero 'H' (spy('hero', { health = 1, back = spy('back', {}) }))",
    "return boss 'B' (spy('boss', { health = 1 }))",
    "return weapon 'W' (spy('weapon', { cost = 1, atk = 1, damage = 'fire' }))",
    "return armor 'R' (spy('gear', { cost = 1, attach = any.ally }))",
    "return item 'I' (spy('gear', { cost = 1 }))",
    "return ability 'Y' (spy('ability', { cost = 1, modes = { mode(spy('mode', {})), mode {} } }))",
    "return event 'E' (spy('event', {}))",
    "return quest 'Q' (spy('quest', { reward = spy('reward', {}) }))",
    "return location 'L' (spy('location', {}))",
    "return fixture 'F' (spy('fixture', {}))",
};

static const struct {
    const char *table;
    const ag_field_row *rows[2];
} kinds[] = {
    { "ally", { ag_fields_card, ag_fields_ally } },
    { "token", { ag_fields_card, ag_fields_token } },
    { "hero", { ag_fields_card, ag_fields_hero } },
    { "boss", { ag_fields_card, ag_fields_boss } },
    { "weapon", { ag_fields_card, ag_fields_weapon } },
    { "gear", { ag_fields_card, ag_fields_gear } },
    { "ability", { ag_fields_card, ag_fields_ability } },
    { "event", { ag_fields_card, ag_fields_event } },
    { "quest", { ag_fields_card, ag_fields_quest } },
    { "location", { ag_fields_card, ag_fields_location } },
    { "fixture", { ag_fields_card, ag_fields_fixture } },
    { "back", { ag_fields_back } },
    { "reward", { ag_fields_reward } },
    { "mode", { ag_fields_mode } },
    { "cost", { ag_fields_cost } },
    { "term", { ag_fields_cost, ag_fields_term } },
    { "cost_cards", { ag_fields_cost_cards } },
    { "cost_damage", { ag_fields_cost_damage } },
    { "cost_counters", { ag_fields_cost_counters } },
    { "gives", { ag_fields_gives, ag_fields_change } },
    { "limit", { ag_fields_limit } },
    { "when", { ag_fields_when } },
    { "at", { ag_fields_at } },
    { "part", { ag_fields_at, ag_fields_at_part } },
    { "instead", { ag_fields_instead } },
    { "pays", { ag_fields_pays } },
    { "prevents", { ag_fields_packet, ag_fields_prevents } },
    { "raises", { ag_fields_packet, ag_fields_raises } },
    { "reveal", { ag_fields_raises_reveal } },
    { "changes", { ag_fields_packet, ag_fields_changes } },
    { "as", { ag_fields_as } },
    { "enters", { ag_fields_enters } },
    { "named", { ag_fields_named } },
    { "enraged", { ag_fields_named, ag_fields_enraged } },
    { "diplomacy", { ag_fields_diplomacy } },
    { "finishing_move", { ag_fields_finishing_move } },
    { "raid", { ag_fields_raid } },
    { "hand_size", { ag_fields_hand_size } },
    { "phase", { ag_fields_phase } },
    { "sequence", { ag_fields_sequence } },
    { "effect", { ag_fields_effect } },
    { "draw_step", { ag_fields_counted_step } },
    { "attack_step", { ag_fields_attack_step } },
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

static void define_spy(ag_host *host)
{
    lua_State *L = ag_host_lua(host);
    lua_pushcfunction(L, spy);
    ag_sandbox_define(L, "spy");
}

static void load_cards(void)
{
    for (size_t i = 0; i < sizeof cards / sizeof cards[0]; i++) {
        shelf on = { .count = 0 };
        ag_host *host;
        ag_error error;
        uint16_t printed;
        shelf_put(&on, "t/card", cards[i]);
        assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
        define_spy(host);
        if (ag_host_load_card(host, "t/card", &printed, &error) < 0) {
            fail_msg("%s", error.text);
        }
        ag_host_close(host);
    }
}

static void load_raid(void)
{
    shelf on = { .count = 0 };
    ag_host *host;
    ag_error error;
    const ag_raid_def *raid;
    shelf_put(&on, "lair",
              "return raid 'R' (spy('raid', { decks = { 'main' }, bosses = { 'b' },\n"
              "automated = true, hand_size = spy('hand_size', {}), boss_turn = {\n"
              "draw_step(spy('draw_step', {})), attack_step(spy('attack_step', {})),\n"
              "phase 'P' (spy('phase', { steps = { window } })) },\n"
              "boss_destroyed = sequence 'S' (spy('sequence', { steps = {\n"
              "effect 'E' (spy('effect', { play = function() end })) } })) }))");
    shelf_put(&on, "lair/b", "return boss 'B' { health = 1 }");
    assert_int_equal(ag_host_open(&on.source, &host, &error), AG_OK);
    define_spy(host);
    if (ag_host_load_raid(host, "lair", &raid, &error) < 0) {
        fail_msg("%s", error.text);
    }
    ag_host_close(host);
}

static int setup(void **state)
{
    (void)state;
    load_cards();
    load_raid();
    return 0;
}

static int was_read(const char *table, const char *field)
{
    for (int i = 0; i < note_count; i++) {
        if (strcmp(notes[i].table, table) == 0 && strcmp(notes[i].field, field) == 0) return 1;
    }
    return 0;
}

static void every_row_is_read(void **state)
{
    (void)state;
    int unread = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        for (int list = 0; list < 2; list++) {
            const ag_field_row *row = kinds[kind].rows[list];
            for (; row != NULL && row->name != NULL; row++) {
                if (!was_read(kinds[kind].table, row->name)) {
                    print_error("no reader asks for \"%s\" of %s\n", row->name, kinds[kind].table);
                    unread++;
                }
            }
        }
    }
    assert_int_equal(unread, 0);
}

static int has_row(const char *field)
{
    for (int kind = 0; kind < KINDS; kind++) {
        if (ag_field_find(kinds[kind].rows[0], field) != NULL
            || ag_field_find(kinds[kind].rows[1], field) != NULL) {
            return 1;
        }
    }
    return 0;
}

// Kinds of cards and powers share readers, which ask for what others of them have: a field that no
// kind has is one that nobody can write.
static void what_is_read_has_a_row(void **state)
{
    (void)state;
    assert_true(note_count > 500);
    for (int i = 0; i < note_count; i++) {
        if (!has_row(notes[i].field)) {
            fail_msg("\"%s\" of %s has no row", notes[i].field, notes[i].table);
        }
    }
}

static void a_field_that_means_nothing_here_is_refused(void **state)
{
    (void)state;
    shelf_refuses("return quest 'Q' { extra_cost = { resources = 1 }, reward = {} }",
                  "a quest is never played: placing it costs face_up_cost");
    shelf_refuses("return armor 'A' { cost = 1, host = any.ally }", "say attach as well");
    shelf_refuses("return quest 'Q' { reward = { text = 3 } }", "text is a text, not 3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_row_is_read),
        cmocka_unit_test(what_is_read_has_a_row),
        cmocka_unit_test(a_field_that_means_nothing_here_is_refused),
    };
    return cmocka_run_group_tests(tests, setup, NULL);
}
