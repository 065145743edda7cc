<<byte 27>>Lua<<byte 84>><<byte 0>> -- A file of bytecode, which could do anything.
-- refused: holds a zero byte
