// aggro play: one game of a raid at a table, or many games for a summary.
#include "cli/play/session.h"

#include <inttypes.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/assert.h"
#include "cli/common/reports.h"

#define AG_GAMES_MAX 10000000

static const ag_option_row rows[] = {
    { "db", "FILE", "the card database (build/cards.db, or cards.db beside the program)" },
    AG_CLI_LANG_ROW,
    AG_CLI_PACK_ROWS,
    { "seed", "N", "what shuffles and dice follow (1)", 0, UINT64_MAX },
    { "raiders", "N", "how many raid, 1 to 5 (3); at a duel, how many play (2)", 1,
      AG_RAIDERS_MAX },
    { "deck", "WHO=DECK",
      "1=DECK: a player's; main=FILE: one of the Boss player's; again for each" },
    { "keep", "DECK=FILE", "what games keep for the next: FILE is that deck of the Boss player's" },
    { "seat", "SEAT=WHO", "who sits there: human, greedy, search, random; SEAT: a number or boss" },
    { "bots", "WHO", "the bot of every other seat: greedy, search or random (greedy)" },
    { "nodes", "N", "how many answers a search bot may try for one of its own (2000)", 1,
      10000000 },
    { "mode", "MODE", "the raid's mode (standard)" },
    { "from-boss", "N", "begin at the raid's N-th Boss: a referee's game (docs/table.md)", 1,
      UINT8_MAX },
    { "games", "N", "play N games with the seeds from --seed on, and sum them up", 1,
      AG_GAMES_MAX },
    { "max-turns", "N", "stop a game that takes more turns; that is a finding", 1, UINT32_MAX },
    { "record", "FILE", "write the recording here; `aggro replay` plays it again" },
    { "table", "FILE", "keep the game here as it is played; the same command goes on with it" },
    { "load", "FILE", "go on with a saved game, whose raid, decks and seed these are" },
    { "watch", NULL, "scripts that are saved change the running game (docs/test.md)" },
    { "cards", "DIR", "with --watch: the folder of player cards and decks (cards)" },
    { "raids", "DIR", "with --watch: the folder of raids (raids)" },
    { "draft", NULL, "with --watch: texts may lag behind their scripts" },
    { "notes", NULL, "what scripts note(…) for their authors, on stderr; --watch shows it, too" },
    { "referee", NULL, "people ask nobody to take back or change; the dice stay as they fell" },
    { "color", "WHEN", "auto, always or never; auto: on a terminal without NO_COLOR (auto)" },
    { "explain", NULL, "bots say why: with people at the table what all may know (docs/table.md)" },
    { "json", NULL, "JSON Lines: every event, the result last" },
    { "quiet", NULL, "only the result" },
    { "board", NULL, "only the board as the game ends, and the result" },
    { "check", NULL, "check the whole state after every step" },
    { "ask-all", NULL,
      "ask decisions with one answer, too: being asked then tells nothing (people on both sides)" },
    { NULL, NULL, NULL },
};

// Options that do not go together.
static const struct {
    const char *one, *other, *says;
} apart[] = {
    { "load", "deck", "--load goes on with the decks of the saved game: it goes without --deck" },
    { "load", "games", "--games begins new games, --load goes on with one" },
    { "explain", "games", "--explain tells of one game: it goes without --games" },
    { "table", "games", "--table keeps one game from its beginning: neither --games nor --load" },
    { "table", "load", "--table keeps one game from its beginning: neither --games nor --load" },
    { "keep", "games", "--keep hands on what one game keeps: it goes without --games" },
};

// The sitter called `name`, or NULL and a sentence in `error`.
static const char *sitter_find(const char *option, const char *name, ag_error *error)
{
    const char *sitter = ag_sitter_find(name);
    if (sitter != NULL) return sitter;
    char meant[AG_MEANT_BYTES];
    ag_meant_one(ag_nearest(name, ag_sitter_name, NULL), meant);
    ag_fail(error, AG_USAGE,
            "--%s: there is nobody called \"%s\"%s; there are human, greedy, search and random",
            option, name, meant);
    return NULL;
}

// Splits "2=what" for `option`; the seat is 1 to `seats`. Returns what follows the sign, or NULL.
static const char *split_seat(const char *option, const char *text, int seats, int *seat,
                              ag_error *error)
{
    const char *equals = strchr(text, '=');
    char word[16];
    uint64_t number;
    if (equals == NULL || equals[1] == '\0' || (size_t)(equals - text) >= sizeof word) {
        ag_fail(error, AG_USAGE,
                "--%s %s: a seat, the sign = and what goes there are needed (1=...)", option, text);
        return NULL;
    }
    snprintf(word, sizeof word, "%.*s", (int)(equals - text), text);
    if (!ag_number_read(word, 1, (uint64_t)seats, &number)) {
        ag_fail(error, AG_USAGE, "--%s %s: there is no seat \"%s\"; the raiders sit at 1 to %d%s",
                option, text, word, seats,
                strcmp(option, "seat") == 0 ? ", the Boss player at boss" : "");
        return NULL;
    }
    *seat = (int)number;
    return equals + 1;
}

static ag_status read_sitters(const ag_arguments *arguments, ag_session *table, ag_error *error)
{
    const char *text;
    int place = 0;
    while ((text = ag_arguments_next(arguments, "seat", &place)) != NULL) {
        int seat = 0;
        const char *name = strncmp(text, "boss=", 5) == 0
                               ? text + 5
                               : split_seat("seat", text, table->def.raiders, &seat, error);
        const char *sitter = name != NULL ? sitter_find("seat", name, error) : NULL;
        if (sitter == NULL) return AG_USAGE;
        if (seat == 0) {
            table->boss_bot = sitter;
        } else {
            table->bots[seat] = sitter;
        }
    }
    table->every_bot = sitter_find("bots", ag_arguments_value(arguments, "bots", "greedy"), error);
    if (table->every_bot == NULL) return AG_USAGE;
    if (strcmp(table->every_bot, "human") == 0) {
        return ag_fail(error, AG_USAGE,
                       "--bots human: a person is no bot; --seat 1=human gives a person a seat");
    }
    return AG_OK;
}

static ag_status read_decks(const ag_arguments *arguments, ag_session *table, ag_error *error)
{
    const char *text;
    int place = 0;
    int boss_decks = 0;
    while ((text = ag_arguments_next(arguments, "deck", &place)) != NULL) {
        int seat = 0;
        if (text[0] >= 'a' && text[0] <= 'z' && strchr(text, '=') != NULL) {
            if (boss_decks == AG_BOSS_DECKS_MAX) {
                return ag_fail(error, AG_USAGE, "--deck %s: a Boss player has at most %d decks",
                               text, AG_BOSS_DECKS_MAX);
            }
            table->def.boss_decks[boss_decks++] = text;
            continue;
        }
        const char *deck = split_seat("deck", text, table->def.raiders, &seat, error);
        if (deck == NULL) return AG_USAGE;
        table->def.decks[seat - 1] = deck;
    }
    return AG_OK;
}

// Whether a recording can be written is checked before the game, not after it.
static ag_status read_record(const ag_arguments *arguments, ag_error *error)
{
    const char *path = ag_arguments_value(arguments, "record", NULL);
    if (path == NULL) return AG_OK;
    char folder[1024];
    struct stat there;
    snprintf(folder, sizeof folder, "%s", path);
    int good = stat(path, &there) == 0 ? !S_ISDIR(there.st_mode) && access(path, W_OK) == 0
                                       : access(dirname(folder), W_OK) == 0;
    if (path[0] == '\0' || !good) {
        return ag_fail(error, AG_ENVIRONMENT, "--record: \"%s\" cannot be written", path);
    }
    return AG_OK;
}

static ag_status read_options(const ag_arguments *arguments, ag_session *table, uint64_t *games,
                              ag_error *error)
{
    ag_status status;
    int raiders = (int)ag_arguments_number(arguments, "raiders", (uint64_t)table->def.raiders);
    *games = ag_arguments_number(arguments, "games", 0);
    table->def.seed = ag_arguments_number(arguments, "seed", table->def.seed);
    table->def.from_boss = (int)ag_arguments_number(arguments, "from-boss", 0);
    table->turns_max = ag_arguments_number(arguments, "max-turns", table->turns_max);
    table->nodes = ag_arguments_number(arguments, "nodes", (uint64_t)ag_bot_default().nodes);
    // The number of raiders in a saved game is known once it is loaded.
    table->def.raiders = ag_arguments_has(arguments, "load") ? AG_RAIDERS_MAX : raiders;
    table->mode_asked = ag_arguments_value(arguments, "mode", NULL);
    table->def.mode = table->mode_asked != NULL ? table->mode_asked : table->def.mode;
    table->def.check = ag_arguments_has(arguments, "check");
    table->def.ask_all = ag_arguments_has(arguments, "ask-all");
    table->json = ag_arguments_has(arguments, "json");
    table->board = ag_arguments_has(arguments, "board");
    table->quiet = ag_arguments_has(arguments, "quiet") || table->board;
    table->notes = ag_arguments_has(arguments, "notes")
                   || (ag_arguments_has(arguments, "watch") && !table->quiet);
    table->explain = ag_arguments_has(arguments, "explain");
    table->referee = ag_arguments_has(arguments, "referee");
    const char *word = ag_arguments_value(arguments, "color", "auto");
    int colour = ag_colour_read(word);
    if (colour < 0) {
        return ag_fail(error, AG_USAGE, "--color %s: colour is auto, always or never", word);
    }
    table->colour = (ag_colour)colour;
    if ((status = read_sitters(arguments, table, error)) < 0) return status;
    if ((status = read_decks(arguments, table, error)) < 0) return status;
    return read_record(arguments, error);
}

// The exit code of an ending; prints a sentence if it is not the usual ending.
static int end_code(const ag_session *table, ag_ending ending, const ag_error *error)
{
    switch (ending) {
    case AG_ENDING_OVER: return AG_EXIT_OK;
    case AG_ENDING_LEFT:
        fprintf(stderr, "\naggro: you leave the table; the game is not over\n");
        return AG_EXIT_OK;
    case AG_ENDING_INTERRUPTED: fprintf(stderr, "aggro: interrupted\n"); return AG_EXIT_INTERRUPTED;
    case AG_ENDING_TOO_LONG:
        fprintf(stderr, "aggro: the game is not over after %" PRIu64 " turns (--max-turns)\n",
                table->turns_max);
        return AG_EXIT_FINDINGS;
    default: return ag_cli_fail(error);
    }
}

// A broken invariant ends the program: the log that led there reproduces it.
static void record_broken(void *context, const char *what, const char *file, int line)
{
    const ag_session *table = context;
    char path[64];
    (void)what;
    (void)file;
    (void)line;
    ag_assert_set_hook(NULL, NULL);
    snprintf(path, sizeof path, "aggro-broken-%" PRIu64 ".agr", table->def.seed);
    if (table->game != NULL && ag_game_record(table->game, path, NULL) == AG_OK) {
        fprintf(stderr, "aggro: %s holds the game that led to it\n", path);
    }
    _exit(AG_EXIT_INTERNAL);
}

// Brings the recording up to date. Returns its path, or NULL.
static const char *record(ag_session *table, int *code)
{
    ag_error error = { 0 };
    if (ag_kept_go_on_recording(table, &error) < 0) {
        int failed = ag_cli_fail(&error);
        *code = *code == AG_EXIT_OK ? failed : *code;
        return NULL;
    }
    return table->record_path;
}

// Whatever is not found by now is a deck or a mode.
static int fail_open(const ag_session *table, ag_error *error)
{
    int decks = 0;
    for (int i = 0; i < AG_RAIDERS_MAX; i++) decks = decks || table->def.decks[i] != NULL;
    if (error->status == AG_NOT_FOUND && decks) {
        char list[512], text[sizeof error->text];
        ag_cli_list(table->engine, ag_engine_deck, list, sizeof list);
        snprintf(text, sizeof text, "%.480s; decks: %s", error->text, list);
        memcpy(error->text, text, sizeof text);
    }
    return ag_cli_fail(error);
}

static int begin_game(ag_session *table, const char *load_path)
{
    ag_error error = { 0 };
    int code = AG_EXIT_OK;
    if (load_path != NULL && ag_table_load(table, load_path, &error) < 0) {
        return ag_cli_fail(&error);
    }
    if (load_path == NULL && ag_table_open(table, &error) < 0) {
        return table->kept_found ? ag_kept_fail(table, &error) : fail_open(table, &error);
    }
    if (load_path != NULL && table->mode_asked != NULL
        && strcmp(ag_game_result(table->game).mode, table->mode_asked) != 0) {
        return ag_cli_usage("--mode %s: the game \"%s\" plays the mode \"%s\", not \"%s\"",
                            table->mode_asked, load_path, ag_game_result(table->game).mode,
                            table->mode_asked);
    }
    // A full disk is reported before the game, not after it.
    (void)record(table, &code);
    return code == AG_EXIT_OK ? ag_keep_check(table) : code;
}

static int play_once(ag_session *table, const char *load_path)
{
    ag_error error = { 0 };
    int code = begin_game(table, load_path);
    if (code != AG_EXIT_OK) return code;
    ag_ending ending = ag_table_play(table, &error);
    code = end_code(table, ending, &error);
    const char *recorded = record(table, &code);
    if (recorded != NULL) recorded = record(table, &code);  // the result
    // What is kept is on the disk before anybody is told.
    int kept = ending == AG_ENDING_OVER ? ag_keep_end(table, recorded) : AG_EXIT_OK;
    code = code == AG_EXIT_OK ? kept : code;
    ag_result result = ag_game_result(table->game);
    if (table->json) {
        ag_result_kept(table->game, 1);
        ag_result_json(&result);
    } else {
        if (table->board) {
            ag_game_view(table->game, -1, &table->view);
            ag_screen_board(table);
        }
        if (!table->quiet || table->board) putchar('\n');
        ag_result_text(&result);
        ag_result_kept(table->game, 0);
        if (!table->quiet) ag_keep_hint(table, recorded);
    }
    // Each fault was reported as it happened; a game with faults is a finding even
    // if it was played to its end.
    if (result.rulings > 0) {
        fprintf(stderr, "aggro: script faults: %u\n", result.rulings);
        code = code == AG_EXIT_OK ? AG_EXIT_FINDINGS : code;
    }
    ag_kept_stopped(table, recorded);
    ag_table_close(table);
    return code;
}

// With --watch over the folders of scripts, else over the database.
static int open_engine(const ag_arguments *arguments, ag_session *table)
{
    int watches = ag_arguments_has(arguments, "watch");
    if (watches && ag_arguments_has(arguments, "games")) {
        return ag_cli_usage("--watch changes a game that is played: it goes without --games");
    }
    if (!watches && ag_arguments_has(arguments, "draft")) return ag_cli_usage(AG_DRAFT_WATCHES);
    int has_folders = ag_arguments_has(arguments, "cards") || ag_arguments_has(arguments, "raids");
    if (!watches && has_folders) {
        return ag_cli_usage("--cards and --raids say what --watch watches; without it a game is "
                            "played from a database (--db)");
    }
    table->project.watches = watches;
    ag_project_open(arguments, &table->project);
    table->engine = table->project.engine;
    return AG_EXIT_OK;
}

// How many a duel is for, and whether this is one, is known once the database is open.
static int check_duel(const ag_arguments *arguments, ag_session *table)
{
    int players[2], wished = table->def.raiders;
    if (!ag_cli_duelists(table->engine, table->def.raid, players)) return AG_EXIT_OK;
    int fits = wished >= players[0] && wished <= players[1];
    if (!fits && ag_arguments_has(arguments, "raiders")) {
        return players[1] == 2 ? ag_cli_usage("--raiders %d: a duel is for two players", wished)
                               : ag_cli_usage("--raiders %d: this duel is for %d to %d players",
                                              wished, players[0], players[1]);
    }
    table->def.raiders = fits ? wished : wished < players[0] ? players[0] : players[1];
    for (int seat = table->def.raiders + 1; seat <= AG_RAIDERS_MAX; seat++) {
        if (table->bots[seat] != NULL || table->def.decks[seat - 1] != NULL) {
            return ag_cli_usage("there is no seat %d at a duel of %d: its players sit at 1 to %d",
                                seat, table->def.raiders, table->def.raiders);
        }
    }
    return AG_EXIT_OK;
}

static int play(const ag_arguments *arguments, ag_session *table)
{
    ag_error error = { 0 };
    uint64_t games;
    const char *load_path = ag_arguments_value(arguments, "load", NULL);
    if (load_path != NULL && arguments->word_count > 0) {
        return ag_cli_usage("--load %s: the file knows its raid; leave out \"%s\"", load_path,
                            arguments->words[0]);
    }
    table->def = ag_game_default();
    int code = ag_kept_look(table, ag_arguments_value(arguments, "table", NULL));
    if (code != AG_EXIT_OK) return code;
    if (read_options(arguments, table, &games, &error) < 0) return ag_cli_fail(&error);
    code = ag_kept_check(table);
    if (code == AG_EXIT_OK) code = open_engine(arguments, table);
    if (code != AG_EXIT_OK) return code;
    if (load_path == NULL && !(table->kept_found && arguments->word_count == 0)) {
        table->def.raid = ag_cli_raid(arguments, table->engine);
        code = check_duel(arguments, table);
        if (code != AG_EXIT_OK) return code;
    }
    table->screen = table->json ? stderr : stdout;
    ag_terminal_open(&table->terminal, table->screen, table->colour);
    ag_cli_hold_interrupts();
    ag_assert_set_hook(record_broken, table);
    for (size_t i = 0; i < sizeof apart / sizeof apart[0]; i++) {
        if (ag_arguments_has(arguments, apart[i].one)
            && ag_arguments_has(arguments, apart[i].other)) {
            return ag_cli_usage("%s", apart[i].says);
        }
    }
    table->keep_word = ag_arguments_value(arguments, "keep", NULL);
    if (games > 0) return ag_play_bulk(table, games);
    code = ag_keep_begin(table, load_path != NULL || table->kept.seats > 0);
    if (code != AG_EXIT_OK) return code;
    table->record_path = ag_arguments_value(arguments, "record", NULL);
    return play_once(table, load_path);
}

static int run(const ag_arguments *arguments)
{
    ag_session *table = calloc(1, sizeof *table);
    if (table == NULL) ag_cli_no_memory("for a table");
    int code = play(arguments, table);
    ag_table_close(table);
    ag_project_close(&table->project);
    free(table);
    return code;
}

const ag_command ag_command_play = {
    "play", "RAID", "plays a raid, or a duel", "play %s --seed 7 --seat 1=human",
    rows,   run,    .words_most = 1,
};
