// Who sits where: by the command, by the game's log of seats that changed hands since, and as
// people change it at the table.
#include "cli/play/session.h"

#include <string.h>

#include "base/assert.h"
#include "base/hash.h"
#include "base/letter.h"
#include "cli/output/json.h"

#define PERSON "human"

const char *ag_sitter_name(void *context, int index)
{
    static const char *const sitters[] = { PERSON, "greedy", "search", "random", NULL };
    (void)context;
    return sitters[index];
}

const char *ag_sitter_find(const char *name)
{
    int at = 0;
    const char *sitter;
    while ((sitter = ag_sitter_name(NULL, at)) != NULL && ag_case_compare(sitter, name) != 0) at++;
    return sitter;
}

// ---- sitting down ----

// What --seat says of a seat, or NULL.
static const char *who_asked(const ag_session *table, int seat)
{
    int is_boss = seat == ag_game_boss(table->game) && table->boss_bot != NULL;
    return is_boss ? table->boss_bot : table->bots[seat];
}

// Each bot has its own dice.
static void sit_down(ag_session *table, int seat, const char *who)
{
    uint8_t byte = (uint8_t)seat;
    table->sitters[seat] = (ag_sitter){
        .bot = strcmp(who, PERSON) == 0 ? NULL : who,
        .dice = ag_hash(table->def.seed, &byte, sizeof byte),
    };
}

int ag_seats_is_person(const ag_session *table, int seat)
{
    return table->sitters[seat].bot == NULL && !ag_game_is_automated(table->game, seat);
}

// If two or more people share a screen, only public events are printed; each of them
// sees the own hand when asked.
static void count_people(ag_session *table)
{
    table->people = table->reader = 0;
    for (int seat = 1; seat <= ag_game_seats(table->game); seat++) {
        if (!ag_seats_is_person(table, seat)) continue;
        table->people++;
        table->reader = seat;
    }
    // A person who is left alone gets private events once nobody else can look
    // on: after the curtain opened.
    int others_look = table->was_shared && table->looking != table->reader;
    table->reader = table->people == 1 && !others_look ? table->reader : 0;
}

// A person's seat is in the log from the first moment, so that the game continues with the same
// person however the evening ends. A game that is over is not continued.
void ag_seats_keep(ag_session *table)
{
    AG_ASSERT(table->game != NULL);
    for (int seat = 1; seat <= ag_game_seats(table->game); seat++) {
        char word[AG_SITTER_SIZE];
        ag_game_sitter(table->game, seat, word);
        if (ag_seats_is_person(table, seat) && strcmp(word, PERSON) != 0) {
            (void)ag_game_hand_over(table->game, seat, PERSON, NULL);
        }
    }
}

static const char *word_of(const ag_session *table, int seat)
{
    return table->sitters[seat].bot != NULL ? table->sitters[seat].bot : PERSON;
}

void ag_seats_take(ag_session *table)
{
    int seats = ag_game_seats(table->game), boss = ag_game_boss(table->game);
    for (int seat = 1; seat <= seats; seat++) {
        const char *who = who_asked(table, seat);
        sit_down(table, seat, who != NULL ? who : table->every_bot);
    }
    count_people(table);
    int had_person = table->people > 0;
    // Changes at the table take precedence over the command.
    for (int seat = 1; seat <= seats; seat++) {
        char word[AG_SITTER_SIZE];
        ag_game_sitter(table->game, seat, word);
        const char *who = ag_sitter_find(word);
        if (who != NULL) sit_down(table, seat, who);
    }
    count_people(table);
    // If they leave no person, those whom the command calls a person sit down again: otherwise no
    // person could come back.
    for (int seat = 1; seat <= seats && had_person && table->people == 0; seat++) {
        const char *who = who_asked(table, seat);
        if (who != NULL && strcmp(who, PERSON) == 0
            && ag_game_hand_over(table->game, seat, who, NULL) == AG_OK) {
            sit_down(table, seat, who);
        }
    }
    count_people(table);
    if (table->durable != NULL) ag_seats_keep(table);
    // If the game's log overrides --seat, this is printed, with how to change it.
    for (int seat = 1; seat <= seats; seat++) {
        const char *said = seat == boss ? table->boss_bot : table->bots[seat];
        const char called[] = { (char)('0' + seat), '\0' };
        const char *name = seat == boss ? "boss" : called, *sits = word_of(table, seat);
        if (said == NULL || strcmp(said, sits) == 0 || ag_game_is_automated(table->game, seat)) {
            continue;
        }
        fprintf(stderr,
                "aggro: --seat %s=%s: here %s plays as when the game was left; "
                "\"seat %s %s\" at the table changes that\n",
                name, said, sits, name, said);
    }
}

// ---- changing hands ----

int ag_seats_read(const ag_session *table, const char *word)
{
    uint64_t seat = 0;
    if (ag_case_compare(word, "boss") == 0) return ag_game_boss(table->game);
    return ag_number_read(word, 1, (uint64_t)ag_game_seats(table->game), &seat) ? (int)seat : 0;
}

static const char *who_sits(const ag_session *table, int seat)
{
    if (ag_game_is_automated(table->game, seat)) return "nobody: the raid plays this side itself";
    return table->sitters[seat].bot != NULL ? table->sitters[seat].bot : "a person";
}

// Gives a seat to somebody else. A person who sits there is asked first, unless the
// wish is that person's own.
static ag_status hand_over(ag_session *table, int by, int seat, const char *who, ag_error *error)
{
    char text[160];
    const char *name = ag_seat_name(table, seat);
    int is_person = ag_seats_is_person(table, seat);
    AG_ASSERT(seat >= 1 && seat <= ag_game_seats(table->game));
    if (!ag_game_is_automated(table->game, seat) && strcmp(word_of(table, seat), who) == 0) {
        return ag_fail(error, AG_USAGE, "%s is played by %s already", name, who_sits(table, seat));
    }
    if (is_person && seat != by && !ag_person_agrees(table, seat)) {
        return ag_fail(error, AG_USAGE, "%s does not agree: nothing changed", name);
    }
    if (is_person && table->people == 1
        && !ag_person_confirms(table, "nobody would be left who looks on: "
                                      "the bots play to the end. Do it? (y, n)")) {
        return ag_fail(error, AG_USAGE, "nothing changed");
    }
    ag_status status = ag_game_hand_over(table->game, seat, who, error);
    if (status < 0) return status;
    sit_down(table, seat, who);
    count_people(table);
    if (table->json) {
        cJSON *line = ag_json_open("aggro.seat/1");
        ag_json_add(line, "seat=%d who=%s", seat, who);
        ag_json_print(line);
    }
    snprintf(text, sizeof text, "%s is played by %s from now on.", name, who_sits(table, seat));
    ag_event_log_keep(table, 0, text);
    fprintf(table->screen, "%s\n", text);
    return AG_OK;
}

ag_status ag_seats_command(ag_session *table, int by, const char *seat_word, const char *who_word,
                           ag_error *error)
{
    int boss = ag_game_boss(table->game), seats = ag_game_seats(table->game);
    for (int i = 1; seat_word == NULL && i <= seats; i++) {
        fprintf(table->screen, "  %-16s %s%s\n", ag_seat_name(table, i), who_sits(table, i),
                ag_game_waits_for(table->game) & 1u << i ? "  (asked now)" : "");
    }
    if (seat_word == NULL) return AG_OK;
    int seat = ag_seats_read(table, seat_word);
    const char *who = ag_sitter_find(who_word);
    if (seat == 0) {
        return ag_fail(error, AG_USAGE, "there is no seat \"%s\": seats are 1 to %d%s", seat_word,
                       seats - (boss != 0), boss != 0 ? ", and boss" : "");
    }
    if (who == NULL) {
        char all[128] = "", meant[AG_MEANT_BYTES];
        ag_writer list = ag_writer_open(all, sizeof all);
        ag_write_all(&list, ag_sitter_name, NULL);
        ag_meant_one(ag_nearest(who_word, ag_sitter_name, NULL), meant);
        return ag_fail(error, AG_USAGE, "nobody is called \"%s\"%s; there are %s", who_word, meant,
                       all);
    }
    return hand_over(table, by, seat, who, error);
}

// ---- leaving ----

ag_ending ag_seats_leave(ag_session *table, int seat, ag_error *error)
{
    char buffer[64];
    if (table->people == 1) return AG_ENDING_LEFT;
    fprintf(table->screen,
            "%s leaves.\n  bot     %s plays on in your place\n  all     everybody leaves the "
            "table\n  Enter   you stay\n",
            ag_seat_name(table, seat), table->every_bot);
    const char *said = ag_person_line(table, "leave", buffer, sizeof buffer);
    if (said == NULL || ag_case_compare(said, "all") == 0) {
        return ag_cli_interrupted() ? AG_ENDING_INTERRUPTED : AG_ENDING_LEFT;
    }
    if (ag_case_compare(said, "bot") == 0
        && hand_over(table, seat, seat, table->every_bot, error) < 0) {
        return AG_ENDING_FAILED;
    }
    return AG_ENDING_OVER;
}
