// aggro why: plays a recording to a place and answers a question there: why something can't be
// done, did not happen, or came out as it did.
#include "cli/common/cli.h"
#include "cli/commands/replay_shown.h"
#include "cli/common/why_answer.h"

#include <limits.h>
#include <string.h>

static const ag_option_row rows[] = {
    { "to", "N", "ask after N entries of its log (usual: after all)" },
    { "at", "N", "ask as its N-th decision is to be made" },
    AG_REPLAY_SCRIPTS_ROW,
    { "db", "FILE", "the card database, for current scripts" },
    AG_CLI_PACK_ROWS,
    { "seat", "SEAT", "who asks: a seat or boss, of what it sees; usual: the referee, of all" },
    { "json", NULL, "print the answer as JSON" },
    { NULL, NULL, NULL },
};

enum { QUESTION_MAX = 512 };

typedef struct question {
    uint64_t to, at;
    int seat, json;
    char words[QUESTION_MAX];
} question;

// The words after the recording are one question.
static int read_question(const ag_arguments *arguments, char out[QUESTION_MAX])
{
    size_t length = 0;
    for (int i = 1; i < arguments->word_count; i++) {
        int more = snprintf(out + length, QUESTION_MAX - length, "%s%s", i > 1 ? " " : "",
                            arguments->words[i]);
        length += (size_t)more;
        if (length >= QUESTION_MAX) {
            return ag_cli_usage("a question has less than %d bytes", QUESTION_MAX);
        }
    }
    return length > 0 ? AG_EXIT_OK
                      : ag_cli_usage("why what? `aggro why FILE play CARD`; "
                                     "docs/replays.md lists all that can be asked");
}

static int read_seat(const ag_arguments *arguments, const ag_game *game, int *out)
{
    const char *seat = ag_arguments_value(arguments, "seat", NULL);
    uint64_t number = 0;
    int boss = ag_game_boss(game), seats = ag_game_seats(game);
    *out = -1;
    if (seat == NULL) return AG_EXIT_OK;
    if (strcmp(seat, "boss") == 0 && boss != 0) {
        *out = boss;
    } else if (ag_number_read(seat, 1, (uint64_t)seats, &number)) {
        *out = (int)number;
    } else {
        return ag_cli_usage("there is no seat \"%s\": seats are 1 to %d%s", seat, seats,
                            boss != 0 ? ", or boss" : "");
    }
    return AG_EXIT_OK;
}

static int fail(ag_error *error)
{
    if (error->status == AG_NOT_FOUND) {
        error->status = AG_ENVIRONMENT;  // a file, not a name
    }
    return ag_cli_fail(error);
}

static int answer(ag_playback *play, const question *wish)
{
    ag_why why;
    ag_error error = { 0 };
    if (ag_game_why(ag_playback_game(play), wish->seat, wish->words, &why, &error) < 0) {
        return ag_cli_fail(&error);
    }
    if (wish->json) {
        ag_why_json(wish->words, &why);
    } else {
        ag_why_text(stdout, &why, INT_MAX);  // a file is read in lines of its own
    }
    return AG_EXIT_OK;
}

// Plays the recording up to its `at`-th decision. `*to` becomes the number of entries before that.
static int find_decision(const char *path, ag_engine *current, uint64_t at, uint64_t *to)
{
    ag_error error = { 0 };
    ag_playback *play;
    if (ag_playback_open(path, current, &play, &error) < 0) return fail(&error);
    ag_game *game = ag_playback_game(play);
    int more = 1;
    while (more > 0 && ag_game_result(game).decisions < at) {
        *to = (uint64_t)ag_playback_at(play);
        more = ag_playback_next(play, &error);
    }
    uint32_t decisions = ag_game_result(game).decisions;
    ag_playback_close(play);
    if (more < 0) return fail(&error);
    return decisions >= at ? AG_EXIT_OK
                           : ag_cli_usage("there are %u decisions in this recording", decisions);
}

static int play_and_ask(const ag_arguments *arguments, ag_engine *current, question *wish, int all)
{
    ag_error error = { 0 };
    ag_playback *play;
    if (ag_playback_open(arguments->words[0], current, &play, &error) < 0) return fail(&error);
    int more = 1;
    int code = AG_EXIT_OK;
    if (!all && wish->to > (uint64_t)ag_playback_entries(play)) {
        code = ag_cli_usage("--to is from 0 to %d in this recording", ag_playback_entries(play));
    }
    while (code == AG_EXIT_OK && more > 0 && (all || (uint64_t)ag_playback_at(play) < wish->to)) {
        more = ag_playback_next(play, &error);
    }
    if (more < 0) code = fail(&error);
    if (code == AG_EXIT_OK) code = read_seat(arguments, ag_playback_game(play), &wish->seat);
    if (code == AG_EXIT_OK) code = answer(play, wish);
    ag_playback_close(play);
    return code;
}

static int run(const ag_arguments *arguments)
{
    question wish = { .json = ag_arguments_has(arguments, "json") };
    ag_error error = { 0 };
    if (arguments->word_count == 0) {
        return ag_cli_usage("which recording? `aggro play RAID --record FILE` makes one");
    }
    if (read_question(arguments, wish.words) != AG_EXIT_OK) return AG_EXIT_USAGE;
    if (ag_arguments_has(arguments, "to") && ag_arguments_has(arguments, "at")) {
        return ag_cli_usage("--to counts entries, --at decisions: one at a time");
    }
    if (ag_arguments_number(arguments, "to", 0, 100000000, &wish.to, &error) < 0
        || ag_arguments_number(arguments, "at", 1, 100000000, &wish.at, &error) < 0) {
        return ag_cli_fail(&error);
    }
    int at = ag_arguments_has(arguments, "at");
    int all = !at && !ag_arguments_has(arguments, "to");
    ag_engine *current;
    int code = ag_replay_scripts(arguments, &current);
    if (code == AG_EXIT_OK && at) {
        code = find_decision(arguments->words[0], current, wish.at, &wish.to);
    }
    if (code == AG_EXIT_OK) code = play_and_ask(arguments, current, &wish, all);
    ag_engine_close(current);
    return code;
}

const ag_command ag_command_why = {
    "why",
    "FILE QUESTION",
    "answers why, in a recording",
    "why raid.agr attack hero@boss with hero@1",
    rows,
    run,
};
