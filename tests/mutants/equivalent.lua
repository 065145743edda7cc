-- Changes that script/mutate may find and nobody can see: why, a file, its text as it stands, and as it would be (docs/rules.md).
return {
}
