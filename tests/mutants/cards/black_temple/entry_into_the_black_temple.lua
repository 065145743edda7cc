local entry = "cards/black_temple/entry_into_the_black_temple.lua"

return {
  { "R505:Entry into the Black Temple", entry, [[math.min(#all(your.ally:with { tag = class }), 1)]],
    [[#all(your.ally:with { tag = class })]] },
  { "R505:Entry into the Black Temple", entry, [["Death Knight",]], [[]] },
}
