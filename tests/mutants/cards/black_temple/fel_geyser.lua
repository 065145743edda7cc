local geyser = "cards/black_temple/fel_geyser.lua"

return {
  { "R505:Fel Geyser", geyser,
    [[to = opposing.quest:in_zone("resources"),]], [[to = opposing.quest:in_zone("play"),]] },
  { "R505:Fel Geyser", geyser, [[your.quest:other()]], [[your.quest]] },
}
