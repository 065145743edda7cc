// What is running now, the one suspension point.

#include "lua/host/host_private.h"

// What the rules do for a verb, in steps of the script's budget. The more cards there are, the more
// of them watch; modifiers of many cards are worked out again. No effect of an ordinary game comes
// near the limit.
enum {
    VERB_STEPS = 20,
    CARDS_A_STEP = 32,
    CHANGES_FREE = 20000,
    CHANGES_A_STEP = 32
};

const ag_run *ag_run_set(lua_State *L, const ag_run *run)
{
    ag_host *host = ag_host_of(L);
    const ag_run *before = host->run;
    host->run = run;
    return before;
}

const ag_run *ag_run_now(lua_State *L, const char *word)
{
    const ag_run *run = ag_host_of(L)->run;
    ag_lua_need(L, run != NULL, AG_FINDING_CONTRADICTION, NULL,
                "%s: this belongs into an effect; nothing happens while a file is loaded", word);
    return run;
}

static int verb_steps(const ag_state *state)
{
    int changes = state->used.cards * state->used.modifiers - CHANGES_FREE;
    return VERB_STEPS + state->used.cards / CARDS_A_STEP
           + (changes > 0 ? changes / CHANGES_A_STEP : 0);
}

uint16_t ag_run_rule(const ag_run *run)
{
    const ag_card_def *def = ag_catalog_card(run->rules->catalog, run->frame->printed);
    return run->frame->power < def->power_count ? def->powers[run->frame->power].rule : 0;
}

int ag_run_ends(const ag_run *run)
{
    return run->slot == 0 && run->frame->slot == AG_SLOT_EFFECT;
}

const ag_run *ag_run_verb(lua_State *L, const char *word)
{
    const ag_run *run = ag_run_now(L, word);
    ag_lua_need(L, !ag_run_ends(run), AG_FINDING_CONTRADICTION, NULL,
                "%s: as a game ends, its raid only looks and keeps cards", word);
    ag_lua_need(L, run->slot != 0, AG_FINDING_CONTRADICTION, NULL,
                "%s: a condition may only look; do this in the effect", word);
    ag_frame *frame = &run->rules->state->frames[run->slot];
    frame->task_count++;
    ag_lua_need(L, frame->task_count <= AG_FRAME_TASK_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "%s: one effect may do at most %d things", word, AG_FRAME_TASK_MAX);
    ag_host_spend(ag_host_of(L), verb_steps(run->rules->state));
    return run;
}

void ag_run_ask_for(lua_State *L, const ag_run *run, const char *word, int objects)
{
    AG_ASSERT(run->slot != 0);
    AG_ASSERT(objects >= 0);
    ag_frame *frame = &run->rules->state->frames[run->slot];
    objects += frame->object_count;
    ag_lua_need(L, objects <= AG_FRAME_OBJECT_MAX, AG_FINDING_OUT_OF_RANGE, NULL,
                "%s: one effect may ask for at most %d objects, and this makes %d", word,
                AG_FRAME_OBJECT_MAX, objects);
    frame->object_count = (uint16_t)objects;
}

int ag_run_reaches(const ag_run *run, ag_card_id card)
{
    return ag_card_id_same(run->frame->me, card)
           || !ag_out_of_reach(run->rules, run->frame->seat, card);
}

int ag_run_reaches_seat(const ag_run *run, ag_seat seat)
{
    const ag_state *state = run->rules->state;
    return ag_player_in(state, seat) && !ag_seat_out_of_reach(state, run->frame->seat, seat);
}

ag_context ag_run_context(const ag_run *run)
{
    const ag_frame *frame = run->frame;
    return (ag_context){ .viewer = frame->seat,
                         .source = frame->me,
                         .x = frame->x,
                         .event_amount = frame->event.amount,
                         .event_card = frame->event.card };
}

int ag_run_wait(lua_State *L, lua_KFunction answer, lua_KContext context)
{
    lua_settop(L, 0);
    return lua_yieldk(L, 0, context, answer);
}
