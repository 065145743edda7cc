// Words as answers at the table: what names nothing is told why, and what is left of a line waits
// for the questions that come of it.
#include "cli/play/session.h"

#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "base/span.h"
#include "cli/common/reports.h"

// ---- what is wrong ----

// "Which is "fire": 3 Fire Blast (1), 5 Fireball (4)?"
static void tell_several(const ag_asked *asked, const ag_read *read, ag_error *out)
{
    char list[sizeof out->text];
    ag_writer writer = ag_writer_open(list, sizeof list);
    int shown = read->found.count < AG_FOUND_MAX ? read->found.count : AG_FOUND_MAX - 1;
    for (int i = 0; i < shown; i++) {
        ag_write(&writer, "%s%d %s", i > 0 ? ", " : "", read->found.at[i] + 1,
                 ag_words_face(asked, read->found.at[i]));
    }
    ag_write(&writer, read->found.count > shown ? " …" : "");
    if (read->part[0] != '\0') {
        ag_fail(out, AG_USAGE, "Which is \"%s\": %s?", read->part, list);
    } else {
        ag_fail(out, AG_USAGE, "Which: %s?", list);
    }
}

static const char *face_at(void *context, int index)
{
    const ag_asked *asked = context;
    if (index >= asked->question->option_count) return NULL;
    const ag_view_card *card = ag_view_by_id(asked->view, asked->question->options[index].card);
    return card != NULL ? card->name : ag_words_face(asked, index);
}

// " #1" is one of several, with whose they are; unless `any`, of those that are all the same.
static void write_first(const ag_view *view, const ag_view_card *card, int any, ag_writer *out)
{
    int named = 0, alike = 0;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *at = &view->cards[i];
        int same = at->zone == card->zone && at->controller == card->controller;
        named += same && strcmp(at->name, card->name) == 0;
        alike += ag_cards_look_same(view, at, card);
    }
    if (card->zone != AG_VIEW_PARTY || named < 2 || (named != alike && !any)) return;
    if (view->players[card->controller - 1].side == 1) {
        ag_write(out, "@boss #1");
    } else {
        ag_write(out, "@%d #1", card->controller);
    }
}

static int find_why(const ag_session *table, const ag_asked *asked, const ag_said *said,
                    const ag_read *read, ag_why *out)
{
    char question[AG_SAID_SIZE] = "";
    ag_writer writer = ag_writer_open(question, sizeof question);
    // The question of why that a line of this verb leads to; nothing if it does not name a card.
    const char *verb = ag_words_verb(said);
    const ag_view_card *own = ag_words_card(asked->view, read->part, 0);
    const ag_view_card *any = ag_words_card(asked->view, read->part, -1);
    const ag_view_card *asker = ag_view_by_id(asked->view, asked->question->card);
    if (verb == NULL) {
        if (any != NULL && asker != NULL && asked->question->aim != 0) {
            ag_write(&writer, "target %s with %s", any->name, asker->name);
        }
    } else if (strcmp(verb, "attack") == 0 && (own != NULL || read->part[0] == '\0')) {
        char hero[16];
        snprintf(hero, sizeof hero, "hero@%d", asked->view->seat);
        ag_write(&writer, "attack with %s", own != NULL ? own->name : hero);
        if (own != NULL) write_first(asked->view, own, 1, &writer);
    } else if (own != NULL) {
        ag_write(&writer, "%s %s", strcmp(verb, "flip") == 0 ? "use" : verb, own->name);
    }
    return question[0] != '\0'
           && ag_game_why(table->game, asked->view->seat, question, out, NULL) == AG_OK
           && out->rule[0] != '\0';
}

// A move with a card of another player, in play or elsewhere. An attack names two.
static int is_of_another(const ag_session *table, const ag_asked *asked, const ag_said *said,
                         const ag_read *read, ag_error *out)
{
    const char *verb = ag_words_verb(said);
    const ag_view_card *card = ag_words_card(asked->view, read->part, -1);
    if (verb == NULL || strcmp(verb, "attack") == 0 || card == NULL || said->count == 0) return 0;
    const char *first = said->line + said->parts[0].from;
    int theirs = card->controller != asked->view->seat && card->owner != asked->view->seat;
    if (!theirs || strncmp(first, read->part, strlen(read->part)) != 0
        || ag_words_fit(read->part, card->name) < AG_FITS_WORDS) {
        return 0;
    }
    ag_fail(out, AG_USAGE, "%s is not yours to %s: it is a card of %s.", card->name, verb,
            ag_seat_name(table, card->controller != 0 ? card->controller : card->owner));
    return 1;
}

static void tell_unknown(ag_session *table, const ag_asked *asked, const ag_said *said,
                         const ag_read *read, ag_error *out)
{
    if (read->part[0] == '\0') {
        ag_fail(out, AG_USAGE, "There is nothing to %s now.", ag_words_verb(said));
        return;
    }
    if (asked->question->kind == AG_QUESTION_ACTION
        && is_of_another(table, asked, said, read, out)) {
        return;
    }
    const char *near = ag_nearest(read->part, face_at, (void *)(uintptr_t)asked);
    near = near != NULL ? near : ag_words_near(asked->view, read->part);
    if (ag_words_begin(read->part) || ag_words_are(read->part, "pass", "end turn")) {
        ag_fail(out, AG_USAGE, "\"%s\" is a move of its own: say one move a line.", read->part);
    } else if (near != NULL) {
        // The line with what was meant in the place of a part; without a verb, that is chosen.
        const char *at = ag_words_verb(said) != NULL ? strstr(said->line, read->part) : NULL;
        if (at != NULL) {
            snprintf(table->guess, sizeof table->guess, "%.*s%s%s", (int)(at - said->line),
                     said->line, near, at + strlen(read->part));
        } else {
            snprintf(table->guess, sizeof table->guess, "choose %s", near);
        }
        ag_fail(out, AG_USAGE, "\"%s\" is nothing that can be chosen here; did you mean \"%s\"?",
                read->part, near);
    } else {
        ag_fail(out, AG_USAGE, "\"%s\" is nothing that can be chosen here.", read->part);
    }
}

// "for 5" where X can be 3.
static int is_too_much(const ag_asked *asked, const ag_said *said, const ag_read *read,
                       ag_error *out)
{
    if (asked->question->kind != AG_QUESTION_ACTION) return 0;
    const ag_view_option *option = &asked->question->options[read->answer.picks[0]];
    int most = ag_words_number(said);
    if (!option->has_x || most <= option->x_most) return 0;
    ag_fail(out, AG_USAGE, "X can be at most %d now.", option->x_most);
    return 1;
}

// A move, where another answer is wanted, or a choice, where a move is.
static ag_worded tell_misplaced(const ag_session *table, const ag_question *question,
                                const char *line)
{
    ag_error wrong = { 0 };
    if (!ag_words_begin(line)) return AG_SAY_NOTHING;
    if (ag_look_at_card(table, line)) return AG_SAY_TOLD;
    int length = (int)strcspn(line, " ");
    if (question->kind == AG_QUESTION_ACTION) {
        ag_fail(&wrong, AG_USAGE, "Nothing is asked that \"%.*s\" answers: it is your move.",
                length, line);
    } else {
        ag_fail(&wrong, AG_USAGE, "\"%.*s\" is no answer here: first \"%s\" is asked.", length,
                line, question->prompt);
    }
    ag_look_print(table, wrong.text);
    return AG_SAY_TOLD;
}

// ---- questions why ----

static void write_named(const ag_view *view, const char *words, int opposing, ag_writer *out)
{
    const ag_view_card *card = ag_words_hero(view, words);
    if (card == NULL && strpbrk(words, "@#\"") == NULL) {
        card = ag_words_card(view, words, opposing);
        card = card != NULL ? card : ag_words_card(view, words, -1);
        card = card != NULL && ag_words_fit(words, card->name) >= AG_FITS_WORDS ? card : NULL;
    }
    ag_write(out, "%s", card != NULL ? card->name : words);
    if (card != NULL) write_first(view, card, 0, out);
}

// Who could attack now: an ally of the seat's, else its hero.
static void write_attacker(const ag_view *view, ag_writer *out)
{
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (card->zone == AG_VIEW_PARTY && card->controller == view->seat && card->ready
            && !card->is_new && ag_card_is_ally(card)) {
            ag_write(out, "%s", card->name);
            write_first(view, card, 1, out);
            return;
        }
    }
    ag_write(out, "hero@%d", view->seat);
}

// Whether whom an attack names can't be attacked. This is said before it begins: where only one
// other can be, nobody is asked whom.
static int can_not_attack(const ag_session *table, const ag_asked *asked, const ag_said *said,
                          const ag_read *read, ag_why *out)
{
    char whom[AG_SAID_SIZE], question[3 * AG_SAID_SIZE];
    ag_writer writer = ag_writer_open(question, sizeof question);
    if (asked->question->kind != AG_QUESTION_ACTION) return 0;
    const ag_view_option *option = &asked->question->options[read->answer.picks[0]];
    const ag_view_card *attacker = ag_view_by_id(asked->view, option->card);
    ag_words_left(said, whom, sizeof whom);
    if (option->move != AG_MOVE_ATTACK || attacker == NULL || whom[0] == '\0') return 0;
    ag_write(&writer, "attack ");
    write_named(asked->view, whom, 1, &writer);
    ag_write(&writer, " with %s", attacker->name);
    write_first(asked->view, attacker, 0, &writer);
    return ag_game_why(table->game, asked->view->seat, question, out, NULL) == AG_OK
           && out->rule[0] != '\0';
}

void ag_say_why(const ag_view *view, const char *question, char *out, size_t capacity)
{
    char words[AG_SAID_SIZE];
    ag_writer writer = ag_writer_open(out, capacity);
    const char *names = ag_word_next(question);
    int attack = ag_words_after(question, "attack") != NULL;
    int whom = attack || ag_words_after(question, "target") != NULL;
    const char *with = whom ? strstr(names, " with ") : NULL;
    int length = with != NULL ? (int)(with - names) : (int)strlen(names);
    ag_write(&writer, "%.*s", (int)(names - question), question);
    snprintf(words, sizeof words, "%.*s", length, names);
    write_named(view, words, attack ? 1 : whom ? -1 : 0, &writer);
    int theirs = ag_words_hero(view, words) != NULL || ag_words_card(view, words, 1) != NULL;
    if (with != NULL) {
        ag_write(&writer, " with ");
        write_named(view, with + strlen(" with "), 0, &writer);
    } else if (attack && theirs && ag_words_after(names, "with") == NULL) {
        ag_write(&writer, " with ");
        write_attacker(view, &writer);
    }
}

// ---- a line ----

ag_worded ag_say_read(ag_session *table, int seat, const ag_question *question, const char *line,
                      ag_answer *answer)
{
    ag_asked asked = { .view = &table->view, .question = question };
    ag_said said;
    ag_read read;
    ag_error wrong = { 0 };
    ag_why why;
    switch (ag_words_read(&asked, line, &said, &read)) {
    case AG_READ_ANSWER:
        *answer = read.answer;
        if (is_too_much(&asked, &said, &read, &wrong)) break;
        if (can_not_attack(table, &asked, &said, &read, &why)) {
            ag_why_text(table->screen, &why, table->terminal.width);
            return AG_SAY_TOLD;
        }
        ag_rest *rest = &table->rest;
        const char *verb = ag_words_verb(&said);
        *rest = (ag_rest){ .said = said, .seat = seat, .since = table->told_log.count };
        rest->attacks = verb != NULL && strcmp(verb, "attack") == 0;
        rest->said.verbs = 0;  // what follows is not a move
        rest->turn = table->view.turn;
        memcpy(rest->phase, table->view.phase, sizeof rest->phase);
        return AG_SAY_ANSWER;
    case AG_READ_SEVERAL: tell_several(&asked, &read, &wrong); break;
    case AG_READ_UNKNOWN:
        if (read.part[0] != '\0' && ag_look_at_card(table, line)) return AG_SAY_TOLD;
        if (find_why(table, &asked, &said, &read, &why)) {
            ag_why_text(table->screen, &why, table->terminal.width);
            return AG_SAY_TOLD;
        }
        tell_unknown(table, &asked, &said, &read, &wrong);
        break;
    default: return tell_misplaced(table, question, line);
    }
    ag_look_print(table, wrong.text);
    return AG_SAY_TOLD;
}

// ---- what is left of it ----

void ag_say_forget(ag_session *table)
{
    table->rest = (ag_rest){ 0 };
}

ag_worded ag_say_go_on(ag_session *table, int seat, const ag_question *question, ag_answer *answer,
                       ag_error *note)
{
    ag_asked asked = { .view = &table->view, .question = question };
    ag_read read;
    ag_why why;
    note->text[0] = '\0';
    ag_said *said = &table->rest.said;
    if (table->rest.seat != seat || said->count == 0) return AG_SAY_NOTHING;
    // What has only one answer is not asked: a part that was told of since is not left.
    for (int i = 0; i < said->count; i++) {
        char part[AG_SAID_SIZE];
        ag_part *at = &said->parts[i];
        snprintf(part, sizeof part, "%.*s", at->to - at->from, said->line + at->from);
        const ag_view_card *hero = ag_words_hero(&table->view, part);
        at->used |= ag_event_log_tells(table, table->rest.seat, table->rest.since,
                                       hero != NULL ? hero->name : part);
    }
    // Whether what was said is carried out: other questions are not meant. An attack goes on while
    // it is on the chain.
    const ag_rest *rest = &table->rest;
    int goes_on = rest->attacks && table->view.link_count > 0;
    if ((question->kind == AG_QUESTION_ACTION && !goes_on) || rest->turn != table->view.turn
        || strcmp(rest->phase, table->view.phase) != 0) {
        char left[AG_SAID_SIZE];
        ag_words_left(said, left, sizeof left);
        if (left[0] != '\0') {
            ag_fail(note, AG_USAGE, "Nothing was asked that \"%s\" answers.", left);
        }
        ag_say_forget(table);
        return AG_SAY_NOTHING;
    }
    if (question->kind == AG_QUESTION_ACTION) return AG_SAY_NOTHING;
    ag_words_result reading = ag_words_go_on(&asked, said, &read);
    if (reading == AG_READ_ANSWER) {
        *answer = read.answer;
        return AG_SAY_ANSWER;
    }
    if (reading == AG_READ_SEVERAL) {
        tell_several(&asked, &read, note);
    } else if (reading == AG_READ_UNKNOWN && find_why(table, &asked, said, &read, &why)) {
        ag_fail(note, AG_USAGE, "%s: %s", why.rule, why.reason);
    } else if (reading == AG_READ_UNKNOWN) {
        tell_unknown(table, &asked, said, &read, note);
    }
    return AG_SAY_TOLD;
}
