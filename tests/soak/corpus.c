// Writes down what a user can see: views, questions, refusals, why, events, reports of reloads and
// of scenarios that fail. script/corpus freezes it, so that two checkouts can be compared. It knows
// the public API alone, and nothing in it hangs on time, addresses or where the files are.
//
//   soak_corpus games DATABASE FOLDER
//   soak_corpus scenarios DATABASE FOLDER FILE…
//   soak_corpus reload DATABASE FOLDER         in a copy of cards/ and raids/, which it writes to
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "aggro_author.h"
#include "soak/seen.h"

enum { PATH_SIZE = 512, TEXT_SIZE = 64 * 1024, ANSWERS_MAX = 240, SAMPLE_EVERY = 12, EDITS = 24 };

// The files of one game or scenario: what was told, what is seen, what is asked, why.
typedef struct part {
    FILE *events, *views, *asked, *why;
} part;

static _Noreturn void stop(const char *what, const char *why)
{
    fprintf(stderr, "soak_corpus: %s: %s\n", what, why);
    exit(70);
}

static void make_folder(const char *path)
{
    char upper[PATH_SIZE];
    snprintf(upper, sizeof upper, "%s", path);
    for (char *slash = upper + 1; (slash = strchr(slash, '/')) != NULL; *slash++ = '/') {
        *slash = '\0';
        (void)mkdir(upper, 0777);
    }
}

static FILE *open_text(const char *stem, const char *kind)
{
    char path[PATH_SIZE];
    snprintf(path, sizeof path, "%s.%s", stem, kind);
    make_folder(path);
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        stop(path, "cannot be written");
    }
    return file;
}

static part part_open(const char *stem)
{
    return (part){ open_text(stem, "events"), open_text(stem, "views"), open_text(stem, "asked"),
                   open_text(stem, "why") };
}

static void part_close(part *to)
{
    fclose(to->events);
    fclose(to->views);
    fclose(to->asked);
    fclose(to->why);
}

// ---- games ----

static void sample(part *to, ag_game *game, int asked, int turn)
{
    fprintf(to->views, "at %d\n", turn);
    fprintf(to->asked, "at %d\n", turn);
    for (int seat = 0; seat <= ag_game_seats(game); seat++) {
        seen_view(to->views, game, seat);
        seen_question(to->asked, game, seat);
    }
    seen_refusals(to->asked, game, asked);
    seen_whys(to->why, game, 12, turn);
}

static void play(part *to, ag_game *game, const char *bot, int number)
{
    ag_error error = { 0 };
    ag_answer answer;
    char why[512], changes[8192];
    uint64_t dice = (uint64_t)number * 31 + 5;
    // Who is told changes from game to game: a seat is told less than the referee.
    int told = number % 3 == 0 ? number % (ag_game_seats(game) + 1) : -1;
    ag_bot_def def = ag_bot_default();
    def.bot = bot;
    def.why = why;
    def.why_capacity = sizeof why;
    for (int i = 0; i < ANSWERS_MAX && ag_game_waits_for(game) != 0; i++) {
        int seat = __builtin_ctz(ag_game_waits_for(game));
        if (i % SAMPLE_EVERY == number % SAMPLE_EVERY) {
            sample(to, game, seat, i);
        }
        if (i == ANSWERS_MAX / 2) {
            (void)ag_game_mark(game, "half", &error);
        }
        if (ag_bot_answer(&def, game, seat, &dice, &answer, &error) < 0
            || ag_game_answer(game, seat, &answer, &error) < 0) {
            fprintf(to->events, "stopped: %s\n", error.text);
            break;
        }
        fprintf(to->asked, "bot %d: %s\n", seat, why);
        seen_told(to->events, game, told);
    }
    seen_past(to->why, game, 6);
    seen_view(to->views, game, -1);
    if (ag_game_diff(game, &(ag_diff_wish){ "half", "now", told }, changes, sizeof changes, &error)
        == AG_OK) {
        fprintf(to->views, "since half:\n%s\n", changes);
    }
    seen_result(to->events, game);
}

// Modes, raiders, decks and the Boss to begin with take turns, each at a pace of its own.
static ag_game *open_game(ag_engine *engine, const char *raid, int number, FILE *to)
{
    ag_mode_info mode = { 0 };
    ag_error error = { 0 };
    ag_game *game;
    ag_game_def def = ag_game_default();
    int modes = 0, decks = 0;
    while (ag_raid_mode_at(engine, raid, modes, &mode, NULL) == AG_OK && mode.name[0] != '\0') {
        modes++;
    }
    while (ag_engine_deck(engine, decks) != NULL) {
        decks++;
    }
    (void)ag_raid_mode_at(engine, raid, modes == 0 ? 0 : number / 3 % modes, &mode, NULL);
    int span = mode.raiders_max - mode.raiders_min + 1;
    def.raid = raid;
    def.mode = modes > 0 ? mode.name : NULL;
    def.seed = 900 + (uint64_t)number;
    def.raiders = span > 1 ? mode.raiders_min + number % span : mode.raiders_min;
    def.from_boss = number % 4 == 0 ? 0 : number / 4 % 10;
    def.decks[0] = ag_engine_deck(engine, number % decks);
    // Not every deck may raid, not every raid has as many Bosses.
    for (int i = 0; ag_game_open(engine, &def, &game, &error) < 0; i++) {
        fprintf(to, "not opened: %s\n", error.text);
        def.decks[0] = i > 0 ? NULL : def.decks[0];
        def.from_boss = 0;
        if (i > 2) {
            stop(raid, error.text);
        }
    }
    return game;
}

static void play_games(ag_engine *engine, const char *folder)
{
    static const struct {
        const char *raid;
        int games;
    } plan[] = { { "onyxias_lair", 80 }, { "black_temple", 100 }, { "duel", 24 } };
    char stem[PATH_SIZE];
    for (int p = 0; p < 3; p++) {
        for (int i = 0; i < plan[p].games; i++) {
            const char *bot = i % 2 == 0 ? "random" : "greedy";
            snprintf(stem, sizeof stem, "%s/games/%s/%s/%d", folder, plan[p].raid, bot, i);
            part to = part_open(stem);
            ag_game *game = open_game(engine, plan[p].raid, i, to.events);
            play(&to, game, bot, i);
            ag_game_close(game);
            part_close(&to);
        }
    }
}

// ---- scenarios ----

static void play_back(FILE *to, const char *path)
{
    ag_playback *playback;
    ag_error error = { 0 };
    ag_status status;
    int turn = 0;
    char ahead[512];
    if (ag_playback_open(path, NULL, &playback, &error) < 0) {
        fprintf(to, "not opened: %s\n", error.text);
        return;
    }
    ag_game *game = ag_playback_game(playback);
    while (ag_playback_ahead(playback, ahead, sizeof ahead)
           && (status = ag_playback_next(playback, &error)) == 1) {
        fprintf(to, "%s\n", ahead);
        seen_told(to, game, -1);
        if (turn++ % 4 == 0) {
            seen_whys(to, game, 1, turn);
        }
    }
    for (int seat = 0; seat <= ag_game_seats(game); seat++) {
        seen_view(to, game, seat);
        seen_question(to, game, seat);
    }
    seen_whys(to, game, 1, turn);
    seen_past(to, game, 4);
    seen_result(to, game);
    ag_playback_close(playback);
}

static char *read_text(const char *path)
{
    static char text[TEXT_SIZE];
    FILE *file = fopen(path, "rb");
    if (file == NULL) return NULL;
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static void write_text(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL || fputs(text, file) < 0 || fclose(file) != 0) {
        stop(path, "cannot be written");
    }
}

// The same scenario with another number, or another text, first behind `expect`: how it fails.
static void put_failure(FILE *to, ag_engine *engine, const char *path)
{
    static const char *const signs[] = { "123456789", "\"" };
    static char wrong[TEXT_SIZE + 1];
    ag_scenario_result result = { 0 };
    ag_error error = { 0 };
    for (int i = 0; i < 2; i++) {
        const char *text = read_text(path), *expect = strstr(text, "expect = ");
        const char *at = expect == NULL ? NULL : strpbrk(expect, signs[i]);
        if (at == NULL) continue;
        snprintf(wrong, sizeof wrong, "%.*s%s%s", (int)(at - text) + i, text,
                 i == 0 ? (*at == '9' ? "8" : "9") : "un", at + 1);
        write_text("wrong.lua", wrong);
        ag_scenario_how how = { .straight = 1 };
        if (ag_scenario_run_how(engine, "wrong.lua", &how, &result, &error) < 0) {
            fprintf(to, "wrong: %s\n", error.text);
        } else {
            fprintf(to, "wrong: %d passed, %d failed, %d asserted: %s\n%s\n", result.passed,
                    result.failed, result.asserted, result.name, result.report);
        }
    }
}

static void play_back_all(FILE *to, const char *folder)
{
    struct dirent **entries;
    char path[PATH_SIZE];
    int count = scandir(folder, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        if (entries[i]->d_name[0] != '.') {
            snprintf(path, sizeof path, "%s/%.200s", folder, entries[i]->d_name);
            fprintf(to, "== %s\n", entries[i]->d_name);
            play_back(to, path);
            (void)remove(path);
        }
        free(entries[i]);
    }
    free(entries);
}

static void play_scenarios(ag_engine *engine, const char *folder, char **paths, int count)
{
    static ag_scenario_result result;
    char stem[PATH_SIZE];
    ag_scenario_how how = { .straight = 1, .folder = "recordings" };
    make_folder("recordings/");
    for (int i = 0; i < count; i++) {
        ag_error error = { 0 };
        const char *name = strstr(paths[i], "scenarios/");
        snprintf(stem, sizeof stem, "%s/%.*s", folder, (int)strcspn(name, "."), name);
        FILE *to = open_text(stem, "played");
        if (ag_scenario_run_how(engine, paths[i], &how, &result, &error) < 0) {
            fprintf(to, "not run: %s\n", error.text);
        } else {
            fprintf(to, "%d passed, %d failed: %s\n%s", result.passed, result.failed, result.name,
                    result.report);
        }
        play_back_all(to, "recordings");
        put_failure(to, engine, paths[i]);
        fclose(to);
    }
}

// ---- reloads ----

static const char *const edits[][2] = {
    // What is looked for, and what comes behind it; NULL: at the end of the file.
    { "amount = ", "1" },
    { "text = \"", "Now: " },
    { "powers = {", " when.destroyed { of = this, effect = function(me) me.player:draw(1) end }," },
    { "play = function(me, t)", " me.player:choose_number { min = 0, max = 2, prompt = \"A?\" }" },
    { "cost = ", "1" },
    { NULL, "\n-- a remark\n" },
    { NULL, "\nreturn {{" },
    { "cost = ", "nil --" },
    { "health = ", "1" },
};
enum { EDIT_COUNT = sizeof edits / sizeof edits[0] };

static int edit(const char *text, int kind, char *out)
{
    const char *after = edits[kind][0];
    const char *at = after == NULL ? text + strlen(text) : strstr(text, after);
    if (at == NULL || strlen(text) + 128 > TEXT_SIZE) return 0;
    at += after == NULL ? 0 : strlen(after);
    snprintf(out, TEXT_SIZE, "%.*s%s%s", (int)(at - text), text, edits[kind][1], at);
    return 1;
}

static void take(FILE *to, ag_engine *engine, ag_game *game, const char *path, unsigned how)
{
    static ag_reload reload;
    ag_refresh refresh = { 0 };
    ag_error error = { 0 };
    if (ag_engine_refresh(engine, &path, 1, &refresh, &error) < 0) {
        fprintf(to, "not refreshed: %s\n", error.text);
    }
    fprintf(to, "%d changed, %d added, %d removed, %d findings\n", refresh.changed, refresh.added,
            refresh.removed, refresh.findings);
    for (int i = 0; ag_engine_refreshed(engine, i) != NULL; i++) {
        fprintf(to, "  %s\n", ag_engine_refreshed(engine, i));
    }
    for (int i = 0; ag_engine_finding(engine, i) != NULL; i++) {
        fprintf(to, "  finding %s\n", ag_engine_finding(engine, i));
    }
    ag_status status = ag_game_reload(game, engine, how, &reload, &error);
    if (status < 0) {
        fprintf(to, "not reloaded: %d %s\n", (int)status, error.text);
        return;
    }
    fprintf(to, "  changed %d same %d reran %d anew %d brought %d waiting %d\n", reload.changed,
            reload.same, reload.reran, reload.asked_anew, reload.brought, reload.waiting);
    for (int i = 0; i < reload.line_count; i++) {
        fprintf(to, "  - %s\n  + %s\n", reload.lines[i].was, reload.lines[i].now);
    }
    for (int i = 0; i < reload.warning_count; i++) {
        fprintf(to, "  warning %s\n", reload.warnings[i]);
    }
}

// A card of the game is edited, and edited back.
static void edit_one(FILE *to, ag_engine *engine, ag_game *game, int number)
{
    static ag_view view;
    static char before[TEXT_SIZE], after[TEXT_SIZE];
    ag_card_place place;
    ag_game_view(game, -1, &view);
    for (int i = 0; i < view.card_count; i++) {
        const ag_view_card *card = &view.cards[(i + number * 17) % view.card_count];
        const char *text;
        if (card->key[0] == '\0' || ag_engine_card_place(engine, card->key, &place, NULL) < 0
            || (text = read_text(place.path)) == NULL) {
            continue;
        }
        snprintf(before, sizeof before, "%s", text);
        if (edit(before, number % EDIT_COUNT, after)) {
            fprintf(to, "== %s, edit %d\n", card->key, number % EDIT_COUNT);
            write_text(place.path, after);
            take(to, engine, game, place.path, number % 5 == 0 ? AG_RELOAD_RERUN : 0);
            fprintf(to, "and back\n");
            write_text(place.path, before);
            take(to, engine, game, place.path, 0);
            return;
        }
    }
}

static void reload_games(ag_engine *engine, const char *folder)
{
    static const char *const raids[] = { "onyxias_lair", "black_temple", "duel" };
    char stem[PATH_SIZE];
    ag_error error = { 0 };
    for (int i = 0; i < 6; i++) {
        snprintf(stem, sizeof stem, "%s/reload/%s/%d", folder, raids[i % 3], i);
        FILE *to = open_text(stem, "reports");
        ag_game *game = open_game(engine, raids[i % 3], i, to);
        uint64_t dice = (uint64_t)i + 77;
        ag_answer answer;
        for (int n = 0; n < EDITS * 5 && ag_game_waits_for(game) != 0; n++) {
            int seat = __builtin_ctz(ag_game_waits_for(game));
            ag_bot_def def = { .bot = "random" };
            if (ag_bot_answer(&def, game, seat, &dice, &answer, &error) < 0
                || ag_game_answer(game, seat, &answer, &error) < 0) {
                fprintf(to, "stopped: %s\n", error.text);
                break;
            }
            seen_told(to, game, -1);
            if (n % 5 == 4) {
                edit_one(to, engine, game, n / 5 + i * EDITS);
            }
        }
        seen_result(to, game);
        ag_game_close(game);
        fclose(to);
    }
}

int main(int count, char **words)
{
    static const char *const folders[] = { "cards", "raids" };
    ag_engine *engine;
    ag_error error = { .text = "games, scenarios or reload, DATABASE and FOLDER were expected" };
    ag_engine_def def = ag_engine_default();
    if (count < 4) {
        stop("it does not begin", error.text);
    }
    int reload = strcmp(words[1], "reload") == 0;
    def.database = words[2];
    def.folders = reload ? folders : NULL;
    def.folder_count = reload ? 2 : 0;
    if (ag_engine_open_with(&def, &engine, &error) < 0) {
        stop(words[2], error.text);
    }
    if (reload) {
        reload_games(engine, words[3]);
    } else if (strcmp(words[1], "games") == 0) {
        play_games(engine, words[3]);
    } else {
        play_scenarios(engine, words[3], words + 4, count - 4);
    }
    ag_engine_close(engine);
    return 0;
}
