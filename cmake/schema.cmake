# Writes OUT, a C file that holds the SQL of all FILES (separated by "|") as one text called NAME. Run at build time:
#   cmake -DNAME=ag_schema_sql -DFILES=a.sql|b.sql -DOUT=schema.c -P schema.cmake
string(REPLACE "|" ";" files "${FILES}")
set(code "// Made from schema/ by cmake/schema.cmake.\n#include \"store/schema.h\"\n\nconst char ${NAME}[] =\n")
foreach(file ${files})
  file(READ ${file} sql)
  string(REPLACE "\\" "\\\\" sql "${sql}")
  string(REPLACE "\"" "\\\"" sql "${sql}")
  string(REPLACE "\n" "\\n\"\n    \"" sql "${sql}")
  string(APPEND code "    \"${sql}\"\n")
endforeach()
string(APPEND code "    ;\n")
file(WRITE ${OUT} "${code}")
