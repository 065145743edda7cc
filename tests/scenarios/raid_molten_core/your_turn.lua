-- "Your turn" is the Boss player's: as a raider's turn ends and the next one's starts, nothing of all this happens.
local quiet = {
  { "Lucifron", back = true }, "Magmadar", "Gehennas", { "Gehennas", back = true }, "Baron Geddon", { "Shazzrah", back = true },
  { "Golemagg the Incinerator", damage = 15 }, "Majordomo Executus", "Ragnaros", { "Ragnaros", back = true },
}
local list = {}
for i, boss in ipairs(quiet) do
  local name = type(boss) == "table" and boss[1] or boss
  list[i] = scenario(name .. (type(boss) == "table" and ", on his other side or hurt," or "") .. " does nothing between raiders' turns") {
    raid = "molten_core", raiders = 2,
    given = function(t)
      for seat = 1, 2 do t:seat(seat, { deck = { "hoa/fireball", "hoa/fireball" }, play = { "Flame Imps" } }) end
      t:boss { boss = boss, resources = 3, play = { "Rune of Kress", "Rune of Blaz", "Rune of Zeth", "Core Rager", "Lava Spawn", "Volcanic Lair" } }
      t:turn(1, "end")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t) t:is_turn(2); t:not_told { "triggers" } end }
end
return list
