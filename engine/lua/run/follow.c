// What an effect does: the stream of what its function says, and of what the functions say that it
// calls.
#include "lua/run/run.h"

enum { DEPTH_MAX = 4 };

typedef struct walk {
    lua_State *L;
    int live;  // where the function whose upvalues can be looked at is on the stack
    int depth;
    ag_code_report *report;
    void *context;
} walk;

// Pushes the function that is called, if it belongs to the file or a module. 0: nothing pushed.
static int push_called(const walk *now, const ag_code_seen *called)
{
    lua_State *L = now->L;
    const ag_code_seen *from = called->kind == AG_CODE_READ ? ag_code_plain(called->of) : called;
    if (from->kind != AG_CODE_UPVALUE || now->depth >= DEPTH_MAX || !lua_checkstack(L, 8)
        || lua_getupvalue(L, now->live, (int)from->number) == NULL) {
        return 0;
    }
    if (from != called && lua_istable(L, -1)) {
        lua_getfield(L, -1, called->name);
        lua_remove(L, -2);
    }
    if (!lua_isfunction(L, -1) || lua_iscfunction(L, -1)) {
        lua_pop(L, 1);
        return 0;
    }
    return 1;
}

static int walk_function(walk now);

static void follow(void *context, const ag_code_seen *seen)
{
    const walk *now = context;
    now->report(now->context, seen);
    if (seen->kind == AG_CODE_CALL && push_called(now, ag_code_plain(seen->of))) {
        (void)walk_function((walk){ now->L, 0, now->depth + 1, now->report, now->context });
        lua_pop(now->L, 1);
    }
}

// Walks the function on top of the stack. 0: it can't be read.
static int walk_function(walk now)
{
    ag_chunk *chunk = ag_chunk_open(now.L);
    now.live = lua_gettop(now.L);
    int read = chunk != NULL && ag_code_read(chunk, now.depth, follow, &now);
    ag_chunk_close(chunk);
    return read;
}

int ag_follow_power(const ag_host *host, uint16_t printed, int power, int slot,
                    ag_code_report *report, void *context)
{
    lua_State *L = ag_host_lua(host);
    if (!ag_host_push_function(ag_host_of(L), L, printed, (uint16_t)power, slot)) return 0;
    int read = walk_function((walk){ .L = L, .report = report, .context = context });
    lua_pop(L, 1);
    return read;
}
