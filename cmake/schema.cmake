# Writes OUT, a C file that holds the text of all FILES (separated by "|") as one text called NAME, which HEADER declares.
# Run at build time:
#   cmake -DNAME=ag_schema_sql -DHEADER=store/database/schema.h -DFILES=a.sql|b.sql -DOUT=schema.c -P schema.cmake
string(REPLACE "|" ";" files "${FILES}")
set(code "// Made by cmake/schema.cmake.\n#include \"${HEADER}\"\n\nconst char ${NAME}[] =\n")
foreach(file ${files})
  file(READ ${file} sql)
  string(REPLACE "\\" "\\\\" sql "${sql}")
  string(REPLACE "\"" "\\\"" sql "${sql}")
  string(REPLACE "\n" "\\n\"\n    \"" sql "${sql}")
  string(APPEND code "    \"${sql}\"\n")
endforeach()
string(APPEND code "    ;\n")
file(WRITE ${OUT} "${code}")
