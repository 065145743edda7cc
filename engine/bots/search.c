// The bot that looks ahead. It deals worlds that are possible for all that its seat knows, tries
// the promising answers in each, plays on with greedy at every seat, and compares the outcomes.
// Greedy's answer stands until another one does better in world after world.
#include "bots/search.h"

#include <stdlib.h>
#include <string.h>

enum {
    // How many turns it plays ahead. Farther on there are nodes for fewer worlds, and more of what
    // is different between two answers is chance.
    TURNS = 2,
    WORLDS_FIRST = 2,  // before any answer is dropped
    WORLDS_LEAST = 4,  // before one is taken
    WORLDS_MAX = 200,
    WORLDS_LOST_MAX = 3,  // how many may fail to be dealt before it gives up
    LOST_NODES = 40,      // the cost of one that can't be dealt
    ANSWERS_MAX = 400,    // a loop is abandoned: no turn needs so many answers
    PLACES_MAX = 3,
};

// An answer that is this many standard errors above greedy's is taken.
static const double BETTER = 1.2;

// ---- what a position is worth ----

// In hundredths of a point of damage to the Boss in an even game. The weights were fitted to games
// of greedy bots: how well each number predicted the winner when a turn began.
enum {
    HERO = 1100,       // for each raider still in the game
    BOSS_POINT = 130,  // for each point of damage on the Boss
    STAGE = 300,       // for each Boss that was defeated
    SAID = 32,         // for each quarter of a resource that a script says: BOSS_POINT / 4
    RESOURCES_MAX = 8,
    WON = 30000,
    LOST = -8000,
};

// A hero's health: how many points are worth how much each, the last points first. A hero with
// hardly any is as good as lost, and more than enough is not needed.
static const struct {
    int points, worth;
} health[] = { { 6, 60 }, { 6, 180 }, { 8, 80 }, { 1000, 20 } };

// In a duel all sides are valued as raiders are.
static const struct weights {
    int ally, ally_atk, ally_left;  // being in play; by its numbers
    int other, other_cost;          // any other card in play
    int hand, resource;
} of_raiders = { -50, 160, 10, 50, 40, 150, 300 }, of_boss = { 60, 95, 60, 0, 80, 30, 50 };

static const ag_view_card *boss_of(const ag_view *view)
{
    for (int i = 0; i < view->card_count; i++) {
        if (view->cards[i].is_boss && view->cards[i].zone == AG_VIEW_PARTY) return &view->cards[i];
    }
    return NULL;
}

static int side_of(const ag_view *view, int seat)
{
    for (int i = 0; i < view->player_count; i++) {
        if (view->players[i].seat == seat) return view->players[i].side;
    }
    return 0;
}

void ag_search_begin(ag_search *at, const ag_view *view)
{
    const ag_view_card *boss = boss_of(view);
    at->side = side_of(view, view->seat);
    at->boss_key = boss != NULL ? boss->key : "";
    at->boss_left = boss != NULL ? ag_sight_left(boss) : 0;
}

static int64_t worth_of_card(const struct weights *by, const ag_view_card *card)
{
    int64_t said = SAID * (int64_t)card->worth, sum = 0;
    int left = ag_sight_left(card);
    if (card->types & AG_SEEN_HERO) {
        for (int i = 0; !card->is_boss && left > 0 && i < 4; i++) {
            sum += (int64_t)(left < health[i].points ? left : health[i].points) * health[i].worth;
            left -= health[i].points;
        }
        return sum;
    }
    if (card->types & AG_SEEN_ALLY) {
        return said + by->ally + by->ally_atk * card->atk + by->ally_left * left;
    }
    return said + by->other + by->other_cost * card->cost;
}

static int64_t worth_of_side(const ag_view *view, int side)
{
    const struct weights *by = side == 1 ? &of_boss : &of_raiders;
    int64_t sum = 0;
    for (int i = 0; i < view->card_count; i++) {
        const ag_view_card *card = &view->cards[i];
        if (card->zone == AG_VIEW_PARTY && side_of(view, card->controller) == side) {
            sum += worth_of_card(by, card);
        }
    }
    for (int i = 0; i < view->player_count; i++) {
        const ag_view_player *of = &view->players[i];
        int resources = of->resource_count > RESOURCES_MAX ? RESOURCES_MAX : of->resource_count;
        if (of->side != side || !of->in_game) continue;
        sum += HERO + by->hand * of->hand_count + by->resource * resources;
    }
    return sum;
}

static int is_duel(const ag_search *at)
{
    return at->side > 2;  // the players of a duel are the sides from 3 on
}

int64_t ag_search_worth(const ag_search *at, const ag_view *view)
{
    if (is_duel(at)) {
        int64_t worth = worth_of_side(view, at->side);
        for (int i = 0; i < view->player_count; i++) {
            int other = view->players[i].side;
            worth -= other == at->side ? 0 : worth_of_side(view, other);
        }
        return worth;
    }
    int64_t worth = worth_of_side(view, 2) - worth_of_side(view, 1);
    const ag_view_card *boss = boss_of(view);
    if (boss != NULL && strcmp(boss->key, at->boss_key) == 0) {
        worth += BOSS_POINT * (int64_t)(at->boss_left - ag_sight_left(boss));
    } else if (boss != NULL) {
        worth += BOSS_POINT * (int64_t)(at->boss_left + boss->damage) + STAGE;
    }
    return at->side == 1 ? -worth : worth;
}

int64_t ag_search_end(const ag_search *at, const char *winner)
{
    if (strcmp(winner, "draw") == 0) return 0;
    if (is_duel(at)) return winner[0] == 'p' && winner[7] - '0' == at->side - 2 ? WON : -WON;
    int64_t worth = strcmp(winner, "raiders") == 0 ? WON : strcmp(winner, "boss") == 0 ? LOST : 0;
    return at->side == 1 ? -worth : worth;
}

// What scripts say that the picked options are worth.
static int said_of(const ag_question *question, const ag_answer *answer)
{
    int said = 0;
    for (int i = 0; i < answer->count; i++) said += question->options[answer->picks[i]].worth;
    return SAID * said;
}

// ---- which answers are worth a try ----

static void add(ag_search *at, const ag_answer *answer)
{
    for (int i = 0; i < at->count; i++) {
        const ag_answer *known = &at->tries[i];
        size_t size = (size_t)answer->count * sizeof answer->picks[0];
        if (known->count == answer->count && known->number == answer->number
            && memcmp(known->picks, answer->picks, size) == 0) {
            return;
        }
    }
    if (at->count < AG_TRY_MAX) at->tries[at->count++] = *answer;
}

static void add_one(ag_search *at, int option)
{
    add(at, &(ag_answer){ .count = 1, .picks = { (uint16_t)option } });
}

// Two copies of a card in a hand are one move.
static int was_before(const ag_sight *look, int option)
{
    const ag_view_option *at = &look->question->options[option];
    const ag_view_card *card = ag_sight_card(look, at->card);
    for (int i = 0; i < option && card != NULL && card->zone == AG_VIEW_HAND; i++) {
        const ag_view_option *other = &look->question->options[i];
        const ag_view_card *copy = ag_sight_card(look, other->card);
        if (other->move == at->move && other->value == at->value && copy != NULL
            && copy->zone == AG_VIEW_HAND && strcmp(copy->key, card->key) == 0) {
            return 1;
        }
    }
    return 0;
}

static void add_moves(ag_search *at, ag_move move, int max)
{
    const ag_question *question = at->look->question;
    for (int i = 0; i < question->option_count && max > 0; i++) {
        if (question->options[i].move == move && !was_before(at->look, i)) {
            add_one(at, i);
            max--;
        }
    }
}

// Sets: one pick less, one more, another in place of the last, and the first two swapped.
static void add_sets(ag_search *at, const ag_answer *greedy)
{
    const ag_question *question = at->look->question;
    ag_answer other = *greedy;
    if (greedy->count > question->min) {
        other.count--;
        add(at, &other);
    }
    for (int i = 0; i < question->option_count; i++) {
        int picked = 0;
        for (int j = 0; j < greedy->count; j++) picked |= greedy->picks[j] == i;
        int grows = greedy->count < question->max && greedy->count < AG_PICK_MAX;
        if (picked || (!grows && greedy->count == 0)) continue;
        other = *greedy;
        other.count += grows;
        other.picks[other.count - 1] = (uint16_t)i;
        add(at, &other);
    }
    if (greedy->count >= 2) {
        other = *greedy;
        other.picks[0] = greedy->picks[1];
        other.picks[1] = greedy->picks[0];
        add(at, &other);
    }
}

// Each move once, each single pick, and larger answers that differ from greedy's in one place.
static void add_tries(ag_search *at, const ag_answer *greedy)
{
    static const ag_move order[] = { AG_MOVE_PASS, AG_MOVE_PLAY,     AG_MOVE_ATTACK,
                                     AG_MOVE_USE,  AG_MOVE_COMPLETE, AG_MOVE_STRIKE };
    const ag_question *question = at->look->question;
    int min = question->min, max = question->max;
    const int numbers[] = { min, max, greedy->number - 1, greedy->number + 1, (min + max) / 2 };
    add(at, greedy);
    // How a cost is paid matters little, and is asked all the time.
    if (question->is_payment) return;
    switch (question->kind) {
    case AG_QUESTION_ACTION:
        for (int i = 0; i < 6; i++) add_moves(at, order[i], AG_TRY_MAX);
        add_moves(at, AG_MOVE_PLACE, PLACES_MAX);
        break;
    case AG_QUESTION_PICK:
        if (max != 1) {
            add_sets(at, greedy);
            break;
        }
        if (min == 0) add(at, &(ag_answer){ .count = 0 });
        for (int i = 0; i < question->option_count; i++) {
            if (!was_before(at->look, i)) add_one(at, i);
        }
        break;
    case AG_QUESTION_NUMBER:
        for (int i = 0; i < 5; i++) {
            if (numbers[i] >= min && numbers[i] <= max) {
                add(at, &(ag_answer){ .number = numbers[i] });
            }
        }
        break;
    case AG_QUESTION_YES_NO:
        add_one(at, 0);
        add_one(at, 1);
        break;
    default: break;
    }
}

// ---- one world ----

// Every answer is a node.
static int give(ag_search *at, ag_game *world, int seat, const ag_answer *answer)
{
    if (at->nodes <= 0) return 0;
    at->nodes--;
    return ag_game_answer(world, seat, answer, NULL) == AG_OK;
}

// The next seat that is asked answers as greedy does, from its own view.
static int play_one(ag_search *at, ag_game *world, uint32_t waits, uint64_t *dice)
{
    int seat = 1;
    while (!(waits & (1u << seat))) seat++;
    ag_answer answer = { 0 };
    ag_question question = ag_game_question(world, seat);
    if (question.has_proposal) {
        answer = ag_game_proposal(world);
    } else {
        ag_game_view(world, seat, &at->view);
        ag_bot_greedy(
            &(ag_sight){ .view = &at->view, .question = &question, .seat = seat, .dice = dice },
            &answer);
        at->said += seat == at->look->seat ? said_of(&question, &answer) : 0;
    }
    return give(at, world, seat, &answer);
}

// Plays on up to the turn where looking ahead ends.
static int play_on(ag_search *at, ag_game *world, uint64_t dice)
{
    uint32_t turn_end = (uint32_t)at->look->view->turn + TURNS;
    for (int answers = 0; answers < ANSWERS_MAX; answers++) {
        uint32_t waits = ag_game_waits_for(world);
        if (waits == 0 || ag_game_result(world).turns >= turn_end) return 1;
        if (!play_one(at, world, waits, &dice)) return 0;
    }
    return 0;
}

int ag_search_follow(ag_search *at, const ag_game *world, const ag_answer *answer, uint64_t dice,
                     int64_t *worth)
{
    ag_game *fork;
    if (ag_game_fork(world, &fork, NULL) < 0) return 0;
    at->said = said_of(at->look->question, answer);
    int came = give(at, fork, at->look->seat, answer) && play_on(at, fork, dice);
    ag_result result = ag_game_result(fork);
    // A game that faulty scripts stopped does not count.
    int ended = result.winner[0] != '\0';
    came = came && (ended || strcmp(result.reason, AG_RESULT_STOPPED) != 0);
    if (came && !ended) ag_game_view(fork, at->look->seat, &at->view);
    if (came) {
        *worth =
            at->said + (ended ? ag_search_end(at, result.winner) : ag_search_worth(at, &at->view));
    }
    ag_game_close(fork);
    return came;
}

// Tries all remaining answers in one world, with the same dice. Returns 0 if it does not count.
static int compare(ag_search *at, const ag_game *world, uint64_t dice)
{
    int64_t worths[AG_TRY_MAX];
    for (int i = 0; i < at->count; i++) {
        if (at->lives[i] && !ag_search_follow(at, world, &at->tries[i], dice, &worths[i])) return 0;
    }
    for (int i = 1; i < at->count; i++) {
        int64_t better = at->lives[i] ? worths[i] - worths[0] : 0;
        at->sums[i] += better;
        at->squares[i] += better * better;
    }
    return 1;
}

static void look_into_one(ag_search *at)
{
    ag_game *world;
    uint64_t seed = (uint64_t)ag_bot_roll(at->look->dice, UINT32_MAX) << 32;
    seed |= ag_bot_roll(at->look->dice, UINT32_MAX);
    if (ag_world_deal(at->look->game, at->look->seat, seed, &world, NULL) < 0) {
        at->nodes -= LOST_NODES;
        at->lost++;
        return;
    }
    int counts = compare(at, world, seed);
    at->worlds += counts;
    at->lost += !counts;
    ag_game_close(world);
}

// ---- which remain ----

static int alive(const ag_search *at)
{
    int count = 0;
    for (int i = 1; i < at->count; i++) count += at->lives[i];
    return count;
}

// Whenever the number of worlds has doubled, drops the worse half, and what was not better
// than greedy's: nodes are for what may be taken.
static void leave_out(ag_search *at)
{
    if (at->worlds < WORLDS_FIRST || (at->worlds & (at->worlds - 1)) != 0) return;
    for (int drop = alive(at) / 2; drop > 0; drop--) {
        int worst = 0;
        for (int i = 1; i < at->count; i++) {
            if (at->lives[i] && (worst == 0 || at->sums[i] < at->sums[worst])) worst = i;
        }
        at->lives[worst] = 0;
    }
    for (int i = 1; i < at->count; i++) at->lives[i] &= at->sums[i] > 0;
}

// The best answer, if it is better than greedy's beyond chance; else 0, greedy's.
static int best_of(const ag_search *at)
{
    int best = 0;
    for (int i = 1; i < at->count; i++) {
        if (at->lives[i] && at->sums[i] > at->sums[best]) best = i;
    }
    double n = (double)at->worlds, sum = (double)at->sums[best];
    double spread = n * (double)at->squares[best] - sum * sum;
    int is_better =
        at->worlds >= WORLDS_LEAST && sum > 0 && sum * sum * (n - 1) >= BETTER * BETTER * spread;
    return is_better ? best : 0;
}

// ---- the answer ----

static int look_ahead(ag_search *at)
{
    ag_search_begin(at, at->look->view);
    at->nodes = at->look->nodes;
    for (int i = 0; i < at->count; i++) at->lives[i] = 1;
    while (at->nodes > 0 && at->worlds < WORLDS_MAX && at->lost < WORLDS_LOST_MAX
           && alive(at) > 0) {
        look_into_one(at);
        leave_out(at);
    }
    return best_of(at);
}

static const char *text_of(const ag_sight *look, const ag_answer *answer)
{
    int has_one = answer->count > 0 && look->question->option_count > answer->picks[0];
    return has_one ? look->question->options[answer->picks[0]].text : "that";
}

static void say(const ag_search *at, int best)
{
    const ag_sight *look = at->look;
    int better = (int)(at->sums[best] / at->worlds);
    if (look->open) {
        ag_sight_say(look, "looks ahead: +%d.%d over the first thought", better / 100,
                     better / 10 % 10);
    } else {
        ag_sight_say(look, "%s: +%d.%d over \"%s\"", text_of(look, &at->tries[best]), better / 100,
                     better / 10 % 10, text_of(look, &at->tries[0]));
    }
    ag_sight_say(look, ", worlds %d", at->worlds);
}

// What greedy answers, with its explanation if `why` is there.
static void answer_first(const ag_sight *look, uint64_t dice, ag_writer *why, ag_answer *out)
{
    ag_sight first = *look;
    first.dice = &dice;
    first.why = why;
    memset(out, 0, sizeof *out);
    ag_bot_greedy(&first, out);
}

void ag_bot_search(const ag_sight *look, ag_answer *out)
{
    uint64_t dice = *look->dice;
    int best = 0;
    ag_search *at = look->game == NULL || look->nodes <= 0 ? NULL : calloc(1, sizeof *at);
    answer_first(look, dice, NULL, out);
    if (at != NULL) {
        at->look = look;
        add_tries(at, out);
        best = at->count > 1 ? look_ahead(at) : 0;
    }
    if (best > 0) {
        *out = at->tries[best];
        say(at, best);
    } else {
        answer_first(look, dice, look->why, out);
    }
    free(at);
}
