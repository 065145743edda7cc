// What effects do: turns the calls, fields, words, texts and numbers of compiled functions into
// facts.
#include <stdio.h>
#include <string.h>

#include "lua/behaviour_parts.h"
#include "lua/data_lua.h"
#include "lua/draft.h"

// Whether a player other than the card's own draws or discards.
static void read_player(const ag_gathering *in, const ag_code_seen *seen)
{
    int own = strcmp(seen->base, "me.player") == 0 || strcmp(seen->base, "me.player.hand") == 0;
    if (seen->is_method && !own && strncmp(seen->name, "draw", 4) == 0) {
        ag_sees(in->out, AG_FACT_OTHERS_DRAW);
    }
    if (seen->is_method && !own && strcmp(seen->name, "discard") == 0) {
        ag_sees(in->out, AG_FACT_OTHERS_DISCARD);
    }
    if (strcmp(seen->name, "each_choose") == 0) {  // "your" is each of those who choose
        in->out->whose[AG_WHOSE_OPPOSING] |= UINT32_MAX;
        in->out->whose[AG_WHOSE_FRIENDLY] |= UINT32_MAX;
    }
}

// `opposing.ally`: whose cards an effect looks for.
static void read_noun(const ag_gathering *in, const ag_code_seen *seen)
{
    int whose = ag_lua_owner(seen->base);
    if (whose >= 0) {
        in->out->whose[whose] |= ag_lua_noun_types(seen->name);
    }
}

static void read_call(const ag_gathering *in, const char *name)
{
    static const struct {
        const char *name;
        uint8_t fact;
    } verbs[] = {
        { "destroy", AG_FACT_DESTROYS },
        { "exhaust", AG_FACT_EXHAUSTS },
        { "ready", AG_FACT_READIES },
        { "draw", AG_FACT_DRAWS },
        { "draw_to", AG_FACT_DRAWS },
        { "draw_from", AG_FACT_DRAWS },
        { "discard", AG_FACT_DISCARDS },
        { "interrupt", AG_FACT_INTERRUPTS },
        { "heal", AG_FACT_HEALS },
        { "deal", AG_FACT_DEALS },
        { "deal_each", AG_FACT_DEALS },
        { "put_damage", AG_FACT_DEALS },
        { "reveal", AG_FACT_REVEALS },
        { "roll", AG_FACT_ROLLS },
        { "flip", AG_FACT_FLIPS },
        { "turn_over", AG_FACT_FLIPS },
        { "flip_cards", AG_FACT_FLIPS },
        { "add_counters", AG_FACT_COUNTERS },
        { "remove_counters", AG_FACT_COUNTERS },
        { "shuffle", AG_FACT_SHUFFLES },
        { "shuffle_into_deck", AG_FACT_SHUFFLES },
        { "search", AG_FACT_SEARCHES },
        { "random", AG_FACT_RANDOM },
        { "to_graveyard", AG_FACT_TO_GRAVEYARD },
        { "to_hand", AG_FACT_TO_HAND },
        { "to_deck", AG_FACT_TO_DECK },
        { "to_resources", AG_FACT_TO_RESOURCES },
        { "remove_from_game", AG_FACT_REMOVES },
        { "prevent", AG_FACT_PREVENTS },
        { "may", AG_FACT_ASKS },
        { "may_pay", AG_FACT_ASKS },
    };
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        if (strcmp(verbs[i].name, name) == 0) {
            ag_does(in->out, verbs[i].fact);
        }
    }
    if (strstr(name, "choose") != NULL || strcmp(name, "may") == 0
        || strcmp(name, "may_pay") == 0) {
        ag_sees(in->out, AG_FACT_CHOICE);
        ag_sees(in->out, AG_FACT_CONDITION);
    }
    if (strcmp(name, "is") == 0) {  // one action for some cards, another for others
        ag_sees(in->out, AG_FACT_INSTEAD);
        ag_sees(in->out, AG_FACT_CONDITION);
    }
    if (strcmp(name, "end_turn") == 0) {
        ag_sees(in->out, AG_FACT_TURN_ENDS);
    }
    if (strcmp(name, "other") == 0) {
        ag_sees(in->out, AG_FACT_OTHER);
    }
    if (strcmp(name, "counters") == 0) {
        ag_sees(in->out, AG_FACT_COUNTERS);
    }
    if (strcmp(name, "to_play") == 0 || strcmp(name, "put_token") == 0) {
        ag_sees(in->out, AG_FACT_ENTERS);
    }
    if (strcmp(name, "to_graveyard") == 0) {
        ag_sees(in->out, AG_FACT_GRAVEYARD);
    }
}

static void read_word(const ag_gathering *in, const char *name)
{
    static const struct {
        const char *name;
        uint8_t fact;
    } words[] = {
        { "this_turn", AG_FACT_THIS_TURN },
        { "this_combat", AG_FACT_THIS_COMBAT },
        { "until_your_next_turn", AG_FACT_UNTIL_NEXT },
        { "until_end_of_your_next_turn", AG_FACT_UNTIL_END_NEXT },
        { "next_ready_step", AG_FACT_READY_STEP },
        { "rest_of_game", AG_FACT_REST_OF_GAME },
    };
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcmp(words[i].name, name) == 0) {
            ag_does(in->out, words[i].fact);
        }
    }
}

static void read_text(const ag_gathering *in, const ag_code_seen *seen)
{
    const char *text = seen->name;
    char word[32];
    snprintf(word, sizeof word, "%.*s", (int)strcspn(text, "0123456789"), text);
    size_t length = strlen(word);
    if (length > 1 && word[length - 1] == ' ') {
        word[length - 1] = '\0';  // "Assault 3"
    }
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, word);
    int damage = ag_word_find(ag_damage_words, AG_DAMAGE_COUNT, text);
    int cant = ag_word_find(ag_cant_words, AG_CANT_COUNT, text);
    if (keyword >= 0) {
        in->out->keywords |= AG_LONG_BIT(keyword);
    }
    if (damage >= 0) {
        in->out->damage |= (uint16_t)AG_BIT(damage);
        in->out->damage_dealt |= (uint16_t)AG_BIT(damage);
    }
    if (cant >= 0 && strcmp(seen->base, "cant") == 0) {
        ag_behaviour_cant(in, cant);
    }
    if (keyword >= 0 && strcmp(seen->base, "cant_have") == 0) {
        ag_behaviour_cant(in, AG_CANT_HAVE_POWERS);
    }
    if (strcmp(text, "graveyard") == 0) {
        ag_sees(in->out, AG_FACT_GRAVEYARD);
    }
    const ag_printed *printed = ag_host_printed(in->host, in->printed);
    for (int i = 0; i < in->def->power_count && i < 64; i++) {
        const char *called = printed->powers[i].name;
        int begun = in->def->powers[i].kind == AG_POWER_LATER && called != NULL;
        in->out->begun |= begun && strcmp(called, text) == 0 ? AG_LONG_BIT(i) : 0;
    }
}

// `hero:gain { cant_attack = … }` says the same as `gives`.
static void read_gained(const ag_gathering *in, const char *name)
{
    static const struct {
        const char *name;
        uint8_t field;
    } fields[] = {
        { "cant_attack", AG_FIELD_CANT_ATTACK },
        { "attacks_only", AG_FIELD_ATTACKS_ONLY },
        { "attack_cost", AG_FIELD_ATTACK_COST },
        { "exhaust_cost", AG_FIELD_EXHAUST_COST },
        { "cant_be_dealt", AG_FIELD_BARRED },
        { "rather_than", AG_FIELD_RATHER_THAN },
        { "playable", AG_FIELD_PLAYABLE },
        { "usable", AG_FIELD_USABLE },
        { "extra_cost", AG_FIELD_EXTRA_COST },
        { "shielder", AG_FIELD_SHIELDER },
        { "top_card", AG_FIELD_TOP },
        { "hand", AG_FIELD_HAND },
    };
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        if (strcmp(fields[i].name, name) == 0) {
            ag_behaviour_field(in, fields[i].field);
        }
    }
}

static void read_key(const ag_gathering *in, const char *name)
{
    read_gained(in, name);
    if (strcmp(name, "up_to") == 0 || strcmp(name, "min") == 0
        || strcmp(name, "new_targets") == 0) {
        ag_sees(in->out, AG_FACT_CHOICE);
    }
    if (strncmp(name, "exhausted", 9) == 0) {
        ag_sees(in->out, AG_FACT_EXHAUSTS);
    }
    if (strstr(name, "_this_turn") != NULL || strcmp(name, "hurt_by_this") == 0
        || strcmp(name, "fought_by_your_hero") == 0) {
        ag_sees(in->out, AG_FACT_THIS_TURN);
        ag_sees(in->out, AG_FACT_COMBAT);
    }
    if (strcmp(name, "unpreventable") == 0) {
        ag_sees(in->out, AG_FACT_PREVENTS);
    }
    int keyword = ag_word_find(ag_keyword_words, AG_KEYWORD_COUNT, name);
    in->out->keywords |= keyword >= 0 ? AG_LONG_BIT(keyword) : 0;
    if (strcmp(name, "counters") == 0) {
        ag_sees(in->out, AG_FACT_COUNTERS);
    }
    if (strcmp(name, "ready") == 0) {
        ag_sees(in->out, AG_FACT_READIES);
    }
    if (strcmp(name, "once") == 0) {
        ag_sees(in->out, AG_FACT_NEXT);
    }
    if (strcmp(name, "combat") == 0) {
        ag_sees(in->out, AG_FACT_COMBAT);
    }
    if (strcmp(name, "x_cost") == 0) {
        ag_sees(in->out, AG_FACT_COSTS_X);
    }
}

// `me.amount` reads a value; fields of cards show what the text may mention.
static void read_field(const ag_gathering *in, const ag_code_seen *seen)
{
    const ag_printed *printed = ag_host_printed(in->host, in->printed);
    for (int i = 0; seen->parameter == 1 && i < printed->value_count; i++) {
        if (strcmp(ag_host_word(in->host, printed->values[i].name), seen->name) == 0) {
            in->out->values |= AG_BIT(i);
        }
    }
    if (strcmp(seen->name, "graveyard") == 0) {
        ag_sees(in->out, AG_FACT_GRAVEYARD);
    }
    if (strcmp(seen->name, "exhausted") == 0) {
        ag_sees(in->out, AG_FACT_EXHAUSTS);
    }
    if (strcmp(seen->name, "x") == 0) {
        ag_sees(in->out, AG_FACT_COSTS_X);
    }
    if (strcmp(seen->name, "fought_a_hero") == 0) {
        ag_sees(in->out, AG_FACT_THIS_TURN);
        ag_sees(in->out, AG_FACT_COMBAT);
        in->out->whose[AG_WHOSE_OPPOSING] |= AG_TYPE_HERO;
    }
}

static void note_number(const ag_gathering *in, const ag_code_seen *seen)
{
    ag_behaviour *out = in->out;
    if (seen->number == (int32_t)seen->number) {
        ag_behaviour_number(in, (int32_t)seen->number);
    }
    if (seen->depth == 0 && out->number_count < AG_BEHAVIOUR_NUMBERS) {
        out->numbers[out->number_count].number = (int32_t)seen->number;
        out->numbers[out->number_count++].line = seen->line;
    }
}

void ag_behaviour_hear(void *context, const ag_code_seen *seen)
{
    const ag_gathering *in = context;
    switch (seen->kind) {
    case AG_CODE_CALL:
        read_call(in, seen->name);
        read_player(in, seen);
        break;
    case AG_CODE_READ:
        read_field(in, seen);
        read_noun(in, seen);
        break;
    case AG_CODE_WORD: read_word(in, seen->name); break;
    case AG_CODE_TEXT: read_text(in, seen); break;
    case AG_CODE_KEY: read_key(in, seen->name); break;
    case AG_CODE_NUMBER: note_number(in, seen); break;
    case AG_CODE_BRANCH:  // one thing or another
        ag_sees(in->out, AG_FACT_INSTEAD);
        ag_sees(in->out, AG_FACT_CONDITION);
        break;
    default: break;
    }
}
