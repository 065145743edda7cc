// Who sits where: by the command, by the game's log of seats that changed hands since, and as
// people change it at the table.
#include "base/letter.h"
#include "cli/play/session.h"

#include <string.h>

#include "base/assert.h"
#include "base/hash.h"
#include "cli/output/json.h"

#define PERSON "human"

static const char *const sitters[] = { PERSON, "greedy", "search", "random", NULL };

const char *ag_sitter_name(void *context, int index)
{
    (void)context;
    return sitters[index];
}

const char *ag_sitter_find(const char *name)
{
    for (int i = 0; sitters[i] != NULL; i++) {
        if (ag_case_compare(sitters[i], name) == 0) return sitters[i];
    }
    return NULL;
}

// ---- sitting down ----

static const char *who_by_command(const ag_session *table, int seat)
{
    if (seat == ag_game_boss(table->game) && table->boss_bot != NULL) return table->boss_bot;
    return table->bots[seat] != NULL ? table->bots[seat] : table->every_bot;
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
    table->people = 0;
    table->reader = 0;
    for (int seat = 1; seat <= ag_game_seats(table->game); seat++) {
        if (ag_seats_is_person(table, seat)) {
            table->people++;
            table->reader = seat;
        }
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
    for (int seat = 1; seat <= ag_game_seats(table->game); seat++) {
        sit_down(table, seat, who_by_command(table, seat));
    }
    count_people(table);
    // Changes at the table take precedence over the command. If they leave no person, those whom
    // the command calls a person sit down again: otherwise no person could come back.
    int had_person = table->people > 0;
    for (int seat = 1; seat <= ag_game_seats(table->game); seat++) {
        char word[AG_SITTER_SIZE];
        ag_game_sitter(table->game, seat, word);
        const char *who = ag_sitter_find(word);
        if (who != NULL) sit_down(table, seat, who);
    }
    count_people(table);
    for (int seat = 1; seat <= ag_game_seats(table->game) && had_person && table->people == 0;
         seat++) {
        const char *who = who_by_command(table, seat);
        if (strcmp(who, PERSON) == 0 && ag_game_hand_over(table->game, seat, who, NULL) == AG_OK) {
            sit_down(table, seat, who);
        }
    }
    count_people(table);
    if (table->durable != NULL) ag_seats_keep(table);
    // If the game's log overrides --seat, this is printed, with how to change it.
    int boss = ag_game_boss(table->game);
    for (int seat = 1; seat <= ag_game_seats(table->game); seat++) {
        const char *said = seat == boss ? table->boss_bot : table->bots[seat];
        char number[16];
        snprintf(number, sizeof number, "%d", seat);
        const char *called = seat == boss ? "boss" : number;
        if (said != NULL && strcmp(said, word_of(table, seat)) != 0
            && !ag_game_is_automated(table->game, seat)) {
            fprintf(stderr,
                    "aggro: --seat %s=%s: here %s plays as when the game was left; "
                    "\"seat %s %s\" at the table changes that\n",
                    called, said, word_of(table, seat), called, said);
        }
    }
}

// ---- telling ----

static const char *who_sits(const ag_session *table, int seat)
{
    if (ag_game_is_automated(table->game, seat)) return "nobody: the raid plays this side itself";
    return table->sitters[seat].bot != NULL ? table->sitters[seat].bot : "a person";
}

// ---- changing hands ----

// Returns 0 if there is no such seat.
static int read_seat(const ag_session *table, const char *word)
{
    uint64_t seat = 0;
    if (ag_case_compare(word, "boss") == 0) return ag_game_boss(table->game);
    return ag_number_read(word, 1, (uint64_t)ag_game_seats(table->game), &seat) ? (int)seat : 0;
}

// Gives a seat to somebody else. A person who sits there is asked first, unless the
// wish is that person's own.
static ag_status hand_over(ag_session *table, int by, int seat, const char *who, ag_error *error)
{
    AG_ASSERT(seat >= 1 && seat <= ag_game_seats(table->game));
    const char *sits = table->sitters[seat].bot;
    int automated = ag_game_is_automated(table->game, seat);
    if (!automated && strcmp(sits != NULL ? sits : PERSON, who) == 0) {
        return ag_fail(error, AG_USAGE, "%s is played by %s already", ag_seat_name(table, seat),
                       who_sits(table, seat));
    }
    if (ag_seats_is_person(table, seat) && seat != by && !ag_person_agrees(table, seat)) {
        return ag_fail(error, AG_USAGE, "%s does not agree: nothing changed",
                       ag_seat_name(table, seat));
    }
    int last = ag_seats_is_person(table, seat) && table->people == 1;
    if (last
        && !ag_person_confirms(table, "nobody would be left who looks on: "
                                      "the bots play to the end. Do it? (y, n)")) {
        return ag_fail(error, AG_USAGE, "nothing changed");
    }
    ag_status status = ag_game_hand_over(table->game, seat, who, error);
    if (status < 0) return status;
    sit_down(table, seat, who);
    count_people(table);
    char text[160];
    if (table->json) {
        cJSON *line = ag_json_open("aggro.seat/1");
        cJSON_AddNumberToObject(line, "seat", seat);
        cJSON_AddStringToObject(line, "who", word_of(table, seat));
        ag_json_print(line);
    }
    snprintf(text, sizeof text, "%s is played by %s from now on.", ag_seat_name(table, seat),
             who_sits(table, seat));
    ag_event_log_keep(table, 0, text);
    fprintf(table->screen, "%s\n", text);
    return AG_OK;
}

static ag_status change(ag_session *table, int by, const char *seat_word, const char *who_word,
                        ag_error *error)
{
    int seat = read_seat(table, seat_word), boss = ag_game_boss(table->game);
    const char *who = ag_sitter_find(who_word);
    if (seat == 0) {
        return ag_fail(error, AG_USAGE, "there is no seat \"%s\": seats are 1 to %d%s", seat_word,
                       ag_game_seats(table->game) - (boss != 0), boss != 0 ? ", and boss" : "");
    }
    if (who == NULL) {
        const char *nearest = ag_nearest(who_word, ag_sitter_name, NULL);
        char all[128] = "";
        ag_writer list = ag_writer_open(all, sizeof all);
        for (int i = 0; sitters[i] != NULL; i++) {
            ag_write(&list, "%s%s", i > 0 ? ", " : "", sitters[i]);
        }
        return ag_fail(error, AG_USAGE, "nobody is called \"%s\"%s%s%s; there are %s", who_word,
                       nearest != NULL ? " (did you mean " : "", nearest != NULL ? nearest : "",
                       nearest != NULL ? "?)" : "", all);
    }
    return hand_over(table, by, seat, who, error);
}

ag_heard ag_seats_command(ag_session *table, int seat, const char *line)
{
    char seat_word[32], who_word[64], rest[2];
    ag_error error = { 0 };
    if (ag_words_are(line, "seats", "seat")) {
        uint32_t waits = ag_game_waits_for(table->game);
        for (int i = 1; i <= ag_game_seats(table->game); i++) {
            fprintf(table->screen, "  %-16s %s%s\n", ag_seat_name(table, i), who_sits(table, i),
                    waits & 1u << i ? "  (asked now)" : "");
        }
        return AG_HEARD;
    }
    if (ag_case_compare_part(line, "seat ", 5) != 0
        || sscanf(line + 5, "%31s %63s %1s", seat_word, who_word, rest) != 2) {
        return AG_HEARD_NOTHING;
    }
    if (change(table, seat, seat_word, who_word, &error) < 0) {
        fprintf(table->screen, "%s\n", error.text);
        return AG_HEARD;
    }
    return AG_HEARD_MOVED;  // somebody else may be asked now
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
