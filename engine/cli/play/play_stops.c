// Stops: in which parts of whose turn a seat is asked while it could only use what is instant. A
// seat without stops is asked everywhere.
#include "cli/play/session.h"

#include <string.h>

#include "base/letter.h"
#include "base/span.h"
#include "cli/common/options.h"

// ---- parts of turns ----

// "raider 2", "raider 2's", "player 1".
static const char *after_number(const ag_session *table, const char *text, int *seat)
{
    const char *rest = ag_words_after(text, ag_game_boss(table->game) != 0 ? "raider" : "player");
    uint64_t number;
    char word[8];
    if (rest == NULL) return NULL;
    size_t digits = strspn(rest, "0123456789");
    snprintf(word, sizeof word, "%.*s", (int)digits, rest);
    if (!ag_number_read(word, 1, (uint64_t)ag_game_seats(table->game), &number)) return NULL;
    *seat = (int)number;
    rest += digits;
    rest += strcspn(rest, " ");
    return rest + strspn(rest, " ");
}

// Whose turn it is about; `seat` 0: anybody's.
static const char *after_owner(const ag_session *table, int reader, const char *text, int *seat)
{
    static const char *const boss[] = { "boss", "the boss", "boss's", "the boss's" };
    const char *rest = ag_words_after(text, "my");
    *seat = rest != NULL ? reader : 0;
    for (size_t i = 0; i < sizeof boss / sizeof boss[0] && rest == NULL; i++) {
        rest = ag_game_boss(table->game) != 0 ? ag_words_after(text, boss[i]) : NULL;
        *seat = rest != NULL ? ag_game_boss(table->game) : 0;
    }
    if (rest == NULL) rest = after_number(table, text, seat);
    if (rest == NULL) rest = ag_words_after(text, "every");
    return rest != NULL ? rest : text;
}

static const char *phase_called(const ag_session *table, int seat, const char *words)
{
    const char *phase;
    for (int i = seat > 0 ? seat : 1; i <= (seat > 0 ? seat : ag_game_seats(table->game)); i++) {
        for (int at = 0; (phase = ag_game_phase(table->game, i, at)) != NULL; at++) {
            if (ag_words_fit(words, phase) >= AG_FITS_WORDS) return phase;
        }
    }
    return NULL;
}

int ag_turn_place_read(const ag_session *table, int seat, const char *text, ag_turn_place *out,
                       ag_error *error)
{
    char list[256];
    const char *phase, *words = after_owner(table, seat, text, &out->seat);
    int whose = out->seat > 0 ? out->seat : seat;
    out->phase[0] = '\0';
    if (ag_case_compare(words, "turn") == 0) return 1;
    phase = words[0] != '\0' ? phase_called(table, out->seat, words) : NULL;
    if (phase != NULL) {
        snprintf(out->phase, sizeof out->phase, "%s", phase);
        return 1;
    }
    ag_writer writer = ag_writer_open(list, sizeof list);
    for (int i = 0; (phase = ag_game_phase(table->game, whose, i)) != NULL; i++) {
        ag_write(&writer, "%s%s", i > 0 ? ", " : "", phase);
    }
    ag_fail(error, AG_USAGE,
            "\"%s\" is no part of a turn: say whose (my, boss, raider 2, every), and turn or a "
            "phase; %s of %s: %s",
            text, whose == seat ? "those" : "the phases",
            whose == seat ? "your turns" : ag_seat_name(table, whose), list);
    return 0;
}

void ag_turn_place_write(const ag_session *table, const ag_turn_place *place, ag_writer *out)
{
    const char *phase = place->phase[0] != '\0' ? place->phase : "turn";
    if (place->seat == 0) {
        ag_write(out, "every %s", phase);
    } else {
        ag_write(out, "%s's %s", ag_seat_name(table, place->seat), phase);
    }
}

int ag_turn_place_is(const ag_turn_place *place, const ag_view *view)
{
    return (place->seat == 0 || place->seat == view->turn_seat)
           && (place->phase[0] == '\0' || strcmp(place->phase, view->phase) == 0);
}

// ---- stops ----

static void list(const ag_session *table, const ag_passing *of)
{
    char text[512] = "";
    ag_writer out = ag_writer_open(text, sizeof text);
    for (int i = 0; i < of->stop_count; i++) {
        ag_write(&out, "%s", i > 0 ? ", " : "");
        ag_turn_place_write(table, &of->stops[i], &out);
    }
    if (of->stop_count == 0) {
        fprintf(table->screen, "No stops: you are asked wherever you can do something.\n");
        return;
    }
    fprintf(table->screen,
            "Where you could only use instants and the chain is empty, you are asked at: %s.\n",
            text);
}

static int stop_at(const ag_passing *of, const ag_turn_place *place)
{
    for (int i = 0; i < of->stop_count; i++) {
        if (of->stops[i].seat == place->seat && strcmp(of->stops[i].phase, place->phase) == 0) {
            return i;
        }
    }
    return -1;
}

// "stop at PLACE", "stop off PLACE".
static void change(ag_session *table, int seat, const char *text, int off)
{
    ag_passing *of = &table->passing[seat];
    ag_turn_place place;
    ag_error error;
    if (!ag_turn_place_read(table, seat, text, &place, &error)) {
        ag_look_print(table, error.text);
        return;
    }
    int known = stop_at(of, &place);
    if (off && known < 0) {
        fprintf(table->screen, "That is none of your stops.\n");
    } else if (off) {
        of->stop_count--;
        memmove(&of->stops[known], &of->stops[known + 1],
                (size_t)(of->stop_count - known) * sizeof of->stops[0]);
    } else if (known < 0 && of->stop_count == AG_STOPS_MAX) {
        fprintf(table->screen, "You have %d stops already: \"stop off\" takes them off.\n",
                AG_STOPS_MAX);
    } else if (known < 0) {
        of->stops[of->stop_count++] = place;
    }
    list(table, of);
}

int ag_stops_command(ag_session *table, int seat, const char *line)
{
    ag_passing *of = &table->passing[seat];
    const char *rest = ag_words_after(line, "stop");
    const char *at = rest != NULL ? ag_words_after(rest, "at") : NULL;
    const char *off = rest != NULL ? ag_words_after(rest, "off") : NULL;
    if (ag_case_compare(line, "stops") == 0) {
        list(table, of);
    } else if (rest == NULL) {
        return 0;
    } else if (at != NULL || (off != NULL && off[0] != '\0')) {
        change(table, seat, at != NULL ? at : off, off != NULL);
    } else if (off != NULL) {
        of->stop_count = 0;
        list(table, of);
    } else {
        fprintf(table->screen, "That is: stop at my end phase, stop at boss turn, stop off, stop "
                               "off my end phase; stops lists them.\n");
    }
    return 1;
}
