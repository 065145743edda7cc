// The yardstick of `aggro bench`: trivial protected Lua calls, as the script host makes them.
#ifndef AG_LUA_DESCRIBE_YARDSTICK_H
#define AG_LUA_DESCRIBE_YARDSTICK_H

typedef struct ag_yardstick ag_yardstick;

ag_yardstick *ag_yardstick_open(void);             // NULL: no memory
void ag_yardstick_close(ag_yardstick *yardstick);  // takes NULL

// Calls an empty Lua function in protected mode, `count` times.
void ag_yardstick_call(ag_yardstick *yardstick, int count);

#endif
