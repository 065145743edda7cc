// Who hears the notes of a game's scripts (`note("…")`). A note is told as it is made; it is told
// once, also where the log runs again: what was told is known by its effect and its place in it.
#include <stdlib.h>

#include "aggro_author.h"
#include "base/error.h"
#include "base/hash.h"
#include "base/list.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "game/log/sentence.h"
#include "rules/rules.h"

enum { HEARD_MAX = 10 * 1000 };  // notes of a game, which a look at all of them goes through

typedef struct heard {
    uint64_t what;
    uint32_t frame;  // its ordinal; 0: a condition noted it
} heard;

struct ag_hearing {
    ag_script_note_report *report;
    void *context;
    heard *list;
    int count, capacity;
    int reached;  // the most events that there have been: before, the log runs again
    int still;    // the game goes to another place: what it does on the way was done before
};

// ---- what was heard ----

// A condition is asked whenever somebody wants to know: what it notes counts once for an event.
static uint64_t what_of(const ag_game *game, const ag_note *note)
{
    const ag_script_said *said = note->said;
    uint64_t place[] = { said->frame, (uint64_t)said->nth, (uint64_t)said->line,
                         said->frame == 0 ? (uint64_t)game->event_count : 0 };
    return ag_hash(ag_hash_text(said->text) ^ ag_hash_text(said->path), place, sizeof place);
}

// 0: it was heard before, or nothing more is heard of this game.
static int keep(ag_hearing *of, heard one)
{
    for (int i = 0; i < of->count; i++) {
        if (of->list[i].what == one.what) return 0;
    }
    heard *list = ag_list_room(of->list, &of->capacity, of->count + 1, sizeof *list);
    if (list == NULL || of->count == HEARD_MAX) return 0;
    of->list = list;
    list[of->count++] = one;
    return 1;
}

// ---- hearing ----

static void tell(const ag_game *game, const ag_note *note, const char *text)
{
    const ag_hearing *of = game->hearing;
    ag_script_note told = { .text = text,
                            .card = ag_printed_name(game->rules->catalog, note->printed),
                            .path = note->said->path,
                            .line = note->said->line,
                            .turn = (int)game->state->turn.number };
    of->report(of->context, &told);
}

// rules->noted: of what the rules note, the game hears what scripts say.
static void hear(void *context, const ag_rules *rules, const ag_note *note)
{
    ag_game *game = context;
    ag_hearing *of = game->hearing;
    if (note->kind != AG_NOTE_SCRIPT || of->count == HEARD_MAX) return;
    int again = note->said->frame == 0 && (of->still || game->event_count < of->reached);
    heard one = { .what = what_of(game, note), .frame = note->said->frame };
    (void)rules;
    if (again || !keep(of, one) || of->still) return;
    tell(game, note, note->said->text);
    if (of->count == HEARD_MAX) {
        tell(game, note, "… and nothing more of this game: that was note 10000");
    }
}

// ---- where the game goes ----

void ag_hearing_back(ag_game *game, int events)
{
    ag_hearing *of = game->hearing;
    if (of == NULL) return;
    of->reached = events > of->reached ? events : of->reached;
    int kept = 0;
    for (int i = 0; i < of->count; i++) {
        uint32_t frame = of->list[i].frame;
        int before = frame != 0 && frame <= game->state->frames_begun;
        if (before || !of->still) of->list[kept++] = of->list[i];
    }
    of->count = kept;
}

void ag_hearing_begin_anew(ag_game *game)
{
    if (game->hearing != NULL) {
        game->hearing->count = 0;
        game->hearing->reached = 0;
    }
}

ag_status ag_hearing_run_to(ag_game *game, int head, ag_error *error)
{
    if (game->hearing != NULL) game->hearing->still = 1;
    ag_status status = ag_game_run_to(game, head, error);
    if (game->hearing != NULL) {
        game->hearing->still = 0;
        game->hearing->reached = game->event_count;
    }
    return status;
}

// ---- life ----

void ag_hearing_close(ag_game *game)
{
    if (game->hearing == NULL) return;
    game->rules->noted = NULL;
    free(game->hearing->list);
    free(game->hearing);
    game->hearing = NULL;
}

ag_status ag_game_hear_notes(ag_game *game, ag_script_note_report *report, void *context, int past,
                             ag_error *error)
{
    ag_status given = ag_given(game != NULL, "a game was", error);
    if (given < 0) return given;
    ag_hearing_close(game);
    if (report == NULL) return AG_OK;
    game->hearing = calloc(1, sizeof *game->hearing);
    if (game->hearing == NULL) return ag_no_memory(error, "notes");
    *game->hearing = (ag_hearing){ .report = report, .context = context };
    game->rules->noted = hear;
    game->rules->noted_context = game;
    // A bare game that waits for its position has noted nothing.
    int waits = game->state->choice.kind == AG_QUESTION_NONE && !ag_game_over(game);
    if (!past || game->stopped || waits) return AG_OK;
    ag_keyframes_close(game);
    return ag_game_run_to(game, ag_log_tip(&game->log), error);
}
