// The game whose scripts change, and how tests play it.
#include "api/reload_bench.h"

static const char bolt_of[] =
    "return ability \"Bolt\" { number = 3, cost = %d, class = { \"mage\" }, unlimited = true,\n"
    "  values = { amount = %d },\n"
    "  text = \"Your hero deals {amount} fire damage to target opposing hero.\",\n"
    "  targets = { target(\"prey\", opposing.hero, harm) },\n"
    "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.prey) end }\n";
static const char guard_of[] =
    "return ally \"Guard\" { number = 4, cost = 2, atk = %d, damage = \"melee\", health = %d,\n"
    "  unlimited = true, keywords = { \"Protector\" } }\n";

// An engine with the files as they are now.
ag_engine *bench_engine(bench *now)
{
    char path[160];
    const char *folders[] = { now->cave->folder };
    ag_error error = { 0 };
    assert_true(now->engine_count < BENCH_ENGINES_MAX);
    snprintf(path, sizeof path, "%s/next%d.db", now->cave->folder, now->engine_count);
    if (ag_build(folders, 1, path, &error) < 0
        || ag_engine_open(path, &now->engines[now->engine_count], &error) < 0) {
        fail_msg("%s", error.text);
    }
    return now->engines[now->engine_count++];
}

void bench_write_bolt(bench *now, int cost, int amount)
{
    char text[1024];
    snprintf(text, sizeof text, bolt_of, cost, amount);
    cave_write(now->cave, "cards/t/bolt.lua", text);
}

void bench_write_guard(bench *now, int atk, int health)
{
    char text[512];
    snprintf(text, sizeof text, guard_of, atk, health);
    cave_write(now->cave, "cards/t/guard.lua", text);
}

ag_reload bench_reload_game(bench *now, ag_game *game)
{
    ag_reload out;
    ag_error error = { 0 };
    if (ag_game_reload(game, bench_engine(now), 0, &out, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return out;
}

ag_reload bench_reload(bench *now, unsigned how)
{
    ag_reload out;
    ag_error error = { 0 };
    if (ag_game_reload(now->game, bench_engine(now), how, &out, &error) < 0) {
        fail_msg("%s", error.text);
    }
    return out;
}

int bench_open(void **state)
{
    bench *now = calloc(1, sizeof *now);
    assert_non_null(now);
    now->cave = cave_open();
    cave_build(now->cave);
    ag_game_def def = cave_table(2);
    now->game = cave_game(now->cave, &def);
    *state = now;
    return 0;
}

void bench_begin(bench *now)
{
    ag_game_def def = cave_table(2);
    def.ask_all = 1;
    ag_game_close(now->game);
    cave_build(now->cave);
    now->game = cave_game(now->cave, &def);
}

int bench_close(void **state)
{
    bench *now = *state;
    ag_game_close(now->game);
    for (int i = 0; i < now->engine_count; i++) {
        ag_engine_close(now->engines[i]);
    }
    cave_close(now->cave);
    free(now);
    return 0;
}

// ---- playing to a place ----

ag_question bench_asked(ag_game *game, int *seat)
{
    uint32_t who = ag_game_waits_for(game);
    assert_int_not_equal(who, 0);
    *seat = __builtin_ctz(who);
    return ag_game_question(game, *seat);
}

void bench_answer(ag_game *game, int seat, int pick)
{
    ag_error error = { 0 };
    ag_answer picked = { .count = 1, .picks = { (uint16_t)pick } };
    if (ag_game_answer(game, seat, &picked, &error) < 0) {
        fail_msg("%s", error.text);
    }
}

int bench_option(const ag_question *question, const char *text)
{
    for (int i = 0; i < question->option_count; i++) {
        if (strncmp(question->options[i].text, text, strlen(text)) == 0) return i;
    }
    return -1;
}

// All place their resources and pass, until somebody is offered this; then the seat.
int bench_play_until(ag_game *game, const char *text)
{
    uint64_t dice = 5;
    ag_error error = { 0 };
    for (int i = 0; i < 2000; i++) {
        int seat;
        ag_answer picked = { .count = 1 };
        ag_question question = bench_asked(game, &seat);
        int place = bench_option(&question, "Place");
        if (bench_option(&question, text) >= 0) return seat;
        if (question.has_proposal) {
            picked = ag_game_proposal(game);
        } else if (question.kind == AG_QUESTION_ACTION) {
            picked.picks[0] = (uint16_t)(place >= 0 ? place : bench_option(&question, "Pass"));
        } else if (ag_bot_answer(&(ag_bot_def){ .bot = "random" }, game, seat, &dice, &picked,
                                 &error)
                   < 0) {
            fail_msg("%s", error.text);
        }
        if (ag_game_answer(game, seat, &picked, &error) < 0) {
            fail_msg("%s", error.text);
        }
    }
    fail_msg("\"%s\" is never offered", text);
    return 0;
}

int bench_told(ag_game *game, const char *wanted)
{
    char text[256];
    int found = 0;
    while (ag_game_next_line(game, -1, text, sizeof text)) {
        found |= strstr(text, wanted) != NULL;
    }
    return found;
}

void bench_expect_told(ag_game *game, const char *wanted)
{
    char text[256], all[4096];
    size_t size = 0;
    int found = 0;
    while (ag_game_next_line(game, -1, text, sizeof text)) {
        found |= strstr(text, wanted) != NULL;
        size +=
            size < sizeof all ? (size_t)snprintf(all + size, sizeof all - size, "%s\n", text) : 0;
    }
    if (!found) {
        fail_msg("nobody told \"%s\":\n%s", wanted, size > 0 ? all : "");
    }
}

int bench_line(const ag_reload *out, const char *was, const char *now)
{
    for (int i = 0; i < out->line_count; i++) {
        if (strstr(out->lines[i].was, was) != NULL && strstr(out->lines[i].now, now) != NULL) {
            return 1;
        }
    }
    return 0;
}

int bench_warned(const ag_reload *out, const char *wanted)
{
    int found = 0;
    for (int i = 0; i < out->warning_count; i++) {
        found |= strstr(out->warnings[i], wanted) != NULL;
    }
    return found;
}

int bench_pick(ag_game *game, const char *text)
{
    int seat = bench_play_until(game, text);
    ag_question question = ag_game_question(game, seat);
    bench_answer(game, seat, bench_option(&question, text));
    return seat;
}

static int is_on_chain(ag_game *game)
{
    const ag_state *state = ag_game_rules(game)->state;
    int links = 0;
    for (int i = 1; i < state->used.links; i++) {
        links += state->links[i].kind != AG_LINK_FREE;
    }
    return links > 0;
}

void bench_announce(ag_game *game)
{
    int seat;
    for (;;) {
        ag_question question = bench_asked(game, &seat);
        if (question.kind == AG_QUESTION_ACTION) return;
        ag_answer proposal = { .count = 1 };
        ag_error error = { 0 };
        proposal = question.has_proposal ? ag_game_proposal(game) : proposal;
        if (ag_game_answer(game, seat, &proposal, &error) < 0) {
            fail_msg("%s", error.text);
        }
    }
}

void bench_resolve(ag_game *game)
{
    int seat;
    bench_announce(game);
    for (int i = 0; i < 40 && is_on_chain(game); i++) {
        ag_question question = bench_asked(game, &seat);
        bench_answer(game, seat, bench_option(&question, "Pass"));
        bench_announce(game);
    }
    assert_false(is_on_chain(game));
}

void bench_referee(bench *now, const char *command, ...)
{
    char text[128];
    ag_error error = { 0 };
    va_list list;
    va_start(list, command);
    vsnprintf(text, sizeof text, command, list);
    va_end(list);
    if (ag_game_referee(now->cave->engine, now->game, text, &error) < 0) {
        fail_msg("%s: %s", text, error.text);
    }
}

ag_view_card bench_card(ag_game *game, const char *key, int zone)
{
    ag_view *view = calloc(1, sizeof *view);
    ag_view_card found = { .key = "", .name = "" };
    assert_non_null(view);
    ag_game_view(game, 0, view);
    for (int i = 0; i < view->card_count; i++) {
        if (strcmp(view->cards[i].key, key) == 0 && (int)view->cards[i].zone == zone) {
            found = view->cards[i];
        }
    }
    free(view);
    return found;
}

int bench_word(ag_game *game, const char *name)
{
    ag_view *view = calloc(1, sizeof *view);
    int word = -1;
    assert_non_null(view);
    ag_game_view(game, 0, view);
    for (int i = 0; i < view->word_count; i++) {
        word = strcmp(view->word_names[i], name) == 0 ? view->words[i] : word;
    }
    free(view);
    return word;
}

void bench_expect_same_kept(bench *now)
{
    char path[160], report[1024];
    ag_error error = { 0 };
    ag_result result;
    ag_game *loaded;
    uint64_t hash = ag_game_result(now->game).hash;
    assert_int_equal(ag_game_rebuild(now->game, &error), AG_OK);
    cave_path(now->cave, "r.agr", path, sizeof path);
    if (ag_game_record(now->game, path, &error) < 0
        || ag_replay(path, &result, report, sizeof report, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_true(result.hash == hash);
    if (ag_game_save(now->game, path, &error) < 0
        || ag_game_load(now->cave->engine, path, 0, &loaded, &error) < 0) {
        fail_msg("%s", error.text);
    }
    assert_true(ag_game_result(loaded).hash == hash);
    assert_true(ag_game_state_hash(loaded) == ag_game_state_hash(now->game));
    ag_game_close(loaded);
}
