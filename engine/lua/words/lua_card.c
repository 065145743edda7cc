// Reading a card: what it is now, or what it was last known to be, once it became another card
// (CR 707.3).
#include "lua/words/api.h"

#include <lauxlib.h>
#include <string.h>

#include "base/error.h"
#include "lua/words/args.h"
#include "lua/data/data_lua.h"
#include "lua/host/index.h"
#include "rules/change/change.h"
#include "rules/play/target.h"
#include "state/card.h"
#include "state/player.h"
#include "state/zone.h"

// The card of the handle at index 1.
typedef struct subject {
    const ag_run *run;
    const ag_state *state;
    ag_card_id id;
    const ag_card *card;  // as it is now, or as it was last known; NULL: nothing is known
    int fresh;
} subject;

static subject subject_of(lua_State *L)
{
    subject it = { .run = ag_run_now(L, "card"), .id = ag_arg_card(L, 1, "card") };
    it.state = it.run->rules->state;
    it.card = ag_card_or_known(it.state, it.id);
    it.fresh = ag_card_exists(it.state, it.id);
    return it;
}

// CR 709.2d: the same for a card that must be known. An effect refers to at most as many moved
// cards as the rules keep.
static subject known_subject(lua_State *L)
{
    subject it = subject_of(L);
    if (it.card == NULL) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "nothing is known any more of this card, which has moved: read it before");
    }
    return it;
}

static const ag_card_def *def_of(const subject *it)
{
    return ag_catalog_card(it->run->rules->catalog, it->card == NULL ? 0 : it->card->printed);
}

// ---- words ----

static int card_name(lua_State *L)
{
    subject it = known_subject(L);
    int blank = it.card == NULL || ag_card_is_blank(it.card);
    const char *name = blank ? NULL : def_of(&it)->side[it.card->side].name;
    ag_lua_push_text(L, name != NULL ? name : "");
    return 1;
}

static int card_key(lua_State *L)
{
    subject it = known_subject(L);
    ag_lua_push_text(L, def_of(&it)->key);
    return 1;
}

// ---- numbers ----

static int stat(lua_State *L, int which)
{
    subject it = known_subject(L);
    lua_pushinteger(L, ag_stat_of(it.run->rules, it.id, which));
    return 1;
}

static int card_cost(lua_State *L)
{
    return stat(L, AG_STAT_COST);
}
static int card_atk(lua_State *L)
{
    return stat(L, AG_STAT_ATK);
}
static int card_health(lua_State *L)
{
    return stat(L, AG_STAT_HEALTH);
}
static int card_damage(lua_State *L)
{
    return stat(L, AG_STAT_DAMAGE);
}
static int card_def(lua_State *L)
{
    return stat(L, AG_STAT_DEF);
}

// The link of a card that is on the chain; 0 elsewhere.
static uint16_t link_slot(const subject *it)
{
    for (uint16_t slot = 1; slot < it->state->used.links; slot++) {
        const ag_link *link = &it->state->links[slot];
        if (link->kind == AG_LINK_CARD && ag_card_id_same(link->card, it->id)) return slot;
    }
    return 0;
}

// A number that its player chooses: X, or any number of counters. A fixed number is in the script.
static int records(const ag_cost *cost)
{
    for (int i = 0; i < cost->part_count; i++) {
        const ag_cost_part *part = &cost->parts[i];
        if (part->kind == AG_COST_DAMAGE || part->min != part->max || part->x_count > 0
            || part->all) {
            return 1;
        }
    }
    return 0;
}

int ag_costs_record(const ag_card_def *def)
{
    int found = records(&def->extra_cost);
    for (int i = 0; i < def->power_count && !found; i++) {
        found = records(&def->powers[i].cost);
    }
    return found;
}

// X and what a cost recorded belong to the running effect; any other card has them while it is on
// the chain.
static int of_link(lua_State *L, int want_paid)
{
    subject it = subject_of(L);
    const ag_frame *frame = it.run->frame;
    int number = 0;
    if (ag_card_id_same(it.id, frame->me)) {
        number = want_paid ? frame->paid : frame->x;
    }
    const ag_link *link = &it.state->links[link_slot(&it)];
    lua_pushinteger(L, number != 0 ? number : want_paid ? link->paid : link->x);
    return 1;
}

static int card_x(lua_State *L)
{
    return of_link(L, 0);
}
static int card_paid(lua_State *L)
{
    subject it = subject_of(L);
    int own = ag_card_id_same(it.id, it.run->frame->me);
    uint16_t printed = it.run->frame->printed;
    if (own && it.run->frame->paid == 0
        && !ag_costs_record(ag_catalog_card(it.run->rules->catalog, printed))) {
        ag_lua_fail(L, AG_FINDING_CONTRADICTION,
                    "me.paid: no cost of this card records a number; it says how many where the "
                    "cost has up_to, any_number, x or damage");
    }
    return of_link(L, 1);
}

static int card_link(lua_State *L)
{
    subject it = subject_of(L);
    uint16_t slot = link_slot(&it);
    ag_link_id id = { slot, it.state->links[slot].life };
    ag_push_ref(L, slot == 0 ? (ag_ref){ .kind = AG_REF_NONE } : ag_ref_link(id));
    return 1;
}

static int card_counters(lua_State *L)
{
    subject it = subject_of(L);
    if (lua_type(L, 2) != LUA_TSTRING) {
        ag_arg_fail(L, "counters", "expected the counter's name, got %s", ag_arg_text(L, 2));
    }
    ag_symbol name = ag_host_find_symbol(ag_host_of(L), lua_tostring(L, 2));
    int count = name == 0 ? 0 : ag_counter_count(it.state, it.id, name);
    lua_pushinteger(L, count);  // CR 404.1d
    return 1;
}

// ---- states ----

static int answer(lua_State *L, int yes)
{
    lua_pushboolean(L, yes);
    return 1;
}

static int card_flag(lua_State *L, int flag, int wanted)
{
    subject it = known_subject(L);
    return answer(L, it.card != NULL && ((it.card->flags & flag) != 0) == wanted);
}

static int card_ready(lua_State *L)
{
    return card_flag(L, AG_CARD_EXHAUSTED, 0);
}
static int card_exhausted(lua_State *L)
{
    return card_flag(L, AG_CARD_EXHAUSTED, 1);
}
static int card_face_up(lua_State *L)
{
    return card_flag(L, AG_CARD_FACE_DOWN, 0);
}
static int card_is_token(lua_State *L)
{
    return card_flag(L, AG_CARD_TOKEN, 1);
}

static int card_in_play(lua_State *L)
{
    subject it = subject_of(L);
    return answer(L, ag_in_play(it.state, it.id));
}

static int card_attacking(lua_State *L)
{
    subject it = subject_of(L);
    return answer(L, ag_is_attacking(it.state, it.id));
}

static int card_defending(lua_State *L)
{
    subject it = subject_of(L);
    return answer(L, ag_is_defending(it.state, it.id));
}

static int card_is_boss(lua_State *L)
{
    subject it = subject_of(L);
    int of_boss = it.card != NULL && it.card->controller != 0
                  && ag_player_at(it.state, it.card->controller)->side == AG_SIDE_BOSS;
    return answer(L, of_boss && (ag_types_known(it.run->rules, it.id) & AG_TYPE_HERO));
}

static int card_back_up(lua_State *L)
{
    subject it = known_subject(L);
    return answer(L, it.card != NULL && it.card->side == 1);
}

// R101.3c: each card of a Boss player belongs to one of that player's decks, face down or not.
static int card_home_deck(lua_State *L)
{
    subject it = known_subject(L);
    const ag_raid_def *raid = it.run->rules->catalog->raid;
    int of_raid = raid != NULL && it.card != NULL
                  && ag_player_at(it.state, it.card->owner)->side == AG_SIDE_BOSS;
    ag_lua_push_text(L, of_raid ? raid->deck_names[it.card->home] : "main");
    return 1;
}

static int card_exists(lua_State *L)
{
    return answer(L, subject_of(L).fresh);
}

static int card_is(lua_State *L)
{
    subject it = subject_of(L);
    const ag_filter *filter = ag_lua_check_filter(L, 2);
    ag_context context = ag_run_context(it.run);
    context.any_zone = 1;
    return answer(L, ag_filter_match(it.run->rules, filter, &context, it.id));
}

// CR 706.6
static int card_could_target(lua_State *L)
{
    subject it = subject_of(L);
    const ag_ref *to = ag_to_handle(L, 2);
    if (to == NULL || to->kind > AG_REF_PILE) {
        ag_arg_fail(L, "could_target",
                    "a target is a card, a link, a player or a graveyard, not %s",
                    ag_arg_text(L, 2));
    }
    return answer(L, it.fresh && ag_could_target(it.run->rules, it.id, *to));
}

// ---- others ----

static int card_owner(lua_State *L)
{
    subject it = known_subject(L);
    ag_push_player(L, ag_owner_of(it.state, it.id));
    return 1;
}

// The card's player: for the effect's own card, the effect's player.
static ag_seat player_of(const subject *it)
{
    const ag_frame *frame = it->run->frame;
    return ag_card_id_same(it->id, frame->me) ? frame->seat : ag_controller_of(it->state, it->id);
}

static int card_player(lua_State *L)
{
    subject it = known_subject(L);
    ag_push_player(L, player_of(&it));
    return 1;
}

static int card_controller(lua_State *L)
{
    subject it = known_subject(L);
    ag_push_player(L, ag_controller_of(it.state, it.id));
    return 1;
}

static int card_hero(lua_State *L)
{
    subject it = subject_of(L);
    ag_push_card(L, ag_player_at(it.state, player_of(&it))->hero);
    return 1;
}

static int card_host(lua_State *L)
{
    subject it = known_subject(L);
    ag_push_card(L, it.card == NULL ? (ag_card_id){ 0, 0 } : it.card->host);
    return 1;
}

enum { CARDS_A_STEP = 8 };  // cards examined, for what is attached or held

// Sorts cards in the order in which they came.
static void sort_by_time(const ag_state *state, ag_card_id *cards, int count, int attachments)
{
    for (int i = 1; i < count; i++) {
        ag_card_id card = cards[i];
        const ag_card *one = &state->cards[card.slot];
        uint32_t time = attachments ? one->attached : one->entered;
        int at = i;
        while (at > 0) {
            const ag_card *before = &state->cards[cards[at - 1].slot];
            if ((attachments ? before->attached : before->entered) <= time) break;
            cards[at] = cards[at - 1];
            at--;
        }
        cards[at] = card;
    }
}

static int push_cards_where(lua_State *L, const subject *it, int attachments)
{
    ag_card_id cards[AG_CARD_MAX];
    int count = 0;
    ag_host_spend(ag_host_of(L), it->state->used.cards / CARDS_A_STEP);
    for (uint16_t slot = 1; slot < it->state->used.cards; slot++) {
        const ag_card *card = &it->state->cards[slot];
        ag_card_id to = attachments ? card->host : card->held_by;
        if ((card->flags & AG_CARD_USED) && ag_card_id_same(to, it->id)) {
            cards[count++] = ag_card_id_of(it->state, slot);
        }
    }
    sort_by_time(it->state, cards, count, attachments);
    ag_push_cards(L, cards, count);
    return 1;
}

static int card_attachments(lua_State *L)
{
    subject it = subject_of(L);
    return push_cards_where(L, &it, 1);
}

// CR 415.9c: the card has moved once since it was last known, and that was when it died.
static int card_fallen(lua_State *L)
{
    subject it = subject_of(L);
    ag_card_id now = { 0, 0 };
    if (!it.fresh && it.card != NULL && (it.card->flags & AG_CARD_WITH_HOST)) {
        now = ag_card_id_of(it.state, it.id.slot);
        int moved_once = now.life == (uint16_t)(it.id.life + 1);
        now = moved_once && ag_zone(it.state, now) == AG_ZONE_GRAVEYARD ? now : (ag_card_id){ 0 };
    }
    ag_push_card(L, now);
    return 1;
}

static int card_possible_hosts(lua_State *L)
{
    subject it = subject_of(L);
    ag_card_id hosts[AG_CARD_MAX];
    int count = ag_card_exists(it.state, it.id)
                    ? ag_attach_hosts(it.run->rules, it.run->frame->seat, it.id, hosts)
                    : 0;
    int others = 0;
    for (int i = 0; i < count; i++) {
        if (!ag_card_id_same(hosts[i], it.card->host)) {
            hosts[others++] = hosts[i];
        }
    }
    ag_push_cards(L, hosts, others);
    return 1;
}

static int card_held(lua_State *L)
{
    subject it = subject_of(L);
    return push_cards_where(L, &it, 0);
}

static int card_memory(lua_State *L)
{
    ag_card_id id = ag_arg_card(L, 1, "memory");
    ag_push_handle(L, AG_HANDLE_MEMORY, 0, id.slot, id.life);
    return 1;
}

// ---- memory ----

static int memory_index(lua_State *L)
{
    int whole;
    lua_Integer index = lua_tointegerx(L, 2, &whole);
    if (!whole || index < 1 || index > AG_MEMORY_MAX) {
        ag_arg_fail(L, "memory", "it has the places 1 to %d, not %s", AG_MEMORY_MAX,
                    ag_arg_text(L, 2));
    }
    return (int)index - 1;
}

int ag_index_memory(lua_State *L)
{
    const ag_state *state = ag_run_now(L, "memory")->rules->state;
    const ag_ref *memory = ag_to_handle(L, 1);
    int index = memory_index(L);
    const ag_card *card = ag_card_or_known(state, (ag_card_id){ memory->slot, memory->life });
    lua_pushinteger(L, card == NULL ? 0 : card->memory[index]);
    return 1;
}

int ag_memory_write(lua_State *L)
{
    const ag_run *run = ag_run_verb(L, "memory");
    const ag_ref *memory = ag_to_handle(L, 1);
    int index = memory_index(L);
    int number = ag_arg_number(L, 3, "memory", "what is remembered", -AG_NUMBER_MAX);
    ag_card_id id = { memory->slot, memory->life };
    if (ag_card_exists(run->rules->state, id)) {
        ag_card_edit(run->rules->state, id)->memory[index] = number;
    }
    return 0;
}

// ---- values ----

typedef struct values {
    const ag_host *host;
    uint16_t printed;
} values;

static const char *next_value(void *context, int index)
{
    const values *list = context;
    return ag_host_value_name(list->host, list->printed, index);
}

int ag_index_card(lua_State *L)
{
    subject it = subject_of(L);
    const char *name = lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : NULL;
    uint16_t printed = it.card != NULL ? it.card->printed : 0;
    if (ag_card_id_same(it.id, it.run->frame->me)) {
        printed = it.run->frame->printed;
    }
    int32_t number;
    if (name == NULL) return ag_api_no_field(L, 1, ag_arg_text(L, 2));
    if (ag_host_value(ag_host_of(L), printed, name, &number)) {
        lua_pushinteger(L, number);
        return 1;
    }
    values list = { ag_host_of(L), printed };
    const char *near = ag_nearest(name, next_value, &list);
    if (near != NULL) {
        ag_lua_fail(L, AG_FINDING_UNKNOWN_FIELD,
                    "a card has no field \"%s\" (did you mean its value \"%s\"?)", name, near);
    }
    return ag_api_no_field(L, 1, name);
}

const ag_api_row ag_api_card[] = {
    { AG_API_FIELD, "name", "card.name", "text", "", "CR 200",
      "Its name; \"\" where it is face down.", card_name },
    { AG_API_FIELD, "key", "card.key", "text", "", "", "`<set>/<stem>` of its script.", card_key },
    { AG_API_FIELD, "cost", "card.cost", "number", "", "CR 201.1",
      "Its printed cost; X counts while it is on the chain.", card_cost },
    { AG_API_FIELD, "atk", "card.atk", "number", "", "CR 205.1", "Its ATK now.", card_atk },
    { AG_API_FIELD, "health", "card.health", "number", "", "", "Its health now.", card_health },
    { AG_API_FIELD, "damage", "card.damage", "number", "", "CR 405.1", "The damage on it.",
      card_damage },
    { AG_API_FIELD, "def", "card.def", "number", "", "CR 304", "Its DEF now.", card_def },
    { AG_API_FIELD, "x", "me.x", "number", "", "CR 201.3", "The X that was chosen for it.",
      card_x },
    { AG_API_FIELD, "paid", "me.paid", "number", "", "CR 403",
      "The number that its cost recorded: of a part with up_to, any_number or x, of damage that "
      "was put, of all counters. Where no cost of the card records one it is a fault.",
      card_paid },
    { AG_API_FIELD, "link", "card.link", "link or nil", "", "CR 705",
      "By which it is on the chain.", card_link },
    { AG_API_FIELD, "is_ready", "card.is_ready", "true or false", "", "CR 411",
      "It is not exhausted.", card_ready },
    { AG_API_FIELD, "exhausted", "card.exhausted", "true or false", "", "CR 411", "",
      card_exhausted },
    { AG_API_FIELD, "attacking", "card.attacking", "true or false", "", "CR 602.1", "",
      card_attacking },
    { AG_API_FIELD, "defending", "card.defending", "true or false", "", "CR 602.3", "",
      card_defending },
    { AG_API_FIELD, "in_play", "card.in_play", "true or false", "", "CR 415", "", card_in_play },
    { AG_API_FIELD, "exists", "card.exists", "true or false", "", "CR 415.9a",
      "It has not become another card.", card_exists },
    { AG_API_FIELD, "face_up", "card.face_up", "true or false", "", "CR 412.1", "", card_face_up },
    { AG_API_FIELD, "back_up", "card.back_up", "true or false", "", "CR 301",
      "Its other side shows.", card_back_up },
    { AG_API_FIELD, "home_deck", "card.home_deck", "text", "", "R101.3c",
      "The name of its owner's deck that it belongs to, also of a card that lies face down.",
      card_home_deck },
    { AG_API_FIELD, "is_token", "card.is_token", "true or false", "", "CR 404.2", "",
      card_is_token },
    { AG_API_FIELD, "is_boss", "card.is_boss", "true or false", "", "R101.1", "", card_is_boss },
    { AG_API_FIELD, "owner", "card.owner", "player", "", "CR 401.2", "", card_owner },
    { AG_API_FIELD, "controller", "card.controller", "player", "", "CR 401.1",
      "Who controls it; outside play and chain, its owner.", card_controller },
    { AG_API_FIELD, "player", "me.player", "player", "", "CR 401.1",
      "Of the card that acts: the effect's player. Of others: the controller.", card_player },
    { AG_API_FIELD, "hero", "card.hero", "card", "", "CR 301",
      "The hero of its player, or the last one that was.", card_hero },
    { AG_API_FIELD, "host", "card.host", "card or nil", "", "CR 400", "What it is attached to.",
      card_host },
    { AG_API_FIELD, "attachments", "card.attachments", "group", "", "CR 400",
      "What is attached to it.", card_attachments },
    { AG_API_FIELD, "fallen", "card.fallen", "card or nil", "", "CR 415.9c",
      "Of an attachment that died with its host: what it is now, in a graveyard, until it moves "
      "on.",
      card_fallen },
    { AG_API_FIELD, "possible_hosts", "card.possible_hosts", "group", "", "CR 400.7",
      "The other cards in play that fit its attach description, targetable or not.",
      card_possible_hosts },
    { AG_API_FIELD, "held", "card.held", "group", "", "",
      "What it removed from the game with `hold`.", card_held },
    { AG_API_FIELD, "memory", "me.memory[1]", "number", "a place outside 1 to 4; no whole number",
      "", "Four integers that live and die with the card; written with `me.memory[1] = n`.",
      card_memory },
    { AG_API_VERB, "is", "card:is(filter)", "true or false", "no filter", "",
      "Whether it matches, in whatever zone it is where the filter names none.", card_is },
    { AG_API_VERB, "could_target", "card:could_target(other)", "true or false", "no target",
      "CR 706.6", "Whether it could be aimed at that if it were added to the chain now.",
      card_could_target },
    { AG_API_VERB, "counters", "card:counters(\"name\")", "number", "", "CR 404.1", "",
      card_counters },
    { .kind = AG_API_END },
};
