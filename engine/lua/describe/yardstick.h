// The yardstick of `aggro bench`: trivial protected Lua calls, as the script host makes them.
#ifndef AG_LUA_DESCRIBE_YARDSTICK_H
#define AG_LUA_DESCRIBE_YARDSTICK_H

// Calls an empty Lua function in protected mode, `count` times. 0: there was no memory.
int ag_yardstick(int count);

#endif
