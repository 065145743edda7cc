// The position of a scenario that is made from a game: every card that `given` can place, and notes
// on what it can't.
#include <stdio.h>
#include <string.h>

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

// ---- cards ----

// Adds one of the things that a list holds; `open` begins the list.
static void add_one(ag_text *out, int *any, const char *open, const char *one)
{
    ag_text_add(out, "%s%s", *any ? ", " : open, one);
    *any = 1;
}

// The host of an attached card, as `given` finds it among the cards already placed: "hero@2",
// "Name", or the n-th of its name at its seat.
static void add_host(ag_to_scenario_run *run, const ag_said *card, ag_text *out)
{
    const ag_state *state = ag_to_scenario_state(run);
    const ag_card *host = &state->cards[card->host];
    int is_hero = state->players[host->controller].hero.slot == card->host;
    const char *name = is_hero ? "hero" : ag_to_scenario_name(run, host->printed);
    const char *text = host->controller == ag_boss_seat(state)
                           ? ag_arena_print(&run->memory, "%s@boss", name)
                           : ag_arena_print(&run->memory, "%s@%d", name, host->controller);
    int nth = 0;
    for (int i = 0; i < run->cards.count && !is_hero; i++) {
        const ag_said *other = &run->cards.items[i];
        nth += (other->kind == PLACE_PLAY || other->kind == PLACE_LATE)
               && other->seat == host->controller
               && state->cards[other->slot].printed == host->printed;
        if (other->slot == card->host) break;
    }
    text = ag_to_scenario_quote(run, text);
    text = nth > 1 ? ag_arena_print(&run->memory, "{ %s, %d }", text, nth) : text;
    ag_text_add(out, ", attached_to = %s", text);
}

static void add_lists(ag_to_scenario_run *run, uint16_t slot, ag_text *out)
{
    const ag_rules *rules = ag_game_rules(run->game);
    const ag_state *state = rules->state;
    const ag_card *card = &state->cards[slot];
    char number[16];
    int counters = 0, marks = 0, memory = 0, used = 0, last = AG_MEMORY_MAX;
    for (int i = 0; i < state->used.counters; i++) {
        const ag_counter *counter = &state->counters[i];
        if (counter->card.slot == slot && counter->count != 0) {
            const char *name = rules->catalog->symbols[counter->name];
            add_one(out, &counters, ", counters = { ",
                    ag_arena_print(&run->memory, "[%s] = %d", ag_to_scenario_quote(run, name),
                                   counter->count));
        }
    }
    ag_text_add(out, counters ? " }" : "");
    for (int i = 0; i < AG_MARK_MAX; i++) {
        const char *name = rules->catalog->symbols[state->marks[i].name];
        if (ag_card_id_same(state->marks[i].card, ag_card_id_of(state, slot))) {
            add_one(out, &marks, ", marks = { ", ag_to_scenario_quote(run, name));
        }
    }
    ag_text_add(out, marks ? " }" : "");
    while (last > 0 && card->memory[last - 1] == 0) {
        last--;
    }
    for (int i = 0; i < last; i++) {
        snprintf(number, sizeof number, "%d", card->memory[i]);
        add_one(out, &memory, ", memory = { ", number);
    }
    ag_text_add(out, memory ? " }" : "");
    for (int i = 0; i < AG_USES_MAX; i++) {
        snprintf(number, sizeof number, "%d", i + 1);
        if (card->used_power & (1u << i)) {
            add_one(out, &used, ", used = { ", number);
        }
    }
    ag_text_add(out, used ? " }" : "");
}

// What `given` has to say of the card besides its name.
static void add_state(ag_to_scenario_run *run, const ag_said *card, ag_text *out)
{
    const ag_rules *rules = ag_game_rules(run->game);
    const ag_state *state = rules->state;
    const ag_card *now = &state->cards[card->slot];
    int in_party = card->kind == PLACE_PLAY || card->kind == PLACE_LATE;
    // It came in the current turn of its party.
    int is_new =
        now->controller != 0 && now->party_since >= state->turn.number && state->turn.number > 0;
    if (now->flags & AG_CARD_EXHAUSTED) {
        ag_text_add(out, ", exhausted = true");
    }
    if (now->damage != 0) {
        ag_text_add(out, ", damage = %d", now->damage);
    }
    const struct {
        int holds;
        const char *text;
    } facts[] = {
        { in_party && is_new, ", new = true" },
        { now->flags & AG_CARD_FACE_DOWN, ", down = true" },
        { now->side, ", back = true" },
        { now->flags & AG_CARD_FELLED, ", felled = true" },
    };
    for (size_t i = 0; i < sizeof facts / sizeof facts[0]; i++) {
        ag_text_add(out, "%s", facts[i].holds ? facts[i].text : "");
    }
    if (card->host != 0) {
        add_host(run, card, out);
    }
    add_lists(run, card->slot, out);
    if (now->flags & AG_CARD_SIZED) {
        ag_text_add(out, ", atk = %d, health = %d", now->made_atk, now->made_health);
    }
    // In a pile of its own deck this is known; elsewhere it matters which deck a card belongs to.
    if (now->home != 0 && card->kind != PLACE_DECK && card->kind != PLACE_GRAVEYARD) {
        ag_text_add(out, ", deck = %s",
                    ag_to_scenario_quote(run, rules->catalog->raid->deck_names[now->home]));
    }
}

static int is_placed(const ag_to_scenario_run *run, uint16_t slot)
{
    for (int i = 0; i < run->cards.count; i++) {
        if (run->cards.items[i].slot == slot) return 1;
    }
    return 0;
}

static void add_card(ag_to_scenario_run *run, ag_seat seat, int place, int deck, uint16_t slot)
{
    const ag_state *state = ag_to_scenario_state(run);
    const ag_card *now = &state->cards[slot];
    uint16_t host = place == PLACE_PLAY && ag_card_exists(state, now->host) ? now->host.slot : 0;
    int is_hero = host != 0 && state->players[state->cards[host].controller].hero.slot == host;
    int is_late = host != 0 && !is_hero && !is_placed(run, host);
    ag_said *card = ag_to_scenario_add(run, &run->cards, is_late ? PLACE_LATE : place, "");
    card->seat = seat;
    card->deck = (uint8_t)deck;
    card->slot = slot;
    card->host = host;
    card->plain = place == PLACE_RESOURCES && (now->flags & AG_CARD_FACE_DOWN) != 0;
    ag_text more = { 0 };
    add_state(run, card, &more);
    card->text = ag_to_scenario_quote(run, ag_to_scenario_name(run, now->printed));
    if (more.length > 0) {
        card->text = ag_arena_print(&run->memory, "{ %s%s }", card->text, more.bytes);
    }
    run->memory.failed |= more.failed;
    ag_text_close(&more);
}

static void add_pile(ag_to_scenario_run *run, ag_seat seat, int place, int deck, int pile)
{
    const ag_state *state = ag_to_scenario_state(run);
    for (uint16_t slot = state->piles[pile].first; slot != 0; slot = state->cards[slot].next) {
        if (slot != state->players[seat].hero.slot) {
            add_card(run, seat, place, deck, slot);
        }
    }
}

static void add_seat(ag_to_scenario_run *run, ag_seat seat)
{
    const ag_state *state = ag_to_scenario_state(run);
    const ag_player *player = &state->players[seat];
    if (ag_zone(state, player->hero) == AG_ZONE_PARTY) {
        add_card(run, seat, PLACE_HERO, 0, player->hero.slot);
    }
    add_pile(run, seat, PLACE_PLAY, 0, player->party);
    add_pile(run, seat, PLACE_HAND, 0, player->hand);
    add_pile(run, seat, PLACE_RESOURCES, 0, player->resources);
    for (int deck = 0; deck < player->deck_count; deck++) {
        add_pile(run, seat, PLACE_GRAVEYARD, deck, player->graveyards[deck]);
        add_pile(run, seat, PLACE_DECK, deck, player->decks[deck]);
    }
}

void ag_to_scenario_position(ag_to_scenario_run *run)
{
    const ag_state *state = ag_to_scenario_state(run);
    for (int seat = 1; seat <= state->seat_count; seat++) {
        add_seat(run, (ag_seat)seat);
    }
    // Players who are out of the game by now leave it as the scenario begins.
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (!ag_player_in(state, (ag_seat)seat)) {
            ag_to_scenario_add(run, &run->steps, STEP_ANSWER,
                               ag_arena_print(&run->memory, "t:concedes(%d)", seat));
        }
    }
    run->turn_seat = state->turn.seat;
    run->draws_from = state->players[ag_boss_seat(state)].draws_from;
    memcpy(run->words, state->raid_words, sizeof run->words);
}
