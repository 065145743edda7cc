// Events in English: the sentences of events.def with their blanks filled in,
// as one reader may know them.
#include "game/log/sentence.h"

#include <string.h>

#include "base/letter.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "rules/turn/turn.h"
#include "state/card.h"
#include "state/player.h"

enum { BLANK_NAME_MAX = 16 };

// From so many cards on that leave the game together, nobody wants their names.
enum { REMOVED_TOGETHER = 6 };

// ---- names ----

void ag_write_seat(ag_writer *out, const ag_state *state, ag_seat seat)
{
    if (seat == 0) {
        ag_write(out, "nobody");
    } else if (seat == ag_boss_seat(state)) {
        ag_write(out, "the Boss player");
    } else {
        ag_write(out, ag_boss_seat(state) != 0 ? "raider %d" : "player %d", seat);
    }
}

const char *ag_printed_name(const ag_catalog *catalog, uint16_t printed)
{
    const ag_side_def *side = &ag_catalog_card(catalog, printed)->side[0];
    const char *name = side->called != NULL ? side->called : side->name;
    return name == NULL ? "" : name;
}

const char *ag_step_name(const ag_turn_def *turn, int step)
{
    static const char *const phases[] = { "", "start phase", "raid phase", "action phase",
                                          "end phase" };
    if (step < 0 || step >= turn->step_count) return "";
    int phase = turn->steps[step].phase;
    for (int i = step; i >= 0 && turn->steps[i].phase == phase; i--) {
        if (turn->steps[i].name != NULL) return turn->steps[i].name;
    }
    return phase <= AG_PHASE_END ? phases[phase] : "";
}

int ag_card_read_by(const ag_state *state, ag_card_id id, int reader)
{
    const ag_card *card = ag_card_at(state, id);
    return reader == AG_READER_ALL || card == NULL || ag_card_seen_by(state, card, (ag_seat)reader);
}

// ---- sentences ----

// An empty blank leaves two spaces, or a leading space: remove them.
static void tidy(ag_writer *out, size_t begin)
{
    size_t to = begin;
    for (size_t from = begin; from < out->length; from++) {
        int doubled = out->text[from] == ' ' && (to == begin || out->text[to - 1] == ' ');
        if (!doubled) out->text[to++] = out->text[from];
    }
    out->length = to;
    out->text[to] = '\0';
    if (to > begin) out->text[begin] = ag_upper(out->text[begin]);
}

void ag_write_sentence(ag_writer *out, const char *sentence, ag_blank_fill *blank, void *context)
{
    size_t begin = out->length;
    while (*sentence != '\0') {
        size_t plain = strcspn(sentence, "{");
        ag_write(out, "%.*s", (int)plain, sentence);
        sentence += plain;
        if (*sentence == '{') {
            size_t length = strcspn(sentence, "}") - 1;
            char name[BLANK_NAME_MAX] = "";
            AG_ASSERT(length < sizeof name);
            memcpy(name, sentence + 1, length);
            blank(context, name, out);
            sentence += length + 2;
        }
    }
    tidy(out, begin);
}

// ---- events ----

typedef struct telling {
    const ag_rules *rules;
    const ag_event *event;
    const ag_chosen *chosen;
    int reader;
} telling;

static int face_is_told(const ag_event *event, int reader)
{
    return reader == AG_READER_ALL || !(event->flags & AG_EVENT_HIDDEN)
           || (event->seen & (1u << reader));
}

static const char *raid_word(const ag_rules *rules, const ag_event *event)
{
    const ag_raid_def *raid = rules->catalog->raid;
    return raid != NULL && event->word < raid->word_count ? raid->word_names[event->word] : "";
}

static void write_end(ag_writer *out, int winner, int duel)
{
    if (winner >= AG_WINNER_ONE) {
        ag_write(out, "Player %d wins.", winner - AG_WINNER_ONE + 1);
    } else {
        ag_write(out, "%s",
                 winner == AG_WINNER_BOSS      ? "The Boss wins."
                 : winner == AG_WINNER_RAIDERS ? "The raiders win."
                 : duel                        ? "The game is a draw."
                                               : "The raid is a draw.");
    }
}

// The meaning of {word} depends on the event.
static const char *word_of(const ag_rules *rules, const ag_event *event)
{
    const ag_raid_def *raid = rules->catalog->raid;
    ag_seat boss = ag_boss_seat(rules->state);
    switch (event->kind) {
    case AG_EVENT_GAME_BEGINS: return boss == 0 ? "duel" : "raid";
    case AG_EVENT_PHASE_BEGINS: return ag_step_name(ag_turn_of(rules, event->seat), event->word);
    case AG_EVENT_ROLLED:
    case AG_EVENT_ROLL_REPLACED: return event->word ? " instead" : "";
    case AG_EVENT_SKIPPED: return event->word < AG_PART_COUNT ? ag_part_words[event->word] : "";
    case AG_EVENT_SHUFFLED:
    case AG_EVENT_DECK_TURNED:
    case AG_EVENT_REFILLED:
        return event->seat == boss && raid != NULL && event->word < raid->deck_count
                   ? raid->deck_names[event->word]
                   : "";
    case AG_EVENT_WORD_SET: return raid_word(rules, event);
    case AG_EVENT_GAINED:
        return event->word < AG_KEYWORD_COUNT ? ag_keyword_words[event->word] : "";
    case AG_EVENT_MARKED:
    case AG_EVENT_COUNTERS: return rules->catalog->symbols[event->symbol];
    case AG_EVENT_SEAT_APART:
    case AG_EVENT_APART: return event->amount ? "set apart from all others" : "set apart no longer";
    default: return "";
    }
}

void ag_write_thing(ag_writer *out, const ag_rules *rules, int zone, ag_seat seat, int deck)
{
    const ag_raid_def *raid = rules->catalog->raid;
    int boss = seat == ag_boss_seat(rules->state) && raid != NULL;
    int named = boss && raid->deck_count > 1 && zone != AG_ZONE_HAND;
    if (zone != AG_ZONE_NOWHERE) {
        ag_write(out, "the %s%s%s of ", named ? raid->deck_names[deck] : "", named ? " " : "",
                 ag_zone_words[zone]);
    }
    ag_write_seat(out, rules->state, seat);
}

// A zone that a player has, as theirs; play and the resource row as such. Where a card leaves one
// of theirs, it is said there only.
static void write_zone(ag_writer *out, const telling *told, int zone, int is_theirs)
{
    const ag_chosen *chosen = told->chosen;
    if (is_theirs && chosen->owner != 0) {
        ag_write_thing(out, told->rules, zone, chosen->owner, chosen->deck);
    } else {
        ag_write(out, "%s", zone < AG_ZONE_COUNT ? ag_zone_words[zone] : "");
    }
}

static int is_of_player(int zone)
{
    return zone == AG_ZONE_DECK || zone == AG_ZONE_HAND || zone == AG_ZONE_GRAVEYARD;
}

static void write_card(ag_writer *out, const telling *told)
{
    const char *name = ag_printed_name(told->rules->catalog, told->event->card_printed);
    const ag_catalog *catalog = told->rules->catalog;
    ag_symbol symbol = told->event->symbol;
    int of_raid = catalog->raid != NULL && catalog->raid->printed == told->event->card_printed;
    if (of_raid && symbol != 0) {
        name = catalog->symbols[symbol];  // its effect has its own name (R302.2)
    }
    int known = face_is_told(told->event, told->reader) && name[0] != '\0';
    ag_write(out, "%s", known ? name : "a card");
    if (!known && told->event->kind == AG_EVENT_REMOVED && is_of_player(told->event->from)) {
        ag_write(out, " of ");
        write_zone(out, told, told->event->from, 1);
    }
}

static void write_source(ag_writer *out, const telling *told)
{
    const char *name = ag_printed_name(told->rules->catalog, told->event->source_printed);
    ag_write(out, "%s", name[0] != '\0' ? name : "the game");
}

// The place where the referee put a card.
static void write_place(ag_writer *out, const telling *told)
{
    const ag_event *event = told->event;
    if (event->to == AG_ZONE_PARTY) {
        ag_write(out, "play under ");
    } else {
        ag_write(out, "the %s of ",
                 event->to == AG_ZONE_REMOVED ? "removed cards"
                 : event->to < AG_ZONE_COUNT  ? ag_zone_words[event->to]
                                              : "");
    }
    ag_write_seat(out, told->rules->state, event->seat);
}

// What the referee changed; the event's word is the kind of command.
static void write_change(ag_writer *out, const telling *told)
{
    const ag_event *event = told->event;
    const ag_raid_def *raid = told->rules->catalog->raid;
    if (event->word == AG_PLACE_DIE) {
        ag_write(out, "the next die shows %d", event->amount);
        return;
    }
    if (event->word == AG_PLACE_WORD) {
        int named = raid != NULL && event->from < raid->word_count;
        ag_write(out, "%s is now %d", named ? raid->word_names[event->from] : "a word",
                 event->amount);
        return;
    }
    write_card(out, told);
    switch (event->word) {
    case AG_PLACE_CARD:
    case AG_PLACE_MOVE:
        ag_write(out, event->word == AG_PLACE_CARD ? " comes to " : " goes to ");
        write_place(out, told);
        return;
    case AG_PLACE_DAMAGE: ag_write(out, " has %d damage", event->amount); return;
    case AG_PLACE_READY: ag_write(out, event->amount ? " is exhausted" : " is ready"); return;
    case AG_PLACE_FACE: ag_write(out, " shows its %s", event->amount ? "back" : "front"); return;
    case AG_PLACE_COUNTER:
        ag_write(out, " gets %d %s counter%s", event->amount,
                 told->rules->catalog->symbols[event->symbol], event->amount == 1 ? "" : "s");
        return;
    default:
        ag_write(out, " is attached to ");
        write_source(out, told);
        return;
    }
}

static int is_about_thing(const ag_event *event)
{
    return event->word != 0
           && (event->kind == AG_EVENT_PROPOSED || event->kind == AG_EVENT_ATTACKS
               || event->kind == AG_EVENT_SABOTAGED);
}

static void write_word(ag_writer *out, const telling *told)
{
    const ag_event *event = told->event;
    const ag_rules *rules = told->rules;
    const ag_raid_def *raid = rules->catalog->raid;
    if (event->kind == AG_EVENT_REFEREE) {
        write_change(out, told);
    } else if (event->kind == AG_EVENT_GAME_ENDS) {
        write_end(out, event->word, ag_boss_seat(rules->state) == 0);
    } else if (is_about_thing(event)) {
        ag_write_thing(out, rules, event->from, ag_thing_seat(event), ag_thing_deck(event));
    } else {
        ag_write(out, "%s", word_of(rules, event));
    }
    // "(ghost)": the raid's own word for a player who is set apart.
    if (event->kind == AG_EVENT_SEAT_APART && event->amount && raid != NULL
        && raid->apart != NULL) {
        ag_write(out, " (%s)", raid->apart);
    }
}

static void event_blank(void *context, const char *name, ag_writer *out)
{
    const telling *told = context;
    const ag_event *event = told->event;
    if (strcmp(name, "seat") == 0) {
        ag_write_seat(out, told->rules->state, event->seat);
    } else if (strcmp(name, "by") == 0) {
        ag_write_seat(out, told->rules->state, event->by);
    } else if (strcmp(name, "card") == 0) {
        write_card(out, told);
    } else if (strcmp(name, "source") == 0) {
        write_source(out, told);
    } else if (strcmp(name, "amount") == 0) {
        ag_write(out, "%d", event->amount);
    } else if (strcmp(name, "damage") == 0) {
        ag_write_words(out, event->damage, ag_damage_words, AG_DAMAGE_COUNT, " and ");
    } else if (strcmp(name, "chosen") == 0 && face_is_told(event, told->reader)) {
        // When a link was added, for those who know its face, or the share of a target.
        if (told->chosen->share > 0) ag_write(out, " (%d of it)", told->chosen->share);
        ag_chosen_write(told->rules, told->chosen, out);
    } else if (strcmp(name, "from") == 0) {
        write_zone(out, told, event->from, is_of_player(event->from));
    } else if (strcmp(name, "to") == 0) {
        write_zone(out, told, event->to, !is_of_player(event->from) && is_of_player(event->to));
    } else if (strcmp(name, "s") == 0) {
        ag_write(out, "%s", event->amount == 1 ? "" : "s");
    } else if (strcmp(name, "word") == 0) {
        write_word(out, told);
    }
}

// A Boss whose stages have one name.
static int is_of_same_name(const ag_rules *rules, const ag_event *event)
{
    return strcmp(ag_printed_name(rules->catalog, event->card_printed),
                  ag_printed_name(rules->catalog, event->source_printed))
           == 0;
}

// A move within a deck has a sentence of its own, and what befalls something that is not a card.
// Of words that the raid keeps for itself nothing is said.
static const char *sentence_of(const ag_rules *rules, const ag_event *event)
{
    if (event->kind == AG_EVENT_WORD_SET && ag_raid_word_is_own(raid_word(rules, event))) return "";
    if (event->kind == AG_EVENT_SWAPPED && is_of_same_name(rules, event)) {
        return "{card} turns to another side.";
    }
    if (is_about_thing(event)) {
        return event->kind == AG_EVENT_PROPOSED  ? "{seat} proposes an attack: {source} on {word}."
               : event->kind == AG_EVENT_ATTACKS ? "{card} attacks {word}."
                                                 : "{source} sabotages {word}.";
    }
    int in_deck =
        event->kind == AG_EVENT_MOVED && event->from == AG_ZONE_DECK && event->to == AG_ZONE_DECK;
    return in_deck ? "{card} changes its place in the deck." : ag_event_texts[event->kind];
}

void ag_event_text(const ag_rules *rules, const ag_event_log_event *said, int seat, char *out,
                   size_t capacity)
{
    AG_ASSERT(said->event.kind < AG_EVENT_COUNT);
    ag_writer writer = ag_writer_open(out, capacity);
    telling told = {
        .rules = rules, .event = &said->event, .chosen = &said->chosen, .reader = seat
    };
    ag_write_sentence(&writer, sentence_of(rules, &said->event), event_blank, &told);
}

// How many cards leave one zone of a player for good together, from this event on; 1: no zone so.
static int removed_together(const ag_game *game, int at)
{
    const ag_event_log_event *first = &game->told.events[at];
    int count = 1;
    if (first->event.kind != AG_EVENT_REMOVED || !is_of_player(first->event.from)) return 1;
    for (const ag_event_log_event *next = first + 1; at + count < game->event_count; next++) {
        int alike = next->event.kind == AG_EVENT_REMOVED && next->event.from == first->event.from
                    && next->chosen.owner == first->chosen.owner
                    && next->chosen.deck == first->chosen.deck;
        if (!alike) break;
        count++;
    }
    return count;
}

int ag_game_next_line(ag_game *game, int seat, char *out, size_t capacity)
{
    if (!ag_given_reader(game, seat) || !ag_given_room(out, capacity)) return 0;
    const ag_event_log_event *told;
    while ((told = ag_game_next_event(game)) != NULL) {
        int together = removed_together(game, game->event_read - 1);
        ag_event_text(ag_game_rules(game), told, seat, out, capacity);
        if (together >= REMOVED_TOGETHER) {  // a whole deck that goes is one line
            ag_writer writer = ag_writer_open(out, capacity);
            telling of = { .rules = game->rules, .event = &told->event, .chosen = &told->chosen };
            ag_write(&writer, "%d cards of ", together);
            write_zone(&writer, &of, told->event.from, 1);
            ag_write(&writer, " are removed from the game.");
            game->event_read += together - 1;
        }
        if (out[0] != '\0') return 1;
    }
    return 0;
}

// The event of the last line; NULL: none yet, or it was taken back with a fault.
static const ag_event *last_told(const ag_game *game)
{
    if (game == NULL || game->event_read == 0 || game->event_read > game->event_count) return NULL;
    return &game->told.events[game->event_read - 1].event;
}

const char *ag_game_line_rule(const ag_game *game)
{
    const ag_event *last = last_told(game);
    return last != NULL ? ag_rule_text(game->rules->catalog, last->rule) : "";
}

int ag_game_line_is_turn(const ag_game *game)
{
    const ag_event *last = last_told(game);
    return last != NULL && last->kind == AG_EVENT_TURN_BEGINS;
}

// Whether the game said so of the same card before.
static int is_kept_again(const ag_game *game, int at)
{
    const ag_event *event = &game->told.events[at].event;
    for (int i = 0; i < at; i++) {
        const ag_event *before = &game->told.events[i].event;
        if (before->kind == AG_EVENT_KEPT && ag_card_id_same(before->card, event->card)) return 1;
    }
    return 0;
}

int ag_game_kept(const ag_game *game, int index, ag_kept *out)
{
    if (out == NULL) return 0;
    *out = (ag_kept){ .key = "", .name = "" };
    if (game == NULL || index < 0) return 0;
    const ag_catalog *catalog = game->rules->catalog;
    for (int i = 0; i < game->event_count; i++) {
        const ag_event *event = &game->told.events[i].event;
        if (event->kind != AG_EVENT_KEPT || is_kept_again(game, i) || index-- > 0) continue;
        *out = (ag_kept){ .key = ag_catalog_card(catalog, event->card_printed)->key,
                          .name = ag_printed_name(catalog, event->card_printed),
                          .seat = event->seat,
                          .owner = game->rules->state->cards[event->card.slot].owner };
        return 1;
    }
    return 0;
}
