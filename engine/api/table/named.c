// Cards, seats and places by the words that people type for them, for the referee and for questions
// why: "Onyxian Whelp@boss #2", "Fire Blast in hand@1", "hero@2", "deck:event@boss".
#include "api/table/named.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/letter.h"
#include "base/span.h"
#include "game/log/sentence.h"
#include "state/card.h"

enum { SEAT_NONE = 0, LIST_MAX = 160 };

static const ag_state *state_of(const ag_named_how *how)
{
    return ag_game_rules(how->game)->state;
}

static ag_status misread(const ag_named_how *how)
{
    return ag_fail(how->error, AG_USAGE, "%s", how->usage);
}

// Whether a name may end here: its seat, its place, its number or nothing follows.
static int is_tail(const char *text)
{
    return text[0] == '\0' || text[0] == '@' || strncmp(text, " in ", 4) == 0
           || strncmp(text, " #", 2) == 0;
}

char *ag_named_unquote(char *text)
{
    char *end = text[0] == '"' ? strrchr(text + 1, '"') : NULL;
    // A card's own name may have them: "Chipper" Ironbane.
    if (end == NULL || !is_tail(end + 1)) return text;
    memmove(end, end + 1, strlen(end));
    memmove(text, text + 1, strlen(text));
    return end[-1] != '\0' ? end - 1 : text;  // around all of it: "Guard@1"
}

char *ag_named_cut(char *text, const char *word)
{
    int quoted = 0;
    for (; *text != '\0'; text++) {
        quoted ^= *text == '"';
        if (!quoted && strncmp(text, word, strlen(word)) == 0) {
            *text = '\0';
            return text + strlen(word);
        }
    }
    return NULL;
}

int ag_named_number(const char *text, int32_t *out)
{
    char *end;
    long number = text == NULL ? 0 : strtol(text, &end, 10);
    if (text == NULL || end == text || *end != '\0' || number < -30000 || number > 30000) return 0;
    *out = (int32_t)number;
    return 1;
}

ag_status ag_named_seat(const ag_named_how *how, const char *text, ag_seat *out)
{
    int32_t number = 0;
    int boss = ag_game_boss(how->game), seats = ag_game_seats(how->game);
    if (ag_case_compare(text, "boss") == 0 && boss != 0) {
        number = boss;
    } else if (!ag_named_number(text, &number) || number < 1 || number > seats) {
        return ag_fail(how->error, AG_USAGE, "there is no seat \"%s\": seats are 1 to %d%s", text,
                       seats, boss != 0 ? ", or boss" : "");
    }
    *out = (ag_seat)number;
    return AG_OK;
}

ag_status ag_named_no_verb(const char *lead, const char *word, ag_candidate *verbs, ag_error *error)
{
    char list[LIST_MAX];
    ag_writer text = ag_writer_open(list, sizeof list);
    const char *verb;
    for (int i = 0; (verb = verbs(NULL, i)) != NULL; i++) {
        ag_write(&text, "%s%s", i == 0 ? "" : ", ", verb);
    }
    AG_ASSERT(!text.cut);
    const char *nearest = ag_nearest(word, verbs, NULL);
    return ag_fail(error, AG_USAGE, "%s %s; not \"%s\"%s%s%s", lead, list, word,
                   nearest != NULL ? " (did you mean " : "", nearest != NULL ? nearest : "",
                   nearest != NULL ? "?)" : "");
}

// ---- places ----

static uint8_t zone_called(const char *text, size_t length)
{
    static const struct {
        const char *word;
        uint8_t zone;
    } zones[] = {
        { "hand", AG_ZONE_HAND },           { "deck", AG_ZONE_DECK },
        { "play", AG_ZONE_PARTY },          { "resources", AG_ZONE_RESOURCES },
        { "graveyard", AG_ZONE_GRAVEYARD }, { "removed", AG_ZONE_REMOVED },
    };
    for (size_t i = 0; i < sizeof zones / sizeof zones[0]; i++) {
        if (strlen(zones[i].word) == length
            && ag_case_compare_part(zones[i].word, text, length) == 0) {
            return zones[i].zone;
        }
    }
    return 0;
}

static ag_status read_zone(const ag_named_how *how, const char *text, uint8_t *zone)
{
    *zone = zone_called(text, strlen(text));
    return *zone != 0
               ? AG_OK
               : ag_fail(how->error, AG_USAGE,
                         "there is no place \"%s\": hand, deck, play, resources, graveyard or "
                         "removed",
                         text);
}

// The deck of the Boss player with this name.
static ag_status read_deck(const ag_named_how *how, const char *text, uint16_t *deck)
{
    const ag_raid_def *raid = ag_game_rules(how->game)->catalog->raid;
    for (uint16_t i = 0; raid != NULL && i < raid->deck_count; i++) {
        if (ag_case_compare(raid->deck_names[i], text) == 0) {
            *deck = i;
            return AG_OK;
        }
    }
    return ag_fail(how->error, AG_USAGE, "the raid has no deck \"%s\"", text);
}

// "hand@2", "deck:event@boss".
ag_status ag_named_spot(const ag_named_how *how, char *text, ag_spot *out)
{
    char *at = strchr(text, '@');
    char *colon = strchr(text, ':');
    *out = (ag_spot){ 0 };
    if (at == NULL || (colon != NULL && colon > at)) {
        return ag_fail(how->error, AG_USAGE, "whose? A place is ZONE@SEAT: hand@1, play@boss");
    }
    *at = '\0';
    if (colon != NULL) *colon = '\0';
    ag_status status = read_zone(how, text, &out->zone);
    if (status == AG_OK) status = ag_named_seat(how, at + 1, &out->seat);
    if (status == AG_OK && colon != NULL) status = read_deck(how, colon + 1, &out->deck);
    return status;
}

// ---- cards at the table ----

typedef struct wanted {
    const char *name;
    ag_spot where;  // zone 0: in play, at any seat or at this one
    int nth;        // 0: the only one
    uint16_t found;
    int count, pile;
    int alike;  // all are in the same deck or hand
} wanted;

static const char *stem_of(const char *key)
{
    const char *slash = strrchr(key, '/');
    return slash != NULL ? slash + 1 : key;
}

static int is_name(const ag_named_how *how, const char *name, const char *word)
{
    size_t length = strlen(word);
    return name != NULL
           && (how->begins ? length >= 3 && ag_case_compare_part(name, word, length) == 0
                           : ag_case_compare(name, word) == 0);
}

static int is_named(const ag_named_how *how, uint16_t slot, const wanted *it)
{
    const ag_state *state = state_of(how);
    const ag_card *card = &state->cards[slot];
    const ag_card_def *def = ag_catalog_card(ag_game_rules(how->game)->catalog, card->printed);
    if (ag_case_compare(it->name, "hero") == 0) {
        return it->where.seat != SEAT_NONE && state->players[it->where.seat].hero.slot == slot;
    }
    for (int side = 0; side < def->side_count; side++) {
        if (is_name(how, def->side[side].name, it->name)
            || is_name(how, def->side[side].called, it->name)) {
            return 1;
        }
    }
    return strcmp(def->key, it->name) == 0 || strcmp(stem_of(def->key), it->name) == 0;
}

static int is_in(const ag_named_how *how, const ag_pile *pile, const wanted *it)
{
    unsigned zones = it->where.zone != 0 ? AG_BIT(it->where.zone) : how->zones;
    return (zones & AG_BIT(pile->zone))
           && (it->where.seat == SEAT_NONE || pile->seat == it->where.seat);
}

// Counts in the order of the board: seat by seat, and each row from its beginning.
static void look_for(const ag_named_how *how, wanted *it)
{
    const ag_state *state = state_of(how);
    for (int pile = 1; pile < state->used.piles; pile++) {
        uint16_t slot = is_in(how, &state->piles[pile], it) ? state->piles[pile].first : 0;
        for (; slot != 0; slot = state->cards[slot].next) {
            // Not everybody can see a face-down card.
            int shows =
                it->where.zone != 0 || how->face_down || !ag_card_is_blank(&state->cards[slot]);
            if (!shows || !ag_card_read_by(state, ag_card_id_of(state, slot), how->reader)
                || !is_named(how, slot, it)) {
                continue;
            }
            it->count++;
            if (it->count == (it->nth == 0 ? 1 : it->nth)) it->found = slot;
            int hidden = AG_BIT(AG_ZONE_DECK) | AG_BIT(AG_ZONE_HAND);
            it->alike &= (AG_BIT(state->piles[pile].zone) & hidden) != 0;
            it->alike &= it->pile == 0 || it->pile == pile;
            it->pile = pile;
        }
    }
}

// The names of cards that the reader may read, for "did you mean"; "" for the others.
static const char *name_seen(void *context, int index)
{
    const ag_named_how *how = context;
    const ag_state *state = state_of(how);
    int slot = index + 1;
    if (slot >= state->used.cards) return NULL;
    ag_card_id card = ag_card_id_of(state, (uint16_t)slot);
    int seen = ag_card_exists(state, card) && ag_card_read_by(state, card, how->reader);
    return seen ? ag_printed_name(ag_game_rules(how->game)->catalog, state->cards[slot].printed)
                : "";
}

// Whether the reader may read a card with exactly this name, which ends at `end`.
static int is_called(const ag_named_how *how, char *name, char *end)
{
    const ag_state *state = state_of(how);
    ag_named_how whole = *how;
    wanted it = { .name = name };
    char cut = *end;
    int called = 0;
    whole.begins = 0;
    *end = '\0';
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        ag_card_id card = ag_card_id_of(state, slot);
        called |= ag_card_exists(state, card) && ag_card_read_by(state, card, how->reader)
                  && is_named(&whole, slot, &it);
    }
    *end = cut;
    return called;
}

// Where " in ZONE@SEAT" begins; `at` is its "@". A name may contain " in " too: World in Flames@1.
// There both sides together are a name, or the right side is not a zone nor the left side a name.
static char *place_behind(const ag_named_how *how, char *name, char *tail, char *at)
{
    char *in = strstr(tail, " in ");
    while (in != NULL && strchr(in + 4, ' ') != NULL) in = strstr(in + 1, " in ");
    if (in == NULL || tail != name) {
        return in;  // the quotation marks say where the name ends
    }
    int is_place = zone_called(in + 4, strcspn(in + 4, ":@")) != 0 || is_called(how, name, in);
    return is_place && !is_called(how, name, at) ? in : NULL;
}

// Takes " #2", " in ZONE@SEAT" and "@SEAT" off the name, from its end.
static ag_status read_wanted(const ag_named_how *how, char *text, wanted *it)
{
    *it = (wanted){ .name = text, .alike = 1 };
    char *tail = ag_named_unquote(text);
    char *number = strstr(tail, " #");
    int32_t nth = 0;
    if (number != NULL) {
        if (!ag_named_number(number + 2, &nth) || nth < 1) return misread(how);
        *number = '\0';
        it->nth = nth;
    }
    char *at = strrchr(tail, '@');
    if (at == NULL) return text[0] == '\0' ? misread(how) : AG_OK;
    char *in = place_behind(how, text, tail, at);
    if (in != NULL) {
        *in = '\0';
        return ag_named_spot(how, in + 4, &it->where);
    }
    *at = '\0';
    return text[0] == '\0' ? misread(how) : ag_named_seat(how, at + 1, &it->where.seat);
}

// Copies in one deck or hand are alike; elsewhere the command must say which.
ag_status ag_named_card(const ag_named_how *how, char *text, uint16_t *slot)
{
    wanted it;
    ag_status status = read_wanted(how, text, &it);
    if (status < 0) return status;
    look_for(how, &it);
    const char *where = how->zones == AG_BIT(AG_ZONE_HAND) ? "in hand" : "in play";
    const char *nearest = it.count == 0 ? ag_nearest(it.name, name_seen, (void *)how) : NULL;
    if (it.count == 0 && nearest != NULL && ag_case_compare(nearest, it.name) != 0) {
        return ag_fail(how->error, AG_NOT_FOUND, "no \"%s\" is %s (did you mean \"%s\"?)", it.name,
                       where, nearest);
    }
    if (it.count == 0 && it.where.zone == 0) {
        return ag_fail(how->error, AG_NOT_FOUND,
                       "no \"%s\" is %s%s; elsewhere it is \"%s in ZONE@SEAT\"", it.name, where,
                       it.where.seat != SEAT_NONE ? " there" : "", it.name);
    }
    if (it.count == 0 || it.found == 0) {
        return ag_fail(how->error, AG_NOT_FOUND, "there are %d \"%s\" in that place", it.count,
                       it.name);
    }
    if (it.count > 1 && it.nth == 0 && !it.alike) {
        return ag_fail(how->error, AG_USAGE,
                       "there are %d \"%s\": say which with @SEAT, or with #1 to #%d behind it",
                       it.count, it.name, it.count);
    }
    *slot = it.found;
    return AG_OK;
}
