// Bugs, packed: all that is needed by somebody who was not there.
#include "game/record/bug.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <string.h>

#include "base/error.h"
#include "game/record/log_text.h"

// ---- what is written ----

static void add_versions(ag_text *out, const ag_bug_versions *versions, uint64_t *sum)
{
    size_t from = out->length;
    ag_text_add(out, "{\"report\":\"versions\",\"aggro\":\"%s\",\"api\":%d", AG_VERSION,
                AG_API_LEVEL);
    ag_record_field(out, "lua", versions->lua);
    ag_record_field(out, "sqlite", versions->sqlite);
    ag_record_field(out, "compiler", versions->compiler);
    ag_record_field(out, "platform", versions->platform);
    ag_log_end_line(out, from, sum);
}

// `number`: of an event; 0: none.
static void add_text(ag_text *out, const char *what, int number, const char *text, uint64_t *sum)
{
    size_t from = out->length;
    ag_text_add(out, "{\"report\":\"%s\"", what);
    if (number > 0) ag_text_add(out, ",\"number\":%d", number);
    ag_record_field(out, "text", text);
    ag_log_end_line(out, from, sum);
}

// The last events, as far as the game went.
static void add_events(ag_text *out, ag_game *game, uint64_t *sum)
{
    char lines[AG_BUG_EVENTS][256];
    int count = 0;
    while (ag_game_next_line(game, -1, lines[count % AG_BUG_EVENTS], sizeof lines[0])) count++;
    int first = count > AG_BUG_EVENTS ? count - AG_BUG_EVENTS : 0;
    for (int i = first; i < count; i++) {
        add_text(out, "event", i + 1, lines[i % AG_BUG_EVENTS], sum);
    }
}

// The log without an earlier report; returns its last line.
static int add_log(ag_text *out, const ag_recording *from)
{
    int last = from->line_count, line = 0;
    size_t size = 0;
    while (last > 1 && cJSON_HasObjectItem(from->lines[last - 1], "report")) last--;
    for (; size < from->size && line < last; size++) line += from->bytes[size] == '\n';
    ag_text_add_bytes(out, from->bytes, size);
    return last;
}

// ---- playing it ----

static void play_on(ag_playback *play, ag_error *how)
{
    ag_result result;
    int more = 1;
    snprintf(how->text, sizeof how->text, "as recorded");
    while (more > 0) more = ag_playback_next(play, how);
    if (more == 0) (void)ag_playback_result(play, &result, how);
}

ag_status ag_bug_pack(ag_playback *play, const ag_bug_versions *versions, const char *out_path,
                      char *report, size_t capacity, ag_error *error)
{
    ag_game *game = ag_playback_game(play);
    const ag_recording *from = ag_playback_recording(play);
    ag_error how = { 0 };
    ag_text text = { 0 };
    play_on(play, &how);
    const char *fault = ag_game_fault(game);
    uint64_t sum = from->sums[add_log(&text, from) - 1];
    add_versions(&text, versions, &sum);
    add_text(&text, "replay", 0, how.text, &sum);
    if (fault[0] != '\0') add_text(&text, "fault", 0, fault, &sum);
    add_events(&text, game, &sum);
    ag_status status = ag_log_write_file(out_path, &text, error);
    ag_text_close(&text);
    const char *packs = from->start.packs;
    ag_writer out = ag_writer_open(report, capacity);
    ag_write(&out, "%d of %d entries played%s%s: %s\n%s%s", ag_playback_at(play),
             ag_playback_entries(play), packs[0] != '\0' ? " with " : "", packs, how.text,
             fault[0] != '\0' ? "last fault: " : "", fault);
    return status;
}

// ---- what is read ----

static const char *text_of(const cJSON *line, const char *field)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(line, field);
    return cJSON_IsString(item) ? item->valuestring : "?";
}

void ag_bug_report(const ag_recording *from, ag_writer *out)
{
    const cJSON *line;
    for (int i = 0; (line = ag_recording_extra(from, "report", i)) != NULL; i++) {
        const char *what = text_of(line, "report");
        if (strcmp(what, "versions") == 0) {
            ag_write(out, "packed as a bug by Aggro %s: Lua %s, SQLite %s, %s, %s\n",
                     text_of(line, "aggro"), text_of(line, "lua"), text_of(line, "sqlite"),
                     text_of(line, "compiler"), text_of(line, "platform"));
            if (from->start.packs[0] != '\0') ag_write(out, "played with %s\n", from->start.packs);
        } else if (strcmp(what, "replay") == 0 || strcmp(what, "fault") == 0) {
            ag_write(out, "%s then: %s\n", what, text_of(line, "text"));
        }
    }
}
