// What a person says in words, matched to the options of a question. A line is a verb and parts,
// which on, at, with, for, "and" and commas separate; names may hold such words themselves, so that
// the longest run of parts that names something counts.
#include "cli/play/play_words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "base/span.h"
#include "cli/common/options.h"

// ---- verbs ----

typedef struct verb {
    const char *word;
    ag_move move;
    uint32_t takes;  // what its options cost; 0: whatever they cost
} verb;

static const verb verbs[] = {
    { "play", AG_MOVE_PLAY, 0 },
    { "use", AG_MOVE_USE, 0 },
    { "complete", AG_MOVE_COMPLETE, 0 },
    { "place", AG_MOVE_PLACE, 0 },
    { "attack", AG_MOVE_ATTACK, 0 },
    { "strike", AG_MOVE_STRIKE, 0 },
    { "flip", AG_MOVE_USE, AG_TAKES_FLIP },
};

enum { VERB_COUNT = sizeof verbs / sizeof verbs[0] };

// The verbs that begin with this word, one bit each; a whole one is only itself.
static unsigned verbs_called(const char *word, size_t length)
{
    unsigned found = 0;
    for (int i = 0; i < VERB_COUNT; i++) {
        if (length == 0 || ag_case_compare_part(verbs[i].word, word, length) != 0) continue;
        if (verbs[i].word[length] == '\0') return 1u << i;
        found |= 1u << i;
    }
    return found;
}

const char *ag_words_verb(const ag_said *said)
{
    for (int i = 0; i < VERB_COUNT; i++) {
        if (said->verbs >> i & 1) return verbs[i].word;
    }
    return NULL;
}

int ag_words_begin(const char *line)
{
    for (int i = 0; i < VERB_COUNT; i++) {
        if (ag_words_after(line, verbs[i].word) != NULL) return 1;
    }
    return ag_words_after(line, "choose") != NULL || ag_words_after(line, "target") != NULL;
}

static const char *verb_at(void *context, int index)
{
    (void)context;
    return index < VERB_COUNT ? verbs[index].word : NULL;
}

const char *ag_words_verb_near(const char *line)
{
    char word[16];
    size_t length = strcspn(line, " ");
    if (length >= sizeof word || line[length] == '\0') return NULL;
    snprintf(word, sizeof word, "%.*s", (int)length, line);
    return ag_surely(word, verb_at, NULL);
}

static int is_of_verbs(const ag_view_option *option, unsigned wanted)
{
    for (int i = 0; i < VERB_COUNT; i++) {
        int costs = verbs[i].takes == 0 || (option->takes & verbs[i].takes) != 0;
        if ((wanted >> i & 1) && option->move == verbs[i].move && costs) return 1;
    }
    return wanted == 0;
}

// ---- options ----

const char *ag_words_face(const ag_asked *asked, int option)
{
    const ag_view_option *at = &asked->question->options[option];
    const ag_view_card *card = ag_view_by_id(asked->view, at->card);
    const char *name = card != NULL && card->name[0] != '\0' ? strstr(at->text, card->name) : NULL;
    return name != NULL ? name : at->text;
}

static int is_hero(const ag_view_card *card)
{
    return card != NULL && card->zone == AG_VIEW_PARTY && ag_card_is_hero(card);
}

// Its name counts before what else is said of it: whose it is, that it is exhausted. "boss", "me"
// and the like mean a hero before anything else of that player.
static int fit_of_option(const ag_asked *asked, int option, const char *words)
{
    char text[256];
    const ag_view_option *at = &asked->question->options[option];
    const ag_view_card *card = ag_view_by_id(asked->view, at->card);
    const char *face = ag_words_face(asked, option);
    const char *whole = at->move == AG_MOVE_MODE && at->mode_count > 0 ? at->modes[0].text : face;
    int fit = ag_words_fit(words, card != NULL ? card->name : whole);
    if (fit > AG_FITS_NOT) return fit;
    if (ag_is_digit((unsigned char)words[0])) {  // by its number, where options are not numbers
        return at->move != AG_MOVE_NUMBER && atoi(words) == option + 1 ? AG_FITS_INSIDE : fit;
    }
    int own = card != NULL && card->controller == asked->view->seat;
    snprintf(text, sizeof text, "%s%s %s%s", own ? "my " : "", face, is_hero(card) ? "hero" : "",
             own && is_hero(card) ? " me" : "");
    if (ag_words_fit(words, text) < AG_FITS_WORDS) return AG_FITS_NOT;
    return is_hero(card) ? AG_FITS_HERO : AG_FITS_TEXT;
}

static int is_picked(const ag_answer *answer, int option)
{
    for (int i = 0; i < answer->count; i++) {
        if (answer->picks[i] == option) return 1;
    }
    return 0;
}

static int is_among(const ag_asked *asked, const ag_named_options *found, int option)
{
    const ag_view_option *options = asked->question->options;
    for (int i = 0; i < found->count && i < AG_FOUND_MAX; i++) {
        if (ag_options_look_same(asked->view, &options[found->at[i]], &options[option])) return 1;
    }
    return 0;
}

// The options of these verbs that the words name best; without words all of them.
static ag_named_options find(const ag_asked *asked, unsigned wanted, const char *words,
                             const ag_answer *picked)
{
    ag_named_options found = { 0 };
    int best = AG_FITS_TEXT;
    for (int i = 0; i < asked->question->option_count; i++) {
        if (!is_of_verbs(&asked->question->options[i], wanted) || is_picked(picked, i)) continue;
        int fit = words[0] == '\0' ? best : fit_of_option(asked, i, words);
        if (fit < best) continue;
        if (fit > best) {
            best = fit;
            found.count = 0;
        }
        if (!is_among(asked, &found, i)) {
            found.at[found.count < AG_FOUND_MAX ? found.count : AG_FOUND_MAX - 1] = i;
            found.count++;
        }
    }
    return found;
}

// ---- parts ----

static const struct {
    const char *word;
    ag_part_kind kind;
} links[] = {
    { "on", AG_PART_ON },      { "at", AG_PART_ON },     { "with", AG_PART_WITH },
    { "for", AG_PART_FOR },    { "and", AG_PART_FIRST },  // as the part before it
    { "then", AG_PART_FIRST },
};

static int link_called(const char *word, size_t length)
{
    for (int i = 0; i < (int)(sizeof links / sizeof links[0]); i++) {
        if (strlen(links[i].word) == length
            && ag_case_compare_part(links[i].word, word, length) == 0) {
            return i;
        }
    }
    return -1;
}

static void drop_empty(ag_said *said)
{
    const ag_part *last = &said->parts[said->count - 1];
    said->count -= last->to == last->from;
}

static void begin_part(ag_said *said, ag_part_kind kind, int from)
{
    if (said->count > 0) drop_empty(said);
    if (said->count < AG_SAID_PARTS) {
        said->parts[said->count++] = (ag_part){ .kind = kind, .from = from, .to = from };
    }
}

// Splits what stands behind the verb.
static void split(ag_said *said, const char *rest)
{
    int at = (int)(rest - said->line);
    said->count = 0;
    begin_part(said, AG_PART_FIRST, at);
    while (said->line[at] != '\0') {
        size_t length = strcspn(said->line + at, " ,");
        int link = link_called(said->line + at, length);
        ag_part *part = &said->parts[said->count - 1];
        ag_part_kind kind = link >= 0 ? links[link].kind : part->kind;
        int end = at + (int)length;
        int next = end + (int)strspn(said->line + end, " ,");
        int comma = memchr(said->line + end, ',', (size_t)(next - end)) != NULL;
        if (link >= 0) {
            begin_part(said, kind == AG_PART_FIRST ? part->kind : kind, next);
        } else {
            part->from = part->to == part->from ? at : part->from;
            part->to = end;
        }
        if (link < 0 && comma) begin_part(said, part->kind, next);
        at = next;
    }
    drop_empty(said);
}

// What stands from a part to another.
static void copy_run(const ag_said *said, int from, int to, char out[AG_SAID_SIZE])
{
    const ag_part *first = &said->parts[from];
    snprintf(out, AG_SAID_SIZE, "%.*s", said->parts[to].to - first->from, said->line + first->from);
}

static void use_run(ag_said *said, int from, int to)
{
    for (int i = from; i <= to; i++) said->parts[i].used = 1;
}

void ag_words_left(const ag_said *said, char *out, size_t capacity)
{
    ag_writer writer = ag_writer_open(out, capacity);
    ag_write(&writer, "%s", "");
    for (int i = 0; i < said->count; i++) {
        char part[AG_SAID_SIZE];
        copy_run(said, i, i, part);
        if (!said->parts[i].used) ag_write(&writer, "%s%s", writer.length > 0 ? ", " : "", part);
    }
}

// The longest run of unused parts from `at` on that names an option. Returns its last part; -1:
// none does, and `part` is the first.
static int find_run(const ag_asked *asked, const ag_said *said, int at, unsigned wanted,
                    ag_read *out)
{
    int last = at;
    while (last + 1 < said->count && !said->parts[last + 1].used) last++;
    for (; last >= at; last--) {
        copy_run(said, at, last, out->part);
        out->found = find(asked, wanted, out->part, &out->answer);
        if (out->found.count > 0) return last;
    }
    return -1;
}

static void pick(ag_read *out)
{
    if (out->answer.count < AG_PICK_MAX) {
        out->answer.picks[out->answer.count++] = (uint16_t)out->found.at[0];
    }
}

// ---- a move ----

static int part_with(const ag_said *said)
{
    for (int i = 1; i < said->count; i++) {
        if (said->parts[i].kind == AG_PART_WITH) return i;
    }
    return -1;
}

// "attack A with B", "attack A", "attack with B": which part is the attacker; -1: none is.
static int attacker_of(const ag_asked *asked, const ag_said *said, ag_read *out)
{
    int with = part_with(said);
    if (with >= 0) return with;
    for (int last = said->count - 1; last >= 0; last--) {
        copy_run(said, 0, last, out->part);
        int theirs = ag_words_card(asked->view, out->part, 1) != NULL
                     || ag_words_hero(asked->view, out->part) != NULL;
        if (theirs) return said->parts[0].kind == AG_PART_FIRST ? -1 : 0;
    }
    return 0;
}

// Who is meant without a name.
static int is_somebody(const char *words)
{
    static const char *const known[] = { "me",     "my",   "the",  "boss",     "raider",
                                         "player", "hero", "deck", "graveyard" };
    size_t length = strcspn(words, " ");
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (strlen(known[i]) == length && ag_case_compare_part(words, known[i], length) == 0) {
            return 1;
        }
    }
    return 0;
}

// Whether a part that waits is the name of nothing at the table. What stands in front of the
// attacker is whom it attacks.
static int names_nothing(const ag_view *view, ag_said *said, ag_read *out)
{
    for (int i = 0; i < said->count; i++) {
        ag_part *part = &said->parts[i];
        part->kind = part->kind == AG_PART_FIRST ? AG_PART_ON : part->kind;
        if (part->used || part->kind == AG_PART_FOR) continue;
        copy_run(said, i, i, out->part);
        if (!is_somebody(out->part) && ag_words_card(view, out->part, -1) == NULL) return 1;
    }
    return 0;
}

static int is_attack(unsigned wanted)
{
    return verbs_called("attack", 6) == wanted;
}

// Without a name, these show what there is: they pay, or give a card away.
static int needs_name(unsigned wanted)
{
    static const ag_move moves[] = { AG_MOVE_PLAY, AG_MOVE_USE, AG_MOVE_COMPLETE, AG_MOVE_PLACE };
    for (int i = 0; i < VERB_COUNT; i++) {
        for (size_t k = 0; (wanted >> i & 1) && k < sizeof moves / sizeof moves[0]; k++) {
            if (verbs[i].move == moves[k] && verbs[i].takes == 0) return 1;
        }
    }
    return 0;
}

static ag_words_result read_move(const ag_asked *asked, ag_said *said, ag_read *out)
{
    unsigned wanted = said->verbs;
    int at = said->count > 0 ? 0 : -1, last = -1;
    if (is_attack(wanted) && at == 0) at = attacker_of(asked, said, out);
    if (at >= 0) {
        last = find_run(asked, said, at, wanted, out);
        if (last < 0) return AG_READ_UNKNOWN;
    } else {
        out->part[0] = '\0';
        out->found = find(asked, wanted, "", &out->answer);
        if (out->found.count == 0) return AG_READ_UNKNOWN;
        if (needs_name(wanted)) return AG_READ_SEVERAL;
    }
    if (out->found.count > 1) return AG_READ_SEVERAL;
    pick(out);
    use_run(said, at < 0 ? 0 : at, last);
    return names_nothing(asked->view, said, out) ? AG_READ_UNKNOWN : AG_READ_ANSWER;
}

// ---- a choice ----

// Whether the word is one of those in which the question is asked ("discard", "protect"), or any
// for choosing.
static int is_for_choosing(const ag_question *question, const char *word)
{
    char prompt[sizeof question->prompt * 2];
    size_t length = strlen(word);
    if (strcmp(word, "choose") == 0 || strcmp(word, "target") == 0) return 1;
    ag_name_plain(question->prompt, prompt, sizeof prompt);
    for (const char *at = prompt; *at != '\0'; at = ag_word_next(at)) {
        size_t room = ag_word_length(at);
        if (strncmp(at, word, length) == 0 && length <= room && (length == room || length > 2)) {
            return 1;
        }
    }
    return 0;
}

static int is_thing(ag_move move)
{
    return move == AG_MOVE_CARD || move == AG_MOVE_LINK || move == AG_MOVE_SEAT
           || move == AG_MOVE_PILE || move == AG_MOVE_APPLY || move == AG_MOVE_TRIGGER;
}

// Whether a part of this kind is meant for such a question.
static int may_answer(const ag_question *question, const ag_said *said, int part)
{
    ag_part_kind kind = said->parts[part].kind;
    int is_number = ag_is_digit((unsigned char)said->line[said->parts[part].from]);
    if (said->parts[part].used || question->option_count == 0) return 0;
    ag_move move = question->options[0].move;
    if (kind == AG_PART_FIRST) return 1;
    if (is_thing(move)) return kind != AG_PART_FOR;
    return kind == AG_PART_FOR && is_number == (move == AG_MOVE_NUMBER);
}

static ag_words_result read_picks(const ag_asked *asked, ag_said *said, ag_read *out)
{
    const ag_question *question = asked->question;
    int unknown = -1;
    for (int i = 0; i < said->count && out->answer.count < question->max; i++) {
        if (!may_answer(question, said, i)) continue;
        int last = find_run(asked, said, i, 0, out);
        unknown = last < 0 && unknown < 0 ? i : unknown;
        if (last < 0) continue;
        use_run(said, i, last);
        if (out->found.count > 1) return AG_READ_SEVERAL;
        pick(out);
    }
    if (out->answer.count > 0) return AG_READ_ANSWER;
    if (unknown < 0) return AG_READ_NOTHING;
    copy_run(said, unknown, unknown, out->part);
    said->parts[unknown].used = 1;
    return AG_READ_UNKNOWN;
}

// "3", "x 3", "X=3".
static int read_part_number(const ag_said *said, int part, int *out)
{
    char text[AG_SAID_SIZE];
    uint64_t number;
    copy_run(said, part, part, text);
    if (!ag_number_read(text + strspn(text, "xX= "), 0, INT32_MAX, &number)) return 0;
    *out = (int)number;
    return 1;
}

int ag_words_number(const ag_said *said)
{
    int number;
    for (int i = 0; i < said->count; i++) {
        if (said->parts[i].kind == AG_PART_FOR && read_part_number(said, i, &number)) return number;
    }
    return -1;
}

static ag_words_result read_number(ag_said *said, ag_read *out)
{
    for (int i = 0; i < said->count; i++) {
        ag_part *part = &said->parts[i];
        int is_amount = part->kind == AG_PART_FOR || part->kind == AG_PART_FIRST;
        if (!part->used && is_amount && read_part_number(said, i, &out->answer.number)) {
            part->used = 1;
            return AG_READ_ANSWER;
        }
    }
    return AG_READ_NOTHING;
}

// "strike", where there is one thing to strike with.
static ag_words_result read_alone(const ag_asked *asked, ag_read *out)
{
    int alone = ag_option_alone(asked->question);
    if (alone < 0) return AG_READ_NOTHING;
    out->answer.picks[out->answer.count++] = (uint16_t)alone;
    return AG_READ_ANSWER;
}

// "keep", "strike": yes, in the word that the question begins with.
static ag_words_result read_yes(const ag_asked *asked, const char *word, ag_read *out)
{
    char prompt[sizeof asked->question->prompt * 2];
    int yes = ag_option_with(asked->question, AG_MOVE_YES);
    ag_name_plain(asked->question->prompt, prompt, sizeof prompt);
    if (yes < 0 || strncmp(prompt, word, strlen(word)) != 0
        || ag_word_length(prompt) != strlen(word)) {
        return AG_READ_NOTHING;
    }
    out->answer.picks[out->answer.count++] = (uint16_t)yes;
    return AG_READ_ANSWER;
}

static ag_words_result read_choice(const ag_asked *asked, ag_said *said, ag_read *out)
{
    switch (asked->question->kind) {
    case AG_QUESTION_PICK: return read_picks(asked, said, out);
    case AG_QUESTION_NUMBER: return read_number(said, out);
    default: return AG_READ_NOTHING;
    }
}

// Of a line that is said here all has to be an answer here.
static ag_words_result read_all(const ag_asked *asked, ag_said *said, ag_read *out)
{
    for (int i = 0; i < said->count; i++) said->parts[i].kind = AG_PART_FIRST;
    ag_words_result reading = read_choice(asked, said, out);
    for (int i = 0; i < said->count && reading == AG_READ_ANSWER; i++) {
        if (!said->parts[i].used) {
            copy_run(said, i, i, out->part);
            reading = AG_READ_UNKNOWN;
        }
    }
    return reading;
}

// Names without a word for choosing: of things that are asked for, and by more than letters within.
static ag_words_result read_names(const ag_asked *asked, ag_said *said, ag_read *out)
{
    const ag_question *question = asked->question;
    if (question->kind != AG_QUESTION_PICK || question->option_count == 0
        || !is_thing(question->options[0].move)) {
        return AG_READ_NOTHING;
    }
    split(said, said->line);
    ag_words_result reading = read_all(asked, said, out);
    int meant = reading == AG_READ_ANSWER || reading == AG_READ_SEVERAL;
    int fit = meant ? fit_of_option(asked, out->found.at[0], out->part) : AG_FITS_NOT;
    return fit == AG_FITS_HERO || fit >= AG_FITS_WORDS ? reading : AG_READ_NOTHING;
}

static ag_words_result read_whole_choice(const ag_asked *asked, ag_said *said, const char *word,
                                         ag_read *out)
{
    if (!is_for_choosing(asked->question, word)) return read_names(asked, said, out);
    if (asked->question->kind == AG_QUESTION_YES_NO) return read_yes(asked, word, out);
    return said->count == 0 ? read_alone(asked, out) : read_all(asked, said, out);
}

// ---- all of it ----

ag_words_result ag_words_read(const ag_asked *asked, const char *line, ag_said *said, ag_read *out)
{
    char word[64], plain[64];
    *out = (ag_read){ 0 };
    *said = (ag_said){ 0 };
    if (strlen(line) >= AG_SAID_SIZE) return AG_READ_NOTHING;
    memcpy(said->line, line, strlen(line) + 1);
    size_t length = strcspn(said->line, " ");
    snprintf(word, sizeof word, "%.*s", (int)length, said->line);
    split(said, said->line + length + strspn(said->line + length, " "));
    if (asked->question->kind == AG_QUESTION_ACTION) {
        said->verbs = verbs_called(said->line, length);
        return said->verbs != 0 ? read_move(asked, said, out) : AG_READ_NOTHING;
    }
    ag_name_plain(word, plain, sizeof plain);
    return read_whole_choice(asked, said, plain, out);
}

ag_words_result ag_words_go_on(const ag_asked *asked, ag_said *said, ag_read *out)
{
    *out = (ag_read){ 0 };
    return read_choice(asked, said, out);
}
