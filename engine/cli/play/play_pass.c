// Passing for a while. What was not there at the last pass may end it: something on the chain,
// an attack, damage that would kill. A question that is not the move always does.
#include "cli/play/session.h"

#include <string.h>

#include "base/hash.h"
#include "base/letter.h"
#include "base/span.h"

// ---- what a seat sees ----

static uint64_t link_hash(const ag_view_link *link)
{
    int what[] = { (int)link->card, link->seat, link->target_count };
    return ag_hash(ag_hash_text(link->kind), what, sizeof what);
}

static ag_pass_seen look(const ag_view *view)
{
    ag_pass_seen seen = { .turn = view->turn };
    const ag_view_player *player = &view->players[view->seat - 1];
    const ag_view_card *hero = ag_view_by_id(view, player->hero);
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

static int is_at(const ag_view_link *link, uint32_t card)
{
    for (int i = 0; i < link->target_count; i++) {
        if (link->targets[i].card == card) return 1;
    }
    return 0;
}

// ---- what ends it ----

static int may_kill(const ag_session *table, const ag_pass_seen *last, ag_writer *why)
{
    const ag_view *view = &table->view;
    const ag_view_card *hero = ag_view_by_id(view, view->players[view->seat - 1].hero);
    if (hero == NULL || hero->health == 0 || new_link(view, last) == NULL) return 0;
    // The damage that the chain would deal to the seat's hero, as far as it shows.
    int sum = 0;
    for (int i = 0; i < view->link_count; i++) {
        const ag_view_link *link = &view->links[i];
        const ag_view_card *card = ag_view_by_id(view, link->card);
        int to_all = link->seat != view->seat && (link->summary.does & AG_DOES_TO_ALL);
        if (!is_at(link, hero->id) && !to_all) continue;
        int attacks = strcmp(link->kind, "attack") == 0 && card != NULL;
        sum += attacks ? card->atk : link->summary.damage;
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
    if ((!next && !later) || !ag_turn_place_is(&of->place, view)) return 0;
    ag_write(why, "it is %s's ", ag_seat_name(table, table->view.turn_seat));
    ag_write(why, "%s", of->place.phase[0] != '\0' ? of->place.phase : "turn");
    return 1;
}

// Whether what the seat waits for has come, or what nobody passes unasked.
static int is_over(const ag_session *table, ag_passing *of, const ag_pass_seen *now, ag_writer *why)
{
    const ag_pass_seen *last = &of->last;
    if (may_kill(table, last, why)) return 1;
    if (of->until == AG_UNTIL_PLACE) return place_reached(table, of, now, why);
    int next = now->turn != of->first.turn;
    if (of->until == AG_UNTIL_END || (next && table->view.turn_seat == table->view.seat)) {
        ag_write(why, "%s", of->until == AG_UNTIL_END ? "the turn is over" : "it is your turn");
        return next;
    }
    if (of->until == AG_UNTIL_SOMETHING) {
        const ag_view_link *link = new_link(&table->view, last);
        if (link != NULL) {
            ag_write(why, "%s of %s is on the chain", link->name[0] != '\0' ? link->name : "a card",
                     link->seat != 0 ? ag_seat_name(table, link->seat) : "the raid");
        } else if (now->hurt > last->hurt) {
            ag_write(why, "your hero was dealt damage");
        } else {
            return 0;
        }
        return 1;
    }
    ag_write(why, "you are attacked");
    return now->attacked > last->attacked;
}

// ---- stops ----

// Whether the seat's stops say that it is not asked here.
static int is_no_stop(const ag_session *table, const ag_passing *of)
{
    const ag_view *view = &table->view;
    if (of->stop_count == 0 || view->link_count > 0 || ag_view_acts(view)) return 0;
    for (int i = 0; i < of->stop_count; i++) {
        if (ag_turn_place_is(&of->stops[i], view)) return 0;
    }
    return 1;
}

// ---- passing ----

static int pass_of(const ag_question *question)
{
    return question->kind == AG_QUESTION_ACTION ? ag_option_with(question, AG_MOVE_PASS) : -1;
}

static void end(ag_passing *of, const char *why)
{
    of->until = AG_UNTIL_NOW;
    snprintf(of->why, sizeof of->why, "%s", why);
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
    char why[sizeof table->passing[0].why] = "";
    ag_passing *of = &table->passing[seat];
    ag_writer out = ag_writer_open(why, sizeof why);
    ag_question question = ag_game_question(table->game, seat);
    ag_answer answer = { .count = 1 };
    int pass = pass_of(&question), free = of->until == AG_UNTIL_NOW && of->stop_count == 0;
    answer.picks[0] = (uint16_t)(pass > 0 ? pass : 0);
    if (free && (pass < 0 || of->taken_back)) return 0;
    ag_game_view(table->game, seat, &table->view);
    if (free) {
        return answers_own(table, &question)
               && ag_game_answer(table->game, seat, &answer, error) == AG_OK;
    }
    ag_pass_seen now = look(&table->view);
    if (pass < 0) {
        end(of, of->count > 0 ? "you are asked something else" : "");
        return 0;
    }
    if (of->until != AG_UNTIL_NOW && is_over(table, of, &now, &out)) {
        end(of, why);
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
    char begin[80] = "", text[400];
    ag_writer out = ag_writer_open(begin, sizeof begin);
    if (first->turn != last->turn || strcmp(first->phase, last->phase) != 0) {
        ag_write(&out, "from turn %d, %s, ", first->turn, first->phase);
    }
    if (of->count > 0) {
        snprintf(text, sizeof text, "%s %d %s, %s%s turn %d, %s%s%s.",
                 of->by_stops ? "Your stops passed for you" : "You passed", of->count,
                 of->count == 1 ? "time" : "times", begin, begin[0] != '\0' ? "to" : "in",
                 last->turn, last->phase, of->why[0] != '\0' ? ": " : "", of->why);
        ag_look_print(table, text);
    }
    of->count = 0;
    of->taken_back = 0;
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

static const char usage[] =
    "pass until my turn, until boss turn, until raider 2's end phase, …  then and there\n"
    "pass until end         this turn is over\n"
    "pass until attacked    something of yours is attacked, and you could answer\n"
    "pass until something   another player puts something on the chain, or your hero is dealt "
    "damage\n"
    "Your own turn ends them, unless you wait for it; a question that is no pass, what may kill\n"
    "your hero, the referee and an undo end them all.\n";

// What follows "pass until" or "p until"; NULL: the line is something else.
static const char *after_until(const char *line)
{
    const char *whole = ag_words_after(line, "pass");
    const char *rest = whole != NULL ? whole : ag_words_after(line, "p");
    return rest != NULL ? ag_words_after(rest, "until") : NULL;
}

ag_heard ag_pass_command(ag_session *table, int seat, const ag_question *question, const char *line)
{
    static const char *const words[] = {
        [AG_UNTIL_END] = "end", [AG_UNTIL_ATTACKED] = "attacked", [AG_UNTIL_SOMETHING] = "something"
    };
    ag_passing *of = &table->passing[seat];
    ag_error error = { 0 };
    const char *until = after_until(line);
    int what = AG_UNTIL_SOMETHING;
    if (until == NULL) return ag_stops_command(table, seat, line) ? AG_HEARD : AG_HEARD_NOTHING;
    if (until[0] == '\0' || strcmp(until, "?") == 0) {
        fputs(usage, table->screen);
        return AG_HEARD;
    }
    while (what > AG_UNTIL_PLACE && ag_case_compare(words[what], until) != 0) what--;
    if (pass_of(question) < 0) {
        ag_fail(&error, AG_USAGE, "There is nothing to pass: this question wants an answer.");
    } else if (what == AG_UNTIL_PLACE) {
        ag_turn_place_read(table, seat, until, &of->place, &error);
    }
    if (error.text[0] != '\0') {
        ag_look_print(table, error.text);
        return AG_HEARD;
    }
    of->until = (ag_until)what;
    of->first = of->last = look(&table->view);
    return AG_HEARD_MOVED;
}
