// Plays a raid with bots and prints what is told: embed DATABASE [SEED].
#include <aggro.h>
#include <stdio.h>
#include <stdlib.h>

static int fail(const ag_error *error)
{
    fprintf(stderr, "%s\n", error->text);
    return 1;
}

int main(int argc, char **argv)
{
    ag_error error = { 0 };
    ag_engine *engine = NULL;
    ag_game *game = NULL;
    if (argc < 2) return fprintf(stderr, "embed DATABASE [SEED]\n"), 2;
    if (ag_engine_open(argv[1], &engine, &error) < 0) return fail(&error);

    ag_game_def def = ag_game_default();
    def.raid = ag_engine_raid(engine, 0);       // the first of the database
    def.raiders = 3;
    def.seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 7;
    if (ag_game_open(engine, &def, &game, &error) < 0) return fail(&error);

    ag_bot_def bot = ag_bot_default();
    uint64_t dice = def.seed;                   // of the bots
    uint32_t asked;
    while ((asked = ag_game_waits_for(game)) != 0) {
        int seat = 1;
        while (!(asked & (1u << seat))) seat++;
        ag_answer answer;                       // a person's would come from ag_game_question(game, seat)
        if (ag_bot_answer(&bot, game, seat, &dice, &answer, &error) < 0) return fail(&error);
        if (ag_game_answer(game, seat, &answer, &error) < 0) return fail(&error);

        char line[512];
        while (ag_game_next_line(game, 0, line, sizeof line)) puts(line);    // as a spectator sees it
    }
    ag_result result = ag_game_result(game);
    printf("%s: %s after %u turns, hash %016llx\n", result.raid, result.winner, (unsigned)result.turns,
           (unsigned long long)result.hash);
    ag_game_close(game);
    ag_engine_close(engine);
    return 0;
}
