// Tags are read from the texts: the lists `tags = { … }`, and `tag = "…"` of filters. So the other
// files of a project only have to be readable.
#include "api/check/check_tags.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/letter.h"
#include "base/list.h"
#include "base/map.h"
#include "explain/deck_rules.h"
#include "state/words.h"

enum { TAG_SIZE = 64 };

typedef struct tag {
    const char *word;
    int cards;  // files whose lists have it
    const ag_check_file *first;
    int line;
} tag;

typedef struct tags {
    tag *list;
    int count, capacity;
    ag_map words;  // into the list
    int failed;
} tags;

// ---- the table ----

static const tag *find(const tags *all, const char *word)
{
    int at = ag_map_get(&all->words, word);
    return at < 0 ? NULL : &all->list[at];
}

static void note(tags *all, const char *word, const ag_check_file *file, int line)
{
    int at = ag_map_get(&all->words, word);
    if (at >= 0) {
        all->list[at].cards += all->list[at].first != file;
        return;
    }
    tag *list = ag_list_room(all->list, &all->capacity, all->count + 1, sizeof *list);
    all->list = list != NULL ? list : all->list;
    const char *own = list != NULL ? ag_map_put(&all->words, word, all->count) : NULL;
    if (own == NULL) {
        all->failed = 1;
        return;
    }
    list[all->count++] = (tag){ .word = own, .cards = 1, .first = file, .line = line };
}

// ---- the texts ----

// "Head (1)" is the tag Head.
static int quoted(const char *at, size_t size, char *out)
{
    if (size == 0 || size >= TAG_SIZE) return 0;
    snprintf(out, TAG_SIZE, "%.*s", (int)size, at);
    char *open = strstr(out, " (");
    if (open != NULL) *open = '\0';
    return 1;
}

static void read_lists(tags *all, const ag_check_file *file)
{
    static const char words[] = "tags = {";
    char word[TAG_SIZE];
    for (const char *at = file->text; (at = strstr(at, words)) != NULL;) {
        const char *end = strchr(at, '}');
        for (at = strchr(at, '"'); end != NULL && at != NULL && at < end; at = strchr(at, '"')) {
            size_t size = strcspn(at + 1, "\"\n");
            if (quoted(at + 1, size, word)) note(all, word, file, ag_line_of(file->text, at));
            at += size + 2;
        }
        if (end == NULL || at == NULL) return;
        at = end;
    }
}

// ---- what is odd ----

typedef struct near_tags {
    const tags *all;
    const char *word;
} near_tags;

// Tags of several cards, other than the word itself.
static const char *next_tag(void *context, int index)
{
    const near_tags *list = context;
    if (index >= list->all->count) return NULL;
    const tag *one = &list->all->list[index];
    return one->cards > 1 && strcmp(one->word, list->word) != 0 ? one->word : "";
}

// One letter too many, too few, wrong or swapped. Longer words may not differ more either, since
// Mage and Sage, or Priest and Paladin, are different tags.
static const char *near_of(const tags *all, const char *word)
{
    near_tags list = { all, word };
    const char *near = strlen(word) < 5 ? NULL : ag_nearest(word, next_tag, &list);
    return near != NULL && ag_edit_distance(word, near) == 1 ? near : NULL;
}

static void check_lists(const tags *all, ag_findings *findings)
{
    for (int i = 0; i < all->count; i++) {
        const tag *one = &all->list[i];
        const char *near = one->cards > 1 || !one->first->selected ? NULL : near_of(all, one->word);
        if (near != NULL) {
            ag_findings_add(findings, one->first->path, one->line, AG_FINDING_ODD_TAG,
                            "no other card has the tag \"%s\" (did you mean \"%s\"?)", one->word,
                            near);
        }
    }
}

static void check_filters(const tags *all, const ag_check_file *file, ag_findings *findings)
{
    static const char words[] = "with { tag = \"";
    char word[TAG_SIZE];
    for (const char *at = file->text; (at = strstr(at, words)) != NULL; at++) {
        const char *begin = at + sizeof words - 1;
        if (!quoted(begin, strcspn(begin, "\"\n"), word) || find(all, word) != NULL) continue;
        const char *near = near_of(all, word);
        if (near != NULL) {
            ag_findings_add(findings, file->path, ag_line_of(file->text, at), AG_FINDING_ODD_TAG,
                            "no card has the tag \"%s\" (did you mean \"%s\"?)", word, near);
        }
    }
}

// A trait of the hero: a tag that some card has, a class, a faction, or loyalty.
static int is_trait(const tags *all, const char *word)
{
    if (strcmp(word, "loyal") == 0 || ag_word_find(ag_class_words, AG_CLASS_COUNT, word) >= 0
        || ag_word_find(ag_faction_words, AG_FACTION_COUNT, word) >= 0) {
        return 1;
    }
    for (int i = 0; i < all->count; i++) {
        if (ag_case_compare(all->list[i].word, word) == 0) return 1;
    }
    return 0;
}

static const char *next_any(void *context, int index)
{
    const tags *all = context;
    return index < all->count ? all->list[index].word : NULL;
}

static void check_requires(const tags *all, const ag_check_file *file, ag_findings *findings)
{
    static const char words[] = "requires = \"";
    char requires_trait[TAG_SIZE], word[AG_DECK_WORD_SIZE];
    for (const char *at = file->text; (at = strstr(at, words)) != NULL; at++) {
        const char *begin = at + sizeof words - 1;
        if (!quoted(begin, strcspn(begin, "\"\n"), requires_trait)
            || ag_deck_requirement(requires_trait, word) != AG_REQUIRES_TRAIT
            || is_trait(all, word)) {
            continue;
        }
        const char *near = ag_nearest(word, next_any, (void *)all);
        ag_findings_add(findings, file->path, ag_line_of(file->text, at), AG_FINDING_ODD_TAG,
                        near != NULL ? "no hero can be \"%s\" (did you mean \"%s\"?)"
                                     : "no hero can be \"%s\"%s",
                        word, near != NULL ? near : "");
    }
}

ag_status ag_check_tags(const ag_check_files *files, ag_findings *findings, ag_error *error)
{
    tags all = { 0 };
    for (int i = 0; i < files->rows.count; i++) read_lists(&all, ag_list_at(&files->rows, i));
    check_lists(&all, findings);
    for (int i = 0; i < files->rows.count; i++) {
        const ag_check_file *file = ag_list_at(&files->rows, i);
        if (file->selected) {
            check_filters(&all, file, findings);
            check_requires(&all, file, findings);
        }
    }
    int failed = all.failed;
    free(all.list);
    ag_map_close(&all.words);
    return failed ? ag_fail(error, AG_NO_MEMORY, "no memory for the tags of all cards") : AG_OK;
}
