// note("souls", me.souls): what a script shows its author. Whether somebody hears it or not, the
// script pays the same, and goes on the same.
#include "game/facts/filter_text.h"
#include "lua/words/call.h"

enum { TEXT = 400, ITEMS_MAX = 12 };  // of a note; of a table or group

// ---- values ----

// A table is looked into, but not the tables in it.
static void write_value(lua_State *L, int index, int within, ag_writer *out)
{
    char text[TEXT];
    int top = lua_gettop(L);
    const ag_group *group = ag_to_group(L, index);
    const ag_event_handle *event = luaL_testudata(L, index, AG_META_EVENT);
    if (group != NULL) {
        ag_write(out, "{");
        for (int i = 0; i < group->count && i < ITEMS_MAX; i++) {
            ag_push_ref(L, group->refs[i]);
            ag_write(out, i > 0 ? ", " : " ");
            write_value(L, lua_gettop(L), 1, out);
            lua_pop(L, 1);
        }
        ag_write(out, group->count > ITEMS_MAX ? ", … %d in all }" : " }", group->count);
    } else if (event != NULL) {
        ag_write(out, "the event %s", ag_event_words[event->event.kind]);
    } else if (luaL_testudata(L, index, AG_META_TARGETS) != NULL) {
        // Those of a link, by their names
        const ag_targets_handle *of = lua_touserdata(L, index);
        const ag_catalog *catalog = ag_host_of(L)->run->rules->catalog;
        const ag_power_def *power = &ag_catalog_card(catalog, of->printed)->powers[of->power];
        ag_write(out, "{");
        for (int i = 0; i < power->target_count; i++) {
            ag_write(out, "%s %s = ", i > 0 ? "," : "", power->targets[i].name);
            lua_getfield(L, index, power->targets[i].name);
            write_value(L, lua_gettop(L), 1, out);
            lua_pop(L, 1);
        }
        ag_write(out, " }");
    } else if (lua_istable(L, index) && !within) {
        // { 1, 2, name = Rex }: the names of items, not the numbers of their places.
        int count = 0;
        ag_write(out, "{");
        ag_entries entries = ag_entries_open(L, index);
        while (ag_entries_next(L, &entries)) {
            if (count++ >= ITEMS_MAX) continue;
            ag_write(out, count > 1 ? ", " : " ");
            if (lua_type(L, -2) == LUA_TSTRING) ag_write(out, "%s = ", lua_tostring(L, -2));
            write_value(L, lua_gettop(L), 1, out);
        }
        ag_write(out, count > ITEMS_MAX ? ", … %d in all }" : " }", count);
    } else if (lua_istable(L, index)) {
        ag_write(out, "{…}");
    } else if (ag_lua_is_filter(L, index)) {
        ag_filter_text(ag_host_catalog(ag_host_of(L)), ag_lua_to_filter(L, index), text,
                       sizeof text);
        ag_write(out, "%s", text);
    } else if (ag_to_handle(L, index) != NULL || (!within && lua_isstring(L, index))) {
        ag_write(out, "%s", luaL_tolstring(L, index, NULL));
    } else if (lua_isnil(L, index)) {
        ag_write(out, "nil");
    } else if (ag_lua_word(L, index) != NULL) {
        ag_write(out, "%s", ag_lua_word(L, index)->name);
    } else {
        ag_write(out, "%s", ag_lua_shown(L, index));
    }
    lua_settop(L, top);
}

// (writer, values …)
static int write_all(lua_State *L)
{
    ag_writer *out = lua_touserdata(L, 1);
    int count = lua_gettop(L);
    luaL_checkstack(L, LUA_MINSTACK, "too many values");
    for (int i = 2; i <= count; i++) {
        ag_write(out, i > 2 ? " " : "");
        write_value(L, i, 0, out);
    }
    return 0;
}

// On a thread of its own, whose work nobody pays and whose errors nobody notices: nothing of it may
// reach the script.
static void write_note(lua_State *L, ag_writer *out)
{
    ag_host *host = ag_host_of(L);
    ag_budget budget = ag_host_budget(AG_HOST_LOOK_MAX);
    int count = lua_gettop(L);
    if (!lua_checkstack(L, count + 1)) return;
    ag_host_trust_begin(host);
    lua_State *aside = lua_newthread(L);
    for (int i = 1; i <= count; i++) lua_pushvalue(L, i);
    int room = lua_checkstack(aside, count + LUA_MINSTACK);
    ag_host_trust_end(host);
    if (room) {
        lua_pushcfunction(aside, write_all);
        lua_pushlightuserdata(aside, out);
        lua_xmove(L, aside, count);
        ag_host_call_begin(host, aside, &budget);
        if (lua_pcall(aside, count + 1, 0, 0) != LUA_OK) ag_write(out, "…");
        ag_host_call_end(host, aside);
    }
    lua_settop(L, count);
}

static int word_note(ag_api_call *call)
{
    const ag_frame *frame = call->run->frame;
    char text[TEXT], whole[TEXT * 4] = "";
    ag_raised place = { .line = 0 };
    ag_writer all = ag_writer_open(whole, sizeof whole), out = ag_writer_open(text, sizeof text);
    int nth = ag_host_count_note(ag_host_of(call->L));
    if (call->rules->noted == NULL || nth > AG_HOST_NOTES_MAX) return 0;
    if (nth == AG_HOST_NOTES_MAX) {
        ag_write(&out, "… and nothing more of this effect: that was note %d", nth);
    } else {
        write_note(call->L, &all);
        ag_write_short(&out, whole);
    }
    ag_lua_place(call->L, &place);
    ag_script_said said = { .text = text,
                            .path = place.path,
                            .line = place.line,
                            .nth = nth,
                            .frame = call->run->slot == 0 ? 0 : frame->ordinal };
    ag_note_make(call->rules, (ag_note){ .kind = AG_NOTE_SCRIPT,
                                         .printed = frame->printed,
                                         .power = frame->power,
                                         .card = frame->me,
                                         .said = &said });
    return 0;
}

const ag_api_row ag_api_note[] = {
    { AG_WORD(NOTE, NOTHING, "note", word_note, NOTHING),
      .takes = { { "value", AG_SHAPE_ANY }, { "more", AG_SHAPE_REST, .as = "…" } },
      .usage = "note(\"souls\", me.souls, …)",
      .doc = "Shows any values to the author of the script, with its file, line and turn. It is no "
             "part of the game: nobody else learns of it, it rolls and asks nothing, and it costs "
             "next to nothing where nobody hears it. At most 50 notes of one effect are heard." },
    { .kind = AG_API_END },
};
