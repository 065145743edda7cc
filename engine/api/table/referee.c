// The referee's commands: what people type, read as changes of the table.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "api/handle/engine.h"
#include "api/table/named.h"
#include "base/error.h"
#include "base/letter.h"
#include "game/log/game.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"
#include "store/database/library.h"

enum { COMMAND_MAX = 512 };

typedef struct command {
    ag_engine *engine;
    ag_game *game;
    const char *whole_usage;
    char text[COMMAND_MAX];  // what follows the verb
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
    return ag_fail(now->error, AG_USAGE, "%s", now->whole_usage);
}

static ag_named_how how(const command *now)
{
    return (ag_named_how){ .game = now->game,
                           .reader = -1,
                           .zones = AG_BIT(AG_ZONE_PARTY) | AG_BIT(AG_ZONE_RESOURCES),
                           .usage = now->whole_usage,
                           .error = now->error };
}

static ag_status find_card(const command *now, char *text, uint16_t *slot)
{
    ag_named_how wanted = how(now);
    return ag_named_card(&wanted, text, slot);
}

static ag_status read_spot(const command *now, char *text, ag_spot *out)
{
    ag_named_how wanted = how(now);
    return ag_named_spot(&wanted, text, out);
}

// Cuts off the last word and returns it; NULL if only one is left.
static char *last_word(char *text)
{
    char *blank = strrchr(text, ' ');
    if (blank == NULL) return NULL;
    *blank = '\0';
    return blank + 1;
}

// ---- verbs ----

// "CARD to PLACE words": `text` becomes the card, `words` what follows the place.
static ag_status split_to(command *now, char **words, ag_spot *where)
{
    char *to = NULL;
    for (char *at = strstr(now->text, " to "); at != NULL; at = strstr(at + 1, " to ")) to = at;
    if (to == NULL) return misread(now);
    *to = '\0';
    char *place = to + 4;
    char *blank = strchr(place, ' ');
    *words = blank != NULL ? blank + 1 : place + strlen(place);
    if (blank != NULL) *blank = '\0';
    return read_spot(now, place, where);
}

static ag_status read_flags(command *now, char *words, int taken)
{
    static const struct {
        const char *word;
        uint8_t flag;
    } flags[] = { { "exhausted", AG_PLACE_EXHAUSTED }, { "new", AG_PLACE_NEW },
                  { "down", AG_PLACE_DOWN },           { "back", AG_PLACE_BACK },
                  { "bottom", AG_PLACE_BOTTOM },       { "shuffled", AG_PLACE_SHUFFLED } };
    char *rest = NULL;
    for (char *word = strtok_r(words, " ", &rest); word != NULL;
         word = strtok_r(NULL, " ", &rest)) {
        uint8_t flag = 0;
        for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++) {
            flag |= ag_case_compare(flags[i].word, word) == 0 ? flags[i].flag : 0;
        }
        if ((flag & taken) == 0) return misread(now);
        now->place.flags |= flag;
    }
    return AG_OK;
}

// CR 412.1: in a resource row only quests and locations are face up.
static void lay_down(command *now, uint16_t printed)
{
    const ag_catalog *catalog = ag_game_rules(now->game)->catalog;
    uint32_t shows =
        ag_catalog_card(catalog, printed)->side[0].types & (AG_TYPE_QUEST | AG_TYPE_LOCATION);
    if (now->place.zone == AG_ZONE_RESOURCES && !shows) now->place.flags |= AG_PLACE_DOWN;
}

static ag_status give(command *now)
{
    char *words;
    ag_spot where;
    const ag_card_row *row;
    ag_status status = split_to(now, &words, &where);
    if (status == AG_OK) status = read_flags(now, words, ~0);
    if (status == AG_OK) {
        const char *raid = ag_game_options_of(now->game)->raid_key;
        (void)ag_named_unquote(now->text);
        status = ag_library_resolve_in(now->engine->library, raid, now->text, &row, now->error);
    }
    if (status < 0) return status;
    const ag_port *port = ag_game_rules(now->game)->port;
    now->place.kind = AG_PLACE_CARD;
    now->place.seat = where.seat;
    now->place.zone = where.zone;
    now->place.index = where.deck;
    now->place.card = port->card(port->host, row->key);
    lay_down(now, now->place.card);
    return now->place.card != 0 ? AG_OK
                                : ag_fail(now->error, AG_NOT_FOUND,
                                          "the scripts of this game have no \"%s\"", row->key);
}

static ag_status move(command *now)
{
    char *words;
    ag_spot where;
    ag_status status = split_to(now, &words, &where);
    if (status == AG_OK) {
        status = read_flags(now, words, AG_PLACE_EXHAUSTED | AG_PLACE_DOWN | AG_PLACE_BOTTOM);
    }
    if (status == AG_OK) status = find_card(now, now->text, &now->place.slot);
    if (status < 0) return status;
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
    lay_down(now, state_of(now)->cards[now->place.slot].printed);
    return AG_OK;
}

static ag_status change_damage(command *now, int sign)
{
    int32_t number;
    if (!ag_named_number(last_word(now->text), &number) || number < 1) return misread(now);
    ag_status status = find_card(now, now->text, &now->place.slot);
    if (status < 0) return status;
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
    if (!ag_named_number(last_word(now->text), &now->place.number)) return misread(now);
    const char *name = last_word(now->text);
    if (name == NULL) return misread(now);
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
    char *host = ag_named_cut(now->text, " to ");
    if (host == NULL) return misread(now);
    now->place.kind = AG_PLACE_HOST;
    ag_status status = find_card(now, now->text, &now->place.slot);
    return status < 0 ? status : find_card(now, host, &now->place.host);
}

static ag_status set_word(command *now)
{
    const ag_raid_def *raid = ag_game_rules(now->game)->catalog->raid;
    if (!ag_named_number(last_word(now->text), &now->place.number)) return misread(now);
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
    return ag_named_number(now->text, &now->place.number) ? AG_OK : misread(now);
}

// ---- a command ----

static const struct {
    const char *verb, *usage;
    ag_status (*read)(command *now);
} verbs[] = {
    { "give", "CARD to ZONE@SEAT [exhausted] [down] [back] [new] [bottom] [shuffled]", give },
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

ag_status ag_game_referee(ag_engine *engine, ag_game *game, const char *words, ag_error *error)
{
    command now = { .engine = engine, .game = game, .error = error };
    char word[16], usage[160];
    size_t length = words == NULL ? 0 : strcspn(words, " ");
    if (engine == NULL || game == NULL || length == 0 || strlen(words) >= COMMAND_MAX) {
        return ag_fail(error, AG_USAGE, "what does the referee do? A command was expected");
    }
    snprintf(word, sizeof word, "%.*s", (int)(length < sizeof word ? length : sizeof word - 1),
             words);
    const char *rest = words + length;
    snprintf(now.text, sizeof now.text, "%s", rest + strspn(rest, " "));
    for (int i = 0; i < VERB_COUNT; i++) {
        if (ag_case_compare(verbs[i].verb, word) == 0) {
            snprintf(usage, sizeof usage, "referee %s %s", verbs[i].verb, verbs[i].usage);
            now.whole_usage = usage;
            if (now.text[0] == '\0') return misread(&now);
            ag_status status = verbs[i].read(&now);
            return status < 0 ? status : ag_game_place(game, &now.place, NULL, error);
        }
    }
    return ag_named_no_verb("the referee can", word, verb_name, error);
}
