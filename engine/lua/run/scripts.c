// The port over Lua: a coroutine for each frame, begun and resumed; conditions, which are called
// directly; fault reports.
#include "lua/run/run.h"
#include "lua/host/host_private.h"

enum { REPORT_MAX = 4096 };

// A coroutine and its remaining budget. The registry keeps `thread` from being collected, under its
// own address.
typedef struct running {
    lua_State *thread;
    uint32_t ordinal;
    ag_budget budget;
} running;

typedef struct lua_scripts {
    ag_scripts scripts;  // first, so that it can be returned as this
    ag_port port;
    ag_host *host;
    int set;          // the set of scripts that its game plays with
    int frame_count;  // one past the highest slot ever used; later slots are not set
    char report[REPORT_MAX];
    running frames[AG_FRAME_MAX];
} lua_scripts;

static void thread_close(lua_scripts *own, lua_State *thread)
{
    lua_State *L = ag_host_lua(own->host);
    lua_resetthread(thread);
    lua_pushnil(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, thread);
}

static void frame_drop(void *host, int frame)
{
    lua_scripts *own = host;
    AG_ASSERT(frame > 0 && frame < AG_FRAME_MAX);
    while (own->frame_count <= frame) own->frames[own->frame_count++] = (running){ .thread = NULL };
    if (own->frames[frame].thread != NULL) thread_close(own, own->frames[frame].thread);
    own->frames[frame] = (running){ .thread = NULL };
}

// Reports the error that ended the thread; or what else is wrong with it (NULL: it has not begun).
static void report(lua_scripts *own, const ag_frame *frame, lua_State *thread, const char *what)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(own->host), frame->printed);
    ag_writer out = ag_writer_open(own->report, sizeof own->report);
    ag_write(&out, "%s, %s%s: ", def->key,
             ag_host_power_name(own->host, frame->printed, frame->power),
             frame->slot == AG_SLOT_CONDITION ? ", its condition" : "");
    ag_host_report(own->host, thread, what, &out);
}

// A limit of the rules that a script exceeded while it waits for what it did: the line is that of
// the verb.
static const char *report_limit(ag_scripts *scripts, int slot, const ag_frame *frame,
                                const char *what)
{
    lua_scripts *own = scripts->context;
    report(own, frame, own->frames[slot].thread, what);
    return own->report;
}

static void push_arguments(lua_State *L, const ag_rules *rules, const ag_frame *frame)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, frame->printed);
    AG_ASSERT(frame->power < def->power_count);
    int kind = def->powers[frame->power].kind;
    if (kind == AG_POWER_CALL || ag_power_of_raid(def, frame->power)) {
        ag_push_player(L, frame->seat);
    } else {
        ag_push_card(L, frame->me);
    }
    if (kind == AG_POWER_CALL && frame->event.kind == AG_EVENT_GAME_ENDS) {
        lua_pushstring(L, ag_winner_words[frame->event.word]);
        return;
    }
    if (kind == AG_POWER_CALL) {  // of a raid: the player whose step it is, the card it is about
        ag_push_card(L, frame->event.card.slot != 0 ? frame->event.card : frame->me);
        return;
    }
    if (ag_power_has_event(&def->powers[frame->power])) {
        ag_event event = frame->event;
        if (frame->packet != 0) {
            const ag_packet *packet = &rules->state->packets[frame->packet];
            event.card = packet->subject;
            event.source = packet->source;
            event.by = packet->controller;
            event.amount = packet->amount;
            event.damage = packet->damage;
            event.flags |= (packet->flags & AG_PACKET_COMBAT) ? AG_EVENT_COMBAT : 0;
            event.flags |= (packet->flags & AG_PACKET_UNPREVENTABLE) ? AG_EVENT_UNPREVENTABLE : 0;
        }
        ag_push_event(L, &event, frame->captured);
    }
    ag_push_targets(L, frame->link, frame->printed, frame->power);
}

// ---- the port ----

// A function that is about to run. It is prepared in protected mode, so that running out of memory
// is a fault like any other.
typedef struct call {
    lua_scripts *own;
    const ag_rules *rules;
    const ag_frame *frame;
    lua_State *thread;
} call;

static int prepare(lua_State *L)
{
    call *made = lua_touserdata(L, 1);
    lua_settop(L, 0);
    made->thread = lua_newthread(L);
    lua_rawsetp(L, LUA_REGISTRYINDEX, made->thread);
    if (!ag_host_push_function(made->own->host, L, made->frame->printed, made->frame->power,
                               made->frame->slot)) {
        return luaL_error(L, "the script has no such function");
    }
    push_arguments(L, made->rules, made->frame);
    lua_xmove(L, made->thread, lua_gettop(L));
    return 0;
}

// 1: the thread is ready to run; else 0 and a report.
static int call_open(call *made)
{
    lua_State *L = ag_host_lua(made->own->host);
    ag_host_trust_begin(made->own->host);  // a condition may be asked while a script runs
    lua_pushcfunction(L, prepare);
    lua_pushlightuserdata(L, made);
    int status = lua_pcall(L, 1, 0, 0);
    ag_host_trust_end(made->own->host);
    if (status == LUA_OK) return 1;
    report(made->own, made->frame, L, NULL);
    lua_pop(L, 1);
    if (made->thread != NULL) thread_close(made->own, made->thread);
    return 0;
}

// Once it has ended, what the function returned is all that is on the stack of the thread.
static int resume(lua_scripts *own, const ag_run *run, lua_State *thread, ag_budget *budget)
{
    int results, arguments = lua_status(thread) == LUA_OK ? lua_gettop(thread) - 1 : 0;
    const ag_run *before = ag_run_set(thread, run);
    ag_host_call_begin(own->host, thread, budget);
    int status = lua_resume(thread, NULL, arguments, &results);
    ag_host_call_end(own->host, thread);
    ag_run_set(thread, before);
    return status;
}

static ag_progress frame_run(void *host, ag_rules *rules, int slot)
{
    lua_scripts *own = host;
    AG_ASSERT(slot > 0 && slot < AG_FRAME_MAX);
    ag_host_use_set(own->host, own->set);
    ag_frame *frame = &rules->state->frames[slot];
    running *coroutine = &own->frames[slot];
    if (frame->stage == 0) {
        frame_drop(own, slot);
        call made = { .own = own, .rules = rules, .frame = frame };
        // A frame that waits keeps what it made: effects inside effects share the budgets of one,
        // so that the memory of all of them is bounded.
        int64_t instructions = 0, bytes = 0;
        for (int i = 1; i < own->frame_count; i++) {
            if (own->frames[i].thread != NULL) {
                instructions += AG_HOST_INSTRUCTIONS_MAX - own->frames[i].budget.instructions;
                bytes += AG_HOST_ALLOCATED_MAX - own->frames[i].budget.bytes;
            }
        }
        if (instructions > AG_HOST_INSTRUCTIONS_MAX || bytes > AG_HOST_ALLOCATED_MAX) {
            rules->over = "effects inside effects that do more than one effect may";
            return AG_FAULT;
        }
        if (!call_open(&made)) return AG_FAULT;
        *coroutine = (running){ .thread = made.thread,
                                .ordinal = frame->ordinal,
                                .budget = ag_host_budget(AG_HOST_INSTRUCTIONS_MAX) };
    }
    AG_ASSERT(coroutine->thread != NULL);
    AG_ASSERT(coroutine->ordinal == frame->ordinal);

    ag_run run = { .rules = rules, .frame = frame, .slot = slot };
    int status = resume(own, &run, coroutine->thread, &coroutine->budget);
    if (status == LUA_YIELD) {
        frame->stage = 1;
        return AG_AGAIN;
    }
    if (status != LUA_OK) report(own, frame, coroutine->thread, NULL);
    frame_drop(own, slot);
    return status == LUA_OK ? AG_DONE : AG_FAULT;
}

static int frame_test(void *host, const ag_rules *rules, const ag_frame *frame)
{
    lua_scripts *own = host;
    call made = { .own = own, .rules = rules, .frame = frame };
    ag_host_use_set(own->host, own->set);
    if (!call_open(&made)) return -1;
    // No verb runs in a condition, and whatever else is asked only reads; but for what tells.
    ag_run run = { .rules = (ag_rules *)rules, .frame = frame };
    ag_budget budget = ag_host_budget(AG_HOST_LOOK_MAX);
    int status = resume(own, &run, made.thread, &budget);
    // Conditions are asked while an effect waits for what it did: that effect pays for them too.
    running *newest = NULL;
    for (int i = 1; i < own->frame_count; i++) {
        running *one = &own->frames[i];
        if (one->thread != NULL && (newest == NULL || one->ordinal > newest->ordinal)) newest = one;
    }
    if (newest != NULL) newest->budget.instructions -= (AG_HOST_LOOK_MAX - budget.instructions);
    AG_ASSERT(status != LUA_YIELD);
    int answer = -1;
    if (status == LUA_OK) {
        answer = lua_toboolean(made.thread, 1);
    } else {
        report(own, frame, made.thread, NULL);
    }
    thread_close(own, made.thread);
    return answer;
}

static uint16_t card_of_key(void *host, const char *key)
{
    lua_scripts *own = host;
    uint16_t printed = 0;
    ag_error error = { 0 };
    ag_host_use_set(own->host, own->set);
    if (ag_host_load_card(own->host, key, &printed, &error) < 0) {
        snprintf(own->report, sizeof own->report, "%s", error.text);
        return 0;
    }
    return printed;
}

static ag_symbol symbol_of_word(void *host, const char *word)
{
    lua_scripts *own = host;
    return ag_host_symbol(own->host, word);
}

static const ag_catalog *view_of_set(void *host, int set, uint16_t raid)
{
    lua_scripts *own = host;
    own->set = set;
    return ag_host_view(own->host, raid);
}

static ag_scripts *fork_scripts(ag_scripts *scripts)
{
    ag_scripts *made = ag_scripts_open(scripts->host);
    if (made != NULL) made->declared = scripts->declared;
    return made;
}

static void close_scripts(ag_scripts *scripts)
{
    if (scripts == NULL) return;
    lua_scripts *own = scripts->context;
    for (int i = 1; i < own->frame_count; i++) frame_drop(own, i);
    ag_host_close(own->host);
    free(own);
}

static const ag_summary *summary_of_power(void *host, uint16_t printed, uint16_t power)
{
    const lua_scripts *own = host;
    return ag_summary_of(own->host, printed, power);
}

ag_scripts *ag_scripts_open(ag_host *host)
{
    lua_scripts *own = malloc(sizeof *own);
    if (own == NULL) return NULL;
    // Every fork of a game comes here: the room for reports and frames is left as it is.
    memset(own, 0, offsetof(lua_scripts, report));
    own->report[0] = '\0';
    own->host = ag_host_keep(host);
    own->port = (ag_port){
        .host = own,
        .run = frame_run,
        .test = frame_test,
        .drop = frame_drop,
        .card = card_of_key,
        .symbol = symbol_of_word,
        .view = view_of_set,
        .summary = summary_of_power,
    };
    own->scripts = (ag_scripts){ .port = &own->port,
                                 .catalog = ag_host_catalog(host),
                                 .context = own,
                                 .host = own->host,
                                 .fork = fork_scripts,
                                 .close = close_scripts,
                                 .fault = own->report,
                                 .limit = report_limit,
                                 .script = ag_host_script,
                                 .take = ag_sets_take,
                                 .enter = ag_sets_enter,
                                 .number = ag_sets_number };
    return &own->scripts;
}
