// The whole text of a side of a card as the template has it (docs/texts.md): its keywords, then a
// paragraph for each power.
#include "lua/describe/describe.h"

#include <string.h>

#include "lua/describe/say.h"

// A text without targets and effect adds nothing to the facts; a term or a mode is said with the
// power that has it; nor do functions that the rules call for a raid.
int ag_say_stands_alone(const ag_card_def *def, int index)
{
    const ag_power_def *power = &def->powers[index];
    int plain = power->kind == AG_POWER_PLAY && power->functions == 0 && power->mode_count == 0
                && power->only_if.length == 0 && def->attachment == AG_ATTACH_NONE
                && def->extra_cost.part_count == 0 && def->rather_count == 0;
    int term = power->kind == AG_POWER_TERM && power->id == 0;
    int mode = power->kind == AG_POWER_PLAY && index > 0;
    return !term && !plain && !mode && power->kind != AG_POWER_CALL;
}

// Later powers and costs are said where an effect begins them or asks for them, and powers for
// others where they are given.
static int is_paragraph(const ag_card_def *def, int index, int side)
{
    const ag_power_def *power = &def->powers[index];
    int here = side == 0 ? power->front : power->back && !power->front;
    return here && !power->granted && power->kind != AG_POWER_LATER && power->kind != AG_POWER_TERM
           && ag_say_stands_alone(def, index);
}

// First what it does as it is played, then what is so all the time, then what happens when, and
// what may be paid for last.
enum { RANKS = 4 };

static int rank_of(const ag_power_def *power)
{
    switch (power->kind) {
    case AG_POWER_PLAY: return 0;
    case AG_POWER_TRIGGER:
    case AG_POWER_AS: return 2;
    case AG_POWER_PAYMENT:
    case AG_POWER_REWARD: return 3;
    default: return 1;
    }
}

int ag_template_sentences(const ag_host *host, uint16_t printed, int side)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(host), printed);
    int count = 0, lasts = 0;
    for (int i = 0; i < def->power_count; i++) {
        int is_told = is_paragraph(def, i, side);
        int kind = def->powers[i].kind;
        int continuous = kind == AG_POWER_CONTINUOUS || kind == AG_POWER_ENTERS;
        count += is_told && !continuous && kind != AG_POWER_AS;
        lasts |= is_told && continuous;
    }
    return count + lasts;
}

int ag_template_text(const ag_host *host, uint16_t printed, int side, ag_writer *out)
{
    const ag_card_def *def = ag_catalog_card(ag_host_catalog(host), printed);
    int untold = 0;
    ag_say say = { .host = host, .printed = printed, .out = out, .names = 1, .untold = &untold };
    ag_keywords_write(&def->side[side], 0, out);
    for (int rank = 0; rank < RANKS; rank++) {
        for (int i = 0; i < def->power_count; i++) {
            if (is_paragraph(def, i, side) && rank_of(&def->powers[i]) == rank) {
                ag_says(&say, out->length > 0 ? " <p> " : "");
                ag_say_power(&say, i);
            }
        }
    }
    return !untold;
}
