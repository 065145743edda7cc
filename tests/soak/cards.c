// Plays games with decks drawn at random from every card there is: those of the database and the
// throw-away cards of the scenarios. Any hero leads any deck; the state checker runs after each
// step, and twice in a game the log is run again. What a player may put into a deck is no question
// here: what the rules do with it is.
//
//   soak_cards DATABASE SCENARIOS [GAMES [SEED [FILE]]]
//
// FILE names a scenario file from which a card is in every deck. The last line counts:
// "N decisions, M games, faults F, findings K". A program that ends by a broken invariant names
// the seed that it played; SEED goes on behind it.
#include <dirent.h>
#include <inttypes.h>
#include <lauxlib.h>
#include <lualib.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aggro.h"
#include "api/games/begin.h"
#include "api/handle/engine.h"
#include "api/games/seating.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/rng.h"
#include "store/build/store.h"

enum { FILES_MAX = 2000, POOL_MAX = 8000, DECK = 60, BOSS_DECK = 60, FILES_A_GAME = 16 };
enum { DECISIONS_MAX = 2500, PICKS_MAX = 256, FAULTS_MAX = 200 };
enum { REBUILT_SOON = 60, REBUILT_LATE = 500 };  // answers

enum { DECK_CARD, HERO, OTHER };

static const char raid_of_all[] = "onyxias_lair";

typedef struct pool_card {
    char key[64];
    int file;  // of the scenarios; -1: of the database
    int kind;  // DECK_CARD, HERO, or OTHER: what others ask for by key
} pool_card;

typedef struct scenario_text {
    char path[512];
    char *text;
    size_t size;
    char hash[AG_HASH_TEXT_SIZE];
} scenario_text;

typedef struct soak {
    ag_engine *engine;
    ag_source source;
    scenario_text files[FILES_MAX];
    int file_count;
    pool_card pool[POOL_MAX];
    int pool_count;
    const char *only;              // the one card of all decks, or NULL
    int wanted;                    // a file whose cards are in every game; -1: none
    int chosen[FILES_A_GAME + 1];  // the files of this game
    int chosen_count;
    ag_rng dice;
    long decisions, games, unfinished, faults, findings;
    char told[FAULTS_MAX][160];  // faults that were printed
    int told_count;
} soak;

static volatile uint64_t seed_now;
static const soak *counted;  // what stands at the end, should it come early

// A program that breaks says which game it was.
static void broken(int number)
{
    char text[160];
    int size = snprintf(text, sizeof text, "soak_cards: broken with seed %" PRIu64 "\n", seed_now);
    ssize_t written = write(STDERR_FILENO, text, (size_t)size);
    size = snprintf(text, sizeof text, "%ld decisions, %ld games, faults %ld, findings %ld\n",
                    counted->decisions, counted->games, counted->faults, counted->findings);
    written = write(STDOUT_FILENO, text, (size_t)size);
    (void)written;
    signal(number, SIG_DFL);
    raise(number);
}

// ---- which cards there are ----

// Reads a scenario file only as far as to list its cards: every word of the engine is a stand-in.
// Cards that should fail stay out, and those that speak of a raid of their own.
static const char prelude[] =
    "local anything = {}\n"
    "local function same() return anything end\n"
    "setmetatable(anything, { __index = same, __call = same, __add = same, __sub = same,\n"
    "  __mul = same, __unm = same, __concat = same, __len = function() return 0 end })\n"
    "local function maker(kind)\n"
    "  return function() return function() return { kind = kind } end end\n"
    "end\n"
    "for _, kind in ipairs { 'ally', 'ability', 'weapon', 'armor', 'item', 'quest', 'hero',\n"
    "  'boss', 'token', 'event' } do _G[kind] = maker(kind) end\n"
    "function scenario() return function(t) return t end end\n"
    "setmetatable(_G, { __index = same })\n"
    "return function(file, told)\n"
    "  local list = file.expect and { file } or file\n"
    "  for i = 1, #list do\n"
    "    local alone = list[i].faults or list[i].refused or list[i].raid\n"
    "    if not alone and type(list[i].cards) == 'table' then\n"
    "      local stems = {}\n"
    "      for stem in pairs(list[i].cards) do stems[#stems + 1] = stem end\n"
    "      table.sort(stems)\n"
    "      for _, stem in ipairs(stems) do told(stem, list[i].cards[stem].kind) end\n"
    "    end\n"
    "  end\n"
    "end\n";

static void add_card(soak *now, const char *key, int file, int kind)
{
    for (int i = 0; i < now->pool_count; i++) {
        if (now->pool[i].file == file && strcmp(now->pool[i].key, key) == 0) return;
    }
    if (now->pool_count < POOL_MAX) {
        pool_card *card = &now->pool[now->pool_count++];
        snprintf(card->key, sizeof card->key, "%s", key);
        card->file = file;
        card->kind = kind;
    }
}

static int told_card(lua_State *L)
{
    soak *now = lua_touserdata(L, lua_upvalueindex(1));
    const char *kind = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "";
    char key[96];
    int is_other =
        strcmp(kind, "boss") == 0 || strcmp(kind, "token") == 0 || strcmp(kind, "event") == 0;
    if (lua_type(L, 1) == LUA_TSTRING) {
        snprintf(key, sizeof key, "scenario/%s", lua_tostring(L, 1));
        add_card(now, key, now->file_count - 1,
                 is_other                    ? OTHER
                 : strcmp(kind, "hero") == 0 ? HERO
                                             : DECK_CARD);
    }
    return 0;
}

static void list_cards(soak *now, const scenario_text *file)
{
    lua_State *L = luaL_newstate();
    luaL_openlibs(L);
    if (luaL_dostring(L, prelude) != LUA_OK
        || luaL_loadbuffer(L, file->text, file->size, file->path) != LUA_OK
        || lua_pcall(L, 0, 1, 0) != LUA_OK || !lua_istable(L, -1)) {
        lua_close(L);
        return;
    }
    lua_pushlightuserdata(L, now);
    lua_pushcclosure(L, told_card, 1);
    (void)lua_pcall(L, 2, 0, 0);
    lua_close(L);
}

static void read_file(soak *now, const char *path)
{
    FILE *stream = fopen(path, "rb");
    if (stream == NULL || now->file_count == FILES_MAX) return;
    scenario_text *file = &now->files[now->file_count++];
    snprintf(file->path, sizeof file->path, "%s", path);
    fseek(stream, 0, SEEK_END);
    file->size = (size_t)ftell(stream);
    rewind(stream);
    file->text = calloc(1, file->size + 1);
    file->size = file->text == NULL ? 0 : fread(file->text, 1, file->size, stream);
    fclose(stream);
    ag_hash_script(file->text, file->size, file->hash);
    list_cards(now, file);
}

static int is_wanted(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

// In the order of their names, so that a seed means the same game everywhere.
static void read_folder(soak *now, const char *folder)
{
    struct dirent **names;
    int count = scandir(folder, &names, is_wanted, alphasort);
    for (int i = 0; i < count; i++) {
        char path[512];
        snprintf(path, sizeof path, "%s/%s", folder, names[i]->d_name);
        size_t size = strlen(path);
        if (size > 4 && strcmp(path + size - 4, ".lua") == 0) {
            read_file(now, path);
        } else {
            read_folder(now, path);
        }
        free(names[i]);
    }
    if (count >= 0) {
        free(names);
    }
}

static int is_deck_card(const ag_card_row *row)
{
    return !row->is_token && row->boss_order <= 0 && strcmp(row->type, "boss") != 0
           && strcmp(row->type, "raid") != 0 && strcmp(row->type, "event") != 0;
}

static void read_database(soak *now)
{
    ag_library *library = now->engine->library;
    const char *key;
    for (int i = 0; (key = now->engine->source.key(now->engine->source.context, i)) != NULL; i++) {
        const ag_card_row *row = ag_library_card(library, key);
        if (row != NULL && row->type[0] != '\0' && is_deck_card(row)) {
            add_card(now, key, -1,
                     strcmp(row->type, "hero") == 0 && strstr(row->tags, "Master Hero") == NULL
                         ? HERO
                         : DECK_CARD);
        }
    }
}

// ---- scripts: those of the chosen files before those of the database ----

static int find_script(void *context, const char *key, ag_script *out)
{
    const soak *now = context;
    for (int i = 0; i < now->chosen_count; i++) {
        for (int j = 0; j < now->pool_count; j++) {
            const pool_card *card = &now->pool[j];
            if (card->file == now->chosen[i] && strcmp(card->key, key) == 0) {
                const scenario_text *file = &now->files[card->file];
                *out = (ag_script){ .key = card->key,
                                    .path = file->path,
                                    .source = file->text,
                                    .size = file->size,
                                    .hash = file->hash };
                return 1;
            }
        }
    }
    return now->engine->source.find(now->engine->source.context, key, out);
}

static const char *key_at(void *context, int index)
{
    const soak *now = context;
    return now->engine->source.key(now->engine->source.context, index);
}

// ---- decks ----

static int is_chosen(const soak *now, int file)
{
    int chosen = file < 0;
    for (int i = 0; i < now->chosen_count; i++) {
        chosen |= now->chosen[i] == file;
    }
    return chosen;
}

// A stem means one card in a game, so files whose stems are there already stay out.
static int collides(const soak *now, int file)
{
    for (int i = 0; i < now->pool_count; i++) {
        for (int j = 0; j < now->pool_count && now->pool[i].file == file; j++) {
            if (now->pool[j].file >= 0 && now->pool[j].file != file
                && is_chosen(now, now->pool[j].file)
                && strcmp(now->pool[i].key, now->pool[j].key) == 0
                && strcmp(now->pool[i].key, "scenario/ox") != 0
                && strcmp(now->pool[i].key, "scenario/elk") != 0) {
                return 1;
            }
        }
    }
    return 0;
}

static void choose_files(soak *now)
{
    now->chosen_count = 0;
    if (now->wanted >= 0) {
        now->chosen[now->chosen_count++] = now->wanted;
    }
    for (int tries = 0; tries < 200 && now->chosen_count < FILES_A_GAME && now->file_count > 0;
         tries++) {
        int file = (int)ag_rng_below(&now->dice, (uint32_t)now->file_count);
        if (!is_chosen(now, file) && !collides(now, file)) {
            now->chosen[now->chosen_count++] = file;
        }
    }
}

// Half of a deck are cards of the chosen files: there are few of those, and many of the others.
static const char *pick_card(soak *now, int kind)
{
    if (now->only != NULL && kind == DECK_CARD) return now->only;
    int of_file = now->chosen_count > 0 && ag_rng_below(&now->dice, 2) == 0;
    for (int tries = 0; tries < 20000; tries++) {
        const pool_card *card = &now->pool[ag_rng_below(&now->dice, (uint32_t)now->pool_count)];
        int fits = card->kind == kind && is_chosen(now, card->file)
                   && (kind == HERO || (card->file >= 0) == of_file || tries > 10000);
        if (fits) return card->key;
    }
    return now->pool[0].key;
}

static int fill_deck(soak *now, ag_replay_seat *seat, int deck, int count)
{
    seat->cards[deck] = calloc((size_t)count, sizeof *seat->cards[deck]);
    seat->counts[deck] = seat->cards[deck] == NULL ? 0 : count;
    for (int i = 0; i < seat->counts[deck]; i++) {
        seat->cards[deck][i] = pick_card(now, DECK_CARD);
    }
    return seat->counts[deck] > 0;
}

// Only the first deck of the Boss player: what the raid's phases take from the others is theirs.
static ag_status open_game(soak *now, const char *raid, int raiders, ag_game **out, ag_error *error)
{
    ag_invitation seats;
    ag_boss_decks decks = { .count = 0 };
    static const char *const no_decks[AG_RAIDERS_MAX];
    now->source = (ag_source){ .context = now, .find = find_script, .key = key_at };
    ag_status status = ag_invitation_open(&seats, now->engine->library, raid, raiders, error);
    status = status == AG_OK ? ag_seating_raiders(&seats, no_decks, error) : status;
    if (status == AG_OK) {
        ag_boss_table table = { now->engine, raid, NULL, raiders };
        status = ag_boss_decks_open(&decks, &table, NULL, error);
    }
    status = status == AG_OK ? ag_seating_boss(&seats, &decks, error) : status;
    const char **kept[AG_SEAT_MAX + 1] = { NULL };
    int counts[AG_SEAT_MAX + 1] = { 0 };
    int seat_count = status == AG_OK ? seats.start.seat_count : 0;
    for (int seat = 1; seat <= seat_count; seat++) {
        ag_replay_seat *at = &seats.start.seats[seat];
        kept[seat] = at->cards[0];
        counts[seat] = at->counts[0];
        int boss = seat == seat_count;
        (void)fill_deck(now, at, 0, boss ? BOSS_DECK : DECK);
        at->hero = boss ? at->hero : pick_card(now, HERO);
    }
    if (status == AG_OK) {
        ag_begin_switches switches = { .keep_no_keyframes = 1, .check = 1 };
        seats.start.seed = seed_now;
        status = ag_begin(&now->source, &seats.start, switches, out, error);
    }
    for (int seat = 1; seat <= seat_count; seat++) {
        free(seats.start.seats[seat].cards[0]);
        seats.start.seats[seat].cards[0] = kept[seat];
        seats.start.seats[seat].counts[0] = counts[seat];
    }
    ag_invitation_close(&seats);
    ag_boss_decks_close(&decks);
    return status;
}

// Cards of a raid that speak of its own phases are of no other: they stay out.
static void drop_strangers(soak *now)
{
    int kept = 0;
    ag_rng_seed(&now->dice, 1, 54);
    for (int i = 0; i < now->pool_count; i++) {
        pool_card card = now->pool[i];
        ag_script script;
        ag_error error = { 0 };
        ag_game *game = NULL;
        now->only = card.key;
        int of_raid = card.file < 0 && card.kind == DECK_CARD
                      && now->engine->source.find(now->engine->source.context, card.key, &script)
                      && strncmp(script.path, "raids/", 6) == 0;
        if (!of_raid || open_game(now, raid_of_all, 1, &game, &error) == AG_OK) {
            now->pool[kept++] = card;
        }
        ag_game_close(game);
    }
    now->only = NULL;
    now->pool_count = kept;
}

// ---- a game ----

static void find(soak *now, const char *why)
{
    now->findings++;
    printf("seed %" PRIu64 ": %s\n", seed_now, why);
    fflush(stdout);
}

// Each fault is printed once: most come from a card that does not ask whether its target is there.
static void note_faults(soak *now, ag_game *game, uint32_t *seen)
{
    uint32_t rulings = ag_game_result(game).rulings;
    if (rulings == *seen) return;
    now->faults += rulings - *seen;
    *seen = rulings;
    ag_scripts *scripts = ag_game_scripts_of(game);
    char line[160];
    snprintf(line, sizeof line, "%s", scripts->fault);
    line[strcspn(line, "\n")] = '\0';
    for (int i = 0; i < now->told_count; i++) {
        if (strcmp(now->told[i], line) == 0) return;
    }
    if (now->told_count < FAULTS_MAX) {
        snprintf(now->told[now->told_count++], sizeof now->told[0], "%s", line);
        printf("seed %" PRIu64 ": fault: %s\n", seed_now, line);
        fflush(stdout);
    }
}

static void play(soak *now, ag_game *game)
{
    ag_error error = { 0 };
    uint64_t dice = seed_now * 7919 + 11;
    uint32_t rulings = 0;
    int count = 0;
    for (; ag_game_waits_for(game) != 0 && count < DECISIONS_MAX; count++) {
        int seat = __builtin_ctz(ag_game_waits_for(game));
        ag_answer answer;
        ag_question question = ag_game_question(game, seat);
        if (question.has_proposal) {
            answer = ag_game_proposal(game);
        } else if (ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, seat, &dice, &answer,
                                 &error)
                   < 0) {
            find(now, error.text);
            break;
        }
        now->decisions++;
        if (ag_game_answer(game, seat, &answer, &error) < 0) {
            // Cards that copy what they copy end their game, as they must.
            const char *why = ag_game_stopped(game);
            if (why == NULL || strstr(why, "state is broken") != NULL) {
                find(now, error.text);
            }
            break;
        }
        note_faults(now, game, &rulings);
        if ((count == REBUILT_SOON || count == REBUILT_LATE) && ag_game_rebuild(game, &error) < 0) {
            find(now, error.text);
            break;
        }
    }
    now->unfinished += count == DECISIONS_MAX;
}

static void one_game(soak *now)
{
    ag_error error = { 0 };
    ag_game *game = NULL;
    ag_rng_seed(&now->dice, seed_now, 54);
    choose_files(now);
    int raiders = 1 + (int)ag_rng_below(&now->dice, AG_RAIDERS_MAX);
    if (open_game(now, raid_of_all, raiders, &game, &error) < 0) {
        find(now, error.text);
    } else {
        play(now, game);
        ag_game_close(game);
    }
    now->games++;
}

int main(int count, char **words)
{
    static soak now;
    ag_error error = { 0 };
    if (count < 3 || ag_engine_open(words[1], &now.engine, &error) < 0) {
        fprintf(stderr, "soak_cards DATABASE SCENARIOS [GAMES [SEED [FILE]]]: %s\n", error.text);
        return 2;
    }
    counted = &now;
    signal(SIGABRT, broken);
#ifndef __SANITIZE_ADDRESS__
    signal(SIGSEGV, broken);
#endif
    setvbuf(stdout, NULL, _IOLBF, 0);
    read_database(&now);
    drop_strangers(&now);
    read_folder(&now, words[2]);
    now.wanted = -1;
    for (int i = 0; count > 5 && i < now.file_count; i++) {
        now.wanted = strstr(now.files[i].path, words[5]) != NULL ? i : now.wanted;
    }
    long games = count > 3 ? strtol(words[3], NULL, 10) : 20;
    uint64_t first = count > 4 ? strtoull(words[4], NULL, 10) : 1;
    printf("%d cards, %d files of scenarios\n", now.pool_count, now.file_count);
    for (long i = 0; i < games; i++) {
        seed_now = first + (uint64_t)i;
        one_game(&now);
    }
    printf("%ld decisions, %ld games, faults %ld, findings %ld\n", now.decisions, now.games,
           now.faults, now.findings);
    for (int i = 0; i < now.file_count; i++) {
        free(now.files[i].text);
    }
    ag_engine_close(now.engine);
    return now.findings > 0;
}
