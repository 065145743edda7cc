// The referee's commands: what people type, read as changes of the table. Cards are found where all
// can see them, or in the pile that the command names.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/error.h"
#include "engine.h"
#include "game/game.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"
#include "store/library.h"

enum { COMMAND_MAX = 512, SEAT_NONE = 0 };

typedef struct command {
    ag_engine *engine;
    ag_game *game;
    const char *verb, *usage;
    char text[COMMAND_MAX];  // what stands behind the verb
    ag_place place;
    ag_error *error;
} command;

static const ag_state *state_of(const command *now)
{
    return ag_game_rules(now->game)->state;
}

// ---- words ----

static ag_status misread(const command *now)
{
    return ag_fail(now->error, AG_USAGE, "referee %s %s", now->verb, now->usage);
}

// Cuts the last word off and returns it; NULL where only one is left.
static char *last_word(char *text)
{
    char *blank = strrchr(text, ' ');
    if (blank == NULL) {
        return NULL;
    }
    *blank = '\0';
    return blank + 1;
}

static int read_number(const char *text, int32_t *out)
{
    char *end;
    long number = text == NULL ? 0 : strtol(text, &end, 10);
    if (text == NULL || end == text || *end != '\0' || number < -30000 || number > 30000) {
        return 0;
    }
    *out = (int32_t)number;
    return 1;
}

static ag_status read_seat(const command *now, const char *text, ag_seat *out)
{
    int32_t number = 0;
    int boss = ag_game_boss(now->game);
    if (strcasecmp(text, "boss") == 0) {
        number = boss;
    } else if (!read_number(text, &number) || number < 1 || number > boss) {
        return ag_fail(now->error, AG_USAGE, "there is no seat \"%s\": seats are 1 to %d, or boss",
                       text, boss);
    }
    *out = (ag_seat)number;
    return AG_OK;
}

// ---- places ----

typedef struct spot {
    uint8_t zone;
    ag_seat seat;
    uint16_t deck;
} spot;

static ag_status read_zone(const command *now, const char *text, uint8_t *zone)
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
        if (strcasecmp(zones[i].word, text) == 0) {
            *zone = zones[i].zone;
            return AG_OK;
        }
    }
    return ag_fail(now->error, AG_USAGE,
                   "there is no place \"%s\": hand, deck, play, resources, graveyard or removed",
                   text);
}

// The deck of the Boss player that is called so.
static ag_status read_deck(const command *now, const char *text, uint16_t *deck)
{
    const ag_raid_def *raid = ag_game_rules(now->game)->catalog->raid;
    for (uint16_t i = 0; raid != NULL && i < raid->deck_count; i++) {
        if (strcasecmp(raid->deck_names[i], text) == 0) {
            *deck = i;
            return AG_OK;
        }
    }
    return ag_fail(now->error, AG_USAGE, "the raid has no deck \"%s\"", text);
}

// "hand@2", "deck:event@boss".
static ag_status read_spot(const command *now, char *text, spot *out)
{
    char *at = strchr(text, '@');
    char *colon = strchr(text, ':');
    *out = (spot){ 0 };
    if (at == NULL || (colon != NULL && colon > at)) {
        return ag_fail(now->error, AG_USAGE, "whose? A place is ZONE@SEAT: hand@1, play@boss");
    }
    *at = '\0';
    if (colon != NULL) {
        *colon = '\0';
    }
    ag_status status = read_zone(now, text, &out->zone);
    if (status == AG_OK) {
        status = read_seat(now, at + 1, &out->seat);
    }
    if (status == AG_OK && colon != NULL) {
        status = read_deck(now, colon + 1, &out->deck);
    }
    return status;
}

// ---- cards at the table ----

typedef struct wanted {
    const char *name;
    spot where;  // zone 0: in play, whoever's; or that seat's
    int nth;     // 0: the only one
    uint16_t found;
    int count;
} wanted;

static const char *stem_of(const char *key)
{
    const char *slash = strrchr(key, '/');
    return slash != NULL ? slash + 1 : key;
}

static int is_named(const command *now, uint16_t slot, const wanted *it)
{
    const ag_state *state = state_of(now);
    const ag_card *card = &state->cards[slot];
    const ag_card_def *def = ag_catalog_card(ag_game_rules(now->game)->catalog, card->printed);
    if (strcasecmp(it->name, "hero") == 0) {
        return it->where.seat != SEAT_NONE && state->players[it->where.seat].hero.slot == slot;
    }
    for (int side = 0; side < def->side_count; side++) {
        if (def->side[side].name != NULL && strcasecmp(def->side[side].name, it->name) == 0) {
            return 1;
        }
    }
    return strcmp(def->key, it->name) == 0 || strcmp(stem_of(def->key), it->name) == 0;
}

static int is_in(const ag_pile *pile, const wanted *it)
{
    int in_play = pile->zone == AG_ZONE_PARTY || pile->zone == AG_ZONE_RESOURCES;
    int zone = it->where.zone != 0 ? pile->zone == it->where.zone : in_play;
    return zone && (it->where.seat == SEAT_NONE || pile->seat == it->where.seat);
}

// Counts in the order of the board: seat by seat, and in a row from its beginning.
static void look_for(const command *now, wanted *it)
{
    const ag_state *state = state_of(now);
    for (int pile = 1; pile < state->used.piles; pile++) {
        uint16_t slot = is_in(&state->piles[pile], it) ? state->piles[pile].first : 0;
        for (; slot != 0; slot = state->cards[slot].next) {
            // What lies face down is nothing that all can see.
            int shows = it->where.zone != 0 || !ag_card_is_blank(&state->cards[slot]);
            if (!shows || !is_named(now, slot, it)) {
                continue;
            }
            it->count++;
            if (it->count == (it->nth == 0 ? 1 : it->nth)) {
                it->found = slot;
            }
        }
    }
}

// Takes " #2", " in ZONE@SEAT" and "@SEAT" off the name, from its end.
static ag_status read_wanted(const command *now, char *text, wanted *it)
{
    *it = (wanted){ .name = text };
    char *number = strstr(text, " #");
    int32_t nth = 0;
    if (number != NULL) {
        if (!read_number(number + 2, &nth) || nth < 1) {
            return misread(now);
        }
        *number = '\0';
        it->nth = nth;
    }
    char *at = strrchr(text, '@');
    if (at == NULL) {
        return text[0] == '\0' ? misread(now) : AG_OK;
    }
    for (char *in = strstr(text, " in "); in != NULL; in = strstr(in + 1, " in ")) {
        if (strchr(in + 4, ' ') == NULL) {
            *in = '\0';
            return read_spot(now, in + 4, &it->where);
        }
    }
    *at = '\0';
    return text[0] == '\0' ? misread(now) : read_seat(now, at + 1, &it->where.seat);
}

// Copies in a deck or hand are alike; elsewhere the command says which.
static ag_status find_card(const command *now, char *text, uint16_t *slot)
{
    wanted it;
    ag_status status = read_wanted(now, text, &it);
    if (status < 0) {
        return status;
    }
    look_for(now, &it);
    int alike = it.where.zone == AG_ZONE_DECK || it.where.zone == AG_ZONE_HAND;
    if (it.count == 0 && it.where.zone == 0) {
        return ag_fail(now->error, AG_NOT_FOUND,
                       "no \"%s\" is in play%s; elsewhere it is \"%s in ZONE@SEAT\"", it.name,
                       it.where.seat != SEAT_NONE ? " there" : "", it.name);
    }
    if (it.count == 0 || it.found == 0) {
        return ag_fail(now->error, AG_NOT_FOUND, "there are %d \"%s\" in that place", it.count,
                       it.name);
    }
    if (it.count > 1 && it.nth == 0 && !alike) {
        return ag_fail(now->error, AG_USAGE,
                       "there are %d \"%s\": say which with @SEAT, or with #1 to #%d behind it",
                       it.count, it.name, it.count);
    }
    *slot = it.found;
    return AG_OK;
}

// ---- verbs ----

// "CARD to PLACE words": `text` becomes the card, `words` what stands behind the place.
static ag_status split_to(command *now, char **words, spot *where)
{
    char *to = NULL;
    for (char *at = strstr(now->text, " to "); at != NULL; at = strstr(at + 1, " to ")) {
        to = at;
    }
    if (to == NULL) {
        return misread(now);
    }
    *to = '\0';
    char *place = to + 4;
    char *blank = strchr(place, ' ');
    *words = blank != NULL ? blank + 1 : place + strlen(place);
    if (blank != NULL) {
        *blank = '\0';
    }
    return read_spot(now, place, where);
}

static ag_status read_flags(command *now, char *words, int taken)
{
    static const struct {
        const char *word;
        uint8_t flag;
    } flags[] = { { "exhausted", AG_PLACE_EXHAUSTED },
                  { "new", AG_PLACE_NEW },
                  { "down", AG_PLACE_DOWN },
                  { "back", AG_PLACE_BACK },
                  { "bottom", AG_PLACE_BOTTOM } };
    char *rest = NULL;
    for (char *word = strtok_r(words, " ", &rest); word != NULL;
         word = strtok_r(NULL, " ", &rest)) {
        uint8_t flag = 0;
        for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
            flag |= strcasecmp(flags[i].word, word) == 0 ? flags[i].flag : 0;
        }
        if ((flag & taken) == 0) {
            return misread(now);
        }
        now->place.flags |= flag;
    }
    return AG_OK;
}

static ag_status give(command *now)
{
    char *words;
    spot where;
    const ag_card_row *row;
    ag_status status = split_to(now, &words, &where);
    if (status == AG_OK) {
        status = read_flags(now, words, ~0);
    }
    if (status == AG_OK) {
        status = ag_library_resolve(now->engine->library, now->text, &row, now->error);
    }
    if (status < 0) {
        return status;
    }
    const ag_port *port = ag_game_rules(now->game)->port;
    now->place.kind = AG_PLACE_CARD;
    now->place.seat = where.seat;
    now->place.zone = where.zone;
    now->place.index = where.deck;
    now->place.card = port->card(port->host, row->key);
    return now->place.card != 0 ? AG_OK
                                : ag_fail(now->error, AG_NOT_FOUND,
                                          "the scripts of this game have no \"%s\"", row->key);
}

static ag_status move(command *now)
{
    char *words;
    spot where;
    ag_status status = split_to(now, &words, &where);
    if (status == AG_OK) {
        status = read_flags(now, words, AG_PLACE_EXHAUSTED | AG_PLACE_DOWN | AG_PLACE_BOTTOM);
    }
    if (status == AG_OK) {
        status = find_card(now, now->text, &now->place.slot);
    }
    if (status < 0) {
        return status;
    }
    const ag_state *state = state_of(now);
    int row = where.zone == AG_ZONE_PARTY || where.zone == AG_ZONE_RESOURCES;
    ag_seat owner = state->cards[now->place.slot].owner;
    if (!row && where.seat != owner) {
        return ag_fail(now->error, AG_USAGE, "out of play a card goes to its owner: seat %d",
                       owner);
    }
    now->place.kind = AG_PLACE_MOVE;
    now->place.seat = where.seat;
    now->place.zone = where.zone;
    return AG_OK;
}

static ag_status change_damage(command *now, int sign)
{
    int32_t number;
    if (!read_number(last_word(now->text), &number) || number < 1) {
        return misread(now);
    }
    ag_status status = find_card(now, now->text, &now->place.slot);
    if (status < 0) {
        return status;
    }
    int left = state_of(now)->cards[now->place.slot].damage + sign * number;
    now->place.kind = AG_PLACE_DAMAGE;
    now->place.number = left < 0 ? 0 : left;
    return AG_OK;
}

static ag_status damage(command *now)
{
    return change_damage(now, 1);
}

static ag_status heal(command *now)
{
    return change_damage(now, -1);
}

static ag_status counters(command *now)
{
    const ag_catalog *catalog = ag_game_rules(now->game)->catalog;
    if (!read_number(last_word(now->text), &now->place.number)) {
        return misread(now);
    }
    const char *name = last_word(now->text);
    if (name == NULL) {
        return misread(now);
    }
    now->place.kind = AG_PLACE_COUNTER;
    for (uint16_t i = 1; i < catalog->symbol_count; i++) {
        now->place.index = strcmp(catalog->symbols[i], name) == 0 ? i : now->place.index;
    }
    if (now->place.index == 0) {
        return ag_fail(now->error, AG_NOT_FOUND, "no card of this game knows %s counters", name);
    }
    return find_card(now, now->text, &now->place.slot);
}

static ag_status exhaust(command *now)
{
    now->place.kind = AG_PLACE_READY;
    now->place.flags = AG_PLACE_EXHAUSTED;
    return find_card(now, now->text, &now->place.slot);
}

static ag_status ready(command *now)
{
    now->place.kind = AG_PLACE_READY;
    return find_card(now, now->text, &now->place.slot);
}

static ag_status flip(command *now)
{
    ag_status status = find_card(now, now->text, &now->place.slot);
    now->place.kind = AG_PLACE_FACE;
    if (status == AG_OK && state_of(now)->cards[now->place.slot].side == 0) {
        now->place.flags = AG_PLACE_BACK;
    }
    return status;
}

static ag_status attach(command *now)
{
    char *to = strstr(now->text, " to ");
    if (to == NULL) {
        return misread(now);
    }
    *to = '\0';
    now->place.kind = AG_PLACE_HOST;
    ag_status status = find_card(now, now->text, &now->place.slot);
    return status < 0 ? status : find_card(now, to + 4, &now->place.host);
}

static ag_status set_word(command *now)
{
    const ag_raid_def *raid = ag_game_rules(now->game)->catalog->raid;
    if (!read_number(last_word(now->text), &now->place.number)) {
        return misread(now);
    }
    now->place.kind = AG_PLACE_WORD;
    for (uint16_t i = 0; raid != NULL && i < raid->word_count; i++) {
        if (strcmp(raid->word_names[i], now->text) == 0) {
            now->place.index = i;
            return AG_OK;
        }
    }
    return ag_fail(now->error, AG_NOT_FOUND, "the raid has no word \"%s\"", now->text);
}

static ag_status die(command *now)
{
    now->place.kind = AG_PLACE_DIE;
    return read_number(now->text, &now->place.number) ? AG_OK : misread(now);
}

// ---- a command ----

static const struct {
    const char *verb, *usage;
    ag_status (*read)(command *now);
} verbs[] = {
    { "give", "CARD to ZONE@SEAT [exhausted] [down] [back] [new] [bottom]", give },
    { "move", "CARD to ZONE@SEAT [exhausted] [down] [bottom]", move },
    { "damage", "CARD N: that much more", damage },
    { "heal", "CARD N: that much less", heal },
    { "counters", "CARD NAME N: that many more", counters },
    { "exhaust", "CARD", exhaust },
    { "ready", "CARD", ready },
    { "flip", "CARD: its other side shows", flip },
    { "attach", "CARD to CARD", attach },
    { "set", "WORD N: a word of the raid", set_word },
    { "die", "N: what the next die shows", die },
};
enum { VERB_COUNT = sizeof verbs / sizeof verbs[0] };

static const char *verb_name(void *context, int index)
{
    (void)context;
    return index < VERB_COUNT ? verbs[index].verb : NULL;
}

static ag_status no_verb(const char *word, ag_error *error)
{
    const char *nearest = ag_nearest(word, verb_name, NULL);
    return ag_fail(error, AG_USAGE,
                   "the referee can give, move, damage, heal, counters, exhaust, ready, flip, "
                   "attach, set, die; not \"%s\"%s%s%s",
                   word, nearest != NULL ? " (did you mean " : "", nearest != NULL ? nearest : "",
                   nearest != NULL ? "?)" : "");
}

ag_status ag_game_referee(ag_engine *engine, ag_game *game, const char *words, ag_error *error)
{
    command now = { .engine = engine, .game = game, .error = error };
    char word[16];
    size_t length = words == NULL ? 0 : strcspn(words, " ");
    if (engine == NULL || game == NULL || length == 0 || strlen(words) >= COMMAND_MAX) {
        return ag_fail(error, AG_USAGE, "what does the referee do? A command was expected");
    }
    snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : sizeof word - 1),
             words);
    const char *rest = words + length;
    snprintf(now.text, sizeof now.text, "%s", rest + strspn(rest, " "));
    for (int i = 0; i < VERB_COUNT; i++) {
        if (strcasecmp(verbs[i].verb, word) == 0) {
            now.verb = verbs[i].verb;
            now.usage = verbs[i].usage;
            if (now.text[0] == '\0') {
                return misread(&now);
            }
            ag_status status = verbs[i].read(&now);
            return status < 0 ? status : ag_game_place(game, &now.place, NULL, error);
        }
    }
    return no_verb(word, error);
}
