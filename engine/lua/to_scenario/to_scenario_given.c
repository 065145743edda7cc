// The position of a scenario that is made from a game: every card that `given` can place, and notes
// on what it can't.
#include <stdio.h>
#include <string.h>

#include "game/log/sentence.h"
#include "lua/to_scenario/to_scenario_run.h"
#include "rules/agenda/choice.h"
#include "rules/numbers/known.h"
#include "rules/numbers/links.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// ---- what no position can hold ----

static void note(ag_text *notes, int *losses, int count, const char *what)
{
    if (count > 0) {
        *losses += count;
        if (notes != NULL) {
            ag_text_add(notes, "%d %s\n", count, what);
        }
    }
}

// A position begins with a move of the turn's player: an empty chain, no combat, and nobody has
// passed.
static int is_quiet(const ag_state *state)
{
    return state->choice.kind == AG_QUESTION_ACTION && state->choice.who == (1u << state->turn.seat)
           && state->turn.passes == 0 && state->turn.phase == AG_PHASE_ACTION
           && state->combat.stage == AG_COMBAT_NONE && ag_chain_empty(state)
           && !ag_frames_open(state);
}

// Marks that a card bears without being named in a table of `given`.
static int marks_of(const ag_state *state)
{
    int marks = 0;
    for (int i = 0; i < AG_MARK_MAX; i++) {
        ag_card_id card = state->marks[i].card;
        int zone = ag_zone(state, card);
        marks += ag_card_exists(state, card) && (zone == AG_ZONE_REMOVED || zone == AG_ZONE_ASIDE);
    }
    return marks;
}

int ag_to_scenario_losses(const ag_rules *rules, ag_text *notes)
{
    const ag_state *state = rules->state;
    int modifiers = 0, watches = 0, foreign = 0, skips = 0, losses = 0;
    int heroes = 0;
    if (!is_quiet(state)) return -1;
    for (int i = 0; i < state->used.modifiers; i++) {
        modifiers += state->modifiers[i].printed != 0;
    }
    for (int i = 0; i < state->used.watches; i++) {
        watches += state->watches[i].printed != 0;
    }
    for (uint16_t slot = 1; slot < state->used.cards; slot++) {
        const ag_card *card = &state->cards[slot];
        if ((card->flags & AG_CARD_USED) && ag_in_play(state, ag_card_id_of(state, slot))) {
            foreign += card->controller != card->owner;
        }
        heroes += (card->flags & AG_CARD_GONE) != 0;
    }
    for (int seat = 1; seat <= state->seat_count; seat++) {
        for (int part = 0; part < AG_PART_COUNT; part++) {
            skips += state->players[seat].skips[part];
        }
    }
    note(notes, &losses, modifiers, "changes that last for a time are not in this position");
    note(notes, &losses, watches, "delayed effects are not in this position");
    note(notes, &losses, foreign, "cards have another owner than their controller in the game");
    note(notes, &losses, marks_of(state),
         "marks of cards outside the game are not in this position");
    note(notes, &losses, skips, "turns and steps to skip are not in this position");
    note(notes, &losses, heroes, "a hero that a master hero took over from can come back here");
    return losses;
}

// ---- names ----

const char *ag_to_scenario_name(const ag_to_scenario_run *tale, uint16_t printed)
{
    const ag_catalog *catalog = ag_game_rules(tale->game)->catalog;
    const char *key = ag_catalog_card(catalog, printed)->key;
    const char *name = ag_printed_name(catalog, printed);
    char found[AG_NAME_MAX + 1];
    const ag_scenario_host *host = tale->host;
    const char *raid = ag_game_options_of(tale->game)->raid_key;
    int bearers = ag_to_scenario_bearers(tale, name);
    if (ag_to_scenario_is_declared(tale,
                                   printed)) {  // declared cards come before those of the database
        return bearers == 1 && strchr(name, '@') == NULL ? name : key;
    }
    int alone = name[0] != '\0' && strchr(name, '@') == NULL && bearers == 0
                && host->key(host->context, raid, name, found, sizeof found, NULL) == AG_OK
                && strcmp(found, key) == 0;
    return alone ? name : key;
}

// The host of an attached card, as `given` finds it among the cards already placed: "hero@2",
// "Name", or the n-th of its name at its seat.
static void add_host(const ag_to_scenario_run *tale, const to_scenario_card *card, ag_text *out)
{
    const ag_state *state = ag_game_rules(tale->game)->state;
    const ag_card *host = &state->cards[card->host];
    const char *name = ag_to_scenario_name(tale, host->printed);
    char text[AG_SCENE_NAME_MAX + 16], whose[8];
    int nth = 0;
    snprintf(whose, sizeof whose, "%d", host->controller);
    if (host->controller == ag_boss_seat(state)) {
        snprintf(whose, sizeof whose, "boss");
    }
    ag_text_add(out, ", attached_to = ");
    if (state->players[host->controller].hero.slot == card->host) {
        ag_text_add(out, "\"hero@%s\"", whose);
        return;
    }
    for (int i = 0; i < tale->card_count; i++) {
        const to_scenario_card *other = &tale->cards[i];
        int same = (other->place == RETELL_PLAY || other->place == RETELL_LATE)
                   && other->seat == host->controller
                   && state->cards[other->slot].printed == host->printed;
        nth += same;
        if (other->slot == card->host) break;
    }
    snprintf(text, sizeof text, "%s@%s", name, whose);
    ag_text_add(out, nth > 1 ? "{ " : "");
    ag_to_scenario_quote(out, text);
    if (nth > 1) {
        ag_text_add(out, ", %d }", nth);
    }
}

// ---- cards ----

static void add_counters(const ag_to_scenario_run *tale, uint16_t slot, ag_text *out)
{
    const ag_rules *rules = ag_game_rules(tale->game);
    const ag_state *state = rules->state;
    int any = 0;
    for (int i = 0; i < state->used.counters; i++) {
        const ag_counter *counter = &state->counters[i];
        if (counter->card.slot != slot || counter->count == 0) continue;
        ag_text_add(out, "%s[", any ? ", " : ", counters = { ");
        ag_to_scenario_quote(out, rules->catalog->symbols[counter->name]);
        ag_text_add(out, "] = %d", counter->count);
        any = 1;
    }
    ag_text_add(out, any ? " }" : "");
}

static void add_marks(const ag_to_scenario_run *tale, uint16_t slot, ag_text *out)
{
    const ag_rules *rules = ag_game_rules(tale->game);
    const ag_state *state = rules->state;
    int any = 0;
    for (int i = 0; i < AG_MARK_MAX; i++) {
        if (ag_card_id_same(state->marks[i].card, ag_card_id_of(state, slot))) {
            ag_text_add(out, "%s", any ? ", " : ", marks = { ");
            ag_to_scenario_quote(out, rules->catalog->symbols[state->marks[i].name]);
            any = 1;
        }
    }
    ag_text_add(out, any ? " }" : "");
}

// Up to the last entry that is not 0.
static void add_memory(const ag_card *card, ag_text *out)
{
    int count = AG_MEMORY_MAX;
    while (count > 0 && card->memory[count - 1] == 0) {
        count--;
    }
    for (int i = 0; i < count; i++) {
        ag_text_add(out, "%s%d", i == 0 ? ", memory = { " : ", ", card->memory[i]);
    }
    ag_text_add(out, count > 0 ? " }" : "");
}

static void add_used(const ag_card *card, ag_text *out)
{
    int any = 0;
    for (int i = 0; i < AG_USES_MAX; i++) {
        if (card->used_power & (1u << i)) {
            ag_text_add(out, "%s%d", any ? ", " : ", used = { ", i + 1);
            any = 1;
        }
    }
    ag_text_add(out, any ? " }" : "");
}

// Whether the card came in the current turn of its party.
static int is_new(const ag_state *state, const ag_card *card)
{
    return card->controller != 0 && card->party_since >= state->turn.number
           && state->turn.number > 0;
}

static void add_state(const ag_to_scenario_run *tale, const to_scenario_card *card, ag_text *out)
{
    const ag_rules *rules = ag_game_rules(tale->game);
    const ag_state *state = rules->state;
    const ag_card *now = &state->cards[card->slot];
    int in_party = card->place == RETELL_PLAY || card->place == RETELL_LATE;
    if (now->flags & AG_CARD_EXHAUSTED) {
        ag_text_add(out, ", exhausted = true");
    }
    if (now->damage != 0) {
        ag_text_add(out, ", damage = %d", now->damage);
    }
    if (in_party && is_new(state, now)) {
        ag_text_add(out, ", new = true");
    }
    if (now->flags & AG_CARD_FACE_DOWN) {
        ag_text_add(out, ", down = true");
    }
    if (now->side != 0) {
        ag_text_add(out, ", back = true");
    }
    if (now->flags & AG_CARD_FELLED) {
        ag_text_add(out, ", felled = true");
    }
    if (card->host != 0) {
        add_host(tale, card, out);
    }
    add_counters(tale, card->slot, out);
    add_marks(tale, card->slot, out);
    add_memory(now, out);
    add_used(now, out);
    if (now->flags & AG_CARD_SIZED) {
        ag_text_add(out, ", atk = %d, health = %d", now->made_atk, now->made_health);
    }
    // In a pile of its own deck this is known; elsewhere it matters which deck a card belongs to.
    if (now->home != 0 && card->place != RETELL_DECK && card->place != RETELL_GRAVEYARD) {
        ag_text_add(out, ", deck = ");
        ag_to_scenario_quote(out, rules->catalog->raid->deck_names[now->home]);
    }
}

static char *card_text(ag_to_scenario_run *tale, const to_scenario_card *card)
{
    const ag_state *state = ag_game_rules(tale->game)->state;
    ag_text detail = { 0 }, text = { 0 };
    add_state(tale, card, &detail);
    ag_text_add(&text, detail.length > 0 ? "{ " : "");
    ag_to_scenario_quote(&text, ag_to_scenario_name(tale, state->cards[card->slot].printed));
    if (detail.length > 0) {
        ag_text_add_bytes(&text, detail.bytes, detail.length);
        ag_text_add(&text, " }");
    }
    char *copy = text.failed || detail.failed ? NULL : strdup(text.bytes);
    tale->failed |= copy == NULL;
    ag_text_close(&detail);
    ag_text_close(&text);
    return copy;
}

static int is_placed(const ag_to_scenario_run *tale, uint16_t slot)
{
    for (int i = 0; i < tale->card_count; i++) {
        if (tale->cards[i].slot == slot) return 1;
    }
    return 0;
}

static void add_card(ag_to_scenario_run *tale, ag_seat seat, int place, int deck, uint16_t slot)
{
    const ag_state *state = ag_game_rules(tale->game)->state;
    const ag_card *now = &state->cards[slot];
    to_scenario_card *card = ag_to_scenario_card(tale);
    if (card == NULL) return;
    card->seat = seat;
    card->place = (uint8_t)place;
    card->deck = (uint8_t)deck;
    card->slot = slot;
    card->host = place == RETELL_PLAY && ag_card_exists(state, now->host) ? now->host.slot : 0;
    card->plain = place == RETELL_RESOURCES && (now->flags & AG_CARD_FACE_DOWN) != 0;
    int is_hero = card->host != 0
                  && state->players[state->cards[card->host].controller].hero.slot == card->host;
    if (card->host != 0 && !is_hero && !is_placed(tale, card->host)) {
        card->place = RETELL_LATE;
    }
    char *text = card_text(tale, card);
    tale->cards[tale->card_count - 1].text = text;
}

static void add_pile(ag_to_scenario_run *tale, ag_seat seat, int place, int deck, int pile)
{
    const ag_state *state = ag_game_rules(tale->game)->state;
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        if (slot != state->players[seat].hero.slot) {
            add_card(tale, seat, place, deck, slot);
        }
    }
}

static void add_seat(ag_to_scenario_run *tale, ag_seat seat)
{
    const ag_state *state = ag_game_rules(tale->game)->state;
    const ag_player *player = &state->players[seat];
    if (ag_zone(state, player->hero) == AG_ZONE_PARTY) {
        add_card(tale, seat, RETELL_HERO, 0, player->hero.slot);
    }
    add_pile(tale, seat, RETELL_PLAY, 0, player->party);
    add_pile(tale, seat, RETELL_HAND, 0, player->hand);
    add_pile(tale, seat, RETELL_RESOURCES, 0, player->resources);
    for (int deck = 0; deck < player->deck_count; deck++) {
        add_pile(tale, seat, RETELL_GRAVEYARD, deck, player->graveyards[deck]);
        add_pile(tale, seat, RETELL_DECK, deck, player->decks[deck]);
    }
}

void ag_to_scenario_position(ag_to_scenario_run *tale)
{
    const ag_state *state = ag_game_rules(tale->game)->state;
    char line[32];
    for (int seat = 1; seat <= state->seat_count; seat++) {
        add_seat(tale, (ag_seat)seat);
    }
    // Players who are out of the game by now leave it as the scenario begins.
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (!ag_player_in(state, (ag_seat)seat)) {
            snprintf(line, sizeof line, "t:concedes(%d)", seat);
            ag_to_scenario_step(tale, RETELL_ANSWER, line);
        }
    }
    tale->turn_seat = state->turn.seat;
    tale->draws_from = state->players[ag_boss_seat(state)].draws_from;
    memcpy(tale->words, state->raid_words, sizeof tale->words);
}
