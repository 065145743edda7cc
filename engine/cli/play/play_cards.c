// Cards on a screen: one in a few words, and which of them look the same.
#include "cli/play/play_words.h"

#include <string.h>

#include "base/letter.h"

// ag_view_card.types has the bits in this order.
enum { IS_HERO = 1, IS_ALLY = 2, IS_ARMOR = 8, IS_WEAPON = 32 };

const ag_view_card *ag_view_by_id(const ag_view *view, uint32_t id)
{
    for (int i = 0; id != 0 && i < view->card_count; i++) {
        if (view->cards[i].id == id) return &view->cards[i];
    }
    return NULL;
}

const ag_view_card *ag_view_named(const ag_view *view, const char *name)
{
    const ag_view_card *begins = NULL;
    size_t length = strlen(name);
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (ag_case_compare(card->name, name) == 0) return card;
        if (length >= 3 && begins == NULL && ag_case_compare_part(card->name, name, length) == 0) {
            begins = card;
        }
    }
    return begins;
}

const ag_view_card *ag_view_attacker(const ag_view *view)
{
    for (int i = 0; i < view->card_count; i++) {
        if (view->cards[i].zone == AG_VIEW_PARTY && view->cards[i].attacking) {
            return &view->cards[i];
        }
    }
    return NULL;
}

int ag_view_acts(const ag_view *view)
{
    return view->turn_seat == view->seat && view->phase_kind == AG_VIEW_PHASE_ACTION;
}

int ag_view_may_end_turn(const ag_view *view)
{
    return ag_view_acts(view) && view->link_count == 0 && ag_view_attacker(view) == NULL;
}

// ---- alike ----

static int has_attachments(const ag_view *view, const ag_view_card *card)
{
    for (int i = 0; i < view->card_count; i++) {
        if (card->id != 0 && view->cards[i].host == card->id) return 1;
    }
    return 0;
}

static int same_counters(const ag_view_card *a, const ag_view_card *b)
{
    int same = a->counter_count == b->counter_count;
    for (int i = 0; same && i < a->counter_count; i++) {
        same = a->counters[i] == b->counters[i]
               && strcmp(a->counter_names[i], b->counter_names[i]) == 0;
    }
    return same;
}

static int same_marks(const ag_view *view, const ag_view_card *a, const ag_view_card *b)
{
    for (int i = 0; a->id != b->id && i < view->mark_count; i++) {
        if (view->mark_cards[i] == a->id || view->mark_cards[i] == b->id) return 0;
    }
    return 1;
}

int ag_cards_look_same(const ag_view *view, const ag_view_card *a, const ag_view_card *b)
{
    if (a == NULL || b == NULL) return 0;
    return a->zone == b->zone && a->controller == b->controller && a->host == b->host
           && strcmp(a->key, b->key) == 0 && strcmp(a->name, b->name) == 0 && a->atk == b->atk
           && a->health == b->health && a->damage == b->damage && a->def == b->def
           && a->ready == b->ready && a->attacking == b->attacking && a->defending == b->defending
           && a->keywords == b->keywords && a->is_new == b->is_new && a->face_up == b->face_up
           && a->flipped == b->flipped && a->felled == b->felled
           && a->undamageable == b->undamageable && !a->apart == !b->apart && a->cost == b->cost
           && same_counters(a, b) && same_marks(view, a, b) && !has_attachments(view, a)
           && !has_attachments(view, b);
}

int ag_options_look_same(const ag_view *view, const ag_view_option *a, const ag_view_option *b)
{
    int is_card = a->move == AG_MOVE_CARD || a->move == AG_MOVE_PLAY || a->move == AG_MOVE_PLACE
                  || a->move == AG_MOVE_ATTACK || a->move == AG_MOVE_USE;
    return is_card && a->move == b->move && a->value == b->value && strcmp(a->text, b->text) == 0
           && ag_cards_look_same(view, ag_view_by_id(view, a->card), ag_view_by_id(view, b->card));
}

int ag_option_with(const ag_question *question, ag_move move)
{
    for (int i = 0; i < question->option_count; i++) {
        if (question->options[i].move == move) return i;
    }
    return -1;
}

int ag_option_alone(const ag_question *question)
{
    int none = ag_option_with(question, AG_MOVE_NONE);
    return none >= 0 && question->option_count == 2 ? 1 - none : -1;
}

int ag_cards_alike(const ag_view *view, int at)
{
    int count = 0;
    for (int i = 0; i < view->card_count; i++) {
        if (i == at || ag_cards_look_same(view, &view->cards[i], &view->cards[at])) {
            if (i < at) return 0;
            count++;
        }
    }
    return count;
}

// ---- in words ----

void ag_card_write_name(ag_writer *out, const ag_view_card *card)
{
    ag_write(out, "%s", card->name[0] != '\0' ? card->name : "(a card)");
}

void ag_card_write_cost(ag_writer *out, const ag_view_card *card)
{
    if (card->has_cost) {
        ag_write(out, " (");
        ag_write_cost(out, card->cost, card->cost_x);
        ag_write(out, ")");
    }
}

int ag_card_is_hero(const ag_view_card *card)
{
    return (card->types & IS_HERO) != 0;
}

int ag_card_is_ally(const ag_view_card *card)
{
    return (card->types & IS_ALLY) != 0;
}

static void write_health(ag_writer *out, const ag_view_card *card)
{
    int left = card->health - card->damage;
    if (card->damage > 0) {
        ag_paint_write(out, AG_PAINT_HURT, "%d", left);
    } else {
        ag_write(out, "%d", left);
    }
}

static void add_state(ag_writer *out, const char *text)
{
    ag_write(out, "%s%s", out->length > 0 ? ", " : "", text);
}

// A player who is set apart: only the hero shows it, for the whole party.
// Otherwise the card itself does.
static int shows_apart(const ag_view *view, const ag_view_card *card)
{
    int seat = card->controller;
    int with_player =
        seat >= 1 && seat <= view->player_count && view->players[seat - 1].apart != NULL;
    return card->apart != NULL && (!with_player || view->players[seat - 1].hero == card->id);
}

// What is special about the card now: "exhausted, ripe 2, on it: Curse of Agony".
static void write_states(ag_writer *out, const ag_view *view, const ag_view_card *card)
{
    for (int i = 0; card->id != 0 && i < view->mark_count; i++) {
        if (view->mark_cards[i] == card->id) add_state(out, view->mark_names[i]);
    }
    if (shows_apart(view, card)) add_state(out, card->apart);
    if (!card->ready) add_state(out, "exhausted");
    if (card->is_new && view->turn_seat == card->controller) add_state(out, "new");
    if (card->flipped) add_state(out, "flipped");
    if (card->felled && !card->is_boss) {  // a raid's own Boss goes on as another card (R101.4)
        add_state(out, "dealt fatal damage");
    }
    if (card->undamageable) add_state(out, "can't be dealt damage");
    if (card->attacking) add_state(out, "attacking");
    if (card->defending) add_state(out, "defending");
    if (!card->face_up && card->name[0] != '\0') add_state(out, "face down");
    for (int i = 0; i < card->counter_count; i++) {
        add_state(out, card->counter_names[i]);
        ag_write(out, " %d", card->counters[i]);
    }
    for (int seat = 0; card->id != 0 && seat < view->player_count; seat++) {
        const ag_view_player *player = &view->players[seat];
        for (int i = 0; player->hero == card->id && i < player->number_count; i++) {
            add_state(out, player->number_names[i]);
            ag_write(out, " %d", player->numbers[i]);
        }
    }
    static const char *const words[] = { "Protector",  "Ferocity",     "Elusive", "Stealth",
                                         "Long-Range", "Untargetable", "Immune" };
    for (int i = 0; i < (int)(sizeof words / sizeof words[0]); i++) {
        if (card->keywords >> i & 1) add_state(out, words[i]);
    }
    // "on it: Renew, 2 x Curse of Agony".
    const char *between = out->length > 0 ? ", on it: " : "on it: ";
    for (int i = 0; card->id != 0 && i < view->card_count; i++) {
        const ag_view_card *on = &view->cards[i];
        int count = on->zone == AG_VIEW_PARTY && on->host == card->id ? ag_cards_alike(view, i) : 0;
        if (count > 0) {
            ag_write(out, "%s", between);
            ag_write(out, count > 1 ? "%d x " : "", count);
            ag_card_write_name(out, on);
            ag_write(out, "%s", on->ready ? "" : " (exhausted)");
            between = ", ";
        }
    }
}

void ag_card_write(ag_writer *out, const ag_view *view, const ag_view_card *card, int count)
{
    char states[600] = "";
    ag_writer special = ag_writer_open(states, sizeof states);
    if (count > 1) ag_write(out, "%d x ", count);
    if (card->ready) {
        ag_card_write_name(out, card);
    } else {
        ag_paint_write(out, AG_PAINT_SPENT, "%s", card->name[0] != '\0' ? card->name : "(a card)");
    }
    // Heroes by their health, "24/25", of which a Boss may have none; allies as printed, "2/3",
    // with the health that is left.
    if (ag_card_is_hero(card)) {
        if (card->health > 0) {
            ag_write(out, " ");
            write_health(out, card);
            ag_write(out, "/%d", card->health);
        }
        ag_write(out, " ATK %d", card->atk);
    } else if ((card->types & (IS_HERO | IS_ALLY)) != 0) {
        ag_write(out, " %d/", card->atk);
        write_health(out, card);
    } else if (card->types & IS_WEAPON) {
        ag_write(out, " ATK %d", card->atk);
    }
    if (card->types & IS_ARMOR || card->def > 0) ag_write(out, " DEF %d", card->def);
    write_states(&special, view, card);
    if (states[0] != '\0') ag_write(out, " [%s]", states);
}
