// A call of a word: the frame reads all arguments and options as the row says, and passes them on.
#ifndef AG_LUA_WORDS_CALL_H
#define AG_LUA_WORDS_CALL_H

#include "lua/data/data_lua.h"
#include "lua/host/host_private.h"
#include "lua/words/api.h"

// An argument that was left out is all zeroes, but a number that was: it is 1.
typedef union ag_api_value {
    int number;  // also a word's place in its list, damage types as bits, a catalog
                 // number, a prompt, a flag
    const char *text;
    ag_card_id card;
    ag_seat seat;
    uint8_t seats;
    ag_ref ref;
    const ag_filter *filter;
    const ag_group *group;
    const ag_event_handle *event;
    const ag_targets_handle *places;
    struct {
        int number;       // in the catalog
        ag_card_id like;  // the card that was given; { 0, 0 }: a key was
    } printed;
    struct {
        ag_card_id *ids;
        int count;
    } cards;
} ag_api_value;

typedef struct ag_api_call {
    lua_State *L;
    const ag_api_row *row;
    const ag_run *run;
    ag_rules *rules;
    ag_state *state;
    int flags;       // of the options that are true
    uint32_t given;  // bits of the arguments, then of the options
    ag_api_value on;
    ag_api_value arg[AG_API_TAKES_MAX];
    ag_api_value option[AG_API_OPTIONS_MAX];
    int card_lists;
    ag_card_id cards[2][AG_CARD_MAX];
} ag_api_call;

// Reads the arguments, for a word that goes on after a question.
void ag_call_read(lua_State *L, const ag_api_row *row, const ag_run *run, ag_api_call *out);
// Reads one value as its row says (args.c).
void ag_call_read_value(ag_api_call *call, int index, const ag_field_row *row, ag_api_value *out);

// Whether the argument, or the option, is there and not nil.
int ag_call_has(const ag_api_call *call, int argument);
int ag_call_has_option(const ag_api_call *call, int option);

// What a LATER, SEQUENCE or RAID_WORD can name: powers of a card, sequences and words of the raid.
// Of NUMBERS: the card's `values`.
typedef struct ag_call_names {
    const ag_host *host;
    const ag_raid_def *raid;  // as the game has it by now; NULL: none
    uint16_t printed;
    int shape;
} ag_call_names;
const char *ag_call_name_at(void *among, int index);  // an ag_candidate
const char *ag_call_no_name(int shape);  // "the raid has no sequence": where a name is not there

// A text to choose, from its symbol; raises an error if the game had no room for it (0).
ag_ref ag_call_word(ag_api_call *call, ag_symbol symbol);

// ---- arguments (args.c): each reader raises an error that names the word ----

// Raises "<word>: <text>" at the line of the script; the others unless it is so.
_Noreturn void ag_arg_fail(lua_State *L, const char *word, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void ag_arg_need(lua_State *L, const char *word, int is_so, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
void ag_call_need(ag_api_call *call, int is_so, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// Raises "<word>: <text>, got <what is at the index>" unless it is so.
void ag_arg_expect(lua_State *L, int index, const char *word, int is_so, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

// A whole number from `least` to AG_NUMBER_MAX. `what`: "the amount". Where `least` is 0, a number
// below 0 counts as 0 (CR 104.2).
int ag_arg_number(lua_State *L, int index, const char *word, const char *what, int least);

// A text, or what is there instead, for a sentence.
const char *ag_arg_name(lua_State *L, int index);

// A card, link, player or graveyard, or a number from `least` to INT16_MAX.
ag_ref ag_arg_ref(lua_State *L, int index, const char *word, const char *what, int least);

ag_card_id ag_arg_card(lua_State *L, int index, const char *word);  // also a stale one
const ag_group *ag_arg_group(lua_State *L, int index, const char *word);

// How long a list is; more than AG_LIST_MAX is an error. The script pays for going through it.
int ag_arg_length(lua_State *L, int index, const char *word);

// Cards: a card, a group, a filter (what matches now), a list, or nil (none). Stale ones are left
// out. Returns how many; `out` holds AG_CARD_MAX.
int ag_arg_cards(lua_State *L, int index, const char *word, ag_card_id *out);

// Which of the row's words it is; the row's `doc` is how messages call them: "damage type".
int ag_arg_word(ag_api_call *call, int index, const ag_field_row *row);

// The catalog number of the card with the key at `index`, loaded now if need be. `what`: "token".
uint16_t ag_arg_printed(lua_State *L, int index, const char *word, const char *what);

// ---- what the word gives: each returns what the word's function returns, as ag_push_… do ----

int ag_give_yes(ag_api_call *call, int yes);
int ag_give_number(ag_api_call *call, lua_Integer number);
// A member of a struct, where the row says: a card, a number, a player, the cards of a pile, or
// whether one of the flags `which` is set.
int ag_give_member(ag_api_call *call, const void *of);
// The cards of a pile from its top, `most` of them at most; the same as a list.
int ag_give_pile(ag_api_call *call, int pile, int most);
int ag_call_list(const ag_api_call *call, int pile, int most, ag_card_id *out);
// A table, not a group: of objects; or of pairs such as { share, object }, each set at its place in
// the table on top of the stack.
int ag_give_list(ag_api_call *call, const ag_ref *refs, int count);
void ag_give_pair(lua_State *L, int place, ag_ref one, ag_ref other);
// What the row gives where nothing happened: false, 0, nil, an empty group.
int ag_give_none(ag_api_call *call);

// ---- questions ----

// What players pick from `count` options, `min` to `max` of them, or all where there are fewer;
// without options, a number from `min` to `max`. `prompt` is a symbol.
typedef struct ag_call_question {
    uint8_t who, aim;  // seats as bits; AG_AIM_…
    ag_symbol prompt;
    int min, max;
} ag_call_question;
// 0: there is nothing to ask, or nobody in the game.
int ag_call_ask(ag_api_call *call, ag_call_question asked, const ag_ref *options, int count);
// Yes or no; without a prompt, whether to use the effect.
void ag_call_ask_yes(ag_api_call *call, uint8_t who, ag_symbol prompt);
// A modifier of the effect, as the card with this number declares it; its slot, or 0 (lua_gain.c).
int ag_run_change(const ag_run *run, const ag_change *change, uint16_t printed, int lasts,
                  int once);
int ag_group_has(const ag_group *group, ag_ref ref);  // lua_choose.c
// Which of a player's decks is called so; raises an error if none is (lua_deck.c).
int ag_deck_named(lua_State *L, ag_seat seat, const char *name);
// Of cards; also of what is in a graveyard (lua_cards.c).
int ag_cards_shuffle_into_deck(ag_api_call *call);
// What the reply holds once the tasks that were pushed are done.
int ag_give_later(ag_api_call *call);
// The same for ag_run_wait, for a word that does more then: AG_GIVES_… from the reply.
int ag_call_answer(lua_State *L, int status, lua_KContext gives);

#endif
