// Forms of words with blanks for what a script declares, and filters in them.
#include "lua/describe/say.h"

#include <stdarg.h>
#include <string.h>

#include "base/assert.h"
#include "game/facts/filter_text.h"

static void say_operand(const ag_say *say, char kind, va_list *list)
{
    ag_writer *out = say->out;
    const void *of;
    if (kind == 'd' || kind == 'w') {
        int number = va_arg(*list, int);
        kind == 'd' ? ag_write(out, "%d", number)
                    : ag_write(out, "%s", ag_host_word(say->host, (ag_symbol)number));
        return;
    }
    of = va_arg(*list, const void *);
    switch (kind) {
    case 's': ag_write(out, "%s", (const char *)of); break;
    case 'f': ag_filter_write_one(ag_host_catalog(say->host), of, say->out); break;
    case 'm': ag_filter_write(ag_host_catalog(say->host), of, !ag_filter_is_one(of), out); break;
    case 'n': ag_filter_write(ag_host_catalog(say->host), of, say->many, out); break;
    case 'e': ag_filter_write_each(ag_host_catalog(say->host), of, out); break;
    case 'a': ag_say_amount(say, of); break;
    case 'c': ag_say_condition(say, of); break;
    default: AG_ASSERT(kind == 'p'); ag_say_cost(say, of);
    }
}

void ag_says(const ag_say *say, const char *form, ...)
{
    va_list list;
    va_start(list, form);
    while (*form != '\0') {
        size_t plain = strcspn(form, "%[");
        ag_write(say->out, "%.*s", (int)plain, form);
        form += plain;
        if (*form == '%') {
            say_operand(say, form[1], &list);
            form += 2;
        } else if (*form == '[') {
            size_t one = strcspn(form, "|"), both = strcspn(form, "]");
            const char *begin = form + (say->many ? one : 0) + 1;
            ag_write(say->out, "%.*s", (int)(say->many ? both - one : one) - 1, begin);
            form += both + 1;
        }
    }
    va_end(list);
}

int ag_say_subject(const ag_say *say, const ag_filter *subject)
{
    int each = ag_filter_is_mass(subject);
    ag_says(say, each ? "%e" : "%m", subject);
    return !each && !ag_filter_is_one(subject);
}
