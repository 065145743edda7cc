-- Changes that script/mutate may find and nobody can see: why, a file, its text as it stands, and as it would be (docs/rules.md).
return {
  { "no two links have the same order", "engine/rules/numbers/links.c",
    [[state->links[slot].order > state->links[top].order]],
    [[state->links[slot].order >= state->links[top].order]] },
}
