// Which blocks of the rules a run goes through (script/mutate). gcc's -fsanitize-coverage=trace-pc calls this at the start of
// each; at the end the file AGGRO_REACHED gets 32-bit words: milliseconds of processor time, then an address a block.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

extern const unsigned char __executable_start[], etext[];
static unsigned char reached[1 << 26];

void __sanitizer_cov_trace_pc(void)
{
    reached[(const unsigned char *)__builtin_return_address(0) - __executable_start] = 1;
}

__attribute__((destructor)) static void end(void)
{
    FILE *file = fopen(getenv("AGGRO_REACHED"), "wb");
    uint32_t word = (uint32_t)(clock() / (CLOCKS_PER_SEC / 1000));
    fwrite(&word, sizeof word, 1, file);
    for (const unsigned char *at = __executable_start; at < etext; at++) {
        word = (uint32_t)(uintptr_t)at;
        fwrite(&word, sizeof word, reached[at - __executable_start], file);
    }
    fclose(file);
}
