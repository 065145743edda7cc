// Compiled functions, taken apart: instructions with their lines, constants, names, inner
// functions. Lua itself has no way to ask, so a function is dumped and read; a dump in a form that
// this program does not know is not read.
#ifndef AG_LUA_BYTECODE_CHUNK_H
#define AG_LUA_BYTECODE_CHUNK_H

#include <lua.h>
#include <stddef.h>
#include <stdint.h>

// The opcodes of Lua 5.4 that readers look at, by their numbers.
enum {
    AG_OP5_MOVE = 0,
    AG_OP5_LOADI = 1,
    AG_OP5_LOADF = 2,
    AG_OP5_LOADK = 3,
    AG_OP5_LOADFALSE = 5,
    AG_OP5_LFALSESKIP = 6,
    AG_OP5_LOADTRUE = 7,
    AG_OP5_LOADNIL = 8,
    AG_OP5_GETUPVAL = 9,
    AG_OP5_SETUPVAL = 10,
    AG_OP5_GETTABUP = 11,
    AG_OP5_GETTABLE = 12,
    AG_OP5_GETI = 13,
    AG_OP5_GETFIELD = 14,
    AG_OP5_SETTABUP = 15,
    AG_OP5_SETTABLE = 16,
    AG_OP5_SETI = 17,
    AG_OP5_SETFIELD = 18,
    AG_OP5_NEWTABLE = 19,
    AG_OP5_SELF = 20,
    AG_OP5_ADDI = 21,
    AG_OP5_ADDK = 22,
    AG_OP5_IDIVK = 28,
    AG_OP5_POW = 38,
    AG_OP5_MMBIN = 46,
    AG_OP5_MMBINK = 48,
    AG_OP5_CONCAT = 53,
    AG_OP5_CLOSE = 54,
    AG_OP5_JMP = 56,
    AG_OP5_EQ = 57,
    AG_OP5_EQK = 60,
    AG_OP5_EQI = 61,
    AG_OP5_GEI = 65,
    AG_OP5_TEST = 66,
    AG_OP5_TESTSET = 67,
    AG_OP5_CALL = 68,
    AG_OP5_TAILCALL = 69,
    AG_OP5_RETURN = 70,
    AG_OP5_RETURN1 = 72,
    AG_OP5_FORLOOP = 73,
    AG_OP5_FORPREP = 74,
    AG_OP5_TFORPREP = 75,
    AG_OP5_TFORCALL = 76,
    AG_OP5_TFORLOOP = 77,
    AG_OP5_SETLIST = 78,
    AG_OP5_CLOSURE = 79,
    AG_OP5_VARARG = 80,
    AG_OP5_VARARGPREP = 81,
};

enum {
    AG_CONSTANT_NIL,
    AG_CONSTANT_BOOLEAN,
    AG_CONSTANT_INTEGER,
    AG_CONSTANT_FLOAT,
    AG_CONSTANT_TEXT
};

typedef struct ag_constant {
    int kind;                   // AG_CONSTANT_…
    lua_Integer integer;        // of an integer, or 1 for true; the bits of a float
    const char *text;           // "" if it is not a text
    size_t size;                // of the text, which may have zeros in it
} ag_constant;

typedef struct ag_local {
    const char *name;
    int from, to;  // seen from this instruction on, and until before that one
} ag_local;

typedef struct ag_chunk {
    int first_line, last_line;
    int parameter_count, has_more;
    int code_count;
    uint32_t *code;
    int *lines;                 // of each instruction
    int constant_count;
    ag_constant *constants;
    int upvalue_count;
    const char **upvalues;      // names
    const uint8_t *captured;    // three bytes each: of the outer function's stack, index, kind
    int local_count;
    ag_local *locals;           // the parameters first
    int child_count;
    struct ag_chunk **children;
} ag_chunk;

// The parts of an instruction.
static inline int ag_code_op(uint32_t code) { return (int)(code & 0x7f); }
static inline int ag_code_a(uint32_t code) { return (int)(code >> 7 & 0xff); }
static inline int ag_code_b(uint32_t code) { return (int)(code >> 16 & 0xff); }
static inline int ag_code_c(uint32_t code) { return (int)(code >> 24 & 0xff); }
static inline int ag_code_k(uint32_t code) { return (int)(code >> 15 & 1); }
static inline int ag_code_bx(uint32_t code) { return (int)(code >> 15); }
static inline int ag_code_sbx(uint32_t code) { return (int)(code >> 15) - 65535; }
static inline int ag_code_sj(uint32_t code) { return (int)(code >> 7) - 16777215; }
static inline int ag_code_sb(uint32_t code) { return ag_code_b(code) - 127; }
static inline int ag_code_sc(uint32_t code) { return ag_code_c(code) - 127; }

// Reads the Lua function on top of the stack, which stays there. NULL: it is not a function, its
// form is unknown, or there is no memory. ag_chunk_close takes NULL.
ag_chunk *ag_chunk_open(lua_State *L);
void ag_chunk_close(ag_chunk *chunk);

// The local that the register is just before the instruction; NULL: it is a temporary value.
const ag_local *ag_chunk_local(const ag_chunk *chunk, int reg, int at);

// A constant of the chunk; one of kind nil if there is none with that number.
ag_constant ag_chunk_constant(const ag_chunk *chunk, int index);

// Whether the script says what the instruction does; else the compiler added it.
int ag_chunk_is_written(const ag_chunk *chunk, int at);

// Equal for functions that do the same, whatever their lines and the names of their locals.
// Captured values are not in it.
uint64_t ag_chunk_hash(const ag_chunk *chunk, uint64_t seed);

#endif
