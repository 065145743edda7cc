// `t:offers` and `t:not_offered`: what the open question offers, what it does not, and why.
#include <string.h>

#include "game/facts/answer.h"
#include "lua/scenario/scene.h"
#include "rules/combat/combat.h"
#include "rules/play/target.h"
#include "state/card.h"

// Whether argument 3 is a legal answer to the open question of this seat.
static int is_offered(lua_State *L, ag_scene *scene, ag_seat seat)
{
    char why[640], text[512], name[24];
    ag_picks picks;
    if (!ag_scene_asks(scene, seat)) {
        ag_scene_question_text(scene, text, sizeof text);
        luaL_error(L, "%s is not asked; the open question is %s",
                   ag_scene_seat_text(scene, seat, name, sizeof name), text);
    }
    return ag_scene_picks(L, scene, 3, &picks, why, sizeof why)
           && ag_choice_refuse(ag_game_rules(scene->game), seat, &picks, why, sizeof why) == NULL;
}

static int offers(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    char text[512];
    if (!is_offered(L, scene, seat)) {
        ag_scene_question_text(scene, text, sizeof text);
        return luaL_error(L, "it is not offered: %s", text);
    }
    return 0;
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

int ag_scene_why_left_out(const ag_scene *scene, const ag_scene_ref *ref, ag_refusal *out)
{
    ag_card_id card = ag_scene_find(scene, ref, ~0u, 0);
    ag_reason reason =
        card.slot != 0 ? reason_of(scene, ag_scene_asked(scene), card) : AG_REASON_NONE;
    return ag_refusal_of(ag_game_rules(scene->game), reason, &card, 1, out);
}

static int not_offered(lua_State *L)
{
    ag_scene *scene = ag_scene_check(L);
    ag_seat seat = ag_scene_seat(L, scene, 2);
    const char *wanted = luaL_optstring(L, 4, NULL);
    char text[512];
    if (is_offered(L, scene, seat)) {
        ag_scene_question_text(scene, text, sizeof text);
        return luaL_error(L, "it is offered: %s", text);
    }
    if (wanted == NULL) return 0;
    ag_scene_ref ref = ag_scene_ref_at(L, scene, 3);
    ag_card_id card = ag_scene_find(scene, &ref, ~0u, 0);
    ag_reason reason = card.slot != 0 ? reason_of(scene, seat, card) : AG_REASON_NONE;
    if (reason == AG_REASON_NONE) {
        return luaL_error(L, "no rule says why \"%s\" is left out of this question", ref.text);
    }
    const char *said = lua_pushfstring(L, "%s: %s", ag_rule_numbers[ag_reason_rules[reason]],
                                       ag_reason_texts[reason]);
    if (strstr(said, wanted) == NULL) {
        return luaL_error(L, "it is left out for another reason: \"%s\"", said);
    }
    return 0;
}

const luaL_Reg ag_scene_offer_functions[] = {
    { "offers", offers },
    { "not_offered", not_offered },
    { NULL, NULL },
};
