// The bot that plays anything: single picks and numbers are uniform; sets by size, then members.
#include "bots/bots.h"

// The members of a set in a random order: the order of picks counts.
static void pick_set(const ag_sight *look, ag_answer *out)
{
    uint16_t left[AG_PICK_MAX * 4];
    int count = look->question->option_count;
    int min = look->question->min;
    int max = look->question->max < AG_PICK_MAX ? look->question->max : AG_PICK_MAX;
    if (count > (int)(sizeof left / sizeof left[0])) count = (int)(sizeof left / sizeof left[0]);
    for (int i = 0; i < count; i++) left[i] = (uint16_t)i;
    max = max > count ? count : max;
    out->count = min + (int)ag_bot_roll(look->dice, (uint32_t)(max - min + 1));
    for (int i = 0; i < out->count; i++) {
        int at = i + (int)ag_bot_roll(look->dice, (uint32_t)(count - i));
        out->picks[i] = left[at];
        left[at] = left[i];
    }
}

void ag_bot_random(const ag_sight *look, ag_answer *out)
{
    const ag_question *question = look->question;
    // The number of ways would give away what it holds.
    if (!look->open) ag_sight_say(look, "chance, among %d ways", question->option_count);
    switch (question->kind) {
    case AG_QUESTION_NUMBER:
        out->number = question->min
                      + (int)ag_bot_roll(look->dice, (uint32_t)(question->max - question->min + 1));
        break;
    case AG_QUESTION_PICK: pick_set(look, out); break;
    default:
        out->count = 1;
        out->picks[0] = (uint16_t)ag_bot_roll(look->dice, (uint32_t)question->option_count);
        break;
    }
}
