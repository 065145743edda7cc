-- CR 202.3: tags that are gained are added to those that a card has.
local function says(name, tag)
  return item(name) { cost = 0, text = "Your Oxen are " .. tag .. "s, too.",
    powers = { gives { to = your.ally:with { name = "Ox" }, tag = tag } } }
end
return scenario "A card has all the tags that it gains, each once, besides its own" {
  cites = { "CR 202.3" },
  cards = {
    ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5, tags = { "Beast" } },
    bell = says("Bell", "Demon"), horn = says("Horn", "Orc"), drum = says("Drum", "Elf"), fife = says("Fife", "Gnome"),
  },
  given = function(t)
    t:seat(1, { play = { "Ox", "Bell", "Bell", "Bell", "Horn", "Drum", "Fife" } })
  end,
  play = function() end,
  expect = function(t)
    for _, tag in ipairs { "Beast", "Demon", "Orc", "Elf", "Gnome" } do t:has("Ox", tag) end
    t:has("Ox", "Troll", false)
  end,
}
