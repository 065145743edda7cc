// How far the game is: what passing waits for.
#include "lua/scenario/scene.h"
#include "rules/numbers/links.h"

ag_scene_window ag_scene_window_now(const ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);
    return (ag_scene_window){ .top = ag_chain_top(state),
                              .turn = state->turn.number,
                              .step = state->turn.step,
                              .phase = state->turn.phase,
                              .combat = state->combat.stage };
}

// The top link is gone or, on an empty chain, the window has closed.
int ag_scene_window_shrunk(const ag_scene *scene, const ag_scene_window *start)
{
    ag_scene_window now = ag_scene_window_now(scene);
    if (start->top.slot != 0) return ag_link_at(ag_scene_state(scene), start->top) == NULL;
    return now.turn != start->turn || now.step != start->step || now.phase != start->phase
           || now.combat != start->combat;
}

int ag_scene_turn_passed(const ag_scene *scene, const ag_scene_window *start)
{
    const ag_turn *turn = &ag_scene_state(scene)->turn;
    return turn->number != start->turn && turn->phase == AG_PHASE_ACTION
           && ag_scene_asks_action(scene);
}

// window(): the one that is open now; window_before_action(): from which the action phase of this
// turn is still to come, nothing if it is not.
static int push_window(lua_State *L)
{
    ag_scene_window *window = lua_newuserdatauv(L, sizeof *window, 0);
    *window = ag_scene_window_now(ag_scene_of(L));
    return 1;
}

static int push_window_before_action(lua_State *L)
{
    push_window(L);
    ag_scene_window *window = lua_touserdata(L, -1);
    if (window->phase == AG_PHASE_ACTION || window->phase == AG_PHASE_END) return 0;
    window->turn--;
    return 1;
}

static int has_window_shrunk(lua_State *L)
{
    lua_pushboolean(L, ag_scene_window_shrunk(ag_scene_of(L), lua_touserdata(L, 1)));
    return 1;
}

static int has_turn_passed(lua_State *L)
{
    lua_pushboolean(L, ag_scene_turn_passed(ag_scene_of(L), lua_touserdata(L, 1)));
    return 1;
}

// Whether a move is still being added as a link (CR 707.1); triggers that wait for targets are not
// moves.
int ag_scene_is_announcing(const ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);
    for (int slot = 1; slot < state->used.links; slot++) {
        const ag_link *link = &state->links[slot];
        if (link->kind != AG_LINK_FREE && link->kind != AG_LINK_TRIGGER
            && (link->flags & AG_LINK_ANNOUNCING)) {
            return 1;
        }
    }
    return state->choice.prompt == AG_PROMPT_WAY && ag_scene_asked(scene) != 0;
}

int ag_scene_proposals(const ag_scene *scene)
{
    const ag_state *state = ag_scene_state(scene);
    int count = 0;
    for (int slot = 1; slot < state->used.links; slot++) {
        count += state->links[slot].kind == AG_LINK_PROPOSAL;
    }
    return count;
}

static int is_announcing(lua_State *L)
{
    lua_pushboolean(L, ag_scene_is_announcing(ag_scene_of(L)));
    return 1;
}

const luaL_Reg ag_scene_pass_functions[] = {
    { "window", push_window },
    { "window_before_action", push_window_before_action },
    { "has_window_shrunk", has_window_shrunk },
    { "has_turn_passed", has_turn_passed },
    { "is_announcing", is_announcing },
    { NULL, NULL },
};
