// What people do with their table itself: take back, play again, mark, branch, compare,
// save, load, change it as a referee, and ask why. Some of this needs the others' agreement:
// people are asked, bots agree.
#include "base/letter.h"
#include "cli/play/session.h"
#include "cli/play/play_say.h"
#include "cli/play/play_cards.h"
#include "cli/play/play_curtain.h"
#include "cli/play/play_log.h"
#include "cli/play/play_look.h"
#include "cli/common/reports.h"

#include <string.h>

enum { WORDS_MAX = 3, WORD_BYTES = 256, DIFF_BYTES = 64 * 1024 };

typedef struct command {
    ag_session *table;
    int seat;  // whose words these are
    int count;
    char words[WORDS_MAX][WORD_BYTES];
    ag_error error;
} command;

// ---- words ----

// Splits the line. Returns 0 if it has more words than any command.
static int split(command *now, const char *line)
{
    for (now->count = 0; *line != '\0';) {
        size_t length = strcspn(line, " \t");
        if (now->count == WORDS_MAX || length >= WORD_BYTES) return 0;
        memcpy(now->words[now->count], line, length);
        now->words[now->count++][length] = '\0';
        line += length;
        line += strspn(line, " \t");
    }
    return now->count > 0;
}

// ---- agreement ----

int ag_person_agrees(ag_session *table, int seat)
{
    char prompt[128];
    if (table->people > 1) ag_curtain_close(table);
    if (table->said != NULL && table->people > 1) {
        fprintf(table->screen, "%s says: %s\n", ag_seat_name(table, table->said_by), table->said);
    }
    if (table->said_way != NULL) fprintf(table->screen, "That takes back %s.\n", table->said_way);
    snprintf(prompt, sizeof prompt, "%s, do you agree? (y, n)", ag_seat_name(table, seat));
    return ag_person_confirms(table, prompt);
}

// Whether all others at the table agree to what this person wants.
static int all_agree(command *now)
{
    ag_session *table = now->table;
    for (int seat = 1; seat <= ag_game_seats(table->game) && !table->referee; seat++) {
        int is_other = seat != now->seat && ag_seats_is_person(table, seat);
        if (is_other && !ag_person_agrees(table, seat)) {
            ag_fail(&now->error, AG_USAGE, "%s does not agree: nothing changed",
                    ag_seat_name(table, seat));
            return 0;
        }
    }
    return 1;
}

// ---- taking back ----

// It is tried in a fork first, so that others are told how far back it goes when they are asked,
// and are not asked at all if it can't be done.
static ag_status all_agree_to_take_back(command *now, ag_undo_unit unit)
{
    ag_session *table = now->table;
    ag_game *aside;
    char way[128];
    ag_status status = ag_game_fork(table->game, &aside, &now->error);
    if (status < 0) return status;
    // Bots would answer theirs again at once, so it goes back to a question of this person.
    status = ag_game_undo_to(aside, now->seat, unit, table->referee, &now->error);
    ag_result before = ag_game_result(table->game);
    ag_event_log_way(&before, aside, way, sizeof way);
    ag_game_close(aside);
    if (status < 0) return status;
    table->said_way = way;
    int agree = all_agree(now);
    table->said_way = NULL;
    return agree ? AG_OK : AG_USAGE;
}

static ag_status take_back(command *now, ag_undo_unit unit)
{
    ag_session *table = now->table;
    if (unit == AG_UNDO_ANSWER && !table->referee
        && ag_game_undo(table->game, now->seat, unit, 0, &now->error) == AG_OK) {
        fprintf(table->screen, "Your answer is taken back.\n");
        return AG_OK;
    }
    ag_status status = table->referee ? AG_OK : all_agree_to_take_back(now, unit);
    if (status == AG_OK) {
        status = ag_game_undo_to(table->game, now->seat, unit, table->referee, &now->error);
    }
    if (status == AG_OK) {
        fprintf(table->screen, "%s\n",
                table->referee
                    ? "Taken back; the dice stay as they fell."
                    : "All agree: taken back. What was random since then is drawn anew.");
    }
    return status;
}

static ag_status undo(command *now)
{
    static const char *const units[] = { [AG_UNDO_ANSWER] = "answer",
                                         [AG_UNDO_LINK] = "link",
                                         [AG_UNDO_STEP] = "step",
                                         [AG_UNDO_TURN] = "turn" };
    const char *word = now->count > 1 ? now->words[1] : "answer";
    for (int i = 0; i < (int)(sizeof units / sizeof units[0]); i++) {
        if (ag_case_compare(units[i], word) == 0) return take_back(now, (ag_undo_unit)i);
    }
    return ag_fail(&now->error, AG_USAGE,
                   "undo takes back an answer, a link, a step or a turn, not \"%s\"", word);
}

// Redoes up to where a person is asked: the answers of bots are played again with it.
static ag_status redo(command *now)
{
    ag_session *table = now->table;
    if (!all_agree(now)) return AG_USAGE;
    ag_status status = ag_game_redo(table->game, &now->error);
    while (status == AG_OK && !ag_table_asks_person(table)) {
        if (ag_game_redo(table->game, NULL) < 0) break;
    }
    return status;
}

// ---- marks and branches ----

static ag_status mark(command *now)
{
    ag_status status = ag_game_mark(now->table->game, now->words[1], &now->error);
    if (status == AG_OK) {
        fprintf(now->table->screen, "This place is \"%s\" from now on.\n", now->words[1]);
    }
    return status;
}

static ag_status go_to(command *now)
{
    ag_session *table = now->table;
    return all_agree(now) ? ag_game_goto(table->game, now->words[1], table->referee, &now->error)
                          : AG_USAGE;
}

static ag_status fork_here(command *now)
{
    ag_status status = ag_game_branch(now->table->game, now->words[1], &now->error);
    if (status == AG_OK) {
        fprintf(now->table->screen, "From here on you play the branch \"%s\".\n", now->words[1]);
    }
    return status;
}

static ag_status switch_to(command *now)
{
    ag_session *table = now->table;
    return all_agree(now) ? ag_game_switch(table->game, now->words[1], table->referee, &now->error)
                          : AG_USAGE;
}

static ag_status list(command *now)
{
    ag_game *game = now->table->game;
    char name[128], played[128];
    int is_branch;
    ag_game_branch_name(game, played, sizeof played);
    for (int i = 0; ag_game_named(game, i, &is_branch, name, sizeof name); i++) {
        int here = is_branch && strcmp(name, played) == 0;
        fprintf(now->table->screen, "  %-8s %s%s\n", is_branch ? "branch" : "mark", name,
                here ? "  (played now)" : "");
    }
    return AG_OK;
}

static ag_status compare(command *now)
{
    char text[DIFF_BYTES];
    const char *other = now->count > 2 ? now->words[2] : "now";
    ag_status status =
        ag_game_diff(now->table->game, &(ag_diff_wish){ now->words[1], other, now->seat }, text,
                     sizeof text, &now->error);
    if (status == AG_OK) {
        fprintf(now->table->screen, "From \"%s\" to \"%s\":\n%s", now->words[1], other, text);
    }
    return status;
}

// ---- files ----

static ag_status save(command *now)
{
    ag_seats_keep(now->table);
    ag_status status = ag_game_save(now->table->game, now->words[1], &now->error);
    if (status == AG_OK) {
        const char *keeps = now->table->keep_word;
        fprintf(now->table->screen, "Saved: `aggro play --load %s%s%s` goes on from here.\n",
                now->words[1], keeps != NULL ? " --keep " : "", keeps != NULL ? keeps : "");
    }
    return status;
}

static ag_status load(command *now)
{
    if (now->table->kept_path != NULL) {
        return ag_fail(&now->error, AG_USAGE,
                       "this table is kept in \"%s\": no other game takes its place",
                       now->table->kept_path);
    }
    return all_agree(now) ? ag_table_load(now->table, now->words[1], &now->error) : AG_USAGE;
}

// ---- scripts ----

// "reload": looks now whether scripts changed; --rerun: and runs the last link again.
static ag_status reload(command *now)
{
    int reruns = now->count > 1;
    if (reruns && ag_case_compare(now->words[1], "--rerun") != 0) {
        return ag_fail(&now->error, AG_USAGE, "reload, or reload --rerun; not \"%s\"",
                       now->words[1]);
    }
    if (ag_reload_take(now->table, NULL, reruns ? AG_RELOAD_RERUN : 0) == AG_HEARD_NOTHING) {
        fprintf(now->table->screen, "Nothing has changed.\n");
    }
    return AG_OK;
}

// ---- all of them ----

typedef struct row {
    const char *word;
    const char *usage;
    int least, most;  // how many words follow it
    int moves;        // afterwards another question may be open
    int is_past;      // it moves within this game's log
    ag_status (*run)(command *now);
} row;

static const row rows[] = {
    { "undo", "undo [answer | link | step | turn]", 0, 1, 1, 1, undo },
    { "redo", "redo", 0, 0, 1, 1, redo },
    { "mark", "mark NAME, a name without blanks", 1, 1, 0, 0, mark },
    { "goto", "goto NAME, that of a mark", 1, 1, 1, 1, go_to },
    { "fork", "fork NAME, a name without blanks", 1, 1, 0, 0, fork_here },
    { "switch", "switch NAME, that of a branch", 1, 1, 1, 1, switch_to },
    { "branches", "branches", 0, 0, 0, 0, list },
    { "diff", "diff A [B], each a mark, a branch or now", 1, 2, 0, 0, compare },
    { "save", "save FILE, a path without blanks", 1, 1, 0, 0, save },
    { "load", "load FILE, a path without blanks", 1, 1, 1, 0, load },
    { "reload", "reload [--rerun]", 0, 1, 1, 0, reload },
};

static const row *row_of(const char *line)
{
    size_t length = strcspn(line, " \t");
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strlen(rows[i].word) == length
            && ag_case_compare_part(rows[i].word, line, length) == 0) {
            return &rows[i];
        }
    }
    return NULL;
}

static ag_heard say(const command *now, ag_status status, int moves)
{
    if (status < 0) {
        ag_look_print(now->table, now->error.text);
        return AG_HEARD;
    }
    return moves ? AG_HEARD_MOVED : AG_HEARD;
}

// "why play ...": answered for this seat, from what it sees.
static ag_heard answer(command *now, const char *line)
{
    ag_why why;
    char question[1024];
    int sees_all = now->table->referee && now->table->people == 1;
    ag_say_why(&now->table->view, line, question, sizeof question);
    ag_status status =
        ag_game_why(now->table->game, sees_all ? -1 : now->seat, question, &why, &now->error);
    if (status == AG_OK) ag_why_text(now->table->screen, &why, now->table->terminal.width);
    return say(now, status, 0);
}

// Whether the line is this word, or begins with it; `rest` is what follows.
static int begins(const char *line, const char *word, const char **rest)
{
    size_t length = strlen(word);
    if (ag_case_compare_part(line, word, length) != 0
        || (line[length] != '\0' && line[length] != ' ')) {
        return 0;
    }
    *rest = line + length + strspn(line + length, " ");
    return 1;
}

// "referee give ...": the engine reads the rest of the line.
static ag_heard change_table(command *now, const char *line)
{
    ag_session *table = now->table;
    ag_status status = AG_USAGE;
    if (all_agree(now)) status = ag_game_referee(table->engine, table->game, line, &now->error);
    return say(now, status, 1);
}

ag_heard ag_rewind_command(ag_session *table, int seat, const char *line)
{
    command now = { .table = table, .seat = seat };
    const char *rest;
    if (begins(line, "referee", &rest)) return change_table(&now, rest);
    if (begins(line, "why", &rest)) return answer(&now, rest);
    const row *it = row_of(line);
    if (it == NULL) return AG_HEARD_NOTHING;
    if (split(&now, line) && now.count - 1 >= it->least && now.count - 1 <= it->most) {
        ag_result before = ag_game_result(table->game);
        ag_status status = it->run(&now);
        if (status == AG_OK && it->is_past) ag_event_log_move(table, seat, line, &before);
        return say(&now, status, it->moves);
    }
    // With other words after it, it may be the name of a card.
    char text[64];
    ag_error error;
    if (ag_view_named(&table->view, line) != NULL
        || ag_engine_card_text(table->engine, line, text, sizeof text, &error) == AG_OK) {
        return AG_HEARD_NOTHING;
    }
    ag_fail(&now.error, AG_USAGE, "that is: %s", it->usage);
    return say(&now, AG_USAGE, 0);
}
