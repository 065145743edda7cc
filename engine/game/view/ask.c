// The open question as a seat sees it: those who are asked get prompt and options in words, the
// others only who decides.
#include <string.h>

#include "base/hash.h"
#include "game/facts/offer.h"
#include "game/facts/chosen.h"
#include "game/facts/cost_text.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "game/log/sentence.h"
#include "game/view/view.h"
#include "rules/agenda/agenda.h"
#include "rules/change/change.h"
#include "rules/combat/combat.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// ---- words ----

// A player, or what they have.
static void write_thing(const ag_rules *rules, ag_ref ref, ag_writer *out)
{
    const ag_pile *pile = &rules->state->piles[ref.kind == AG_REF_PILE ? ref.seat : 0];
    ag_write_thing(out, rules, pile->zone, ag_seat_of_ref(rules, ref), pile->index);
}

// Where it is about no card, it is the raid that asks, or does something.
static const char *card_name(const ag_rules *rules, ag_card_id id, int reader)
{
    if (!ag_card_read_by(rules->state, id, reader)) return "a hidden card";
    const char *name = ag_printed_name(rules->catalog, ag_doer_printed(rules, id));
    return name[0] != '\0' ? name : "a card";
}

typedef struct asking {
    const ag_rules *rules;
    int reader;
} asking;

// The damage that a question about a packet refers to.
static int damage_asked_about(const ag_state *state)
{
    for (int i = 1; i < state->used.packets; i++) {
        const ag_packet *packet = &state->packets[i];
        if (packet->stage == AG_PACKET_OPEN
            && ag_card_id_same(packet->subject, state->choice.about)) {
            return packet->amount;
        }
    }
    return 0;
}

// What a replacement would replace: "Bear would be destroyed".
static const char *action_asked_about(const ag_state *state)
{
    static const char *const words[AG_ACTION_COUNT] = {
        [AG_ACTION_DESTROY] = "be destroyed",
        [AG_ACTION_DISCARD] = "be discarded",
        [AG_ACTION_TO_HAND] = "be put into a hand",
        [AG_ACTION_TO_DECK_TOP] = "be put on top of a deck",
        [AG_ACTION_TO_DECK_BOTTOM] = "be put under a deck",
        [AG_ACTION_TO_GRAVEYARD] = "be put into a graveyard",
        [AG_ACTION_REMOVE] = "be removed from the game",
        [AG_ACTION_TO_RESOURCES] = "be put into a resource row",
        [AG_ACTION_ENTER_PLAY] = "enter play",
        [AG_ACTION_EXHAUST] = "be exhausted",
        [AG_ACTION_READY] = "ready",
        [AG_ACTION_FLIP] = "be flipped",
        [AG_ACTION_FACE_DOWN] = "be turned face down",
        [AG_ACTION_REVEAL] = "be revealed",
        [AG_ACTION_DRAW] = "be drawn",
        [AG_ACTION_FACE_UP] = "be turned face up",
        [AG_ACTION_ROLL] = "be rolled",
    };
    const ag_task *asks = &state->tasks[state->used.tasks - 1];
    int action = asks->kind == AG_TASK_ACTION ? asks->action.kind : AG_ACTION_COUNT;
    return action < AG_ACTION_COUNT && words[action] != NULL ? words[action] : "be changed";
}

// Why a player discards: for a card, or for the hand limit.
static void write_because(const ag_rules *rules, int reader, ag_writer *out)
{
    const ag_state *state = rules->state;
    const ag_task *asks = &state->tasks[state->used.tasks - 1];
    int under = state->used.tasks > 1 ? state->tasks[state->used.tasks - 2].kind : 0;
    if (asks->source.slot != 0) {
        ag_write(out, " for %s", card_name(rules, asks->source, reader));
    } else if (under == AG_TASK_WRAP_UP) {
        const ag_pile *hand = &state->piles[ag_player_at(state, asks->seat)->hand];
        ag_write(out, ": %d in hand, the limit is %d", hand->count, ag_hand_max(rules, asks->seat));
    }
}

// The part of a cost that is asked about: ": discard a card".
static void write_cost_asked(const ag_rules *rules, ag_writer *out)
{
    const ag_task *asks = &rules->state->tasks[rules->state->used.tasks - 1];
    const ag_link *link =
        asks->kind == AG_TASK_CHOOSE_COSTS ? ag_link_at(rules->state, asks->link) : NULL;
    ag_cost cost, one = { .part_count = 1 };
    if (link == NULL) return;
    ag_pay_cost(rules, link, &cost);
    one.parts[0] = ag_pay_part(&cost, asks->costs.part, link->card);
    ag_write(out, ": ");
    ag_cost_write(rules->catalog, &one, AG_WHOSE_YOURS, out);
}

// What {card}, or whatever else stands there, is: a card, what else is attacked, or a roll.
static void write_about(const asking *asked, ag_writer *out)
{
    const ag_rules *rules = asked->rules;
    const ag_choice_state *choice = &rules->state->choice;
    const ag_task *asks = &rules->state->tasks[rules->state->used.tasks - 1];
    int gone = choice->about.slot != 0 && !ag_card_exists(rules->state, choice->about);
    if (choice->prompt == AG_PROMPT_PROTECT && choice->about.slot == 0) {
        const ag_defence *defence = &rules->state->combat.defences[asks->protect.defence];
        write_thing(rules, ag_defence_thing(defence), out);
    } else if (asks->kind == AG_TASK_ACTION && asks->action.kind == AG_ACTION_ROLL) {
        ag_write(out, "%d", ag_task_ref(rules, asks, 0).number);
    } else {
        ag_write(out, "%s",
                 gone ? ag_printed_name(rules->catalog, choice->printed)
                      : card_name(rules, choice->about, asked->reader));
    }
}

static void prompt_blank(void *context, const char *name, ag_writer *out)
{
    const asking *asked = context;
    if (strcmp(name, "amount") == 0) {
        ag_write(out, "%d", damage_asked_about(asked->rules->state));
    } else if (strcmp(name, "action") == 0) {
        ag_write(out, "%s", action_asked_about(asked->rules->state));
    } else if (strcmp(name, "cost") == 0) {
        write_cost_asked(asked->rules, out);
    } else if (strcmp(name, "because") == 0) {
        write_because(asked->rules, asked->reader, out);
    } else {
        write_about(asked, out);
    }
}

void ag_prompt_text(const ag_rules *rules, int reader, char *out, size_t capacity)
{
    const ag_choice_state *choice = &rules->state->choice;
    ag_writer writer = ag_writer_open(out, capacity);
    asking asked = { .rules = rules, .reader = reader };
    if (choice->symbol != 0 && choice->symbol < rules->catalog->symbol_count) {
        ag_write(&writer, "%s", rules->catalog->symbols[choice->symbol]);
    } else {
        ag_write_sentence(&writer, ag_prompt_texts[choice->prompt], prompt_blank, &asked);
    }
}

static int cost_to_play(const ag_rules *rules, ag_card_id id)
{
    const ag_card *card = ag_card_at(rules->state, id);
    if (card == NULL) return 0;
    int printed = ag_catalog_card(rules->catalog, card->printed)->side[0].cost;
    int cost = ag_play_cost(rules, id, card->owner, printed);
    return cost < 0 ? 0 : cost;
}

// Whether the cost is said in words: it takes no resources, and, of a power, no mere [Activate].
static int is_worded(int move, const ag_cost *cost)
{
    if (cost->resources > 0 || cost->x_count > 0) return 0;
    for (int i = 0; move == AG_MOVE_USE && i < cost->part_count; i++) {
        if (cost->parts[i].kind == AG_COST_EXHAUST_THIS) return 0;
    }
    return cost->part_count > 0;
}

// "Play Wicked Beam (X)", "Use Boris Brightbeard (2 + X)", "Use Blood Siphon (destroy this)".
static void write_priced(const ag_rules *rules, const char *verb, const ag_option *option,
                         int reader, ag_writer *out)
{
    ag_card_id id = ag_ref_as_card(option->ref);
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_power_def *power =
        option->kind == AG_MOVE_PLAY ? NULL : ag_owned_at(rules, id, option->power).def;
    int number = power != NULL ? power->cost.resources : 0;
    int x_count = power != NULL ? power->cost.x_count : 0;
    if (option->kind == AG_MOVE_PLAY && card != NULL) {
        number = cost_to_play(rules, id);
        x_count = ag_catalog_card(rules->catalog, card->printed)->side[0].cost_x;
    }
    int on = option->kind == AG_MOVE_USE && card != NULL && card->host.slot != 0;
    ag_write(out, "%s %s%s", verb, card_name(rules, id, reader), on ? " on " : " (");
    ag_write(out, on ? "%s (" : "", on ? card_name(rules, card->host, reader) : "");
    if (power != NULL && is_worded(option->kind, &power->cost)) {
        ag_cost_write(rules->catalog, &power->cost, AG_WHOSE_YOURS, out);
    } else {
        ag_write_cost(out, number, x_count);
    }
    ag_write(out, ")");
}

// The numbers as on a board: a hero's remaining and full health (a Boss may be without), an ally's
// ATK and remaining health, a weapon's ATK, DEF.
static void write_numbers(const ag_rules *rules, ag_card_id id, ag_writer *out)
{
    uint32_t types = ag_types(rules, id);
    int atk = ag_atk(rules, id), health = ag_health(rules, id);
    int left = health - ag_card_at(rules->state, id)->damage, def = ag_numbers_of(rules, id)->def;
    if (types & AG_TYPE_HERO) {
        if (health > 0) ag_write(out, " %d/%d", left, health);
        ag_write(out, atk > 0 ? " ATK %d" : "", atk);
    } else if (ag_is_character(rules, id)) {
        ag_write(out, " %d/%d", atk, left);
    } else if (types & AG_TYPE_WEAPON) {
        ag_write(out, " ATK %d", atk);
    }
    ag_write(out, types & AG_TYPE_ARMOR || def > 0 ? " DEF %d" : "", def);
}

// A card among others to choose from: its name, and what distinguishes it from similar ones.
static void write_card_option(const ag_rules *rules, ag_card_id id, int reader, ag_writer *out)
{
    const ag_state *state = rules->state;
    const ag_card *card = ag_card_at(state, id);
    int zone = ag_zone(state, id);
    ag_write(out, "%s", card_name(rules, id, reader));
    if (card == NULL) return;
    if (zone == AG_ZONE_PARTY) {
        write_numbers(rules, id, out);
        ag_write(out, " of ");
        ag_write_seat(out, state, card->controller);
        ag_write(out, "%s", card->flags & AG_CARD_EXHAUSTED ? ", exhausted" : "");
    } else if (zone != AG_ZONE_HAND) {
        ag_write(out, " (%s)", ag_zone_words[zone]);
    }
}

void ag_option_text(const ag_rules *rules, const ag_option *option, int reader, char *out,
                    size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_card_id card = ag_ref_as_card(option->ref);
    const char *name = card_name(rules, card, reader);
    const ag_link *link;
    switch (option->kind) {
    case AG_MOVE_PASS: ag_write(&writer, "Pass"); break;
    case AG_MOVE_PLAY: write_priced(rules, "Play", option, reader, &writer); break;
    case AG_MOVE_USE: write_priced(rules, "Use", option, reader, &writer); break;
    case AG_MOVE_COMPLETE: write_priced(rules, "Complete", option, reader, &writer); break;
    case AG_MOVE_PLACE:
        ag_write(&writer, "Place %s face %s", name, option->value == 1 ? "up" : "down");
        break;
    case AG_MOVE_ATTACK: ag_write(&writer, "Attack with %s", name); break;
    case AG_MOVE_STRIKE:
        ag_write(&writer, "Strike with %s (%d) ATK %d", name, ag_numbers_of(rules, card)->strike,
                 ag_atk(rules, card));
        break;
    case AG_MOVE_CARD: write_card_option(rules, card, reader, &writer); break;
    case AG_MOVE_LINK:
        link = ag_link_at(rules->state, ag_ref_as_link(option->ref));
        if (link == NULL) break;
        ag_write(&writer, "%s of ", card_name(rules, link->card, reader));
        ag_write_seat(&writer, rules->state, link->controller);
        break;
    case AG_MOVE_WAY:
        ag_write(&writer,
                 option->power == AG_PAYS_PRINTED   ? "Pay its cost (%d)"
                 : option->power == AG_PAYS_NOTHING ? "Without paying its cost (%d)"
                                                    : "Rather than its cost (%d and what is said)",
                 option->value);
        ag_write(&writer, ", by %s", name);
        break;
    case AG_MOVE_SEAT:
    case AG_MOVE_PILE: write_thing(rules, option->ref, &writer); break;
    case AG_MOVE_YES: ag_write(&writer, "Yes"); break;
    case AG_MOVE_NO: ag_write(&writer, "No"); break;
    case AG_MOVE_MODE:
        link = ag_link_asking(rules);
        ag_write_short(&writer,
                       ag_mode_text(rules,
                                    link != NULL ? link->printed : rules->state->choice.printed,
                                    option->power - option->value, option->value));
        break;
    case AG_MOVE_NUMBER: ag_write(&writer, "%d", option->value); break;
    case AG_MOVE_WORD: ag_write(&writer, "%s", rules->catalog->symbols[option->ref.slot]); break;
    // A replacement is a card's power or left behind by an effect; both name their card.
    case AG_MOVE_APPLY:
    case AG_MOVE_TRIGGER: ag_write(&writer, "%s", name); break;
    default: ag_write(&writer, "None"); break;
    }
}

// ---- the question ----

static ag_card_id card_of_option(const ag_state *state, const ag_option *option)
{
    const ag_link *link =
        option->ref.kind == AG_REF_LINK ? ag_link_at(state, ag_ref_as_link(option->ref)) : NULL;
    return link != NULL ? link->card : ag_ref_as_card(option->ref);
}

static int value_of_option(const ag_rules *rules, const ag_option *option, int reader)
{
    switch (option->kind) {
    case AG_MOVE_PLAY:
    case AG_MOVE_USE:
    case AG_MOVE_COMPLETE:
    case AG_MOVE_MODE: return ag_option_fits(rules, option, reader > 0 ? (ag_seat)reader : 0);
    case AG_MOVE_APPLY:
        return rules->state->choice.prompt == AG_PROMPT_PREVENT ? damage_asked_about(rules->state)
                                                                : 0;
    case AG_MOVE_ATTACK: return ag_atk_in_attack(rules, ag_ref_as_card(option->ref));
    default:
        return rules->state->choice.prompt == AG_PROMPT_ATTACK
                   ? ag_atk_in_attack(rules, rules->state->choice.about)
                   : option->value;
    }
}

// Options that read alike are distinguished by the counters on their cards.
static void tell_apart(const ag_rules *rules, int reader, ag_view_option *options, int count)
{
    for (int i = 0; i < count; i++) {
        const ag_option *option = &rules->state->options[i];
        char text[sizeof options[i].text], counters[sizeof options[i].text] = "";
        ag_writer out = ag_writer_open(counters, sizeof counters);
        ag_view_write_counters(rules, ag_ref_as_card(option->ref), reader, &out);
        if (option->ref.kind != AG_REF_CARD || counters[0] == '\0') continue;
        ag_option_text(rules, option, reader, text, sizeof text);
        for (int j = 0; j < count; j++) {
            char other[sizeof text];
            ag_option_text(rules, &rules->state->options[j], reader, other, sizeof other);
            if (j != i && strcmp(text, other) == 0) {
                out = ag_writer_open(options[i].text, sizeof options[i].text);
                ag_write(&out, "%s  %s", text, counters);
                break;
            }
        }
    }
}

static void show_option(const ag_rules *rules, const ag_option *option, int reader,
                        ag_offered_modes *modes, ag_view_option *out)
{
    const ag_state *state = rules->state;
    ag_card_id card = card_of_option(state, option);
    int kind = option->ref.kind, aim = option->aim;
    *out = (ag_view_option){ .move = (ag_move)option->kind,
                             .card = ag_view_id(state, card, reader),
                             .seat = kind == AG_REF_PILE   ? state->piles[option->ref.seat].seat
                                     : kind == AG_REF_SEAT ? option->ref.seat
                                                           : 0,
                             .value = value_of_option(rules, option, reader),
                             .aim = aim != AG_AIM_NONE ? aim : ag_option_aim(rules, option) };
    // What it costs and does, if anything.
    if (option->kind == AG_MOVE_PLAY || option->kind == AG_MOVE_USE
        || option->kind == AG_MOVE_COMPLETE || option->kind == AG_MOVE_MODE
        || option->kind == AG_MOVE_TRIGGER) {
        out->cost = ag_option_cost(rules, option, &out->takes);
        if (option->kind == AG_MOVE_PLAY) out->cost = cost_to_play(rules, card);
        out->summary = ag_option_summary(rules, option);
    }
    ag_offer(rules, option, reader > 0 ? (ag_seat)reader : 0, modes, out);
    ag_option_text(rules, option, reader, out->text, sizeof out->text);
}

static void show_options(const ag_rules *rules, int reader, ag_offered_modes *modes,
                         ag_view_option *out)
{
    const ag_state *state = rules->state;
    int count = state->choice.option_count;
    modes->count = 0;
    for (int i = 0; i < count; i++) {
        show_option(rules, &state->options[i], reader, modes, &out[i]);
    }
    if (state->used.counters > 0) tell_apart(rules, reader, out, count);
    ag_cost_tell_apart(rules, out, count);
}

// Others see only that somebody decides: not even whether it is a move or a choice.
static ag_question seen_by_others(const ag_state *state)
{
    ag_question question = { .kind = AG_QUESTION_ACTION, .seats = state->choice.who };
    ag_writer prompt = ag_writer_open(question.prompt, sizeof question.prompt);
    for (int seat = 1; seat <= state->seat_count; seat++) {
        if (!(state->choice.who & (1u << seat))) continue;
        ag_write_item(&prompt, "%s", "");
        ag_write_seat(&prompt, state, (ag_seat)seat);
    }
    return question;
}

// The card whose effect asks, or that is being played; nobody where a rule does.
static ag_card_id effect_asking(const ag_rules *rules, const ag_link *link)
{
    const ag_choice_state *choice = &rules->state->choice;
    if (choice->prompt == AG_PROMPT_DISCARD) {
        return rules->state->tasks[rules->state->used.tasks - 1].source;
    }
    int is_effect = link != NULL
                    && (link->kind == AG_LINK_CARD || link->kind == AG_LINK_EFFECT
                        || link->kind == AG_LINK_TRIGGER);
    int by_script = choice->prompt == AG_PROMPT_SCRIPT || choice->prompt == AG_PROMPT_MAY;
    return is_effect || by_script ? choice->about : (ag_card_id){ 0, 0 };
}

// The effect that asks: what it does, and its targets so far.
static void show_asker(const ag_rules *rules, int reader, ag_question *out)
{
    const ag_link *link = ag_link_asking(rules);
    out->card = ag_view_id(rules->state, rules->state->choice.about, reader);
    out->effect = ag_view_id(rules->state, effect_asking(rules, link), reader);
    if (link == NULL) return;
    ag_card_id targets[4];
    out->summary = ag_link_summary(rules, link);
    out->target_count = ag_link_aimed(rules, link, &out->aim, targets);
    for (int i = 0; i < out->target_count; i++) {
        out->targets[i] = ag_view_id(rules->state, targets[i], reader);
    }
}

// A fingerprint of only what the seat is shown: it says nothing about what others hold or saw.
static uint64_t shown_fingerprint(const ag_question *question)
{
    int asked[] = { (int)question->kind, (int)question->seats,   question->min,
                    question->max,       question->is_payment,   (int)question->card,
                    question->aim,       question->target_count, question->has_proposal };
    uint64_t hash = ag_hash(ag_hash_text(question->prompt), asked, sizeof asked);
    for (int i = 0; i < question->option_count; i++) {
        const ag_view_option *option = &question->options[i];
        int shown[] = { (int)option->move, (int)option->card,  option->seat,      option->value,
                        option->aim,       option->cost,       option->cost_x,    option->has_x,
                        option->x_most,    option->mode_count, (int)option->takes };
        hash = ag_hash(hash, shown, sizeof shown);
        hash = ag_hash(hash, option->text, strlen(option->text));
    }
    return ag_hash(hash, question->rule, strlen(question->rule));
}

ag_question ag_game_question(ag_game *game, int seat)
{
    if (!ag_given_reader(game, seat)) return (ag_question){ .kind = AG_QUESTION_NONE };
    const ag_rules *rules = ag_game_rules_edit(game);
    const ag_state *state = rules->state;
    const ag_choice_state *choice = &state->choice;
    if (choice->kind == AG_QUESTION_NONE && !ag_game_over(game)) {
        ag_game_advance(game, NULL);  // a position that was just placed
    }
    if (choice->kind == AG_QUESTION_NONE || ag_game_over(game)) {
        return (ag_question){ .kind = AG_QUESTION_NONE };
    }
    int asked = seat == AG_READER_ALL || (seat > 0 && (choice->who & (1u << seat)));
    if (!asked) return seen_by_others(state);
    ag_view_option *options = game->option_buffer;
    show_options(rules, seat, game->offered_modes, options);
    ag_question question = { .kind = (ag_question_kind)choice->kind,
                             .seats = choice->who,
                             .min = choice->min,
                             .max = choice->max,
                             .option_count = choice->option_count,
                             .options = options,
                             .is_payment = choice->prompt == AG_PROMPT_PAY,
                             .has_proposal = seat > 0 && choice->agreed != 0
                                             && !(choice->agreed & (1u << seat)) };
    show_asker(rules, seat, &question);
    ag_prompt_text(rules, seat, question.prompt, sizeof question.prompt);
    ag_writer rule = ag_writer_open(question.rule, sizeof question.rule);
    ag_write(&rule, "%s", ag_rule_text(rules->catalog, choice->rule));
    question.fingerprint = shown_fingerprint(&question);
    return question;
}

ag_answer ag_game_proposal(const ag_game *game)
{
    if (game == NULL) return (ag_answer){ .count = 0 };
    const ag_state *state = ag_game_rules(game)->state;
    ag_answer answer = { .count = 0 };
    if (state->choice.agreed == 0 || state->choice.answered) return answer;
    answer.number = state->reply.number;
    answer.count = state->reply.count;
    for (int i = 0; i < answer.count; i++) answer.picks[i] = (uint16_t)state->reply.refs[i].number;
    return answer;
}
