// The open question as a scenario sees it: its text, its options, which of them a name means, what
// passing answers, and why the rules refuse.
#include <string.h>

#include "game/facts/answer.h"
#include "game/view/view.h"
#include "explain/why.h"
#include "game/log/sentence.h"
#include "lua/host/script.h"
#include "lua/scenario/scene.h"
#include "rules/combat/combat.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

static const ag_choice_state *open_choice(const ag_scene *scene)
{
    return &ag_game_rules(scene->game)->state->choice;
}

// ---- tables of the question ----

static int push_question(lua_State *L)
{
    const ag_choice_state *choice = open_choice(ag_scene_of(L));
    int waits = choice->kind == AG_QUESTION_NONE ? 0 : choice->who & ~choice->agreed;
    lua_createtable(L, 0, 9);
    ag_scene_set(L, "kind who agreed asked waits prompt min max options",
                 (lua_Integer[]){ choice->kind, choice->who, choice->agreed,
                                  waits == 0 ? 0 : __builtin_ctz((unsigned)waits), waits,
                                  choice->prompt, choice->min, choice->max, choice->option_count });
    return 1;
}

// What an option stands for: triggers and replacements may belong to cards that are gone.
static void set_meaning(lua_State *L, const ag_scene *scene, const ag_option *option)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    const ag_state *state = rules->state;
    const ag_raid_def *raid = rules->catalog->raid;
    ag_card_id card = ag_ref_as_card(option->ref);
    const ag_link *link = ag_link_at(state, ag_ref_as_link(option->ref));
    const ag_pile *pile = &state->piles[option->ref.seat];
    switch (option->ref.kind) {
    case AG_REF_CARD:
        ag_scene_push_card(L, card);
        lua_setfield(L, -2, "card");
        ag_scene_set(
            L, "printed controller",
            (lua_Integer[]){ ag_doer_printed(rules, card), ag_controller_of(state, card) });
        if (!ag_card_exists(state, card)) break;
        ag_lua_set(L, "zone", ag_zone(state, card));
        break;
    case AG_REF_LINK:
        if (link == NULL) break;
        ag_scene_set(L, "printed link_of link link_power",
                     (lua_Integer[]){ link->printed, link->controller, link->kind, link->power });
        break;
    case AG_REF_SEAT: ag_lua_set(L, "seat", option->ref.seat); break;
    case AG_REF_PILE:
        ag_scene_set(L, "seat pile", (lua_Integer[]){ pile->seat, option->ref.seat });
        ag_lua_set_text(L, "place", ag_zone_words[pile->zone]);
        if (pile->seat != ag_boss_seat(state) || pile->index >= raid->deck_count) break;
        ag_lua_set_text(L, "deck", raid->deck_names[pile->index]);
        break;
    case AG_REF_WORD: ag_lua_set_text(L, "word", rules->catalog->symbols[option->ref.slot]); break;
    default: break;
    }
}

// options(): a list of tables.
static int push_options(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    int count = open_choice(scene)->option_count;
    lua_createtable(L, count, 0);
    for (int at = 0; at < count; at++) {
        const ag_option *option = &ag_game_rules(scene->game)->state->options[at];
        lua_createtable(L, 0, 8);
        ag_scene_set(L, "kind value power",
                     (lua_Integer[]){ option->kind, option->value, option->power });
        set_meaning(L, scene, option);
        lua_rawseti(L, -2, at + 1);
    }
    return 1;
}

// powers_of(card): a list of { kind, id }.
static int push_powers(lua_State *L)
{
    const ag_rules *rules = ag_scene_rules(L);
    ag_card_id card = ag_scene_card_at(L, 1);
    lua_newtable(L);
    for (int at = 0; at < ag_owned_count(rules, card); at++) {
        const ag_power_def *def = ag_owned_at(rules, card, at).def;
        lua_createtable(L, 0, 2);
        ag_lua_set(L, "kind", def->kind);
        if (def->id != 0) ag_lua_set_text(L, "id", rules->catalog->symbols[def->id]);
        lua_rawseti(L, -2, at + 1);
    }
    return 1;
}

// option_text(at): what the option is, from 0.
static int option_text(lua_State *L)
{
    char text[128];
    const ag_rules *rules = ag_scene_rules(L);
    const ag_option *option = &rules->state->options[lua_tointeger(L, 1)];
    ag_option_text(rules, option, AG_READER_ALL, text, sizeof text);
    lua_pushstring(L, text);
    return 1;
}

static int prompt_text(lua_State *L)
{
    char text[160];
    ag_prompt_text(ag_scene_rules(L), AG_READER_ALL, text, sizeof text);
    lua_pushstring(L, text);
    return 1;
}

static int fingerprint(lua_State *L)
{
    return ag_lua_push_number(L, (lua_Integer)ag_choice_fingerprint(ag_scene_rules(L)));
}

// ---- answers ----

ag_picks ag_scene_picks_at(lua_State *L, int index)
{
    ag_picks picks = { .count = (uint16_t)lua_rawlen(L, index) };
    AG_ASSERT(picks.count <= AG_REPLY_MAX);
    lua_getfield(L, index, "number");
    picks.number = (int16_t)lua_tointeger(L, -1);
    lua_pop(L, 1);
    for (int at = 0; at < picks.count; at++) {
        lua_rawgeti(L, index, at + 1);
        picks.picks[at] = (uint16_t)lua_tointeger(L, -1);
        lua_pop(L, 1);
    }
    return picks;
}

// ---- why not ----

// refuses(seat, picks): whether it is not a legal answer.
static int refuses(lua_State *L)
{
    char why[640];
    ag_picks picks = ag_scene_picks_at(L, 2);
    ag_seat seat = (ag_seat)lua_tointeger(L, 1);
    const ag_rules *rules = ag_scene_rules(L);
    return ag_lua_push_flag(L, ag_choice_refuse(rules, seat, &picks, why, sizeof why) != NULL);
}

// "CR 403.6: not enough ready resources"; nothing if there is no reason.
static int push_refusal(lua_State *L, int refused, const ag_refusal *refusal)
{
    if (!refused) return 0;
    lua_pushfstring(L, "%s: %s", refusal->rule, refusal->text);
    return 1;
}

// refusal(move, seat, card, defender, power): why the move (AG_WHY_…) is refused.
static int why_no_move(lua_State *L)
{
    ag_attempt attempt = { (int)lua_tointeger(L, 1), (ag_seat)lua_tointeger(L, 2),
                           ag_scene_card_at(L, 3), ag_scene_card_at(L, 4),
                           (int)lua_tointeger(L, 5) };
    ag_refusal refusal;
    return push_refusal(L, ag_move_refusal(ag_scene_rules(L), &attempt, &refusal), &refusal);
}

// why_must_attack(seat): why it may not pass.
static int why_must_attack(lua_State *L)
{
    const ag_rules *rules = ag_scene_rules(L);
    int must = ag_must_attack(rules, (ag_seat)lua_tointeger(L, 1));
    ag_reason reason = must ? AG_REFUSE(CR_600_2, MUST_ATTACK) : AG_REASON_NONE;
    ag_refusal refusal;
    return push_refusal(L, ag_refusal_of(rules, reason, NULL, 0, &refusal), &refusal);
}

// Why the rules leave the card out of this question; no reason if the question has no rule for
// that.
static ag_reason reason_of(const ag_scene *scene, ag_seat seat, ag_card_id card)
{
    const ag_rules *rules = ag_game_rules(scene->game);
    const ag_state *state = rules->state;
    switch (state->choice.prompt) {
    case AG_PROMPT_TARGET: return ag_target_asked_refuse(rules, ag_ref_card(card));
    case AG_PROMPT_ATTACK: return ag_attack_refuse(rules, seat, state->choice.about, card);
    case AG_PROMPT_PROTECT: return ag_protect_refuse(rules, seat, card);
    case AG_PROMPT_STRIKE: return ag_strike_refuse(rules, seat, card);
    default: return AG_REASON_NONE;
    }
}

// why_left_out(seat, card)
static int why_left_out(lua_State *L)
{
    const ag_scene *scene = ag_scene_of(L);
    ag_card_id card = ag_scene_card_at(L, 2);
    ag_refusal refusal;
    if (card.slot == 0) return 0;
    ag_reason reason = reason_of(scene, (ag_seat)lua_tointeger(L, 1), card);
    int refused = ag_refusal_of(ag_game_rules(scene->game), reason, &card, 1, &refusal);
    return push_refusal(L, refused, &refusal);
}

const luaL_Reg ag_scene_ask_functions[] = {
    { "question", push_question },
    { "options", push_options },
    { "powers_of", push_powers },
    { "option_text", option_text },
    { "prompt_text", prompt_text },
    { "fingerprint", fingerprint },
    { "refuses", refuses },
    { "refusal", why_no_move },
    { "why_must_attack", why_must_attack },
    { "why_left_out", why_left_out },
    { NULL, NULL },
};
