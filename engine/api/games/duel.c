// Which of the raids is a duel: two players with a deck each, and no Boss player.
#include "base/assert.h"
#include "api/handle/engine.h"
#include "api/games/seating.h"

int ag_engine_plays_duel(void *context, const char *raid)
{
    const ag_engine *engine = context;
    AG_ASSERT(engine != NULL);
    return ag_seating_is_duel(engine->library, raid);
}

int ag_engine_duel(const ag_engine *engine, const char *raid)
{
    return engine != NULL && raid != NULL && ag_seating_is_duel(engine->library, raid);
}
