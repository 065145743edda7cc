// Which blocks of the rules a run goes through (script/mutate). gcc's -fsanitize-coverage=trace-pc calls this at the start of
// each; at the end the file AGGRO_REACHED gets 32-bit words: milliseconds of processor time, then an address a block.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

extern const unsigned char __executable_start[], etext[];
static unsigned char *reached;

void __sanitizer_cov_trace_pc(void)
{
    const unsigned char *at = __builtin_return_address(0);
    if (reached != NULL) {
        reached[at - __executable_start] = 1;
    }
}

__attribute__((constructor)) static void begin(void)
{
    reached = calloc((size_t)(etext - __executable_start) + 1, 1);
}

__attribute__((destructor)) static void end(void)
{
    const char *path = getenv("AGGRO_REACHED");
    FILE *file = path != NULL ? fopen(path, "wb") : NULL;
    if (file == NULL || reached == NULL) {
        return;
    }
    uint32_t word = (uint32_t)(clock() / (CLOCKS_PER_SEC / 1000));
    fwrite(&word, sizeof word, 1, file);
    for (const unsigned char *at = __executable_start; at < etext; at++) {
        if (reached[at - __executable_start]) {
            word = (uint32_t)(uintptr_t)at;
            fwrite(&word, sizeof word, 1, file);
        }
    }
    fclose(file);
}
