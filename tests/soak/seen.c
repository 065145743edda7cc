// What a user sees of a game, as text: views, questions, refused answers, why, events.
#include "soak/seen.h"

#include <inttypes.h>
#include <string.h>

// ---- views ----

// " name=3"; what is 0 is left out.
static void put_number(FILE *to, const char *name, uint64_t number)
{
    if (number != 0) {
        fprintf(to, " %s=%" PRId64, name, (int64_t)number);
    }
}

static void put_text(FILE *to, const char *name, const char *text)
{
    if (text != NULL && text[0] != '\0') {
        fprintf(to, " %s=\"%s\"", name, text);
    }
}

static void put_summary(FILE *to, const ag_view_summary *summary)
{
    put_number(to, "does", summary->does);
    put_number(to, "deals", (uint64_t)summary->damage);
    put_number(to, "heals", (uint64_t)summary->healing);
    put_number(to, "draws", (uint64_t)summary->cards);
}

static void put_card(FILE *to, const ag_view_card *card)
{
    static const char *const zones[] = { "hand",  "party",   "resources", "graveyard",
                                         "chain", "removed", "deck" };
    const struct {
        const char *name;
        uint64_t number;
    } numbers[] = {
        { "owner", (uint64_t)card->owner },
        { "controller", (uint64_t)card->controller },
        { "types", card->types },
        { "keywords", card->keywords },
        { "has_cost", (uint64_t)card->has_cost },
        { "cost", (uint64_t)card->cost },
        { "cost_x", (uint64_t)card->cost_x },
        { "atk", (uint64_t)card->atk },
        { "health", (uint64_t)card->health },
        { "damage", (uint64_t)card->damage },
        { "def", (uint64_t)card->def },
        { "strike", (uint64_t)card->strike },
        { "instant", (uint64_t)card->instant },
        { "does", card->does },
        { "ready", (uint64_t)card->ready },
        { "face_up", (uint64_t)card->face_up },
        { "token", (uint64_t)card->is_token },
        { "boss", (uint64_t)card->is_boss },
        { "attacking", (uint64_t)card->attacking },
        { "defending", (uint64_t)card->defending },
        { "flipped", (uint64_t)card->flipped },
        { "felled", (uint64_t)card->felled },
        { "proposed", (uint64_t)card->proposed },
        { "host", card->host },
    };
    fprintf(to, "  %s %" PRIu32 " %s", zones[card->zone], card->id, card->key);
    put_text(to, "name", card->name);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        put_number(to, numbers[i].name, numbers[i].number);
    }
    put_text(to, "apart", card->apart);
    for (int i = 0; i < card->counter_count; i++) {
        fprintf(to, " %s:%d", card->counter_names[i], card->counters[i]);
    }
    fprintf(to, "\n");
}

static void put_link(FILE *to, const ag_view_link *link)
{
    fprintf(to, "  link %s \"%s\" card=%" PRIu32 " seat=%d aim=%d", link->kind, link->name,
            link->card, link->seat, link->aim);
    put_summary(to, &link->summary);
    if (link->has_x) {
        fprintf(to, " x=%d", link->x);
    }
    for (int i = 0; i < link->target_count && i < AG_VIEW_TARGETS_MAX; i++) {
        fprintf(to, " at %" PRIu32 "/%d/%d", link->targets[i].card, link->targets[i].seat,
                link->targets[i].share);
    }
    for (int i = 0; i < link->mode_count && i < AG_VIEW_MODES_MAX; i++) {
        put_text(to, "mode", link->modes[i]);
    }
    fprintf(to, "\n");
}

static void put_player(FILE *to, const ag_view_player *player)
{
    fprintf(to, "  player %d side=%d in=%d hand=%d deck=%d grave=%d resources=%d/%d hero=%" PRIu32,
            player->seat, player->side, player->in_game, player->hand_count, player->deck_count,
            player->graveyard_count, player->ready_resources, player->resource_count, player->hero);
    put_text(to, "apart", player->apart);
    for (int i = 0; i < player->pile_count; i++) {
        fprintf(to, " %s:%d/%d", player->pile_names[i], player->pile_decks[i],
                player->pile_graveyards[i]);
    }
    fprintf(to, "\n");
}

void seen_view(FILE *to, ag_game *game, int seat)
{
    static ag_view view;
    ag_game_view(game, seat, &view);
    fprintf(to, "view %d turn %d of %d, %s, refereed %d\n", view.seat, view.turn, view.turn_seat,
            view.phase, view.refereed);
    for (int i = 0; i < view.player_count; i++) {
        put_player(to, &view.players[i]);
    }
    for (int i = 0; i < view.word_count; i++) {
        fprintf(to, "  word %s %d\n", view.word_names[i], view.words[i]);
    }
    for (int i = 0; i < view.link_count; i++) {
        put_link(to, &view.links[i]);
    }
    for (int i = 0; i < view.card_count; i++) {
        put_card(to, &view.cards[i]);
    }
}

// ---- questions ----

static void put_option(FILE *to, const ag_view_option *option)
{
    fprintf(to, "  %d \"%s\" card=%" PRIu32, (int)option->move, option->text, option->card);
    put_number(to, "seat", (uint64_t)option->seat);
    put_number(to, "value", (uint64_t)option->value);
    put_number(to, "aim", (uint64_t)option->aim);
    put_number(to, "cost", (uint64_t)option->cost);
    put_number(to, "cost_x", (uint64_t)option->cost_x);
    put_number(to, "has_x", (uint64_t)option->has_x);
    put_number(to, "x_most", (uint64_t)option->x_most);
    put_number(to, "takes", option->takes);
    put_summary(to, &option->summary);
    for (int i = 0; i < option->mode_count; i++) {
        put_text(to, "mode", option->modes[i].text);
        put_summary(to, &option->modes[i].summary);
        fprintf(to, " aim=%d value=%d", option->modes[i].aim, option->modes[i].value);
    }
    fprintf(to, "\n");
}

void seen_question(FILE *to, ag_game *game, int seat)
{
    ag_question question = ag_game_question(game, seat);
    fprintf(to, "%d: kind %d, seats %" PRIu32 ", %d to %d, \"%s\" (%s) %016" PRIx64, seat,
            (int)question.kind, question.seats, question.min, question.max, question.prompt,
            question.rule, question.fingerprint);
    put_number(to, "payment", (uint64_t)question.is_payment);
    put_number(to, "card", question.card);
    put_number(to, "aim", (uint64_t)question.aim);
    put_summary(to, &question.summary);
    for (int i = 0; i < question.target_count; i++) {
        put_number(to, "target", question.targets[i]);
    }
    put_number(to, "proposal", (uint64_t)question.has_proposal);
    fprintf(to, "\n");
    for (int i = 0; question.options != NULL && i < question.option_count; i++) {
        put_option(to, &question.options[i]);
    }
}

void seen_refusals(FILE *to, ag_game *game, int asked)
{
    ag_error error;
    static const ag_answer wrong[] = { { .number = -7 },
                                       { .number = 29999, .count = 1, .picks = { 999 } },
                                       { .number = 29999, .count = 3, .picks = { 0, 0, 777 } } };
    for (int i = 0; i < 3; i++) {
        for (int seat = 1; seat <= ag_game_seats(game); seat++) {
            // Nothing may be picked, or any number said: then it is an answer.
            ag_question question = ag_game_question(game, seat);
            int legal = i == 0 && question.kind != AG_QUESTION_NUMBER && question.min == 0;
            error = (ag_error){ 0 };
            if (!legal && (seat == asked || i == 0)) {
                ag_status status = ag_game_answer(game, seat, &wrong[i], &error);
                fprintf(to, "  refused %d/%d: %d %s\n", i, seat, (int)status, error.text);
            }
        }
    }
}

// ---- why ----

static void put_why(FILE *to, ag_game *game, int seat, const char *question)
{
    static ag_why why;
    ag_error error = { 0 };
    ag_status status = ag_game_why(game, seat, question, &why, &error);
    if (status < 0) {
        fprintf(to, "%d %s: %d %s\n", seat, question, (int)status, error.text);
        return;
    }
    fprintf(to, "%d %s: (%s) %s", seat, question, why.rule, why.reason);
    for (int i = 0; i < why.card_count; i++) {
        fprintf(to, " %s", why.cards[i]);
    }
    fprintf(to, "\n");
    for (int i = 0; i < why.step_count; i++) {
        fprintf(to, "  %s (%s)\n", why.steps[i].text, why.steps[i].rule);
    }
}

// The card as a person names it: how many of its name lie before it in its place.
static void name_card(const ag_view *view, int index, char *out, size_t capacity)
{
    static const char *const places[] = { "hand", NULL,      "resources", "graveyard",
                                          NULL,   "removed", "deck" };
    const ag_view_card *card = &view->cards[index];
    int seat = card->zone == AG_VIEW_PARTY ? card->controller : card->owner, nth = 1;
    for (int i = 0; i < index; i++) {
        const ag_view_card *other = &view->cards[i];
        nth += other->zone == card->zone && strcmp(other->key, card->key) == 0
               && (card->zone == AG_VIEW_PARTY ? other->controller : other->owner) == seat;
    }
    if (card->zone == AG_VIEW_CHAIN) {
        snprintf(out, capacity, "%s", card->name);
    } else if (places[card->zone] == NULL) {
        snprintf(out, capacity, "%s@%d #%d", card->name, seat, nth);
    } else {
        snprintf(out, capacity, "%s in %s@%d #%d", card->name, places[card->zone], seat, nth);
    }
}

void seen_whys(FILE *to, ag_game *game, int stride, int turn)
{
    static const char *const verbs[] = { "play",    "place",  "complete",    "use",
                                         "protect", "strike", "attack with", "atk",
                                         "health",  "def",    "cost" };
    static ag_view view;
    char name[256], other[256], question[600];
    ag_game_view(game, -1, &view);
    fprintf(to, "why at %d, turn %d, %s\n", turn, view.turn, view.phase);
    uint32_t waits = ag_game_waits_for(game);
    int last = -1;  // the last card in play that came by: the defender or target of the next
    for (int i = 0; i < view.card_count; i++) {
        int here = (waits & 1u << view.cards[i].owner) != 0 && stride > 2 ? 2 : stride;
        if ((i + turn) % here != 0 || view.cards[i].zone == AG_VIEW_DECK) {
            last = view.cards[i].zone == AG_VIEW_PARTY ? i : last;
            continue;
        }
        int asks = turn % 3 == 0 ? view.cards[i].controller : -1;
        name_card(&view, i, name, sizeof name);
        for (size_t v = 0; v < sizeof verbs / sizeof verbs[0]; v++) {
            snprintf(question, sizeof question, "%s %s", verbs[v], name);
            put_why(to, game, asks, question);
        }
        if (last >= 0) {
            name_card(&view, last, other, sizeof other);
            snprintf(question, sizeof question, "attack %s with %s", other, name);
            put_why(to, game, -1, question);
            snprintf(question, sizeof question, "target %s with %s", other, name);
            put_why(to, game, -1, question);
        }
        last = view.cards[i].zone == AG_VIEW_PARTY ? i : last;
    }
}

void seen_past(FILE *to, ag_game *game, int most)
{
    static const char *const verbs[] = { "damage", "healing", "trigger" };
    static ag_view view;
    char name[256], question[300];
    ag_game_view(game, -1, &view);
    for (int i = 0; i < view.card_count && most > 0; i++) {
        if (view.cards[i].zone != AG_VIEW_PARTY) continue;
        name_card(&view, i, name, sizeof name);
        for (int v = 0; v < 3; v++) {
            snprintf(question, sizeof question, "%s %s", verbs[v], name);
            put_why(to, game, v == 2 && i % 4 == 0 ? 1 : -1, question);
        }
        most--;
    }
}

// ---- events ----

void seen_told(FILE *to, ag_game *game, int seat)
{
    char line[1024];
    while (ag_game_next_line(game, seat, line, sizeof line)) {
        fprintf(to, "%s (%s)\n", line, ag_game_line_rule(game));
    }
}

void seen_result(FILE *to, const ag_game *game)
{
    for (int i = 0; ag_game_fault_at(game, i) != NULL; i++) {
        fprintf(to, "fault %s\n", ag_game_fault_at(game, i));
    }
    ag_result result = ag_game_result(game);
    fprintf(to,
            "%s, %s: \"%s\" (%s), turns %u, decisions %u, links %u, rulings %u, %016" PRIx64 "\n",
            result.raid, result.mode, result.winner, result.reason, result.turns, result.decisions,
            result.links, result.rulings, result.hash);
}
