// The schemas as text, carried inside the program (made by CMake from schema/ and schema/table/).
#ifndef AG_STORE_DATABASE_SCHEMA_H
#define AG_STORE_DATABASE_SCHEMA_H

// The card database.
#define AG_SCHEMA_VERSION 4                 // user_version: the number of the last schema file
#define AG_SCHEMA_APPLICATION 0x41474752    // application_id: "AGGR"

extern const char ag_schema_sql[];

// A durable table.
#define AG_TABLE_SCHEMA_VERSION 4  // user_version; an older one is upgraded when play goes on
#define AG_TABLE_SCHEMA_APPLICATION 0x41475442      // "AGTB"

extern const char ag_table_schema_sql[];    // all of it
extern const char ag_table_schema_2_sql[];  // what version 2 adds to 1
extern const char ag_table_schema_3_sql[];  // what version 3 adds to 2

#endif
