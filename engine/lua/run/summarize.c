// Summarises the calls of an effect: what is done, how much, and to whom.
#include "lua/run/run.h"
#include "lua/load/loader.h"
#include "lua/words/api.h"

enum { UNSAID = 2 };  // an amount that only the game knows: a count, a die

typedef struct reading {
    const ag_host *host;
    uint16_t printed;
    ag_summary *out;
} reading;

static int amount_of(const reading *in, const char *text)
{
    int32_t number;
    char *end;
    if (strcmp(text, "me.x") == 0 || strcmp(text, "me.paid") == 0) return AG_SUMMARY_X;
    if (strncmp(text, "me.", 3) == 0 && ag_host_value(in->host, in->printed, text + 3, &number)) {
        return (int)number;
    }
    long said = strtol(text, &end, 10);
    return text[0] != '\0' && *end == '\0' ? (int)said : UNSAID;
}

static int is_own_hero(const char *who)
{
    return strcmp(who, "me.hero") == 0 || strcmp(who, "your.hero") == 0;
}

static uint32_t whom(const char *who)
{
    return is_own_hero(who)                                                      ? AG_DOES_TO_SELF
           : (strncmp(who, "opposing.", 9) == 0 || strncmp(who, "all(", 4) == 0) ? AG_DOES_TO_ALL
                                                                                 : 0;
}

static void most(int16_t *of, int amount)
{
    if (*of != AG_SUMMARY_X && (amount == AG_SUMMARY_X || amount > *of)) {
        *of = (int16_t)(amount > INT16_MAX ? INT16_MAX : amount);
    }
}

// ---- verbs ----

static void read_packet(const reading *in, const ag_code_seen *seen)
{
    ag_summary *out = in->out;
    if (strcmp(seen->name, "heal") == 0) {
        out->does |= AG_DOES_HEAL | (is_own_hero(seen->arguments[1]) ? AG_DOES_TO_SELF : 0);
        most(&out->healing, amount_of(in, seen->arguments[0]));
        return;
    }
    // Damage to the player's own hero is a price.
    const char *who = seen->arguments[2];
    if (is_own_hero(who)) return;
    out->does |= AG_DOES_DAMAGE | whom(who);
    most(&out->damage, amount_of(in, seen->arguments[0]));
}

// What the player's own effect makes them discard is a price.
static int read_own_discard(const reading *in, const ag_code_seen *seen, uint32_t does)
{
    int hand = strcmp(seen->base, "me.player.hand") == 0;
    if (does != AG_DOES_DISCARD || !(hand || strcmp(seen->base, "me.player") == 0)) return 0;
    in->out->does |= hand ? AG_DOES_OWN_HAND : 0;
    return 1;
}

static void hear(void *context, const ag_code_seen *seen)
{
    const reading *in = context;
    if (seen->kind != AG_CODE_CALL || !seen->is_method) return;
    if (strcmp(seen->name, "deal") == 0 || strcmp(seen->name, "heal") == 0) {
        read_packet(in, seen);
    } else if (strcmp(seen->name, "draw") == 0) {
        const char *first = seen->arguments[0];
        in->out->does |= AG_DOES_DRAW;
        most(&in->out->cards, first[0] == '\0' ? 1 : amount_of(in, first));
    } else if (strcmp(seen->name, "begin") == 0) {
        // `me:begin("shield", …)`: this effect does what the later power does.
        int is_named = seen->count > 1 && seen->given[1]->kind == AG_CODE_TEXT;
        int power = is_named ? ag_host_power(in->host, in->printed, seen->given[1]->name) : -1;
        const ag_card_def *def = ag_catalog_card(ag_host_catalog(in->host), in->printed);
        int prevents = power >= 0 && def->powers[power].watch.prevents;
        in->out->does |= prevents ? AG_DOES_PREVENT : AG_DOES_CHANGE;
    } else {
        // The cards before the colon: "all(opposing.ally):destroy()".
        const ag_api_row *row = ag_api_find(AG_BIT(AG_NOUN_COUNT) - 1, ag_api_like(seen->name));
        uint32_t does = row != NULL ? row->does : 0;
        if (does != 0 && !read_own_discard(in, seen, does)) {
            in->out->does |= does | whom(seen->base);
        }
    }
}

const ag_summary *ag_summary_of(ag_host *host, uint16_t printed, uint16_t power)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(host), printed);
    if (power >= def->power_count) return NULL;
    AG_ASSERT(printed <= host->catalog.count);
    ag_printed *of = &host->printed[printed];
    if (of->summaries == NULL) {
        of->summaries = ag_host_hold(host, def->power_count * sizeof of->summaries[0]);
    }
    if (of->summaries == NULL) return NULL;
    ag_summary *summary = &of->summaries[power];
    if (!summary->read) {
        reading in = { host, printed, summary };
        summary->read = 1;
        ag_follow_power(host, printed, power, AG_SLOT_EFFECT, hear, &in);
    }
    AG_ASSERT(summary->read);
    return summary;
}

// What an effect does: the stream of what its function says, and of what the functions say that it
// calls.

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
