// One check for each kind of argument.
#include "game/log/given.h"

#include "game/log/sentence.h"

ag_status ag_given(int is_given, const char *expected, ag_error *error)
{
    return is_given ? AG_OK : ag_fail(error, AG_USAGE, "%s expected", expected);
}

int ag_given_seat(const ag_game *game, int seat)
{
    return game != NULL && seat >= 1 && seat <= ag_game_seats(game);
}

int ag_given_reader(const ag_game *game, int reader)
{
    int is_other = reader == AG_READER_PUBLIC || reader == AG_READER_ALL;
    return game != NULL && (is_other || ag_given_seat(game, reader));
}

static ag_status check(const ag_game *game, int fits, int seat, const char *besides,
                       ag_error *error)
{
    if (game == NULL) return ag_given(0, "a game was", error);
    return fits ? AG_OK
                : ag_fail(error, AG_USAGE, "seat %d is not at this table: seats are 1 to %d%s",
                          seat, ag_game_seats(game), besides);
}

ag_status ag_given_check_seat(const ag_game *game, int seat, ag_error *error)
{
    return check(game, ag_given_seat(game, seat), seat, "", error);
}

ag_status ag_given_check_reader(const ag_game *game, int reader, ag_error *error)
{
    return check(game, ag_given_reader(game, reader), reader, ", 0 is a spectator, -1 sees all",
                 error);
}

int ag_given_list(const char *const *list, int count)
{
    for (int i = 0; list != NULL && i < count; i++) {
        if (list[i] == NULL) return 0;
    }
    return count == 0 || (list != NULL && count > 0);
}

int ag_given_room(const char *out, size_t capacity)
{
    return out != NULL && capacity > 0;
}
