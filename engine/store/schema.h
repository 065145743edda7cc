// schema/*.sql as text, carried inside the program (made by CMake from those files).
#ifndef AG_STORE_SCHEMA_H
#define AG_STORE_SCHEMA_H

#define AG_SCHEMA_VERSION 1                 // user_version: the number of the last schema file
#define AG_SCHEMA_APPLICATION 0x41474752    // application_id: "AGGR"

extern const char ag_schema_sql[];

#endif
