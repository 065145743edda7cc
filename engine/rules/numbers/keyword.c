// Keywords: instances and powers. Numbers know which keywords a card has; how often is seldom
// asked, and counted then: printed ones, and those that modifiers gave since it last lost them.
#include "rules/numbers/numbers.h"

#include "rules/numbers/live.h"

_Static_assert(AG_EVENT_COUNT <= 128, "the catalog notes which events keywords wait for");

uint64_t ag_keywords_with(const ag_rules *rules, int kind, int event)
{
    const ag_catalog *catalog = rules->catalog;
    if (event != AG_EVENT_COUNT && !(catalog->keyword_kinds[event] & AG_BIT(kind))) return 0;
    uint64_t all = event == AG_EVENT_COUNT ? UINT64_MAX : catalog->keyword_events[event];
    return catalog->keywords_of[kind] & all;
}

uint64_t ag_keywords_given(const ag_change *change)
{
    return change->field == AG_FIELD_KEYWORD ? AG_LONG_BIT(change->word) : 0;
}

int ag_change_denies(const ag_change *change)
{
    int takes = change->field == AG_FIELD_POWERS || change->field == AG_FIELD_LOSES_KEYWORD;
    return takes && change->op == AG_CHANGE_SET;  // CR 103.2
}

uint64_t ag_keywords_possible(const ag_rules *rules)
{
    uint64_t keywords = rules->catalog->keyword_words;
    for (int i = 1; i < rules->state->used.modifiers; i++) {
        keywords |= ag_keywords_given(&rules->state->modifiers[i].change);
    }
    return keywords;
}

typedef struct ag_counting {
    ag_instance *out;
    int count;
} ag_counting;

static void count_one(ag_counting *to, int32_t number, uint32_t timestamp)
{
    if (to->count < AG_INSTANCES_MAX && number > 0) {
        to->out[to->count++] =
            (ag_instance){ .number = (int16_t)(number > INT16_MAX ? INT16_MAX : number),
                           .timestamp = timestamp };
    }
}

static void count_printed(const ag_rules *rules, ag_card_id id, int keyword, ag_counting *to)
{
    const ag_card *card = ag_card_at(rules->state, id);
    const ag_side_def *side = &ag_catalog_card(rules->catalog, card->printed)->side[card->side];
    for (int i = 0; i < side->keyword_count && !ag_card_is_blank(card); i++) {
        if (side->instances[i].keyword == keyword) {
            count_one(to, side->instances[i].number,
                      ag_grant_timestamp_of(rules->state, id, ag_live_timestamp(card)));
        }
    }
}

// "Assault X" with an X of 0 is not Assault. CR 718.2f: nothing was given before the card came.
static void count_given(const ag_rules *rules, const ag_live *live, ag_card_id id, ag_counting *to)
{
    ag_context context = ag_live_context(live);
    const ag_amount *amount = &live->change->amount;
    uint32_t there = ag_live_timestamp(ag_card_at(rules->state, id));
    uint32_t given = live->timestamp > there ? live->timestamp : there;
    count_one(to, amount->length == 0 ? 1 : ag_amount_value(rules, amount, &context), given);
}

static void count_own(const ag_rules *rules, ag_card_id id, int keyword, ag_counting *to)
{
    const ag_derived *derived = ag_derive_now(rules);
    int first = to->count;
    int changes = (derived->fields & AG_KEYWORD_FIELDS) != 0;
    count_printed(rules, id, keyword, to);
    for (int i = 0, denied = 0; i < derived->live_count && changes && !denied; i++) {
        const ag_live *live = &derived->live[i];
        int field = live->change->field;
        int one = live->change->word == keyword;
        int takes = field == AG_FIELD_POWERS || (field == AG_FIELD_LOSES_KEYWORD && one);
        if (takes && ag_live_takes_from(rules, live, id)) {
            to->count = first;
            denied = ag_change_denies(live->change);
        }
        if (field == AG_FIELD_KEYWORD && one && ag_live_works_on(rules, live, id)) {
            count_given(rules, live, id, to);
        }
    }
}

int ag_keyword_instances(const ag_rules *rules, ag_card_id id, int keyword,
                         ag_instance out[AG_INSTANCES_MAX])
{
    const ag_combat *combat = &rules->state->combat;
    ag_counting to = { .out = out };
    if (!(ag_keywords(rules, id) & AG_LONG_BIT(keyword))) return 0;
    count_own(rules, id, keyword, &to);
    int lent = (AG_STRIKE_KEYWORDS & AG_LONG_BIT(keyword)) != 0;
    for (int i = 0; i < combat->strike_count && lent; i++) {
        if (ag_card_id_same(combat->strikes[i].wielder, id)
            && ag_card_exists(rules->state, combat->strikes[i].weapon)) {
            count_own(rules, combat->strikes[i].weapon, keyword, &to);
        }
    }
    return to.count;
}

int ag_keyword_givers(const ag_rules *rules, ag_card_id card, int keyword, ag_card_id *out,
                      int capacity)
{
    const ag_derived *derived = ag_derive_now(rules);
    int count = 0;
    for (int i = 0; i < derived->live_count && count < capacity; i++) {
        const ag_live *live = &derived->live[i];
        int gives = live->change->field == AG_FIELD_KEYWORD && live->change->word == keyword
                    && ag_live_works_on(rules, live, card)
                    && !ag_cards_have(out, count, live->source);
        if (gives && ag_card_exists(rules->state, live->source)) out[count++] = live->source;
    }
    return count;
}

// How often, and so whether.
int ag_has_keyword_anywhere(const ag_rules *rules, ag_card_id id, int keyword)
{
    ag_instance has[AG_INSTANCES_MAX];
    ag_counting to = { .out = has };
    count_own(rules, id, keyword, &to);
    return to.count;
}

int ag_keyword_sum(const ag_rules *rules, ag_card_id card, int keyword)
{
    ag_instance has[AG_INSTANCES_MAX];
    int count = ag_keyword_instances(rules, card, keyword, has);
    int sum = 0;
    for (int i = 0; i < count; i++) sum += has[i].number;
    return sum;
}

uint16_t ag_empowered(const ag_rules *rules, ag_seat seat, ag_card_id beside)
{
    const ag_state *state = rules->state;
    uint16_t slot = state->piles[state->players[seat].party].first;  // of nobody: none
    unsigned kinds = 0;
    for (; slot != 0; slot = state->cards[slot].next) {
        const ag_card_def *def = ag_catalog_card(rules->catalog, state->cards[slot].printed);
        ag_card_id id = ag_card_id_of(state, slot);
        if (!ag_card_id_same(id, beside) && ag_is_character(rules, id)) {
            int monster = (ag_factions(rules, id) & AG_BIT(AG_FACTION_MONSTER_AT)) != 0;
            kinds |= def->classes | (monster ? AG_BIT(AG_CLASS_COUNT) : 0);
        }
    }
    return (uint16_t)kinds;
}
