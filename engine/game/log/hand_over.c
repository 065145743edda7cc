// Seats that change hands: entries of the log that do not affect the game. Who sits where is not
// part of the state, so no undo takes it back, and the game runs the same no matter who answers.
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "game/log/game_private.h"
#include "game/log/given.h"
#include "rules/numbers/numbers.h"
#include "state/player.h"

_Static_assert(AG_SITTER_SIZE <= AG_NAME_MAX + 1, "a sitter's name fits an entry");

static int is_name(const char *who)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789-_";
    size_t length = strlen(who);
    return length >= 1 && length < AG_SITTER_SIZE && strspn(who, letters) == length;
}

static ag_status refuse(const ag_game *game, int seat, const char *who, ag_error *error)
{
    ag_status status = ag_given_check_seat(game, seat, error);
    if (status < 0) return status;
    if (ag_is_automated(game->rules, (ag_seat)seat)) {
        return ag_fail(error, AG_USAGE,
                       "nobody can sit at seat %d: the raid plays that side itself", seat);
    }
    if (who == NULL || !is_name(who)) {
        return ag_fail(error, AG_USAGE,
                       "who sits at seat %d has a name of 1 to %d small letters, digits, - and _",
                       seat, AG_SITTER_SIZE - 1);
    }
    return AG_OK;
}

static ag_status enter(ag_game *game, int seat, const char *who, ag_error *error)
{
    ag_entry entry = { .kind = AG_ENTRY_HAND_OVER, .seat = (ag_seat)seat };
    return ag_log_add_named(game, &entry, who, error);
}

ag_status ag_game_hand_over(ag_game *game, int seat, const char *who, ag_error *error)
{
    ag_status status = refuse(game, seat, who, error);
    if (status == AG_OK && !ag_player_in(game->state, (ag_seat)seat)) {
        status = ag_fail(error, AG_USAGE, "seat %d is out of the game: nobody answers there", seat);
    }
    if (status == AG_OK && ag_game_over(game)) {
        status = ag_fail(error, AG_USAGE, "the game is over: seat %d answers no more", seat);
    }
    return status < 0 ? status : enter(game, seat, who, error);
}

ag_status ag_hand_over_logged(ag_game *game, const ag_entry *entry, const uint32_t *data,
                              uint32_t count, ag_error *error)
{
    char who[AG_NAME_MAX + 1];
    ag_entry_name(data, count, 0, who);
    ag_status status = refuse(game, entry->seat, who, error);
    return status < 0 ? status : enter(game, entry->seat, who, error);
}

int ag_hand_over_is_sound(const ag_game *game, const ag_entry *entry, const uint32_t *data,
                          uint32_t count)
{
    char who[AG_NAME_MAX + 1];
    ag_entry_name(data, count, 0, who);
    return refuse(game, entry->seat, who, NULL) == AG_OK;
}

void ag_game_sitter(const ag_game *game, int seat, char out[AG_SITTER_SIZE])
{
    if (out == NULL) return;
    out[0] = '\0';
    for (int i = ag_given_seat(game, seat) ? game->log.entry_count - 1 : -1; i >= 0; i--) {
        const ag_entry *entry = &game->log.nodes[i].entry;
        if (entry->kind != AG_ENTRY_HAND_OVER || entry->seat != seat) continue;
        char who[AG_NAME_MAX + 1];
        ag_entry_name(&game->log.data[entry->data], entry->data_count, 0, who);
        snprintf(out, AG_SITTER_SIZE, "%.*s", AG_SITTER_SIZE - 1, who);
        return;
    }
}
