// A pack to begin with: its manifest, a card of its own and a scenario of that card.
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "cli/common/project_file.h"
#include "cli/new/new.h"

static void add_manifest(ag_new *plan)
{
    ag_text_add(ag_new_file(plan, "%s/pack.lua", plan->stem),
                "-- What the pack is, whom it needs and what it changes: docs/packs.md.\n"
                "return pack \"%s\" {\n"
                "  key = \"%s\", version = \"0.1.0\", api_level = %d,\n"
                "  requires = { aggro = \">=%s\" },\n"
                "  authors = { \"Somebody\" }, licence = \"CC-BY-4.0\",\n"
                "  -- changes = { \"set/card\" },          "
                "-- cards of others, with a file of that key here\n"
                "}\n",
                plan->written, plan->stem, AG_API_LEVEL, AG_VERSION);
}

static void add_card(ag_new *plan)
{
    ag_text_add(ag_new_file(plan, "%s/cards/%s/%s_spark.lua", plan->stem, plan->stem, plan->stem),
                "return ability \"Spark of %s\" {\n"
                "  number = 1, rarity = \"common\",\n"
                "  cost = 1, tags = { \"Fire\" }, class = { \"mage\" },\n"
                "  values = { amount = 2 },\n"
                "  text = \"Your hero deals {amount} fire damage to target opposing character.\",\n"
                "  targets = { target(\"foe\", opposing.character, harm) },\n"
                "  play = function(me, t) me.hero:deal(me.amount, \"fire\", t.foe) end,\n"
                "}\n",
                plan->written);
}

static void add_scenario(ag_new *plan)
{
    ag_text_add(ag_new_file(plan, "%s/scenarios/%s_spark.lua", plan->stem, plan->stem),
                "return scenario \"Spark of %s burns a Boss\" {\n"
                "  given = function(t)\n"
                "    t:seat(1, { hand = { \"%s/%s_spark\" }, resources = 1 })\n"
                "  end,\n"
                "  play = function(t)\n"
                "    t:plays(1, \"%s/%s_spark\", { target = \"hero@boss\" })\n"
                "    t:finishes_chain()\n"
                "  end,\n"
                "  expect = function(t) t:damage(\"hero@boss\", 2) end,\n"
                "}\n",
                plan->written, plan->stem, plan->stem, plan->stem, plan->stem);
}

static void write_place(const ag_new *plan, char out[600])
{
    int here = strcmp(plan->root, ".") == 0;
    snprintf(out, 600, "%s%s%s", here ? "" : plan->root, here ? "" : "/", plan->stem);
}

int ag_new_pack(ag_new *plan)
{
    char place[600];
    write_place(plan, place);
    ag_project_file file =
        ag_project_file_open();  // a faulty one is told before anything is written
    ag_project_file_close(&file);
    if (access(place, F_OK) == 0) {
        return ag_cli_usage("%s is there already: a pack begins in a folder of its own", place);
    }
    add_manifest(plan);
    add_card(plan);
    add_scenario(plan);
    ag_new_then(plan, "aggro check %s", place);
    ag_new_then(plan, "aggro test %s", place);
    ag_new_then(plan, "aggro new card NAME --in %s", place);
    ag_new_then(plan, "aggro build --pack %s --out %s.db", place, plan->stem);
    return AG_EXIT_OK;
}

int ag_new_pack_after(const ag_new *plan)
{
    char place[600];
    write_place(plan, place);
    int code = ag_cli_write_editor_files(place);
    if (code != AG_EXIT_OK) return code;
    if (place[0] == '/') {
        fprintf(stderr, "aggro: it lies elsewhere, so --pack %s takes it\n", place);
        return AG_EXIT_OK;
    }
    ag_project_file file = ag_project_file_open();
    ag_project_file_set(&file, place, 1);
    ag_project_file_write(&file);
    fprintf(stderr, "aggro: " AG_PROJECT_FILE " has it on: every command takes it\n");
    ag_project_file_close(&file);
    return code;
}
