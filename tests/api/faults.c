// Games in which scripts failed, looked at.
#include "api/faults.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

int told(ag_game *game, const char *part)
{
    char line[512];
    int count = 0;
    while (ag_game_next_line(game, 0, line, sizeof line)) {
        count += strstr(line, part) != NULL;
    }
    return count;
}

int fault_count(const ag_game *game)
{
    int count = 0;
    while (ag_game_fault_at(game, count) != NULL) {
        count++;
    }
    assert_int_equal(ag_game_result(game).rulings, count);
    return count;
}

void assert_report(const ag_game *game, int index, const char *begins, const char *part)
{
    const char *report = ag_game_fault_at(game, index);
    assert_non_null(report);
    size_t line = strcspn(report, "\n");
    if (strncmp(report, begins, strlen(begins)) != 0 || strstr(report, part) == NULL
        || (size_t)(strstr(report, part) - report) > line) {
        fail_msg("\"%s\" does not begin with \"%s\" and hold \"%s\"", report, begins, part);
    }
}

void assert_caches_agree(ag_game *game, uint64_t dice)
{
    ag_error error = { 0 };
    ag_game *fork;
    uint64_t before = ag_game_state_hash(game);
    if (ag_game_rebuild(game, &error) < 0 || ag_game_fork(game, &fork, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(ag_game_state_hash(game), before);
    assert_int_equal(ag_game_state_hash(fork), before);
    assert_int_equal(fault_count(fork), fault_count(game));
    for (int i = 0; i < 10 && cave_step(fork, &dice, &error); i++) {
        continue;
    }
    ag_game_close(fork);
}

void assert_replays(const cave *at, const ag_game *game)
{
    ag_error error = { 0 };
    char path[128], report[2048];
    ag_result result;
    cave_path(at, "game.agr", path, sizeof path);
    if (ag_game_record(game, path, &error) < 0
        || ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_int_equal(result.hash, ag_game_result(game).hash);
    assert_int_equal(result.rulings, ag_game_result(game).rulings);
}

void play_to_the_end(ag_game *game, uint64_t *dice)
{
    ag_error error = { 0 };
    int answers = 0;
    while (cave_step(game, dice, &error)) {
        assert_true(++answers < 20000);
    }
    assert_int_equal(ag_game_waits_for(game), 0);
    if (ag_game_result(game).winner[0] == '\0') {
        fail_msg("%s", error.text);
    }
}
