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
    { NULL },
};

static int has_boss(const ag_durable_info *table)
{
    return table->players < table->seats;
}

static void write_stand(ag_writer *out, const ag_durable_info *table)
{
    const char *winner = table->winner;
    if (strcmp(winner, "boss") == 0 || strcmp(winner, "raiders") == 0) {
        ag_write(out, "ended: the %s won", winner[0] == 'b' ? "Boss player" : winner);
    } else if (strncmp(winner, "player", 6) == 0) {
        ag_write(out, "ended: %s won", winner);
    } else {
        ag_write(out, strcmp(winner, "draw") == 0 ? "ended: a draw" : "open");
    }
}

static void write_asked(ag_writer *out, const ag_durable_info *table)
{
    const char *between = "; asked: ";
    for (int seat = 1; seat <= table->seats; seat++) {
        if ((table->asked & 1u << seat) == 0) continue;
        if (has_boss(table) && seat == table->seats) {
            ag_write(out, "%sthe Boss player", between);
        } else {
            ag_write(out, "%s%s %d", between, has_boss(table) ? "raider" : "player", seat);
        }
        between = ", ";
    }
}

static void print_text(const char *file, const ag_durable_info *table)
{
    char line[2 * TEXT_BYTES], seats[TEXT_BYTES] = "";
    ag_writer out = ag_writer_open(line, sizeof line), decks = ag_writer_open(seats, sizeof seats);
    write_stand(&out, table);
    write_asked(&out, table);
    for (int i = 0; i < table->seats - has_boss(table); i++) {
        const char *slash = strrchr(table->decks[i], '/');  // without their folders
        const char *deck = slash != NULL ? slash + 1 : table->decks[i];
        ag_write_item(&decks, "%s", deck[0] != '\0' ? deck : "-");
    }
    printf("%s\n  %s, turn %d, %d entries, %s\n", file, table->raid, table->turn, table->entries,
           line);
    printf("  %s: %s\n", has_boss(table) ? "raiders" : "players", seats);
}

static void print_json(const char *file, const ag_durable_info *table)
{
    cJSON *line = ag_json_open("aggro.table/1");
    ag_json_add(line, "file=%s raid=%s mode=%s seed=%" PRIu64, file, table->raid, table->mode,
                table->seed);
    cJSON *decks = cJSON_AddArrayToObject(line, "decks");
    cJSON *asked = cJSON_AddArrayToObject(line, "asked");
    for (int seat = 1; seat <= table->seats; seat++) {
        cJSON_AddItemToArray(decks, cJSON_CreateString(table->decks[seat - 1]));
        if ((table->asked & 1u << seat) != 0) cJSON_AddItemToArray(asked, cJSON_CreateNumber(seat));
    }
    ag_json_add(line, "turn=%d entries=%d winner=%s reason=%s hash=%016" PRIx64, table->turn,
                table->entries, table->winner, table->reason, table->hash);
    ag_json_print(line);
}

// Prints the file if it is a table; a file that was named must be one. Returns an exit code.
static int list_file(const char *path, int json, int must)
{
    ag_durable_info table;
    ag_error error = { 0 };
    ag_status status = ag_durable_look(path, &table, &error);
    if (status == AG_NOT_FOUND && !must) return AG_EXIT_OK;  // some other file
    if (status == AG_NOT_FOUND) {
        ag_cli_stop(AG_BAD_CONTENT, "\"%s\" is no durable table: one begins with play --table",
                    path);
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

// But for what belongs to another file: a lock, a journal.
static int is_listed(const struct dirent *entry)
{
    static const char *const endings[] = { "-lock", "-wal", "-shm", "-journal" };
    const char *name = entry->d_name;
    for (int i = 0; i < 4; i++) {
        size_t length = strlen(name), size = strlen(endings[i]);
        if (length > size && strcmp(name + length - size, endings[i]) == 0) return 0;
    }
    return name[0] != '.'
           && (entry->d_type == DT_REG || entry->d_type == DT_LNK || entry->d_type == DT_UNKNOWN);
}

static int is_file(const char *path)
{
    struct stat entry;
    return stat(path, &entry) == 0 && (!S_ISDIR(entry.st_mode));
}

static int run(const ag_arguments *arguments)
{
    const char *folder = arguments->word_count > 0 ? arguments->words[0] : ".";
    int json = ag_arguments_has(arguments, "json"), code = AG_EXIT_OK;
    struct dirent **entries;
    if (is_file(folder)) return list_file(folder, json, 1);
    int count = scandir(folder, &entries, is_listed, alphasort);
    if (count < 0) {
        ag_cli_stop(AG_ENVIRONMENT, "can't read \"%s\", where a folder or a table was expected: %s",
                    folder, strerror(errno));
    }
    for (int i = 0; i < count; i++) {
        char path[PATH_BYTES];
        int here = strcmp(folder, ".") == 0;
        snprintf(path, sizeof path, "%s%s%s", here ? "" : folder, here ? "" : "/",
                 entries[i]->d_name);
        int listed = is_file(path) ? list_file(path, json, 0) : AG_EXIT_OK;
        code = listed != AG_EXIT_OK ? listed : code;
        free(entries[i]);
    }
    free(entries);
    return code;
}

const ag_command ag_command_tables = { "tables",
                                       "[FOLDER|FILE]",
                                       "lists the durable tables of a folder, or tells of one",
                                       "tables",
                                       rows,
                                       run,
                                       1 };
