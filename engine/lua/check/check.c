// Checking one script.
#include "lua/check/check.h"

#include "base/error.h"
#include "lua/host/script.h"

// A host keeps all that it loads and searches its cards one by one, so a new one is opened now and
// then.
enum { SCRIPTS_A_HOST = 256 };

void ag_checking_close(ag_checking *checking)
{
    ag_host_close(checking->host);
    if (checking->texts != NULL) lua_close(checking->texts);
    checking->host = NULL;
    checking->texts = NULL;
    checking->count = 0;
}

void ag_checking_next(ag_checking *checking)
{
    if (++checking->count == SCRIPTS_A_HOST) ag_checking_close(checking);
}

ag_status ag_script_check(ag_checking *checking, const ag_source *source, const char *key,
                          ag_findings *findings, ag_facts *out, ag_error *error)
{
    ag_script script;
    ag_error why = { 0 };
    if (!source->find(source->context, key, &script)) {
        return ag_fail(error, AG_NOT_FOUND, "there is no script \"%s\"", key);
    }
    ag_checking_next(checking);
    ag_check_begin(findings, script.path);
    ag_status status = ag_script_look(&checking->host, source, key, findings, out, &why);
    if (status == AG_NO_MEMORY) return ag_fail(error, status, "%s", why.text);
    if (status == AG_OK
        && (status = ag_check_effects(checking->host, &script, findings, &why)) < 0) {
        ag_check_ended(checking->host, findings, &why);
    }
    // What could not be read can't be compared with its text.
    if (status < 0 || ag_check_errors(findings) > 0) return AG_OK;
    int with_text = out->kind == AG_SCRIPT_CARD && !checking->without_text;
    return ag_check_words(checking, &script, with_text, findings, error);
}

// ---- describing what is checked ----

static void note_first(void *context, const ag_finding *finding)
{
    ag_error *first = context;
    if (first->text[0] == '\0' && finding->severity == AG_FINDING_ERROR) {
        ag_fail(first, AG_BAD_CONTENT, "%s:%d: %s", finding->path, finding->line, finding->text);
    }
}

ag_status ag_script_describe_checked(void *context, const ag_source *source, const char *key,
                                     ag_facts *out, ag_error *error)
{
    ag_script script;
    ag_check_result result = { 0 };
    ag_error first = { 0 };
    ag_findings *findings = ag_findings_open();
    if (findings == NULL) return ag_fail(error, AG_NO_MEMORY, "no memory to check a script");
    ag_findings_alone(findings);
    if (((const ag_checking *)context)->draft) ag_findings_draft(findings);
    ag_status status = ag_script_check(context, source, key, findings, out, error);
    if (status == AG_OK && source->find(source->context, key, &script)) {
        ag_findings_file file = { script.path, script.path, script.source };
        ag_findings_files files = { &file, 1 };
        status = ag_findings_tell(findings, &files, note_first, &first, &result, error);
    }
    ag_findings_close(findings);
    return first.text[0] != '\0' ? ag_fail(error, AG_BAD_CONTENT, "%s", first.text) : status;
}
