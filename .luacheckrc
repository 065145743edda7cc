-- For luacheck. Made by `aggro doc --editor`; a test compares.
stds.aggro = {
  read_globals = {
    "ally", "ability", "hero", "boss", "weapon", "armor", "item", "quest", "location", "event", "token",
    "fixture", "target", "mode", "gives", "pays", "when", "at", "instead", "prevents", "raises", "changes",
    "as", "enters", "death_rattle", "tribe", "stash", "enraged", "diplomacy", "finishing_move", "any",
    "your", "friendly", "opposing", "equipment", "character", "card", "resource", "this", "attached",
    "player", "link", "graveyard", "x", "value", "word", "count", "sum", "most", "kin", "outnumbered",
    "opponents_most", "opponents_fewest", "namesakes", "targeting", "stat", "its", "hero_stat", "hero_is",
    "matches", "empower", "bloodrush", "unity", "your_turn", "your_first_turn", "during", "times",
    "your_ally_hurt_a_hero", "ready", "exhausted", "damaged", "attacking", "defending", "in_combat",
    "protecting", "face_up", "face_down", "plus", "set_to", "double", "harm", "help", "given",
    "rest_of_game", "this_turn", "this_combat", "until_your_next_turn", "until_end_of_your_next_turn",
    "next_ready_step", "while_attached", "while_exhausted", "while_in_party", "raid", "phase", "sequence",
    "again", "effect", "deck", "pack", "texts", "ready_step", "draw_step", "action_phase", "end_phase",
    "window", "flip_step", "attack_step", "use", "scenario", "assert", "error", "format", "ipairs",
    "pairs", "select", "tonumber", "tostring", "type", "math", "table", "deal_together", "marked",
    "unmark", "end_turn", "all", "each", "set_word", "note",
  },
}
std = "aggro"
max_line_length = 120
ignore = { "212" }                       -- a parameter that is not used
exclude_files = { "docs/editor", "tests/hostile", "tests/check" }
