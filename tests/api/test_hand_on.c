// What games keep, handed on in one file by several: what one used and another gained both stand.
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "api/cave.h"

// One raider uses all Gifts, two gain one of each, three keep what they have.
enum { USE = 1, GAIN, KEEP };

static int set_up(void **state)
{
    if (cave_set_up(state) != 0) return -1;
    cave_write(*state, "raids/cave/raid.lua",
               "return raid \"The Cave\" { players = { 1, 3 }, decks = { \"main\", \"gifts\", "
               "\"pile\" },\n"
               "  modes = { standard = { decks = { gifts = { copies = 2 } } } },\n"
               "  bosses = { \"worm\" }, first = \"boss\", skips_first_draw = true,\n"
               "  boss_turn = { ready_step, draw_step { count = 1 }, action_phase, end_phase },\n"
               "  boss_has_fatal_damage = function(boss) boss:lose() end,\n"
               "  at_end = function(boss)\n"
               "    if #boss.opponents == 1 then return end\n"
               "    all(any.fixture:with { deck = \"gifts\" }:in_zone(\"deck\")):keep()\n"
               "    if #boss.opponents == 2 then\n"
               "      all(any.fixture:with { deck = \"pile\" }:in_zone(\"deck\")):keep()\n"
               "    end\n"
               "    all(opposing.hero):keep()\n"
               "  end }\n");
    cave_write(*state, "raids/cave/cards/gift.lua",
               "return fixture \"Gift\" { number = 3, of = \"raiders\", text = \"\" }\n");
    cave_write(*state, "raids/cave/cards/song.lua",
               "return fixture \"Song\" { number = 4, of = \"raiders\", text = \"\" }\n");
    cave_write(*state, "raids/cave/decks/gifts.lua", "return deck \"gifts\" { cards = {} }\n");
    cave_write(*state, "raids/cave/decks/pile.lua",
               "return deck \"pile\" { cards = { { 1, \"cave/gift\" }, { 1, \"cave/song\" } } }\n");
    cave_build(*state);
    return 0;
}

// A game that began with what the file holds (NULL: with none) and is over.
static ag_game *play(const cave *at, int raiders, const char *file)
{
    char path[256], word[300];
    ag_game_def def = cave_table(raiders);
    snprintf(word, sizeof word, "gifts=%s",
             file != NULL ? cave_path(at, file, path, sizeof path) : "");
    def.boss_decks[0] = file != NULL ? word : NULL;
    ag_game *game = cave_game(at, &def);
    for (int seat = 1; seat <= raiders; seat++) {
        assert_int_equal(ag_game_concede(game, seat, NULL), AG_OK);
    }
    assert_string_equal(ag_game_result(game).winner, "boss");
    return game;
}

static ag_status hand_on(const cave *at, ag_game *game, const char *file, ag_error *error)
{
    char path[256];
    ag_status status =
        ag_game_hand_on(at->engine, game, "gifts", cave_path(at, file, path, sizeof path), error);
    ag_game_close(game);
    return status;
}

static void holds(const cave *at, const char *file, const char *cards)
{
    char path[256], text[512] = "", wanted[512];
    FILE *in = fopen(cave_path(at, file, path, sizeof path), "r");
    assert_non_null(in);
    text[fread(text, 1, sizeof text - 1, in)] = '\0';
    fclose(in);
    snprintf(wanted, sizeof wanted, "return deck \"gifts\" {\n  cards = {\n%s  },\n}\n", cards);
    assert_string_equal(strchr(text, '\n') + 1, wanted);
}

#define BOTH "    { 1, \"cave/gift\" },\n    { 1, \"cave/song\" },\n"
#define TWICE "    { 2, \"cave/gift\" },\n    { 2, \"cave/song\" },\n"

static void put(const cave *at, const char *file, const char *cards)
{
    char text[512];
    snprintf(text, sizeof text, "return deck \"gifts\" { cards = { %s } }\n", cards);
    cave_write(at, file, text);
}

static void what_one_used_and_another_gained_both_stand(void **state)
{
    const cave *at = *state;
    for (int user_first = 0; user_first < 2; user_first++) {
        put(at, "a.lua", "{ 1, \"cave/gift\" }");
        ag_game *uses = play(at, USE, "a.lua");
        ag_game *gains = play(at, GAIN, "a.lua");
        ag_game *keeps = play(at, KEEP, "a.lua");
        if (user_first) {
            assert_int_equal(hand_on(at, uses, "a.lua", NULL), AG_OK);
            holds(at, "a.lua", "");
        }
        assert_int_equal(hand_on(at, keeps, "a.lua", NULL), AG_OK);
        assert_int_equal(hand_on(at, gains, "a.lua", NULL), AG_OK);
        if (!user_first) {
            holds(at, "a.lua", "    { 2, \"cave/gift\" },\n    { 1, \"cave/song\" },\n");
            assert_int_equal(hand_on(at, uses, "a.lua", NULL), AG_OK);
        }
        holds(at, "a.lua", BOTH);
    }
}

static void what_two_gained_or_used_is_gained_and_used_once(void **state)
{
    const cave *at = *state;
    ag_game *one = play(at, GAIN, NULL), *other = play(at, GAIN, NULL);
    ag_game *third = play(at, GAIN, NULL);
    assert_int_equal(hand_on(at, one, "b.lua", NULL), AG_OK);
    holds(at, "b.lua", BOTH);
    assert_int_equal(hand_on(at, other, "b.lua", NULL), AG_OK);
    holds(at, "b.lua", BOTH);
    assert_int_equal(hand_on(at, play(at, GAIN, "b.lua"), "b.lua", NULL), AG_OK);
    holds(at, "b.lua", TWICE);
    assert_int_equal(hand_on(at, third, "b.lua", NULL), AG_OK);
    holds(at, "b.lua", TWICE);
    one = play(at, USE, "b.lua");
    other = play(at, USE, "b.lua");
    assert_int_equal(hand_on(at, one, "b.lua", NULL), AG_OK);
    assert_int_equal(hand_on(at, other, "b.lua", NULL), AG_OK);
    holds(at, "b.lua", "");
}

// The file was taken away while the game was played: it has what was kept.
static void a_file_that_is_gone_is_made(void **state)
{
    const cave *at = *state;
    char path[256];
    put(at, "c.lua", "{ 1, \"cave/song\" }");
    ag_game *keeps = play(at, KEEP, "c.lua");
    remove(cave_path(at, "c.lua", path, sizeof path));
    assert_int_equal(hand_on(at, keeps, "c.lua", NULL), AG_OK);
    holds(at, "c.lua", "    { 1, \"cave/song\" },\n");
}

static void a_link_stays_one(void **state)
{
    const cave *at = *state;
    char path[256];
    struct stat there;
    put(at, "real.lua", "");
    assert_int_equal(symlink("real.lua", cave_path(at, "link.lua", path, sizeof path)), 0);
    assert_int_equal(hand_on(at, play(at, GAIN, "link.lua"), "link.lua", NULL), AG_OK);
    holds(at, "real.lua", BOTH);
    assert_int_equal(lstat(path, &there), 0);
    assert_true(S_ISLNK(there.st_mode));
}

static void a_file_that_is_damaged_by_then_stays_as_it_is(void **state)
{
    static const char *const rows[][2] = {
        { "return deck \"gifts\" { cards = { { 1, \"cave/gi", "unfinished string" },
        { "return deck \"gifts\" { cards = { { 1, \"cave/gitf\" } } }",
          "no card is called \"cave/gitf\" (did you mean \"cave/gift\"" },
    };
    const cave *at = *state;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char path[256], text[512];
        ag_error error = { 0 };
        put(at, "d.lua", "");
        ag_game *gains = play(at, GAIN, "d.lua");
        cave_write(at, "d.lua", rows[i][0]);
        assert_int_equal(hand_on(at, gains, "d.lua", &error), AG_BAD_CONTENT);
        assert_non_null(strstr(error.text, "d.lua:1: "));
        assert_non_null(strstr(error.text, rows[i][1]));
        FILE *in = fopen(cave_path(at, "d.lua", path, sizeof path), "r");
        text[fread(text, 1, sizeof text - 1, in)] = '\0';
        fclose(in);
        assert_string_equal(text, rows[i][0]);
    }
}

// A process that hands on for a moment, or that stops while it does.
static pid_t lock_folder(const char *folder, long milliseconds)
{
    int ready[2];
    char byte;
    assert_int_equal(pipe(ready), 0);
    pid_t child = fork();
    if (child == 0) {
        int lock = open(folder, O_RDONLY);
        struct timespec wait = { milliseconds / 1000, milliseconds % 1000 * 1000000 };
        if (flock(lock, LOCK_EX) == 0 && write(ready[1], "x", 1) == 1) {
            nanosleep(&wait, NULL);
        }
        _exit(0);
    }
    assert_int_equal(read(ready[0], &byte, 1), 1);
    close(ready[0]);
    close(ready[1]);
    return child;
}

static void one_after_the_other(void **state)
{
    const cave *at = *state;
    ag_error error = { 0 };
    ag_game *gains = play(at, GAIN, NULL), *later = play(at, GAIN, NULL);
    pid_t child = lock_folder(at->folder, 200);
    assert_int_equal(hand_on(at, gains, "e.lua", NULL), AG_OK);
    assert_int_equal(waitpid(child, NULL, WNOHANG), child);  // it had gone before
    child = lock_folder(at->folder, 100000);
    assert_int_equal(hand_on(at, later, "e.lua", &error), AG_ENVIRONMENT);
    assert_non_null(strstr(error.text, "e.lua\": another program keeps the folder locked"));
    kill(child, SIGKILL);
    assert_int_equal(waitpid(child, NULL, 0), child);
    assert_int_equal(hand_on(at, play(at, GAIN, NULL), "e.lua", NULL), AG_OK);
    holds(at, "e.lua", BOTH);
}

static void what_cannot_be_handed_on_is_refused(void **state)
{
    const cave *at = *state;
    char path[256], part[256];
    ag_error error = { 0 };
    ag_game_def def = cave_table(2);
    cave_path(at, "f.lua", path, sizeof path);
    assert_int_equal(hand_on(at, cave_game(at, &def), "f.lua", &error), AG_USAGE);
    assert_string_equal(error.text, "the game is not over");
    ag_game *over = play(at, GAIN, NULL);
    assert_int_equal(ag_game_hand_on(at->engine, over, "gift", path, &error), AG_NOT_FOUND);
    assert_string_equal(error.text, "the Boss player has no deck \"gift\"");
    assert_int_equal(hand_on(at, over, "none/f.lua", &error), AG_ENVIRONMENT);
    assert_non_null(strstr(error.text, "none/f.lua\": No such file or directory"));
    assert_int_equal(mkdir(cave_path(at, "f.lua.part", part, sizeof part), 0755), 0);
    assert_int_equal(hand_on(at, play(at, GAIN, NULL), "f.lua", &error), AG_ENVIRONMENT);
    assert_int_not_equal(access(path, F_OK), 0);
    assert_int_equal(rmdir(part), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_one_used_and_another_gained_both_stand),
        cmocka_unit_test(what_two_gained_or_used_is_gained_and_used_once),
        cmocka_unit_test(a_file_that_is_gone_is_made),
        cmocka_unit_test(a_link_stays_one),
        cmocka_unit_test(a_file_that_is_damaged_by_then_stays_as_it_is),
        cmocka_unit_test(one_after_the_other),
        cmocka_unit_test(what_cannot_be_handed_on_is_refused),
    };
    return cmocka_run_group_tests_name("hand_on", tests, set_up, cave_tear_down);
}
