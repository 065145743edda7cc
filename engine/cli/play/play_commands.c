// What people can type besides answers, in one table, from which lines are read, helped and
// guessed: to look at something, to pass for a while, and what they do with their table itself:
// take back, play again, mark, branch, compare, save, load, change it as a referee, ask why, change
// seats. Some of this needs the others' agreement: people are asked, bots agree.
#include "cli/play/session.h"

#include <string.h>

#include "base/letter.h"
#include "cli/common/reports.h"

enum { WORDS_MAX = 3, WORD_BYTES = 256, DIFF_BYTES = 64 * 1024 };

typedef struct command {
    ag_session *table;
    const ag_question *question;
    int seat;          // whose words these are
    const char *rest;  // what follows the first word
    int count;
    char words[WORDS_MAX][WORD_BYTES];
    int declined;  // it was something else after all
    ag_error error;
} command;

static ag_status decline(command *now)
{
    now->declined = 1;
    return AG_OK;
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

// Whether all others at the table agree to what this person wants: AG_OK.
static ag_status all_agree(command *now)
{
    ag_session *table = now->table;
    for (int seat = 1; seat <= ag_game_seats(table->game) && !table->referee; seat++) {
        int is_other = seat != now->seat && ag_seats_is_person(table, seat);
        if (is_other && !ag_person_agrees(table, seat)) {
            return ag_fail(&now->error, AG_USAGE, "%s does not agree: nothing changed",
                           ag_seat_name(table, seat));
        }
    }
    return AG_OK;
}

// ---- looking ----

static ag_status board(command *now)
{
    if (now->count == 1) {
        ag_screen_show(now->table, now->question, now->seat);
    } else if (ag_case_compare(now->words[1], "full") == 0) {
        ag_screen_board(now->table);
    } else {
        return decline(now);
    }
    return AG_OK;
}

static ag_status more(command *now)
{
    ag_screen_question(now->table, now->question, now->seat);
    return AG_OK;
}

static ag_status hand(command *now)
{
    ag_screen_hand(now->table);
    return AG_OK;
}

static ag_status graveyards(command *now)
{
    ag_screen_graveyards(now->table);
    return AG_OK;
}

static ag_status party(command *now)
{
    int seat = ag_seats_read(now->table, now->words[1]);
    if (seat == 0) return decline(now);
    ag_screen_party(now->table, seat);
    return AG_OK;
}

static ag_status show_log(command *now)
{
    uint64_t lines = 20;
    if (now->count > 1 && !ag_number_read(now->words[1], 1, AG_EVENT_LOG_KEPT, &lines)) {
        return decline(now);
    }
    ag_event_log_show(now->table, now->seat, (int)lines);
    return AG_OK;
}

static ag_status goal(command *now)
{
    if (!ag_look_at_raid(now->table)) ag_look_at_rules(now->table);
    return AG_OK;
}

static ag_status raid_rules(command *now)
{
    ag_look_at_rules(now->table);
    return AG_OK;
}

// "why play ...": answered for this seat, from what it sees.
static ag_status why(command *now)
{
    ag_why why;
    char question[1024];
    int sees_all = now->table->referee && now->table->people == 1;
    ag_say_why(&now->table->view, now->rest, question, sizeof question);
    ag_status status =
        ag_game_why(now->table->game, sees_all ? -1 : now->seat, question, &why, &now->error);
    if (status == AG_OK) ag_why_text(now->table->screen, &why, now->table->terminal.width);
    return status;
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
    status = all_agree(now);
    table->said_way = NULL;
    return status;
}

static ag_status undo(command *now)
{
    static const char *const units[] = { [AG_UNDO_ANSWER] = "answer",
                                         [AG_UNDO_LINK] = "link",
                                         [AG_UNDO_STEP] = "step",
                                         [AG_UNDO_TURN] = "turn" };
    ag_session *table = now->table;
    const char *word = now->count > 1 ? now->words[1] : "answer";
    int unit = 0, count = sizeof units / sizeof units[0];
    while (unit < count && ag_case_compare(units[unit], word) != 0) unit++;
    if (unit == count) {
        return ag_fail(&now->error, AG_USAGE,
                       "undo takes back an answer, a link, a step or a turn, not \"%s\"", word);
    }
    ag_undo_unit of = (ag_undo_unit)unit;
    if (of == AG_UNDO_ANSWER && !table->referee
        && ag_game_undo(table->game, now->seat, of, 0, &now->error) == AG_OK) {
        fprintf(table->screen, "Your answer is taken back.\n");
        return AG_OK;
    }
    ag_status status = table->referee ? AG_OK : all_agree_to_take_back(now, of);
    if (status == AG_OK) {
        status = ag_game_undo_to(table->game, now->seat, of, table->referee, &now->error);
    }
    if (status == AG_OK) {
        fprintf(table->screen, "%s\n",
                table->referee
                    ? "Taken back; the dice stay as they fell."
                    : "All agree: taken back. What was random since then is drawn anew.");
    }
    return status;
}

// Redoes up to where a person is asked: the answers of bots are played again with it.
static ag_status redo(command *now)
{
    ag_session *table = now->table;
    ag_status status = all_agree(now);
    if (status == AG_OK) status = ag_game_redo(table->game, &now->error);
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
    const ag_session *table = now->table;
    ag_status status = all_agree(now);
    return status < 0 ? status
                      : ag_game_goto(table->game, now->words[1], table->referee, &now->error);
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
    const ag_session *table = now->table;
    ag_status status = all_agree(now);
    return status < 0 ? status
                      : ag_game_switch(table->game, now->words[1], table->referee, &now->error);
}

static ag_status branches(command *now)
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
    ag_diff_wish wish = { now->words[1], other, now->seat };
    ag_status status = ag_game_diff(now->table->game, &wish, text, sizeof text, &now->error);
    if (status == AG_OK) {
        fprintf(now->table->screen, "From \"%s\" to \"%s\":\n%s", now->words[1], other, text);
    }
    return status;
}

// ---- files, scripts, the referee ----

static ag_status save(command *now)
{
    const char *keeps = now->table->keep_word;
    ag_seats_keep(now->table);
    ag_status status = ag_game_save(now->table->game, now->words[1], &now->error);
    if (status == AG_OK) {
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
    ag_status status = all_agree(now);
    return status < 0 ? status : ag_table_load(now->table, now->words[1], &now->error);
}

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

// "referee give ...": the engine reads the rest of the line.
static ag_status referee(command *now)
{
    const ag_session *table = now->table;
    ag_status status = all_agree(now);
    return status < 0 ? status
                      : ag_game_referee(table->engine, table->game, now->rest, &now->error);
}

static ag_status seats(command *now)
{
    if (now->count == 2) return decline(now);
    return ag_seats_command(now->table, now->seat, now->count > 1 ? now->words[1] : NULL,
                            now->words[2], &now->error);
}

// ---- all of them ----

enum {
    REST = 1 << 0,   // it reads the rest of the line itself
    MOVES = 1 << 1,  // afterwards another question may be open
    PAST = 1 << 2,   // it moves within this game's log
};

static ag_status help(command *now);

// Lines of help without a word are about answers. Help is a screen of 24 rows and 80 columns.
static const struct row {
    const char *word, *other;
    ag_status (*run)(command *now);
    int least, most;  // how many words follow it
    int how;
    const char *usage;  // NULL: with other words behind it, it is something else
    const char *help;
} rows[] = {
    { .help = "2, 2 5 1       the option with that number; several in their order" },
    { .help = "play CARD ...  use, complete, place, attack, strike, flip; parts of names do:" },
    { .help = "               play CARD for 2 on CARD, attack CARD with CARD, place CARD up" },
    { .help = "target ...     choose, or the question's word: discard CARD, protect with CARD" },
    { .help = "p, y, n        pass, yes, no; done, none; agree takes what a fellow proposes" },
    { .help = "pass until ... my turn, end, attacked, something; pass until ? tells all of it" },
    { .help = "stop at ...    be asked there only: my turn, boss end phase; stops, stop off" },
    { "?", "help", help, 0, 0, 0, NULL,
      "CARD, ?3       the text of a card, by its name or option's number; also ?CARD" },
    { "board", "b", board, 0, 1, 0, NULL,
      "board          the board again; board full: a card a line, all that is cut" },
    { "hand", "hand", hand, 0, 0, 0, NULL,
      "hand           the cards in your hand; party 2, party boss, graveyards" },
    { "party", "party", party, 1, 1, 0,
      "party SEAT shows all of a player: a raider's number, or boss", NULL },
    { "graveyards", "g", graveyards, 0, 0, 0, NULL, NULL },
    { "more", "m", more, 0, 0, 0, NULL,
      "more           the next options, where there are too many for the screen" },
    { "log", "log", show_log, 0, 1, 0, "log shows what was told last; log 100 so many lines",
      "log, goal      what happened last; what the raid is about (rules: its own)" },
    { "goal", "goal", goal, 0, 0, 0, NULL, NULL },
    { "rules", "rules", raid_rules, 0, 0, 0, NULL, NULL },
    { "undo", "undo", undo, 0, 1, MOVES | PAST, "undo [answer | link | step | turn]",
      "undo           take back your last answer; undo link, step or turn; redo" },
    { "redo", "redo", redo, 0, 0, MOVES | PAST, "redo", NULL },
    { "mark", "mark", mark, 1, 1, 0, "mark NAME, a name without blanks",
      "mark NAME      give this place a name; goto NAME goes back; branches: all" },
    { "goto", "goto", go_to, 1, 1, MOVES | PAST, "goto NAME, that of a mark", NULL },
    { "branches", "branches", branches, 0, 0, 0, "branches", NULL },
    { "fork", "fork", fork_here, 1, 1, 0, "fork NAME, a name without blanks",
      "fork NAME      play on in a new branch; switch NAME goes to a branch" },
    { "switch", "switch", switch_to, 1, 1, MOVES | PAST, "switch NAME, that of a branch", NULL },
    { "diff", "diff", compare, 1, 2, 0, "diff A [B], each a mark, a branch or now",
      "diff A B       what is different between two marks or branches; diff A: now" },
    { "why", "why", why, 0, 0, REST, NULL,
      "why ...        why play CARD, why attack CARD with CARD, why atk CARD, ..." },
    { "referee", "referee", referee, 0, 0, REST | MOVES, NULL,
      "referee ...    change the table: give, move, damage, heal, exhaust, ..." },
    { "reload", "reload", reload, 0, 1, MOVES, "reload [--rerun]",
      "reload         take scripts that changed; --rerun: from your last move on" },
    { "seats", "seat", seats, 0, 2, MOVES,
      "seat SEAT WHO: seat 2 greedy, seat boss human; seats lists who sits where",
      "seats          who sits where; seat 2 greedy, seat boss human change it" },
    { "save", "save", save, 1, 1, 0, "save FILE, a path without blanks",
      "save FILE      load FILE, or `aggro play --load FILE`, goes on from here" },
    { "load", "load", load, 1, 1, MOVES, "load FILE, a path without blanks", NULL },
    { .help = "concede        give up; your side may play on" },
    { .help = "q              leave the table, as does Ctrl-D; seat 1 greedy: a bot plays on" },
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

static ag_status help(command *now)
{
    for (int i = 0; i < ROW_COUNT; i++) {
        if (rows[i].help != NULL) fprintf(now->table->screen, "  %s\n", rows[i].help);
    }
    return AG_OK;
}

const char *ag_command_at(void *context, int index)
{
    (void)context;
    for (int i = 0; i < ROW_COUNT; i++) {
        if (rows[i].word != NULL && index-- == 0) return rows[i].word;
    }
    return NULL;
}

// The row of this line, whose words are split; NULL: there is none. A line may have more words than
// any command: then it has WORDS_MAX + 1.
static const struct row *read_row(command *now, const char *line)
{
    now->rest = line + strcspn(line, " \t");
    now->rest += strspn(now->rest, " \t");
    for (now->count = 0; *line != '\0' && now->count <= WORDS_MAX; now->count++) {
        int length = (int)strcspn(line, " \t");
        if (now->count < WORDS_MAX) {
            snprintf(now->words[now->count], WORD_BYTES, "%.*s", length, line);
        }
        line += length;
        line += strspn(line, " \t");
    }
    for (int i = 0; i < ROW_COUNT; i++) {
        if (rows[i].word != NULL && ag_words_are(now->words[0], rows[i].word, rows[i].other)) {
            return &rows[i];
        }
    }
    return NULL;
}

static ag_heard run(command *now, const struct row *row, const char *line)
{
    ag_session *table = now->table;
    ag_result before = ag_game_result(table->game);
    table->said = line;
    table->said_by = now->seat;
    ag_status status = row->run(now);
    table->said = NULL;
    if (status < 0) {
        ag_look_print(table, now->error.text);
        return AG_HEARD;
    }
    if (now->declined || !(row->how & MOVES) || (row->run == seats && now->count == 1)) {
        return AG_HEARD;
    }
    if (row->how & PAST) ag_event_log_move(table, now->seat, line, &before);
    ag_say_forget(table);
    ag_pass_forget(table);
    return AG_HEARD_MOVED;
}

ag_heard ag_command_hear(ag_session *table, int seat, const ag_question *question, const char *line)
{
    command now = { .table = table, .seat = seat, .question = question };
    char text[64];
    const struct row *row = read_row(&now, line);
    if (line[0] == '\0') return AG_HEARD;
    if (line[0] == '?' && row == NULL) {
        ag_look_at_asked(table, question, line);
        return AG_HEARD;
    }
    if (row == NULL) return ag_pass_command(table, seat, question, line);
    int more = now.count - 1;
    if ((row->how & REST) || (more >= row->least && more <= row->most)) {
        ag_heard heard = run(&now, row, line);
        if (!now.declined) return heard;
    }
    // With other words after it, it may be the name of a card.
    if (row->usage == NULL || ag_view_named(&table->view, line) != NULL
        || ag_engine_card_text(table->engine, line, text, sizeof text, NULL) == AG_OK) {
        return AG_HEARD_NOTHING;
    }
    snprintf(now.error.text, sizeof now.error.text, "That is: %s.", row->usage);
    ag_look_print(table, now.error.text);
    return AG_HEARD;
}
