// API levels: which words scripts are written with. What was made with those of another level is
// refused as a whole.
#ifndef AG_BASE_LEVEL_H
#define AG_BASE_LEVEL_H

enum { AG_LEVEL_TEXT = 256 };

// Whether scripts of this API level can't be read; then `out` says why and what to do: `mend`,
// where the level is an older one. It goes on from the name of what is refused.
int ag_level_refused(int level, const char *mend, char out[AG_LEVEL_TEXT]);

#endif
