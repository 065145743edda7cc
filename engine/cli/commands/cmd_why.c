// aggro why: plays a recording to a place and answers a question there: why something can't be
// done, did not happen, or came out as it did.
#include <limits.h>
#include <string.h>

#include "cli/commands/replay_shown.h"
#include "cli/common/reports.h"

enum { ENTRIES_MAX = 100000000, QUESTION_MAX = 512 };

static const ag_option_row rows[] = {
    { "to", "N", "ask after N entries of its log (usual: after all)", 0, ENTRIES_MAX },
    { "at", "N", "ask as its N-th decision is to be made", 1, ENTRIES_MAX },
    AG_REPLAY_SCRIPTS_ROW,
    { "db", "FILE", "the card database, for current scripts" },
    AG_CLI_PACK_ROWS,
    { "seat", "SEAT", "who asks: a seat or boss, of what it sees; usual: the referee, of all" },
    { "json", NULL, "print the answer as JSON" },
    { NULL },
};

// The words after the recording are one question.
static void read_question(const ag_arguments *arguments, char out[QUESTION_MAX])
{
    ag_writer words = ag_writer_open(out, QUESTION_MAX);
    for (int i = 1; i < arguments->word_count; i++) {
        ag_write(&words, "%s%s", i > 1 ? " " : "", arguments->words[i]);
    }
    if (words.cut) ag_cli_stop(AG_USAGE, "a question has less than %d bytes", QUESTION_MAX);
    if (words.length == 0) {
        ag_cli_stop(AG_USAGE, "why what? `aggro why FILE play CARD`; "
                              "docs/replays.md lists all that can be asked");
    }
}

// Who asks; -1: the referee.
static int read_seat(const ag_arguments *arguments, const ag_game *game)
{
    const char *seat = ag_arguments_value(arguments, "seat", NULL);
    uint64_t number = 0;
    int boss = ag_game_boss(game), seats = ag_game_seats(game);
    if (seat == NULL) return -1;
    if (strcmp(seat, "boss") == 0 && boss != 0) return boss;
    if (!ag_number_read(seat, 1, (uint64_t)seats, &number)) {
        ag_cli_stop(AG_USAGE, "there is no seat \"%s\": seats are 1 to %d%s", seat, seats,
                    boss != 0 ? ", or boss" : "");
    }
    return (int)number;
}

// The number of entries before the `at`-th decision.
static uint64_t find_decision(const char *path, ag_engine *current, uint64_t at)
{
    ag_error error = { 0 };
    ag_playback *play = ag_replay_open(path, current);
    ag_game *game = ag_playback_game(play);
    uint64_t to = 0;
    int more = 1;
    while (more > 0 && ag_game_result(game).decisions < at) {
        to = (uint64_t)ag_playback_at(play);
        more = ag_playback_next(play, &error);
    }
    ag_replay_need(more, &error);
    uint32_t decisions = ag_game_result(game).decisions;
    if (decisions < at) {
        ag_cli_stop(AG_USAGE, "there are %u decisions in this recording", decisions);
    }
    ag_playback_close(play);
    return to;
}

static int run(const ag_arguments *arguments)
{
    ag_error error = { 0 };
    ag_why why;
    char question[QUESTION_MAX];
    const char *path = arguments->words[0];
    uint64_t at = ag_arguments_number(arguments, "at", 0);
    uint64_t to = ag_arguments_number(arguments, "to", UINT64_MAX);
    read_question(arguments, question);
    if (ag_arguments_has(arguments, "to") && at > 0) {
        ag_cli_stop(AG_USAGE, "--to counts entries, --at decisions: one at a time");
    }
    ag_engine *current = ag_replay_scripts(arguments);
    if (at > 0) to = find_decision(path, current, at);
    ag_playback *play = ag_replay_open(path, current);
    int more = 1, entries = ag_playback_entries(play);
    if (to != UINT64_MAX && to > (uint64_t)entries) {
        ag_cli_stop(AG_USAGE, "--to is from 0 to %d in this recording", entries);
    }
    while (more > 0 && (uint64_t)ag_playback_at(play) < to) more = ag_playback_next(play, &error);
    ag_replay_need(more, &error);
    ag_game *game = ag_playback_game(play);
    int seat = read_seat(arguments, game);
    ag_cli_need(ag_game_why(game, seat, question, &why, &error), &error);
    if (ag_arguments_has(arguments, "json")) {
        ag_why_json(question, &why);
    } else {
        ag_why_text(stdout, &why, INT_MAX);  // a file is read in lines of its own
    }
    ag_playback_close(play);
    ag_engine_close(current);
    return AG_EXIT_OK;
}

const ag_command ag_command_why = { "why",
                                    "FILE QUESTION",
                                    "answers why, in a recording",
                                    "why raid.agr attack hero@boss with hero@1",
                                    rows,
                                    run,
                                    AG_WORDS_ANY,
                                    AG_CLI_WHICH_RECORDING };
