// Passing for a while, and stops: in which parts of whose turn a seat is asked while it could only
// use what is instant. What was not there at the last pass may end passing: something on the chain,
// an attack, damage that would kill. A question that is not the move always does.
#include "cli/play/session.h"

#include <string.h>

#include "base/hash.h"
#include "base/letter.h"

// ---- parts of turns: "my turn", "boss action phase", "raider 2's end phase", "every turn" ----

// Whose turn it is about (`seat` 0: anybody's), and what follows.
static const char *after_owner(const ag_session *table, int reader, const char *text, int *seat)
{
    static const char *const names[] = { "boss", "the boss", "boss's", "the boss's" };
    int boss = ag_game_boss(table->game);
    const char *rest = ag_words_after(text, "my");
    *seat = rest != NULL ? reader : 0;
    for (int i = 0; i < 4 && rest == NULL && boss != 0; i++) {
        rest = ag_words_after(text, names[i]);
        *seat = rest != NULL ? boss : 0;
    }
    if (rest == NULL) rest = ag_words_after(text, "every");
    if (rest != NULL) return rest;
    uint64_t number;
    char word[8];
    rest = ag_words_after(text, boss != 0 ? "raider" : "player");
    size_t digits = rest != NULL ? strspn(rest, "0123456789") : 0;
    snprintf(word, sizeof word, "%.*s", (int)digits, rest != NULL ? rest : "");
    if (!ag_number_read(word, 1, (uint64_t)ag_game_seats(table->game), &number)) return text;
    *seat = (int)number;
    return ag_word_next(rest);
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

// Returns 0 with a sentence if the text is something else.
static int read_place(const ag_session *table, int seat, const char *text, ag_turn_place *out,
                      ag_error *error)
{
    char list[256] = "";
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
        ag_write_item(&writer, "%s", phase);
    }
    ag_fail(error, AG_USAGE,
            "\"%s\" is no part of a turn: say whose (my, boss, raider 2, every), and turn or a "
            "phase; %s of %s: %s",
            text, whose == seat ? "those" : "the phases",
            whose == seat ? "your turns" : ag_seat_name(table, whose), list);
    return 0;
}

// Whether the view is there.
static int is_there(const ag_turn_place *place, const ag_view *view)
{
    return (place->seat == 0 || place->seat == view->turn_seat)
           && (place->phase[0] == '\0' || strcmp(place->phase, view->phase) == 0);
}

// ---- what a seat sees ----

static uint64_t link_hash(const ag_view_link *link)
{
    int what[] = { (int)link->card, link->seat, link->target_count };
    return ag_hash(ag_hash_text(link->kind), what, sizeof what);
}

static const ag_view_card *hero_of(const ag_view *view)
{
    return ag_view_by_id(view, view->players[view->seat - 1].hero);
}

static ag_pass_seen look(const ag_view *view)
{
    ag_pass_seen seen = { .turn = view->turn };
    const ag_view_card *hero = hero_of(view);
    memcpy(seen.phase, view->phase, sizeof seen.phase);
    seen.hurt = hero != NULL ? hero->damage : 0;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        int own = card->zone == AG_VIEW_PARTY && card->controller == view->seat;
        seen.attacked += own && (card->proposed || card->defending);
    }
    for (int i = 0; i < view->link_count; i++) {
        const ag_view_link *link = &view->links[i];
        int attacks = strcmp(link->kind, "attack") == 0 && link->target_count > 0;
        seen.attacked += attacks && link->targets[0].seat == view->seat;
        seen.links[seen.link_count++] = link_hash(link);
    }
    return seen;
}

// The newest link that another player added since and that is not a resource, or NULL.
static const ag_view_link *new_link(const ag_view *view, const ag_pass_seen *last)
{
    for (int i = 0; i < view->link_count; i++) {
        const ag_view_link *link = &view->links[i];
        uint64_t hash = link_hash(link);
        int known = link->seat == view->seat || strcmp(link->kind, "resource") == 0;
        for (int j = 0; j < last->link_count && !known; j++) known = last->links[j] == hash;
        if (!known) return link;
    }
    return NULL;
}

// ---- what ends it ----

// Whether the chain would deal fatal damage to the seat's hero, as far as it shows.
static int may_kill(const ag_session *table, const ag_pass_seen *last, ag_writer *why)
{
    const ag_view *view = &table->view;
    const ag_view_card *hero = hero_of(view);
    int sum = 0;
    if (hero == NULL || hero->health == 0 || new_link(view, last) == NULL) return 0;
    for (int i = 0; i < view->link_count; i++) {
        const ag_view_link *link = &view->links[i];
        const ag_view_card *card = ag_view_by_id(view, link->card);
        int hits = link->seat != view->seat && (link->summary.does & AG_DOES_TO_ALL);
        for (int j = 0; j < link->target_count; j++) hits |= link->targets[j].card == hero->id;
        int attacks = strcmp(link->kind, "attack") == 0 && card != NULL;
        if (hits) sum += attacks ? card->atk : link->summary.damage;
    }
    if (sum < hero->health - hero->damage) return 0;
    ag_write(why, "what is on the chain may kill %s", hero->name);
    return 1;
}

// "my turn" within one's own means the action phase that is still to come. Where nothing was to
// answer there, the place went by: one's own action phase does not.
static int place_reached(const ag_session *table, const ag_passing *of, const ag_pass_seen *now,
                         ag_writer *why)
{
    const ag_view *view = &table->view;
    int next = now->turn != of->first.turn, acts = ag_view_acts(view);
    int later = strcmp(now->phase, of->first.phase) != 0 && (of->place.phase[0] != '\0' || acts);
    if (acts && next && of->place.seat != view->seat && of->place.seat != 0) {
        ag_write(why, "it is your turn");
        return 1;
    }
    if ((!next && !later) || !is_there(&of->place, view)) return 0;
    ag_write(why, "it is %s's %s", ag_seat_name(table, view->turn_seat),
             of->place.phase[0] != '\0' ? of->place.phase : "turn");
    return 1;
}

// Whether what the seat waits for has come, or what nobody passes unasked.
static int is_over(const ag_session *table, ag_passing *of, const ag_pass_seen *now, ag_writer *why)
{
    const ag_view *view = &table->view;
    const ag_pass_seen *last = &of->last;
    if (may_kill(table, last, why)) return 1;
    if (of->until == AG_UNTIL_PLACE) return place_reached(table, of, now, why);
    int next = now->turn != of->first.turn;
    if (of->until == AG_UNTIL_END || (next && view->turn_seat == view->seat)) {
        ag_write(why, "%s", of->until == AG_UNTIL_END ? "the turn is over" : "it is your turn");
        return next;
    }
    if (of->until == AG_UNTIL_ATTACKED) {
        ag_write(why, "you are attacked");
        return now->attacked > last->attacked;
    }
    const ag_view_link *link = new_link(view, last);
    if (link != NULL) {
        ag_write(why, "%s of %s is on the chain", link->name[0] != '\0' ? link->name : "a card",
                 link->seat != 0 ? ag_seat_name(table, link->seat) : "the raid");
    } else if (now->hurt > last->hurt) {
        ag_write(why, "your hero was dealt damage");
    }
    return why->length > 0;
}

// ---- passing ----

// Whether the seat's stops say that it is not asked here.
static int is_no_stop(const ag_session *table, const ag_passing *of)
{
    const ag_view *view = &table->view;
    if (of->stop_count == 0 || view->link_count > 0 || ag_view_acts(view)) return 0;
    for (int i = 0; i < of->stop_count; i++) {
        if (is_there(&of->stops[i], view)) return 0;
    }
    return 1;
}

static int pass_of(const ag_question *question)
{
    return question->kind == AG_QUESTION_ACTION ? ag_option_with(question, AG_MOVE_PASS) : -1;
}

// Nobody means to answer what they have just done, not being an attack, with their hero's power
// alone. Who wants to sets a stop.
static int answers_own(const ag_session *table, const ag_question *question)
{
    const ag_view *view = &table->view;
    const ag_view_link *link = &view->links[0];
    uint32_t hero = view->players[view->seat - 1].hero;
    if (table->def.ask_all || view->link_count == 0 || link->seat != view->seat) return 0;
    for (int i = 0; i < question->option_count; i++) {
        const ag_view_option *option = &question->options[i];
        int power = option->move == AG_MOVE_USE && option->card == hero;
        if (option->move != AG_MOVE_PASS && !power) return 0;
    }
    return strcmp(link->kind, "attack") != 0;
}

int ag_pass_goes_on(ag_session *table, int seat, ag_error *error)
{
    ag_passing *of = &table->passing[seat];
    ag_question question = ag_game_question(table->game, seat);
    int pass = pass_of(&question), free = of->until == AG_UNTIL_NOW && of->stop_count == 0;
    ag_answer answer = { .count = 1, .picks = { (uint16_t)(pass > 0 ? pass : 0) } };
    if (free && (pass < 0 || of->taken_back)) return 0;
    ag_game_view(table->game, seat, &table->view);
    if (free) {
        return answers_own(table, &question)
               && ag_game_answer(table->game, seat, &answer, error) == AG_OK;
    }
    char why[sizeof of->why] = "";
    ag_writer out = ag_writer_open(why, sizeof why);
    ag_pass_seen now = look(&table->view);
    if (pass < 0 && of->count > 0) ag_write(&out, "you are asked something else");
    if (pass < 0 || (of->until != AG_UNTIL_NOW && is_over(table, of, &now, &out))) {
        of->until = AG_UNTIL_NOW;
        memcpy(of->why, why, sizeof why);
        return 0;
    }
    if (of->until == AG_UNTIL_NOW && !is_no_stop(table, of)) return 0;
    if (of->count == 0) {
        of->first = now;
        of->by_stops = of->until == AG_UNTIL_NOW;
    }
    of->last = now;
    of->count++;
    return ag_game_answer(table->game, seat, &answer, error) == AG_OK;
}

void ag_pass_tell(ag_session *table, int seat)
{
    ag_passing *of = &table->passing[seat];
    const ag_pass_seen *first = &of->first, *last = &of->last;
    char text[400];
    if (of->count > 0) {
        ag_writer out = ag_writer_open(text, sizeof text);
        ag_write(&out, "%s %d %s, ", of->by_stops ? "Your stops passed for you" : "You passed",
                 of->count, of->count == 1 ? "time" : "times");
        if (first->turn != last->turn || strcmp(first->phase, last->phase) != 0) {
            ag_write(&out, "from turn %d, %s, to", first->turn, first->phase);
        } else {
            ag_write(&out, "in");
        }
        ag_write(&out, " turn %d, %s%s%s.", last->turn, last->phase, of->why[0] != '\0' ? ": " : "",
                 of->why);
        ag_look_print(table, text);
    }
    of->count = of->taken_back = 0;
    of->why[0] = '\0';
}

void ag_pass_forget(ag_session *table)
{
    for (int seat = 1; seat <= AG_SEATS_MAX; seat++) {
        table->passing[seat].until = AG_UNTIL_NOW;
        table->passing[seat].count = 0;
        table->passing[seat].taken_back = 1;
        table->passing[seat].why[0] = '\0';
        table->missed[seat].acted = 0;
    }
}

// ---- what is said ----

static void list_stops(const ag_session *table, const ag_passing *of)
{
    char text[512] = "";
    ag_writer out = ag_writer_open(text, sizeof text);
    for (int i = 0; i < of->stop_count; i++) {
        const ag_turn_place *at = &of->stops[i];
        const char *phase = at->phase[0] != '\0' ? at->phase : "turn";
        if (at->seat == 0) {
            ag_write_item(&out, "every %s", phase);
        } else {
            ag_write_item(&out, "%s's %s", ag_seat_name(table, at->seat), phase);
        }
    }
    if (of->stop_count == 0) {
        fprintf(table->screen, "No stops: you are asked wherever you can do something.\n");
    } else {
        fprintf(table->screen,
                "Where you could only use instants and the chain is empty, you are asked at: %s.\n",
                text);
    }
}

// "stop at PLACE", "stop off PLACE".
static void change_stops(ag_session *table, int seat, const char *text, int off)
{
    ag_passing *of = &table->passing[seat];
    ag_turn_place place;
    ag_error error;
    int known = 0;
    if (!read_place(table, seat, text, &place, &error)) {
        ag_look_print(table, error.text);
        return;
    }
    while (known < of->stop_count
           && (of->stops[known].seat != place.seat
               || strcmp(of->stops[known].phase, place.phase) != 0)) {
        known++;
    }
    int is_known = known < of->stop_count;
    if (off && !is_known) {
        fprintf(table->screen, "That is none of your stops.\n");
    } else if (off) {
        of->stop_count--;
        memmove(&of->stops[known], &of->stops[known + 1],
                (size_t)(of->stop_count - known) * sizeof of->stops[0]);
    } else if (!is_known && of->stop_count == AG_STOPS_MAX) {
        fprintf(table->screen, "You have %d stops already: \"stop off\" takes them off.\n",
                AG_STOPS_MAX);
    } else if (!is_known) {
        of->stops[of->stop_count++] = place;
    }
    list_stops(table, of);
}

// "stops", "stop at PLACE", "stop off", "stop off PLACE".
static ag_heard hear_stops(ag_session *table, int seat, const char *line)
{
    ag_passing *of = &table->passing[seat];
    const char *rest = ag_words_after(line, "stop");
    const char *at = rest != NULL ? ag_words_after(rest, "at") : NULL;
    const char *off = rest != NULL ? ag_words_after(rest, "off") : NULL;
    if (rest == NULL && ag_case_compare(line, "stops") != 0) return AG_HEARD_NOTHING;
    if (at != NULL || (off != NULL && off[0] != '\0')) {
        change_stops(table, seat, at != NULL ? at : off, off != NULL);
    } else if (rest != NULL && off == NULL) {
        fprintf(table->screen, "That is: stop at my end phase, stop at boss turn, stop off, stop "
                               "off my end phase; stops lists them.\n");
    } else {
        if (off != NULL) of->stop_count = 0;
        list_stops(table, of);
    }
    return AG_HEARD;
}

static const char usage[] =
    "pass until my turn, until boss turn, until raider 2's end phase, …  then and there\n"
    "pass until end         this turn is over\n"
    "pass until attacked    something of yours is attacked, and you could answer\n"
    "pass until something   another player puts something on the chain, or your hero is dealt "
    "damage\n"
    "Your own turn ends them, unless you wait for it; a question that is no pass, what may kill\n"
    "your hero, the referee and an undo end them all.\n";

ag_heard ag_pass_command(ag_session *table, int seat, const ag_question *question, const char *line)
{
    static const char *const words[] = {
        [AG_UNTIL_END] = "end", [AG_UNTIL_ATTACKED] = "attacked", [AG_UNTIL_SOMETHING] = "something"
    };
    ag_passing *of = &table->passing[seat];
    ag_error error = { 0 };
    const char *rest = ag_words_after(line, "pass");
    if (rest == NULL) rest = ag_words_after(line, "p");
    const char *until = rest != NULL ? ag_words_after(rest, "until") : NULL;
    int what = AG_UNTIL_SOMETHING;
    if (until == NULL) return hear_stops(table, seat, line);
    if (until[0] == '\0' || strcmp(until, "?") == 0) {
        fputs(usage, table->screen);
        return AG_HEARD;
    }
    while (what > AG_UNTIL_PLACE && ag_case_compare(words[what], until) != 0) what--;
    if (pass_of(question) < 0) {
        ag_fail(&error, AG_USAGE, "There is nothing to pass: this question wants an answer.");
    } else if (what == AG_UNTIL_PLACE) {
        read_place(table, seat, until, &of->place, &error);
    }
    if (error.text[0] != '\0') {
        ag_look_print(table, error.text);
        return AG_HEARD;
    }
    of->until = (ag_until)what;
    of->first = of->last = look(&table->view);
    return AG_HEARD_MOVED;
}
