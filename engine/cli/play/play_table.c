// The table: bots and people answer until the game is over, and events are printed as they happen.
#include "cli/play/session.h"

#include <inttypes.h>
#include <string.h>

#include "base/hash.h"
#include "cli/common/reports.h"
#include "cli/output/json.h"

static void tell_text(ag_session *table, const char *line, int count, int heading)
{
    char text[600];
    if (count == 0) return;
    if (heading) ag_missed_turn_ended(table);
    ag_writer out = ag_writer_open(text, sizeof text);
    ag_write(&out, "%s%s", heading ? "" : "  ", line);
    if (count > 1) ag_write(&out, " (%d times)", count);
    if (heading && table->playback != NULL) {
        ag_write(&out, " (entry %d)", ag_playback_at(table->playback));
    }
    if (table->people > 0) ag_event_log_keep(table, table->reader, text);
    fputs(heading ? "\n" : "", table->screen);
    ag_terminal_print(&table->terminal, table->screen, text);
    fputc('\n', table->screen);
}

// Prints what happened since the last call; for people a repeated line becomes one line. A quiet
// table takes the events too, so that they do not pile up.
void ag_table_tell(ag_session *table)
{
    char line[512], before[512] = "";
    int count = 0, heading = 0;
    int to_people = !table->json || table->people > 0;
    while (ag_game_next_line(table->game, table->reader, line, sizeof line)) {
        table->told++;
        if (table->silent || table->quiet || line[0] == '\0') continue;
        if (table->json) {
            cJSON *event = ag_json_open("aggro.event/1");
            ag_json_add(event, "number=%" PRIu64 " text=%s rule=%s entry?=%d", table->told, line,
                        ag_game_line_rule(table->game),
                        table->playback != NULL ? ag_playback_at(table->playback) : -1);
            ag_json_print(event);
        }
        if (to_people && strcmp(line, before) != 0) {
            tell_text(table, before, count, heading);
            memcpy(before, line, sizeof before);
            count = 0;
            heading = ag_game_line_is_turn(table->game);
        }
        count++;
    }
    if (to_people) tell_text(table, before, count, heading);
    // Prints each script fault as one line; the game goes on without the effect.
    const char *report;
    while (!table->silent && (report = ag_game_fault_at(table->game, table->faults)) != NULL) {
        fflush(stdout);
        fprintf(stderr, "aggro: script fault: %.*s\n", (int)strcspn(report, "\n"), report);
        table->faults++;
    }
    if (table->durable != NULL) {
        fflush(table->json ? stdout : table->screen);  // what was reported is known outside
    }
}

// Seats everybody at the game that was just opened.
static void sit_all(ag_session *table)
{
    table->told = 0;
    table->faults = 0;
    ag_seats_take(table);
}

// Nobody can be given the Boss player's seat where there is none.
static ag_status refuse_empty_seat(const ag_session *table, ag_error *error)
{
    int boss = ag_game_boss(table->game);
    if (table->boss_bot != NULL && boss == 0) {
        return ag_fail(error, AG_USAGE,
                       "--seat boss=%s: a duel has no Boss player; its seats are 1 to %d",
                       table->boss_bot, ag_game_seats(table->game));
    }
    if (table->boss_bot != NULL && ag_game_is_automated(table->game, boss)) {
        return ag_fail(error, AG_USAGE,
                       "--seat boss=%s: nobody sits there, for this raid plays the Boss's "
                       "side itself; leave --seat boss=… out",
                       table->boss_bot);
    }
    return AG_OK;
}

// Of a game that goes on, those from now on.
static ag_status hear_notes(const ag_session *table, int past, ag_error *error)
{
    return table->notes ? ag_game_hear_notes(table->game, ag_noted_print, NULL, past, error)
                        : AG_OK;
}

ag_status ag_table_open(ag_session *table, ag_error *error)
{
    ag_status status = table->kept_path != NULL
                           ? ag_durable_open(table->engine, table->kept_path, &table->def,
                                             &table->durable, &table->game, error)
                           : ag_game_open(table->engine, &table->def, &table->game, error);
    if (status == AG_OK) status = refuse_empty_seat(table, error);
    if (status == AG_OK) sit_all(table);
    if (status == AG_OK && table->kept.seats > 0) {
        // Events that were printed before the table was left are skipped.
        char line[512];
        while (ag_game_next_line(table->game, table->reader, line, sizeof line)) table->told++;
    }
    if (status == AG_OK) status = hear_notes(table, table->kept.seats == 0, error);
    ag_kept_hold_words(table);
    if (status == AG_OK && table->people > 0 && !table->quiet && !table->silent
        && table->kept.seats == 0) {
        ag_game_view(table->game, 0, &table->view);
        ag_look_at_raid(table);
    }
    return status;
}

ag_status ag_table_load(ag_session *table, const char *path, ag_error *error)
{
    ag_game *game;
    if (table->durable != NULL) {
        return ag_fail(error, AG_USAGE,
                       "the table \"%s\" keeps this game: `aggro play --load %s` plays the other",
                       table->kept_path, path);
    }
    unsigned how = table->def.check ? AG_LOAD_CHECK : 0;
    ag_status status = ag_game_load(table->engine, path, how, &game, error);
    if (status < 0) return status;
    int players = ag_game_seats(game) - (ag_game_boss(game) != 0);
    for (int seat = players + 1; seat <= AG_SEATS_MAX; seat++) {
        if (table->bots[seat] != NULL) {
            ag_fail(error, AG_USAGE, "seat %d is nobody's at the table of \"%s\": %d %s there",
                    seat, path, players, ag_game_boss(game) != 0 ? "raid" : "play");
            ag_game_close(game);
            return AG_USAGE;
        }
    }
    ag_game_close(table->game);
    ag_durable_close(table->recorder);  // the recording begins again, with what was loaded
    table->recorder = NULL;
    table->game = game;
    table->def.seed = ag_game_result(game).seed;
    sit_all(table);
    return hear_notes(table, 0, error);
}

int ag_table_asks_person(const ag_session *table)
{
    uint32_t waits = ag_game_waits_for(table->game);
    for (int seat = 1; seat <= ag_game_seats(table->game); seat++) {
        if ((waits & 1u << seat) != 0 && table->sitters[seat].bot == NULL) return 1;
    }
    return waits == 0;
}

void ag_table_close(ag_session *table)
{
    ag_game_close(table->game);
    table->game = NULL;
    ag_durable_close(table->durable);
    ag_durable_close(table->recorder);
    table->durable = table->recorder = NULL;
}

// What an answer picks, in the words of the options. The question must still be open.
static void write_move(const ag_question *question, const ag_answer *answer, ag_writer *out)
{
    if (question->kind == AG_QUESTION_NUMBER) {
        ag_write(out, "%d", answer->number);
    } else if (answer->count == 0) {
        ag_write(out, "none");
    }
    for (int i = 0; question->kind != AG_QUESTION_NUMBER && i < answer->count; i++) {
        ag_write(out, "%s%s", i > 0 ? ", " : "", question->options[answer->picks[i]].text);
    }
}

// Prints what a bot says about its move (--explain). If people sit at the table, it gives away
// nothing that they may not know: what it picked is public only if the bot itself said so.
static void explain(const ag_session *table, int seat, const char *move, const char *why)
{
    if (table->quiet || table->silent || why[0] == '\0') return;
    if (table->json) {
        cJSON *line = ag_json_open("aggro.explain/1");
        ag_json_add(line, "seat=%d", seat);
        if (table->people == 0) ag_json_add(line, "move=%s", move);
        ag_json_add(line, "why=%s", why);
        ag_json_print(line);
    }
    if (!table->json || table->people > 0) {
        fprintf(table->screen, "  %s: %s\n", ag_seat_name(table, seat), why);
    }
}

// A bot's dice follow from the seed and the place in the game, so that a continued game plays as
// if it had never been left.
static ag_status bot_answers(ag_session *table, int seat, ag_error *error)
{
    ag_answer answer = { 0 };
    char why[256] = "", move[512] = "";
    ag_question question = ag_game_question(table->game, seat);
    if (question.has_proposal) {
        answer = ag_game_proposal(table->game);  // bots agree to any proposal
        return ag_game_answer(table->game, seat, &answer, error);
    }
    ag_bot_def bot = ag_bot_default();
    bot.bot = table->sitters[seat].bot;
    bot.nodes = (int)table->nodes;
    bot.open = table->people > 0;
    bot.why = table->explain ? why : NULL;
    bot.why_capacity = sizeof why;
    uint32_t place = ag_game_result(table->game).decisions;
    uint64_t dice = ag_hash(table->sitters[seat].dice, &place, sizeof place);
    ag_status status = ag_bot_answer(&bot, table->game, seat, &dice, &answer, error);
    ag_writer out = ag_writer_open(move, sizeof move);
    if (status == AG_OK && table->explain) write_move(&question, &answer, &out);
    if (status == AG_OK) status = ag_game_answer(table->game, seat, &answer, error);
    if (status == AG_OK && table->explain) explain(table, seat, move, why);
    return status;
}

ag_ending ag_table_play(ag_session *table, ag_error *error)
{
    uint32_t waits;
    while ((waits = ag_game_waits_for(table->game)) != 0) {
        if (ag_kept_keep(table, error) < 0) return AG_ENDING_FAILED;
        ag_table_tell(table);
        ag_missed_turn_ended(table);
        if (ag_reload_look(table)) {
            continue;  // changed scripts may ask another question
        }
        if (ag_cli_interrupted()) return AG_ENDING_INTERRUPTED;
        if (table->turns_max > 0 && ag_game_result(table->game).turns > table->turns_max) {
            return AG_ENDING_TOO_LONG;
        }
        // People come first, so that bots only have to agree; then in order of seat.
        int seat = 0;
        for (int i = AG_SEATS_MAX; i >= 1; i--) {
            if ((waits & 1u << i) == 0) continue;
            int person = table->sitters[i].bot == NULL;
            if (seat == 0 || person || table->sitters[seat].bot != NULL) seat = i;
        }
        if (table->sitters[seat].bot == NULL && ag_pass_goes_on(table, seat, error)) continue;
        if (error->status < 0) return AG_ENDING_FAILED;
        if (table->sitters[seat].bot == NULL) {
            ag_ending ending = ag_person_answer(table, seat, error);
            if (ending != AG_ENDING_OVER) return ending;
        } else if (bot_answers(table, seat, error) < 0) {
            ag_table_tell(table);
            return AG_ENDING_FAILED;
        }
    }
    if (ag_kept_keep(table, error) < 0) return AG_ENDING_FAILED;
    ag_table_tell(table);
    return AG_ENDING_OVER;
}
