// The project file: aggro.json in the folder where one works names packs, and which of them are on.
#ifndef AG_CLI_COMMON_PROJECT_FILE_H
#define AG_CLI_COMMON_PROJECT_FILE_H

#define AG_PROJECT_FILE "aggro.json"

typedef struct ag_project_file {
    struct cJSON *root;     // NULL: there is no such file
} ag_project_file;

typedef struct ag_project_pack {
    const char *path;       // from the folder of the file; it belongs to the file
    int on;
} ag_project_pack;

// Reads the file; where there is none, it names nothing. What is wrong with it ends the program.
ag_project_file ag_project_file_open(void);
void ag_project_file_close(ag_project_file *file);

// The index-th pack. Returns 0 past the last.
int ag_project_file_pack(const ag_project_file *file, int index, ag_project_pack *out);

// Switches the pack at this path, which the file names from then on. What it may not name ends the
// program.
void ag_project_file_set(ag_project_file *file, const char *path, int on);

// Writes the file, with all that was in it.
void ag_project_file_write(const ag_project_file *file);

#endif
