// What a person should not miss. What was lost is the difference between two views of the seat: its
// cards that were in play and are not, and what its hero was dealt.
#include "cli/play/session.h"

#include <string.h>


// ---- turns that end by themselves ----

void ag_missed_answered(ag_session *table, int seat, const ag_question *question,
                        const ag_answer *answer)
{
    const ag_view *view = &table->view;
    int ends = ag_view_may_end_turn(view) && question->kind == AG_QUESTION_ACTION
               && answer->count == 1 && answer->picks[0] < question->option_count
               && question->options[answer->picks[0]].move == AG_MOVE_PASS;
    table->missed[seat].acted = ag_view_acts(view) && !ends ? view->turn : 0;
}

void ag_missed_turn_ended(ag_session *table)
{
    for (int seat = 1; seat <= AG_SEATS_MAX; seat++) {
        int turn = table->missed[seat].acted;
        if (turn == 0 || table->quiet || table->silent) continue;
        ag_game_view(table->game, seat, &table->view);
        if (table->view.turn == turn && ag_view_acts(&table->view)) continue;
        table->missed[seat].acted = 0;
        if (ag_game_waits_for(table->game) == 0 || table->view.turn < turn) continue;
        int alone = table->people == 1;
        fprintf(table->screen, "Nothing was left to do: %s%s turn ended.\n",
                alone ? "your" : ag_seat_name(table, seat), alone ? "" : "'s");
    }
}

// ---- what was lost ----

static int is_own(const ag_view_card *card, int seat)
{
    return card->zone == AG_VIEW_PARTY && card->controller == seat && card->id != 0;
}

static int damage_of(const ag_view *view, int seat)
{
    const ag_view_card *hero = ag_view_by_id(view, view->players[seat - 1].hero);
    return hero != NULL ? hero->damage : 0;
}

void ag_missed_look(ag_session *table, int seat)
{
    ag_missed *of = &table->missed[seat];
    const ag_view *view = &table->view;
    of->acted = 0;
    of->count = 0;
    of->damage = damage_of(view, seat);
    for (int i = 0; i < view->card_count && of->count < AG_MISSED_MAX; i++) {
        if (is_own(&view->cards[i], seat)) of->cards[of->count++] = view->cards[i].id;
    }
}

void ag_missed_tell(ag_session *table, int seat)
{
    char text[1200], lost[1000] = "";
    const ag_missed *of = &table->missed[seat];
    const ag_view *view = &table->view;
    const char *between = "you lost ";
    int dealt = damage_of(view, seat) - of->damage;
    ag_terminal_measure(&table->terminal, table->screen);
    int news = ag_event_log_news(table, seat);
    if (news < table->terminal.rows) return;
    ag_writer out = ag_writer_open(lost, sizeof lost);
    for (int i = 0; i < of->count; i++) {
        const ag_view_card *card = ag_view_by_id(view, of->cards[i]);
        if (card == NULL || is_own(card, seat)) continue;
        ag_write(&out, "%s%s", between, card->name);
        between = ", ";
    }
    if (dealt > 0) {
        ag_write(&out, "%syour hero has %d more damage", out.length > 0 ? "; " : "", dealt);
    }
    if (out.length == 0) return;
    snprintf(text, sizeof text, "Since you were asked last (log %d): %s.\n", news, lost);
    ag_look_print(table, text);
}
