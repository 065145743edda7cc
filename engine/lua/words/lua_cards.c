// Verbs of a card or a group: what happens to all of them at once.
#include "lua/words/call.h"

// Begins the action of the word for its cards; what it gives is the group that it happened to.
static int begin_action(ag_api_call *call, ag_action action)
{
    if (action.seat == 0) action.seat = call->run->frame->seat;
    action.flags |= (uint8_t)call->flags;
    action.source = call->run->frame->me;
    if (call->on.cards.count == 0) return ag_give_none(call);
    ag_action_begin(call->rules, &action, call->on.cards.ids, call->on.cards.count);
    return ag_give_later(call);
}

static int cards_act(ag_api_call *call)
{
    return begin_action(call, (ag_action){ .kind = (uint8_t)call->row->which });
}

enum { TOP, BOTTOM, ENDS };  // the numbers from 1 follow: places from the top
static const char *const ends[ENDS] = { "top", "bottom" };

// CR 415.2: with the first option, `of`, the zone of that player, who owns the card from then on.
static int cards_to_zone(ag_api_call *call)
{
    int kind = call->row->which, own = ag_call_has_option(call, 0);
    int place = kind == AG_ACTION_TO_DECK_TOP ? call->arg[0].number : TOP;
    int above = place < ENDS ? 0 : place - ENDS;
    return begin_action(
        call, (ag_action){ .kind = (uint8_t)(place == BOTTOM ? AG_ACTION_TO_DECK_BOTTOM : kind),
                           .flags = own ? AG_ACTION_OWN : 0,
                           .seat = call->option[0].seat,
                           .above = (uint16_t)(above < AG_CARD_MAX ? above : AG_CARD_MAX) });
}

enum { FACE_DOWN, FACE_UP };
static const char *const faces[] = { "down", "up" };

static int cards_remove(ag_api_call *call)
{
    const ag_card_def *script = ag_catalog_card(call->rules->catalog, call->run->frame->printed);
    int by = script->side[0].types & AG_TYPE_RAID ? AG_ACTION_OF_RAID : 0;
    int face = !ag_call_has_option(call, 1)          ? 0
               : call->option[1].number == FACE_DOWN ? AG_ACTION_DOWN
                                                     : AG_ACTION_UP;
    return begin_action(call,
                        (ag_action){ .kind = AG_ACTION_REMOVE, .flags = (uint8_t)(face | by) });
}

static int cards_to_resources(ag_api_call *call)
{
    int face_up = call->option[0].number == FACE_UP;
    return begin_action(call, (ag_action){ .kind = AG_ACTION_TO_RESOURCES,
                                           .flags = face_up ? 0 : AG_ACTION_DOWN,
                                           .seat = call->option[1].seat });
}

static int cards_to_play(ag_api_call *call)
{
    return begin_action(call, (ag_action){ .kind = AG_ACTION_ENTER_PLAY,
                                           .seat = call->option[0].seat,
                                           .host = call->option[2].card,
                                           .as_types = (uint16_t)call->option[3].number });
}

// CR 800.1: kept for the next game: this game only reports it, to all.
static int cards_keep(ag_api_call *call)
{
    for (int i = 0; i < call->on.cards.count; i++) {
        ag_card_id card = call->on.cards.ids[i];
        ag_event event =
            ag_event_of(call->rules, AG_EVENT_KEPT, ag_controller_of(call->state, card), card);
        event.flags &= (uint8_t)~AG_EVENT_HIDDEN;
        ag_announce(call->rules, &event);
    }
    return 0;
}

// A card that has moved is compared as it was last known.
static int compared(ag_api_call *call, int index, ag_card_id *out)
{
    const ag_ref *handle = ag_to_handle(call->L, index);
    if (lua_isnoneornil(call->L, index)) return 0;
    if (handle == NULL || handle->kind != AG_REF_CARD) {
        return ag_arg_cards(call->L, index, call->row->name, out);
    }
    out[0] = ag_ref_as_card(*handle);
    return 1;
}

static const char *const compared_words[] = { "cost", "atk", "health", "def" };

// CR 712.8: a comparison with a card that does not exist is false; its number is not 0 here.
static int cards_compare(ag_api_call *call)
{
    static const int stats[] = { AG_STAT_COST, AG_STAT_ATK, AG_STAT_HEALTH, AG_STAT_DEF };
    int values[2], missing = 0;
    for (int side = 0; side < 2; side++) {
        int count = compared(call, side == 0 ? 1 : 3, call->cards[0]);
        ag_call_need(call, count <= 1, "one card is compared with one, not with %d", count);
        missing |= count == 0;
        ag_card_id card = count == 0 ? (ag_card_id){ 0, 0 } : call->cards[0][0];
        values[side] = ag_stat_of(call->rules, card, stats[call->arg[0].number]);
    }
    if (missing) return ag_give_none(call);
    return ag_lua_push_text(call->L, values[0] > values[1]   ? "higher"
                                     : values[0] < values[1] ? "lower"
                                                             : "equal");
}

// `context`: a bit for each deck that cards were put into: seat * AG_DECK_MAX + deck.
static int shuffle_answer(lua_State *L, int status, lua_KContext context)
{
    const ag_run *run = ag_run_now(L, "shuffle_into_deck");
    for (int bit = 0; bit < (AG_SEAT_MAX + 1) * AG_DECK_MAX; bit++) {
        if (context & ((lua_KContext)1 << bit)) {
            ag_shuffle(run->rules, (ag_seat)(bit / AG_DECK_MAX), bit % AG_DECK_MAX);
        }
    }
    return ag_call_answer(L, status, AG_GIVES_GROUP);
}
_Static_assert((AG_SEAT_MAX + 1) * AG_DECK_MAX < 63, "a bit for each deck fits into a context");

// CR 415.3c: who shuffles a deck arranges nothing first, be it cards or a graveyard that go there.
int ag_cards_shuffle_into_deck(ag_api_call *call)
{
    const ag_frame *frame = call->run->frame;
    int count = call->on.cards.count;
    lua_KContext decks = 0;
    for (int i = 0; i < count; i++) {
        const ag_card *card = ag_card_at(call->state, call->on.cards.ids[i]);
        decks |= (lua_KContext)1 << (card->owner * AG_DECK_MAX + card->home);
    }
    if (count == 0) return ag_give_none(call);
    ag_action action = { .kind = AG_ACTION_TO_DECK_TOP,
                         .flags = AG_ACTION_ORDERED,
                         .seat = frame->seat,
                         .source = frame->me };
    ag_action_begin(call->rules, &action, call->on.cards.ids, count);
    return ag_run_wait(call->L, shuffle_answer, decks);
}

// ---- at once, without a task ----

static int cards_set_apart(ag_api_call *call)
{
    for (int i = 0; i < call->on.cards.count; i++) {
        ag_set_apart(call->rules, call->on.cards.ids[i], call->arg[0].number,
                     ag_run_rule(call->run));
    }
    return 0;
}

// CR 400.4: the effect of an attachment on the chain names the host for it to enter play with.
static int name_host(ag_rules *rules, ag_card_id card, ag_card_id host)
{
    const ag_state *state = rules->state;
    uint16_t slot = ag_link_of_card(state, card);
    if (slot == 0 || state->used.targets == AG_TARGET_MAX || !ag_in_play(state, host)) return 0;
    ag_target_add(rules, ag_link_id_of(state, slot), AG_HOST_INDEX, ag_ref_card(host));
    return 1;
}

static int cards_attach_to(ag_api_call *call)
{
    const ag_run *run = call->run;
    ag_card_id *cards = call->on.cards.ids;
    ag_card_id host = call->arg[0].card;
    int done = 0, there = ag_card_exists(call->state, host) && ag_run_reaches(run, host);
    for (int i = 0; i < call->on.cards.count && there; i++) {
        int on_chain = ag_zone(call->state, cards[i]) == AG_ZONE_CHAIN;
        if (ag_call_has_option(call, 0) && !on_chain) {
            // CR 400.1: a card that is not an attachment by its text has the attach description of
            // the effect that attaches it.
            ag_change described = { .field = AG_FIELD_ATTACHED,
                                    .subject = { .only = cards[i], .zones = AG_BIT(AG_ZONE_PARTY) },
                                    .amount.counted = *call->option[0].filter,
                                    .reads = ag_filter_reads(call->option[0].filter) };
            ag_run_change(run, &described, run->frame->printed, AG_LASTS_GAME, 0);
        }
        if (on_chain ? name_host(call->rules, cards[i], host)
                     : ag_attach_fits(call->rules, run->frame->seat, cards[i], host)
                           && ag_attach(call->rules, cards[i], host)) {
            cards[done++] = cards[i];
        }
    }
    return ag_push_cards(call->L, cards, done);
}

enum { FROM_COMBAT, FROM_HOST };

static int cards_let_go(ag_api_call *call)
{
    ag_card_id *cards = call->on.cards.ids;
    int (*let_go)(ag_rules *, ag_card_id) =
        call->row->which == FROM_HOST ? ag_detach : ag_combat_remove;
    int done = 0;
    for (int i = 0; i < call->on.cards.count; i++) {
        if (ag_run_reaches(call->run, cards[i]) && let_go(call->rules, cards[i])) {
            cards[done++] = cards[i];
        }
    }
    return ag_push_cards(call->L, cards, done);
}

static int card_becomes_defender(ag_api_call *call)
{
    ag_card_id card = call->on.card;
    ag_card_id before =
        ag_call_has(call, 0) ? call->arg[0].card : call->state->combat.defences[0].defender;
    return ag_give_yes(call, ag_run_reaches(call->run, card) && ag_run_reaches(call->run, before)
                                 && ag_combat_defend(call->rules, before, card));
}

// `which`: 1 adds, -1 removes.
static int cards_change_counters(ag_api_call *call)
{
    const ag_card_id *cards = call->on.cards.ids;
    int sign = call->row->which;
    ag_symbol name = (ag_symbol)call->arg[0].number;
    int number = call->arg[1].number;
    for (int i = 0; i < call->on.cards.count && number > 0; i++) {
        int before = ag_counter_count(call->state, cards[i], name);
        ag_call_need(call,
                     before > 0 || sign < 0 || call->state->used.counters + 1 < AG_COUNTER_MAX,
                     "a game holds at most %d kinds of counters on cards", AG_COUNTER_MAX);
        if (ag_run_reaches(call->run, cards[i])) {
            ag_counters_change(call->rules, cards[i], name, sign * number, call->run->frame->seat);
        }
    }
    return 0;
}

static int card_trigger(ag_api_call *call)
{
    ag_trigger_card(call->rules, call->on.card);
    return 0;
}

static int card_swap_to(ag_api_call *call)
{
    uint16_t printed = (uint16_t)call->arg[0].number;
    ag_arg_expect(call->L, 2, call->row->name,
                  ag_catalog_card(call->rules->catalog, printed)->boss_order != 0,
                  "expected the key of a Boss card");
    if (ag_in_play(call->state, call->on.card)) {
        ag_swap(call->rules, call->on.card, printed, call->flags);
    }
    return 0;
}

static const ag_field_row move_options[] = { { "of", .shape = AG_SHAPE_PLAYER }, { .name = NULL } };

static const ag_field_row to_deck_options[] = {
    { "of", .shape = AG_SHAPE_PLAYER },
    { "ordered", AG_SHAPE_FLAG, .flags = AG_ACTION_ORDERED },
    { .name = NULL },
};

static const ag_field_row remove_options[] = {
    { "hold", AG_SHAPE_FLAG, .flags = AG_ACTION_HOLD },
    { "face", AG_SHAPE_WORD, .doc = "face", .as = "\"down\"", .words = { faces, 2 } },
    { .name = NULL },
};

static const ag_field_row to_play_options[] = {
    { "under", .shape = AG_SHAPE_PLAYER },
    { "exhausted", AG_SHAPE_FLAG, .flags = AG_ACTION_EXHAUSTED },
    { "attached_to", .shape = AG_SHAPE_CARD },
    { "as", AG_SHAPE_WORDS, "type of card", .as = "\"ability\"", .number = AG_TYPE_ALLY_AT,
      .words = { ag_type_words + AG_TYPE_ALLY_AT, AG_TYPE_WEAPON_AT - AG_TYPE_ALLY_AT + 1 } },
    { .name = NULL },
};

static const ag_field_row to_resources_options[] = {
    { "face", AG_SHAPE_WORD, .doc = "face", .as = "\"down\"", .words = { faces, 2 } },
    { "of", .shape = AG_SHAPE_PLAYER },
    { "exhausted", AG_SHAPE_FLAG, .flags = AG_ACTION_EXHAUSTED },
    { "placed", AG_SHAPE_FLAG, .flags = AG_ACTION_PLACED },
    { .name = NULL },
};

static const ag_field_row attach_options[] = { { "to", .shape = AG_SHAPE_FILTER },
                                               { .name = NULL } };

static const ag_field_row swap_options[] = {
    { "keep_readiness", AG_SHAPE_FLAG, .flags = AG_SWAP_KEEPS_READINESS },
    { "keep_damage", AG_SHAPE_FLAG, .flags = AG_SWAP_KEEPS_DAMAGE },
    { .name = NULL },
};

const ag_api_row ag_api_cards[] = {
    { AG_WORD(VERB, CARDS, "destroy", cards_act, GROUPS), AG_ACTION_DESTROY,
      .returns = "the group that was destroyed, and the same as they were in play",
      .rule = "CR 415.9d", .does = AG_DOES_DESTROY,
      .doc = "Destroys what is in play. Of the second group numbers are read as they were (CR "
             "707.3).",
      .says = "destroy @" },
    { AG_WORD(VERB, CARDS, "exhaust", cards_act, GROUP), AG_ACTION_EXHAUST,
      .returns = "the group that was exhausted", .rule = "CR 411", .does = AG_DOES_EXHAUST,
      .doc = "Exhausts those that are ready.", .says = "exhaust @" },
    { AG_WORD(VERB, CARDS, "ready", cards_act, GROUP), AG_ACTION_READY,
      .returns = "the group that was readied", .rule = "CR 411", .does = AG_DOES_READY,
      .doc = "Readies those that are exhausted.", .says = "ready @" },
    { AG_WORD(VERB, CARDS, "flip", cards_act, GROUP), AG_ACTION_FLIP,
      .returns = "the group that was turned over", .rule = "CR 301.2",
      .doc = "Turns a card over to its other side.", .says = "flip @" },
    { AG_WORD(VERB, CARDS, "turn_face_down", cards_act, GROUP), AG_ACTION_FACE_DOWN,
      .returns = "the group that was turned", .rule = "CR 412.1", .doc = "Turns cards face down.",
      .says = "turn @ face down" },
    { AG_WORD(VERB, CARDS, "turn_face_up", cards_act, GROUP), AG_ACTION_FACE_UP,
      .returns = "the group that was turned", .rule = "CR 412.1b",
      .doc = "Turns cards face up: quests and locations of the row, and what was removed from the "
             "game face down.",
      .says = "turn @ face up" },
    { AG_WORD(VERB, CARDS, "to_hand", cards_to_zone, GROUP), AG_ACTION_TO_HAND,
      .returns = "the group, as it is in hand", .rule = "CR 415.2", .does = AG_DOES_TO_HAND,
      .takes = { { "options", AG_SHAPE_TABLE, .fields = move_options } },
      .doc = "Puts cards into their owners' hands; with `of`, into that player's, who owns them "
             "from then on.",
      .says = "put @ into its owner's hand" },
    { AG_WORD(VERB, CARDS, "to_deck", cards_to_zone, GROUP), AG_ACTION_TO_DECK_TOP,
      .returns = "the group, as it is in the deck", .rule = "CR 415.3",
      .takes = { { "place", AG_SHAPE_WORD_OR_NUMBER, "place in a deck", .needed = AG_NEEDED,
                   .as = "\"top\", \"bottom\" or 3", .words = { ends, ENDS } },
                 { "options", AG_SHAPE_TABLE, .fields = to_deck_options } },
      .doc = "Puts cards on their owners' decks, under them, or so far from the top (3: third), "
             "under all where there are fewer; of several their owner says in "
             "which order, but for `ordered` ones, which keep theirs. With `of`, that player's "
             "deck, who owns them from then on: each card of theirs goes to the deck that it "
             "belongs to, another's to their main deck.",
      .says = "put @ [1: on the {1} of ][!1: on top of ]its owner's deck" },
    { AG_WORD(VERB, CARDS, "to_graveyard", cards_to_zone, GROUP), AG_ACTION_TO_GRAVEYARD,
      .returns = "the group, as it is in the graveyard", .rule = "CR 415.2",
      .takes = { { "options", AG_SHAPE_TABLE, .fields = move_options } },
      .doc = "Puts cards into their owners' graveyards; no card is destroyed or discarded by it. "
             "With `of`, into that player's, who owns them from then on.",
      .says = "put @ into its owner's graveyard" },
    { AG_WORD(VERB, CARDS, "discard", cards_act, GROUP), AG_ACTION_DISCARD,
      .returns = "the group, as it is in the graveyard", .rule = "CR 415.9e",
      .does = AG_DOES_DISCARD, .doc = "Discards cards that are in a hand.", .says = "discard @" },
    { AG_WORD(VERB, CARDS, "set_apart", cards_set_apart, NOTHING),
      .takes = { { "apart", AG_SHAPE_FLAG, .needed = AG_NEEDED, .as = "true" } },
      .doc = "Characters in play are set apart, as `player:set_apart` says, whoever controls "
             "them: that player's own effects reach them as little as anybody's. They attack and "
             "damage only those who are not set apart.",
      .says = "set @ apart" },
    { AG_WORD(VERB, CARDS, "remove_from_game", cards_remove, GROUP),
      .returns = "the group that was removed", .rule = "CR 415.7a", .does = AG_DOES_DESTROY,
      .takes = { { "options", AG_SHAPE_TABLE, .fields = remove_options } },
      .doc = "Removes cards from the game; with `face` as it says, else a resource that lies "
             "face down stays so. With `hold`, they are found again as `me.held`. What the "
             "raid's own functions remove, the game removes (CR 103.3): a Boss, too; nothing "
             "stops that.",
      .says = "remove @ from the game" },
    { AG_WORD(VERB, CARDS, "keep", cards_keep, NOTHING), .rule = "CR 800.1", .at_end = 1,
      .doc = "They are kept for the next game: it is told, and nothing else happens. Those that "
             "the Boss player owns, whoever has them, `aggro play --keep` hands on." },
    { AG_WORD(LOOK, ANY_CARDS, "compare", cards_compare, TEXT_OR_NIL),
      .returns = "\"higher\", \"lower\" or \"equal\"; nil where either is not there",
      .errors = "more than one card", .rule = "CR 712.8",
      .takes = { { "number", AG_SHAPE_WORD, "number", .needed = AG_NEEDED, .as = "\"cost\"",
                   .words = { compared_words, 4 } },
                 { "cards", .shape = AG_SHAPE_ANY } },
      .doc = "Whether this card's number is higher or lower than the other's." },
    { AG_WORD(VERB, CARDS, "to_play", cards_to_play, GROUP),
      .returns = "the group, as it is in play", .rule = "CR 710",
      .takes = { { "options", AG_SHAPE_TABLE, .fields = to_play_options } },
      .doc = "Puts cards into play, under the control of the effect's player where no other is "
             "named; with `as`, as another type of card until they leave play (CR 300.1d).",
      .says = "put @ into play[exhausted:  exhausted][under:  under {under}'s control]" },
    { AG_WORD(VERB, CARDS, "to_resources", cards_to_resources, GROUP),
      .returns = "the group, as it is in the row", .rule = "CR 412",
      .takes = { { "options", AG_SHAPE_TABLE, .fields = to_resources_options } },
      .doc = "Puts cards into the resource row of the effect's player, or of the one that `of` "
             "names, whoever owns them; face down where nothing else is said, off the chain. "
             "Into their owners': of = card.owner. Triggers on what is placed see it with "
             "`placed`, which counts against nobody's one resource a turn.",
      .says = "put @[face:  face {face}][exhausted:  and exhausted] into "
              "[!of: your][of: {whose}] resource row" },
    { AG_WORD(VERB, CARDS, "shuffle_into_deck", ag_cards_shuffle_into_deck, GROUP),
      .like = "shuffle", .returns = "the group, as it is in the deck", .rule = "CR 415",
      .doc = "Puts cards into their owners' decks and shuffles those.",
      .says = "shuffle @ into its owner's deck" },
    { AG_WORD(VERB, CARDS, "reveal", cards_act, GROUP), AG_ACTION_REVEAL,
      .returns = "the group that was revealed", .rule = "CR 415",
      .doc = "Shows cards to all players.", .says = "reveal @" },
    { AG_WORD(VERB, CARDS, "attach_to", cards_attach_to, GROUP),
      .returns = "the group that is now attached, or will be as it enters play", .rule = "CR 400.7",
      .takes = { { "host", AG_SHAPE_CARD, .needed = AG_NEEDED_OR_NIL },
                 { "options", AG_SHAPE_TABLE, .fields = attach_options } },
      .doc = "Moves attachments under a host that fits their attach description; what is no "
             "attachment becomes one, with the description `to`. Of a card on the chain it is "
             "the host with which it enters play (`attached_by_effect`).",
      .says = "attach @ to {1}" },
    { AG_WORD(VERB, CARDS, "detach", cards_let_go, GROUP), FROM_HOST,
      .returns = "the group that was attached, and no longer is", .rule = "CR 400.1",
      .doc = "Takes cards from what they are attached to. What an effect attached stays in play "
             "and is not an attachment any more; an attachment by its text is destroyed by the "
             "game (CR 410.6c), unless it is one that says `stays_unattached`.",
      .says = "detach @" },
    { AG_WORD(VERB, CARDS, "remove_from_combat", cards_let_go, GROUP), FROM_COMBAT,
      .returns = "the group that was removed", .rule = "CR 602.4",
      .doc = "Takes characters out of combat, or out of a proposed one.",
      .says = "remove @ from combat" },
    { AG_WORD(VERB, CARD, "becomes_defender", card_becomes_defender, YES),
      .returns = "whether it does", .rule = "CR 602.3a",
      .takes = { { "before", .shape = AG_SHAPE_CARD } },
      .doc = "This character defends instead of `before` (the first defender), who is removed "
             "from combat. It does not strike.",
      .says = "@ become~ the defender" },
    { AG_WORD(VERB, CARDS, "add_counters", cards_change_counters, NOTHING), 1, .rule = "CR 404.1",
      .takes = { { "name", AG_SHAPE_LABEL, "the counter's name", .needed = AG_NEEDED,
                   .as = "\"name\"" },
                 { "n", AG_SHAPE_INTEGER, .doc = "the number of counters" } },
      .doc = "Puts n counters (1) on each card. Called \"+1/+1\" (ATK and health), \"-1 ATK\", "
             "\"+2 health\" or \"+1 DEF\" they change its numbers (CR 404.1c).",
      .says = "put {2} {1} counter{2+s} on @" },
    { AG_WORD(VERB, CARDS, "remove_counters", cards_change_counters, NOTHING), -1,
      .rule = "CR 404.1",
      .takes = { { "name", AG_SHAPE_LABEL, "the counter's name", .needed = AG_NEEDED,
                   .as = "\"name\"" },
                 { "n", AG_SHAPE_INTEGER, .doc = "the number of counters" } },
      .doc = "Takes up to n counters (1) from each card.",
      .says = "remove {2} {1} counter{2+s} from @" },
    { AG_WORD(VERB, CARD, "trigger", card_trigger, NOTHING), .rule = "CR 703.5",
      .doc = "All triggered powers that it has trigger, as if what they wait for had happened: "
             "the event is about the card itself, by the card itself, with an amount of 0." },
    { AG_WORD(VERB, BOSS, "swap_to", card_swap_to, NOTHING), .rule = "R101.4",
      .takes = { { "key", AG_SHAPE_KEY, "Boss card", .needed = AG_NEEDED, .as = "\"raid/stem\"" },
                 { "options", AG_SHAPE_TABLE, .fields = swap_options } },
      .doc = "The Boss gives way to another card of the same Boss: the same object, undamaged "
             "unless it keeps its damage, ready unless it keeps its readiness." },
    { .kind = AG_API_END },
};
