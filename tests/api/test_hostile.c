// The sandbox, attacked. Each file of tests/hostile/cards is a card that tries something, and says
// in its first lines what becomes of it: "refused" as the database is built, "stopped" in play, or
// "passes", for it is allowed or harmless.
#include <ctype.h>
#include <dirent.h>
#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <cmocka.h>

#include "api/cave.h"
#include "game/log/game.h"
#include "lua/host/host.h"
#include "lua/run/run.h"
#include "soak/probe.h"
#include "support/sanitized.h"

enum { SCRIPTS_MAX = 512, ANSWERS_MAX = 20000, FORK_STEPS = 3, HOSTS = 8 };
enum { LOOK_EVERY = AG_OR_FEWER(40, 120) };  // answers; besides, where something was stopped
enum { TEXT_MAX = 16 * 1024 * 1024 };

// What the suite must show. A build that is not optimized may take longer.
#define MILLISECONDS_MAX 100.0
#define MEMORY_MAX (16u * 1024 * 1024)
#if defined(__SANITIZE_ADDRESS__) || !defined(__OPTIMIZE__)
#define SLOWNESS 20.0
#else
#define SLOWNESS 1.0
#endif

typedef struct hostile {
    char name[64];
    char verdict[16];  // "refused", "stopped", "passes"
    char phrase[160];  // what the sentence or report must hold
    char held_by[16];  // "boss", "events"; else the raiders
} hostile;

static hostile scripts[SCRIPTS_MAX];
static int script_count;

static struct {
    double build, answer;
    size_t memory;
    const char *slow_build, *slow_answer, *large;
} worst;

// ---- the files ----

static char *read_all(const char *path, size_t *size)
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    char *text = malloc(TEXT_MAX);
    assert_non_null(text);
    *size = fread(text, 1, TEXT_MAX - 1, file);
    text[*size] = '\0';
    fclose(file);
    return text;
}

// "<<100 x>>" stands for a hundred times x, "<<byte 0>>" for that byte.
static size_t expand(const char *from, size_t size, char *to)
{
    size_t length = 0;
    for (const char *at = from; at < from + size;) {
        const char *end = strncmp(at, "<<", 2) == 0 ? strstr(at, ">>") : NULL;
        char *text;
        if (end == NULL) {
            to[length++] = *at++;
            continue;
        }
        if (strncmp(at, "<<byte ", 7) == 0) {
            to[length++] = (char)atoi(at + 7);
        } else {
            long count = strtol(at + 2, &text, 10);
            size_t each = (size_t)(end - ++text);
            assert_true(length + (size_t)count * each < TEXT_MAX);
            for (long i = 0; i < count; i++, length += each) {
                memcpy(to + length, text, each);
            }
        }
        at = end + 2;
    }
    return length;
}

static void write_bytes(const cave *at, const char *path, const char *bytes, size_t size)
{
    char full[256];
    cave_write(at, path, "");
    FILE *file = fopen(cave_path(at, path, full, sizeof full), "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

// "-- == cards/hostile/module.lua": from there on it is another file.
static void write_script(const cave *at, const hostile *script)
{
    static const char mark[] = "\n-- == ";
    char path[160];
    size_t size;
    snprintf(path, sizeof path, "%s/tests/hostile/cards/%s.lua", AGGRO_SOURCE_DIR, script->name);
    char *text = read_all(path, &size);
    char *grown = malloc(TEXT_MAX);
    assert_non_null(grown);
    snprintf(path, sizeof path, "cards/hostile/%s.lua", script->name);
    for (const char *part = text; part != NULL;) {
        const char *next = strstr(part, mark);
        size_t length = next != NULL ? (size_t)(next - part) + 1 : size - (size_t)(part - text);
        write_bytes(at, path, grown, expand(part, length, grown));
        if (next != NULL) {
            next += sizeof mark - 1;
            snprintf(path, sizeof path, "%.*s", (int)strcspn(next, "\n"), next);
            next += strcspn(next, "\n");
        }
        part = next;
    }
    free(grown);
    free(text);
}

static void write_decks(const cave *at, const hostile *script)
{
    static const char *const holders[] = { "boss", "events", "" };
    static const struct {
        const char *path, *form, *instead;
    } decks[] = {
        { "raids/cave/decks/main.lua",
          "return deck \"Main\" { cards = { { 8, \"%s\" }, { 22, \"cave/bite\" } } }\n",
          "cave/bite" },
        { "raids/cave/decks/events.lua",
          "return deck \"Events\" { cards = { { 2, \"%s\" }, { 6, \"cave/calm\" } } }\n",
          "cave/calm" },
        { "cards/decks/annas.lua",
          "return deck \"Anna's\" { hero = \"t/anna\", plan = \"To do harm.\",\n"
          "  cards = { { 8, \"%s\" }, { 36, \"t/bolt\" }, { 16, \"t/guard\" } } }\n",
          "t/guard" },
    };
    char key[80], text[512];
    snprintf(key, sizeof key, "hostile/%s", script->name);
    for (int i = 0; i < 3; i++) {
        int holds = strcmp(holders[i], script->held_by) == 0;
        snprintf(text, sizeof text, decks[i].form, holds ? key : decks[i].instead);
        cave_write(at, decks[i].path, text);
    }
}

static cave *open_cave(const hostile *script)
{
    cave *at = cave_open();
    cave_write(at, "raids/cave/raid.lua",
               "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\", \"events\" },\n"
               "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true,\n"
               "  hand_size = { boss = 10, raiders = 7 }, rules = use \"cave/rules\",\n"
               "  boss_turn = { ready_step, draw_step { count = 1 }, use \"cave/phases/event\",\n"
               "    action_phase, end_phase },\n"
               "  boss_has_fatal_damage = function(boss) boss:lose() end }\n");
    cave_write(
        at, "raids/cave/bosses/worm.lua",
        "return boss \"Worm\" { number = 1, order = 1, health = 15, atk = 1, text = \"\" }\n");
    cave_write(at, "raids/cave/phases/event.lua",
               "return phase \"Event\" { steps = { function(boss)\n"
               "  local event = boss.decks.events:top()\n"
               "  if event then boss:add_to_chain(event, { rests = \"resources\" }) end\n"
               "end, window } }\n");
    cave_write(at, "raids/cave/cards/calm.lua",
               "return event \"Calm\" { text = \"Nothing.\", play = function() end }\n");
    write_script(at, script);
    write_decks(at, script);
    return at;
}

// ---- what it costs ----

static double milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static void note(double took, double *most, const char **name, const hostile *script)
{
    if (took > *most) {
        *most = took;
        *name = script->name;
    }
    if (took > MILLISECONDS_MAX * SLOWNESS) {
        fail_msg("%s took %.1f ms", script->name, took);
    }
}

static void note_memory(const ag_game *game, const hostile *script)
{
    size_t memory = ag_host_memory(ag_game_scripts_of(game)->host);
    if (memory > worst.memory) {
        worst.memory = memory;
        worst.large = script->name;
    }
    assert_true(memory <= MEMORY_MAX);
}

// ---- the report ----

static int has_line(const char *text, const char *path, size_t end)
{
    const char *at = strstr(text, path);
    return at != NULL && (size_t)(at - text) < end && isdigit((unsigned char)at[strlen(path)]);
}

// "hostile/x, its text: cards/hostile/x.lua:7: the script …": card, power, file, line and limit.
static void check_report(const hostile *script, const char *report)
{
    char begins[80], path[96];
    int length = snprintf(begins, sizeof begins, "hostile/%s, ", script->name);
    snprintf(path, sizeof path, ": cards/hostile/%s.lua:", script->name);
    size_t end = strcspn(report, "\n");
    const char *phrase = strstr(report, script->phrase);
    if (strncmp(report, begins, (size_t)length) != 0 || report[length] == ':'
        || !has_line(report, path, end) || phrase == NULL || (size_t)(phrase - report) > end) {
        fail_msg("no card, power, line and \"%s\" in \"%s\"", script->phrase, report);
    }
}

static int fault_count(const ag_game *game)
{
    int count = 0;
    while (ag_game_fault_at(game, count) != NULL) {
        count++;
    }
    return count;
}

static void check_reports(const hostile *script, const ag_game *game)
{
    int count = fault_count(game);
    if (strcmp(script->verdict, "passes") == 0 && count > 0) {
        fail_msg("it should pass: %s", ag_game_fault_at(game, 0));
    }
    if (strcmp(script->verdict, "stopped") == 0 && count == 0) {
        fail_msg("nothing stopped it");
    }
    for (int i = 0; i < count; i++) {
        check_report(script, ag_game_fault_at(game, i));
    }
}

// ---- a game in which the card is played at once ----

static int is_hostile(const ag_view_option *option)
{
    return (option->move == AG_MOVE_PLAY || option->move == AG_MOVE_USE
            || option->move == AG_MOVE_COMPLETE)
           && strstr(option->text, "Hostile") != NULL;
}

static int answer_for(ag_game *game, int seat, uint64_t *dice, ag_answer *out, ag_error *error)
{
    ag_question question = ag_game_question(game, seat);
    for (int i = 0; question.kind == AG_QUESTION_ACTION && i < question.option_count; i++) {
        if (is_hostile(&question.options[i])) {
            *out = (ag_answer){ .count = 1, .picks = { (uint16_t)i } };
            return 1;
        }
    }
    return ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, seat, dice, out, error) == AG_OK;
}

static int step(ag_game *game, uint64_t *dice)
{
    ag_error error = { 0 };
    ag_answer answer;
    uint32_t asked = ag_game_waits_for(game);
    if (asked == 0) return 0;
    int seat = __builtin_ctz(asked);
    if (!answer_for(game, seat, dice, &answer, &error)
        || ag_game_answer(game, seat, &answer, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return 1;
}

static ag_game *open_game(const cave *at, int check)
{
    ag_game_def def = cave_table(2);
    def.decks[0] = "decks/annas";
    def.decks[1] = "decks/annas";
    def.check = check;
    return cave_game(at, &def);
}

// Each answer in time, and a winner in the end.
static ag_result play_in_time(const cave *at, const hostile *script)
{
    ag_game *game = open_game(at, 0);
    uint64_t dice = 11;
    int answers = 0, faults = 0;
    for (int goes_on = 1; goes_on;) {
        double before = milliseconds();
        goes_on = step(game, &dice);
        double took = milliseconds() - before;
        int now = fault_count(game);
        note_memory(game, script);
        note(took / (now > faults + 1 ? now - faults : 1), &worst.answer, &worst.slow_answer,
             script);
        faults = now;
        if (++answers == ANSWERS_MAX) {
            fail_msg("the game does not end");
        }
    }
    check_reports(script, game);
    ag_result result = ag_game_result(game);
    assert_string_not_equal(result.winner, "");
    ag_game_close(game);
    return result;
}

static void look_at(ag_game *game, uint64_t dice)
{
    ag_error error = { 0 };
    ag_game *fork;
    uint64_t state = ag_game_state_hash(game);
    if (ag_game_rebuild(game, &error) < 0 || ag_game_fork(game, &fork, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(ag_game_state_hash(game), state);
    assert_int_equal(ag_game_state_hash(fork), state);
    for (int i = 0; i < FORK_STEPS && step(fork, &dice); i++) {
        continue;
    }
    ag_game_close(fork);
}

// The same game with the checker on, rebuilt and forked on the way, and its recording played again:
// all agree.
static void play_with_care(const cave *at, uint64_t hash)
{
    ag_game *game = open_game(at, 1);
    ag_error error = { 0 };
    ag_result result;
    char path[128], report[1024];
    uint64_t dice = 11;
    int faults = 0;
    for (int answers = 0; step(game, &dice); answers++) {
        int now = fault_count(game);
        if (now > faults || answers % LOOK_EVERY == 0) {
            look_at(game, dice);
        }
        faults = now;
    }
    assert_int_equal(ag_game_result(game).hash, hash);
    cave_path(at, "game.agr", path, sizeof path);
    if (ag_game_record(game, path, &error) < 0
        || ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.hash, hash);
    ag_game_close(game);
}

static void attack(void **state)
{
    const hostile *script = *state;
    ag_error error = { .text = "" };
    char path[96];
    cave *at = open_cave(script);
    double before = milliseconds();
    ag_status status = cave_try_build(at, &error);
    note(milliseconds() - before, &worst.build, &worst.slow_build, script);
    if (strcmp(script->verdict, "refused") == 0) {
        snprintf(path, sizeof path, "cards/hostile/%s.lua:", script->name);
        if (status != AG_BAD_CONTENT || strstr(error.text, script->phrase) == NULL
            || (!has_line(error.text, path, sizeof error.text)
                && !has_line(error.text, "cards/hostile/module.lua:", sizeof error.text)
                && !has_line(error.text, "cards/hostile/second.lua:", sizeof error.text))) {
            fail_msg("no line and \"%s\" in \"%s\"", script->phrase, error.text);
        }
    } else if (status < 0) {
        fail_msg("%s", error.text);
    } else {
        cave_reopen(at);
        play_with_care(at, play_in_time(at, script).hash);
    }
    cave_close(at);
}

// ---- told, for another process to compare ----

static void tell(ag_game *game)
{
    char line[1024];
    for (int i = 0; ag_game_fault_at(game, i) != NULL; i++) {
        printf("fault %s\n", ag_game_fault_at(game, i));
    }
    while (ag_game_next_line(game, -1, line, sizeof line)) {
        printf("%s %s\n", line, ag_game_line_rule(game));
    }
    printf("hash %016" PRIx64 "\n", ag_game_result(game).hash);
}

static void tell_game(const hostile *script)
{
    ag_error error = { .text = "" };
    cave *at = open_cave(script);
    printf("== %s\n", script->name);
    if (cave_try_build(at, &error) < 0) {
        printf("%s\n", error.text);
    } else {
        cave_reopen(at);
        ag_game *game = open_game(at, 0);
        uint64_t dice = 11;
        do {
            uint32_t asked = ag_game_waits_for(game);
            int seat = asked == 0 ? 0 : __builtin_ctz(asked);
            printf("asked %d: %s\n", seat, seat == 0 ? "" : ag_game_question(game, seat).prompt);
            tell(game);
        } while (step(game, &dice));
        ag_game_close(game);
    }
    cave_close(at);
}

// Those that look for another process, each in as many hosts as show it (a host has a seed of its
// own), and `most` others, drawn evenly.
static int tell_all(int most)
{
    int told = 0;
    probe_tell();
    for (int i = 0; i < script_count; i++) {
        int looks = strncmp(scripts[i].name, "seed_", 5) == 0
                    || strncmp(scripts[i].name, "locale_", 7) == 0;
        int drawn = i * (int64_t)most / script_count != (i + 1) * (int64_t)most / script_count;
        for (int game = 0; game < (looks ? HOSTS : drawn); game++, told++) {
            tell_game(&scripts[i]);
        }
    }
    return told == 0;
}

// ---- all of them ----

// The value of a line "-- word: value" among the first lines; 0: there is none.
static int read_head(const char *text, const char *word, char *out, size_t capacity)
{
    char mark[32];
    snprintf(mark, sizeof mark, "\n-- %s", word);
    const char *at = strstr(text, mark);
    if (at == NULL) return 0;
    at += strlen(mark);
    at += strspn(at, ": ");
    snprintf(out, capacity, "%.*s", (int)strcspn(at, "\n"), at);
    return 1;
}

static void read_script(const char *file)
{
    static const char *const verdicts[] = { "refused", "stopped", "passes" };
    hostile *script = &scripts[script_count++];
    char path[512];
    size_t size;
    assert_true(script_count < SCRIPTS_MAX);
    snprintf(script->name, sizeof script->name, "%.*s", (int)strcspn(file, "."), file);
    snprintf(path, sizeof path, "%s/tests/hostile/cards/%s", AGGRO_SOURCE_DIR, file);
    char *text = read_all(path, &size);
    for (int i = 0; i < 3; i++) {
        if (read_head(text, verdicts[i], script->phrase, sizeof script->phrase)) {
            snprintf(script->verdict, sizeof script->verdict, "%s", verdicts[i]);
            break;
        }
    }
    read_head(text, "held by", script->held_by, sizeof script->held_by);
    free(text);
    assert_string_not_equal(script->verdict, "");
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const hostile *)a)->name, ((const hostile *)b)->name);
}

static void read_scripts(void)
{
    DIR *folder = opendir(AGGRO_SOURCE_DIR "/tests/hostile/cards");
    const struct dirent *entry;
    assert_non_null(folder);
    while ((entry = readdir(folder)) != NULL) {
        if (strstr(entry->d_name, ".lua") != NULL) {
            read_script(entry->d_name);
        }
    }
    closedir(folder);
    qsort(scripts, (size_t)script_count, sizeof scripts[0], by_name);
}

int main(int count, char **words)
{
    static struct CMUnitTest tests[SCRIPTS_MAX];
    read_scripts();
    if (count == 3 && strcmp(words[1], "--tell") == 0) return tell_all(atoi(words[2]));
    for (int i = 0; i < script_count; i++) {
        tests[i] = (struct CMUnitTest){ .name = scripts[i].name,
                                        .test_func = attack,
                                        .initial_state = &scripts[i] };
    }
    if (count > 1) {
        cmocka_set_test_filter(words[1]);
    }
    int failed = _cmocka_run_group_tests("hostile", tests, (size_t)script_count, NULL, NULL);
    printf("%d scripts. Slowest build %.1f ms (%s), slowest answer %.1f ms (%s), most memory %zu "
           "bytes (%s)\n",
           script_count, worst.build, worst.slow_build, worst.answer, worst.slow_answer,
           worst.memory, worst.large);
    return failed;
}
