// What a recorded scenario declared: its file is copied into the new one as a function whose cards
// and raid are used.
#include <string.h>

#include "base/letter.h"
#include "lua/load/loader.h"
#include "lua/to_scenario/to_scenario_run.h"

static const ag_catalog *catalog_of(const ag_to_scenario_run *tale)
{
    return ag_game_rules(tale->game)->catalog;
}

// The stem of the card where it was declared; NULL: it comes from the database.
static const char *stem_of(const ag_to_scenario_run *tale, int printed)
{
    const char *key = ag_catalog_card(catalog_of(tale), (uint16_t)printed)->key;
    return key == NULL ? NULL : ag_inline_stem(key);
}

static int has_own_raid(const ag_to_scenario_run *tale)
{
    return strcmp(ag_game_options_of(tale->game)->raid_key, AG_INLINE_RAID) == 0;
}

int ag_to_scenario_bearers(const ag_to_scenario_run *tale, const char *name)
{
    int count = 0;
    for (int printed = 1; printed <= catalog_of(tale)->count; printed++) {
        const char *other = ag_catalog_card(catalog_of(tale), (uint16_t)printed)->side[0].name;
        count += stem_of(tale, printed) != NULL && ag_case_compare(other, name) == 0;
    }
    return count;
}

int ag_to_scenario_is_declared(const ag_to_scenario_run *tale, uint16_t printed)
{
    return stem_of(tale, printed) != NULL;
}

// The file with the declarations; one recording has at most one.
static int find_file(const ag_to_scenario_run *tale, ag_script *out)
{
    const ag_source *source = tale->host->source;
    int found = has_own_raid(tale) && source->find(source->context, AG_INLINE_RAID, out);
    for (int printed = 1; printed <= catalog_of(tale)->count && !found; printed++) {
        found = stem_of(tale, printed) != NULL
                && source->find(source->context,
                                ag_catalog_card(catalog_of(tale), (uint16_t)printed)->key, out);
    }
    return found;
}

void ag_to_scenario_declare(const ag_to_scenario_run *tale, ag_text *out)
{
    ag_script file;
    if (!find_file(tale, &file)) return;
    ag_text_add(out, "-- What the recorded game was played with: the scenarios of %s.\n",
                file.path);
    ag_text_add(out, "local recorded = (function()\n");
    ag_text_add_bytes(out, file.source, file.size);
    ag_text_add(out, "\nend)()\n"
                     "local own, own_raid = {}, nil\n"
                     "for _, one in ipairs(recorded.name and { recorded } or recorded) do\n"
                     "  for stem, card in pairs(one.cards or {}) do\n"
                     "    own[stem] = card\n"
                     "  end\n"
                     "  own_raid = type(one.raid) ~= \"string\" and one.raid or own_raid\n"
                     "end\n\n");
}

void ag_to_scenario_declared(const ag_to_scenario_run *tale, ag_text *out)
{
    int any = 0;
    ag_text_add(out, "  raid = ");
    if (has_own_raid(tale)) {
        ag_text_add(out, "own_raid");
    } else {
        ag_to_scenario_quote(out, ag_game_options_of(tale->game)->raid_key);
    }
    ag_text_add(out, ",\n");
    for (int printed = 1; printed <= catalog_of(tale)->count; printed++) {
        const char *stem = stem_of(tale, printed);
        if (stem != NULL && stem[0] != '\0') {
            ag_text_add(out, "%s%s = own[\"%s\"],\n", any ? "    " : "  cards = {\n    ", stem,
                        stem);
            any = 1;
        }
    }
    ag_text_add(out, any ? "  },\n" : "");
}
