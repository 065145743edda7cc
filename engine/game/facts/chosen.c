// Choices of links in words, read from the catalog and the link.
#include "game/facts/chosen.h"

#include <string.h>

#include "base/assert.h"
#include "rules/agenda/agenda.h"
#include "rules/numbers/numbers.h"
#include "rules/play/play.h"

// ---- reading ----

static int asks_for_x(const ag_rules *rules, const ag_link *link)
{
    const ag_choice_state *choice = &rules->state->choice;
    return (link->flags & AG_LINK_ANNOUNCING) && choice->kind != AG_QUESTION_NONE
           && choice->prompt == AG_PROMPT_X && ag_card_id_same(choice->about, link->card);
}

ag_chosen ag_chosen_for(const ag_rules *rules, const ag_link *link)
{
    const ag_card_def *def = ag_catalog_card(rules->catalog, link->printed);
    ag_chosen chosen = { .printed = 0 };
    int plays =
        link->kind == AG_LINK_CARD || link->kind == AG_LINK_EFFECT || link->kind == AG_LINK_TRIGGER;
    AG_ASSERT(link->kind != AG_LINK_FREE);
    if (plays && link->modes != 0 && link->power < def->power_count) {
        chosen.printed = link->printed;
        chosen.mode_first = def->powers[link->power].mode_first;
        chosen.modes = link->modes;
    }
    // A copy, or a card whose cost is not paid, still has an X; that of a trigger is not chosen.
    int has_x = link->kind != AG_LINK_TRIGGER
                && (link->x != 0 || ag_pay_x_count(rules, link) > 0
                    || (link->kind == AG_LINK_CARD && def->side[0].cost_x > 0));
    if (plays && has_x && !asks_for_x(rules, link)) {
        chosen.has_x = 1;
        chosen.x = link->x;
    }
    return chosen;
}

static int16_t share_of(const ag_state *state, const ag_event *event)
{
    for (int i = 1; i < state->used.targets; i++) {
        const ag_target *target = &state->targets[i];
        int is_it = target->ref.kind == AG_REF_SEAT
                        ? event->kind == AG_EVENT_TARGETED_PLAYER && target->ref.seat == event->seat
                        : event->kind == AG_EVENT_TARGETED && target->ref.kind == AG_REF_CARD
                              && ag_card_id_same(ag_ref_as_card(target->ref), event->card);
        if (target->link == event->link.slot && is_it) return target->share;
    }
    return 0;
}

ag_event_log_event ag_event_log_event_of(const ag_rules *rules, const ag_event *event)
{
    ag_event_log_event told = { .event = *event };
    const ag_card *card = ag_card_at(rules->state, event->card);
    if (card != NULL && (event->kind == AG_EVENT_MOVED || event->kind == AG_EVENT_REMOVED)) {
        told.chosen.owner = card->owner;
        told.chosen.deck = card->home;
    }
    const ag_link *link = event->link.slot != 0 ? ag_link_at(rules->state, event->link) : NULL;
    if (link == NULL) return told;
    switch (event->kind) {
    case AG_EVENT_PLAYED:
    case AG_EVENT_ADDED:
    case AG_EVENT_COPIED:
    case AG_EVENT_USED:
    case AG_EVENT_COMPLETED:
    case AG_EVENT_TRIGGERED: told.chosen = ag_chosen_for(rules, link); break;
    case AG_EVENT_TARGETED:
    case AG_EVENT_TARGETED_PLAYER: told.chosen.share = share_of(rules->state, event); break;
    default: break;
    }
    return told;
}

// ---- writing ----

const char *ag_mode_text(const ag_rules *rules, uint16_t printed, int mode_first, int mode)
{
    static const char *const numbers[] = { "the first choice",   "the second choice",
                                           "the third choice",   "the fourth choice",
                                           "the fifth choice",   "the sixth choice",
                                           "the seventh choice", "the eighth choice" };
    const ag_card_def *def = ag_catalog_card(rules->catalog, printed);
    int power = mode_first + mode;
    const char *text = power < def->power_count ? def->powers[power].text : NULL;
    AG_ASSERT(mode >= 0);
    if (text != NULL && text[0] != '\0') return text;
    return mode < (int)(sizeof numbers / sizeof numbers[0]) ? numbers[mode] : "one of the choices";
}

// The sentence around it has its own full stop.
static void drop_stop(ag_writer *out)
{
    if (out->length > 0 && out->text[out->length - 1] == '.') out->text[--out->length] = '\0';
}

void ag_chosen_write(const ag_rules *rules, const ag_chosen *chosen, ag_writer *out)
{
    const char *between = ": ";
    if (chosen->has_x) ag_write(out, " (X = %d)", chosen->x);
    for (int i = 0; i < AG_MODE_MAX; i++) {
        if (chosen->modes & AG_BIT(i)) {
            ag_write(out, "%s", between);
            ag_write(out, "%s", ag_mode_text(rules, chosen->printed, chosen->mode_first, i));
            drop_stop(out);
            between = "; ";
        }
    }
}
