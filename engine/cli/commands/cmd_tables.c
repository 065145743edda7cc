// aggro tables: the durable tables of a folder, or one of them, each with how its game stands.
#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/span.h"
#include "cli/common/cli.h"
#include "cli/output/json.h"

enum { PATH_BYTES = 4096, TEXT_BYTES = 512 };

static const ag_option_row rows[] = {
    { "json", NULL, "JSON Lines: one table a line" },
    { NULL, NULL, NULL },
};

static int has_boss(const ag_durable_info *table)
{
    return table->players < table->seats;
}

static void write_asked(ag_writer *out, const ag_durable_info *table)
{
    const char *between = "";
    for (int seat = 1; seat <= table->seats; seat++) {
        if ((table->asked & 1u << seat) == 0) continue;
        ag_write(out, "%s", between);
        if (!has_boss(table)) {
            ag_write(out, "player %d", seat);
        } else if (seat == table->seats) {
            ag_write(out, "the Boss player");
        } else {
            ag_write(out, "raider %d", seat);
        }
        between = ", ";
    }
}

// The decks of the players, without their folders.
static void write_seats(ag_writer *out, const ag_durable_info *table)
{
    for (int i = 0; i < table->seats - has_boss(table); i++) {
        const char *slash = strrchr(table->decks[i], '/');
        const char *deck = slash != NULL ? slash + 1 : table->decks[i];
        ag_write(out, "%s%s", i > 0 ? ", " : "", deck[0] != '\0' ? deck : "-");
    }
}

static const char *stands(const ag_durable_info *table)
{
    if (strcmp(table->winner, "boss") == 0) return "ended: the Boss player won";
    if (strcmp(table->winner, "raiders") == 0) return "ended: the raiders won";
    if (strncmp(table->winner, "player", 6) == 0) {
        static const char *const words[] = { "ended: player 1 won", "ended: player 2 won",
                                             "ended: player 3 won", "ended: player 4 won",
                                             "ended: player 5 won" };
        return words[table->winner[7] - '1'];
    }
    return strcmp(table->winner, "draw") == 0 ? "ended: a draw" : "open";
}

static void print_text(const char *file, const ag_durable_info *table)
{
    char asked[TEXT_BYTES], seats[TEXT_BYTES];
    ag_writer asked_out = ag_writer_open(asked, sizeof asked);
    ag_writer seats_out = ag_writer_open(seats, sizeof seats);
    write_asked(&asked_out, table);
    write_seats(&seats_out, table);
    printf("%s\n  %s, turn %d, %d entries, %s", file, table->raid, table->turn, table->entries,
           stands(table));
    printf(asked[0] != '\0' ? "; asked: %s\n" : "\n", asked);
    printf("  %s: %s\n", has_boss(table) ? "raiders" : "players", seats);
}

static void print_json(const char *file, const ag_durable_info *table)
{
    char seed[24], hash[24];
    snprintf(seed, sizeof seed, "%" PRIu64, table->seed);
    snprintf(hash, sizeof hash, "%016" PRIx64, table->hash);
    cJSON *line = ag_json_open("aggro.table/1");
    cJSON_AddStringToObject(line, "file", file);
    cJSON_AddStringToObject(line, "raid", table->raid);
    cJSON_AddStringToObject(line, "mode", table->mode);
    cJSON_AddRawToObject(line, "seed", seed);
    cJSON *decks = cJSON_AddArrayToObject(line, "decks");
    cJSON *asked = cJSON_AddArrayToObject(line, "asked");
    for (int seat = 1; seat <= table->seats; seat++) {
        cJSON_AddItemToArray(decks, cJSON_CreateString(table->decks[seat - 1]));
        if ((table->asked & 1u << seat) != 0) cJSON_AddItemToArray(asked, cJSON_CreateNumber(seat));
    }
    cJSON_AddNumberToObject(line, "turn", table->turn);
    cJSON_AddNumberToObject(line, "entries", table->entries);
    cJSON_AddStringToObject(line, "winner", table->winner);
    cJSON_AddStringToObject(line, "reason", table->reason);
    cJSON_AddStringToObject(line, "hash", hash);
    ag_json_print(line);
}

// A file that belongs to another one: a lock, a journal.
static int is_beside(const char *name)
{
    static const char *const endings[] = { "-lock", "-wal", "-shm", "-journal" };
    size_t length = strlen(name);
    for (size_t i = 0; i < sizeof endings / sizeof endings[0]; i++) {
        size_t size = strlen(endings[i]);
        if (length > size && strcmp(name + length - size, endings[i]) == 0) return 1;
    }
    return name[0] == '.';
}

static int is_file(const char *path)
{
    struct stat entry;
    return stat(path, &entry) == 0 && !S_ISDIR(entry.st_mode);
}

// Prints the file if it is a table; a file that was named must be one. Returns an exit code.
static int list_file(const char *path, int json, int must)
{
    ag_durable_info table;
    ag_error error = { 0 };
    ag_status status = ag_durable_look(path, &table, &error);
    if (status == AG_NOT_FOUND && !must) {
        return AG_EXIT_OK;  // some other file
    }
    if (status == AG_NOT_FOUND) {
        ag_fail(&error, AG_BAD_CONTENT, "\"%s\" is no durable table: one begins with play --table",
                path);
        return ag_cli_fail(&error);
    }
    if (status < 0) {
        error.status = AG_ENVIRONMENT;
        return ag_cli_fail(&error);
    }
    if (json) {
        print_json(path, &table);
    } else {
        print_text(path, &table);
    }
    return AG_EXIT_OK;
}

static int is_listed(const struct dirent *entry)
{
    return !is_beside(entry->d_name)
           && (entry->d_type == DT_REG || entry->d_type == DT_LNK || entry->d_type == DT_UNKNOWN);
}

static int run(const ag_arguments *arguments)
{
    const char *folder = arguments->word_count > 0 ? arguments->words[0] : ".";
    struct dirent **entries;
    if (ag_cli_no_words(arguments, 1) != AG_EXIT_OK) return AG_EXIT_USAGE;
    if (is_file(folder)) return list_file(folder, ag_arguments_has(arguments, "json"), 1);
    int count = scandir(folder, &entries, is_listed, alphasort);
    if (count < 0) {
        ag_error error = { 0 };
        ag_fail(&error, AG_ENVIRONMENT,
                "can't read \"%s\", where a folder or a table was expected: %s", folder,
                strerror(errno));
        return ag_cli_fail(&error);
    }
    int code = AG_EXIT_OK;
    for (int i = 0; i < count; i++) {
        char path[PATH_BYTES];
        int here = strcmp(folder, ".") == 0;
        snprintf(path, sizeof path, "%s%s%s", here ? "" : folder, here ? "" : "/",
                 entries[i]->d_name);
        // A link may point to a folder, or to nothing.
        int listed =
            is_file(path) ? list_file(path, ag_arguments_has(arguments, "json"), 0) : AG_EXIT_OK;
        code = listed != AG_EXIT_OK ? listed : code;
        free(entries[i]);
    }
    free(entries);
    return code;
}

const ag_command ag_command_tables = {
    "tables",
    "[FOLDER|FILE]",
    "lists the durable tables of a folder, or tells of one",
    "tables",
    rows,
    run,
};
