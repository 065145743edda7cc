return {
  { "CR 718.1", "engine/rules/numbers/layers.c",
    [[return a->at < b->at;]],
    [[return a->at > b->at;]] },
  { "CR 718.2", "engine/rules/numbers/layers.c",
    [[return a->at < b->at;]],
    [[return a->at > b->at;]] },
  { "CR 719.2", "engine/rules/numbers/layers.c",
    [[place.at = other > place.at ? other : place.at;]],
    [[]] },
  { "CR 719.3", "engine/rules/numbers/layers.c",
    [[continue;  // CR 719.3]],
    [[place.at = a == b ? place.at : UINT32_MAX - live->timestamp; continue;  // CR 719.3]] },
}
