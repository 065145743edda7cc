local lair = "raids/magtheridons_lair/cards/magtheridon_s_lair.lua"

return {
  { "R402.4b", lair, [[at.end_of_turn { whose = "your",]], [[at.end_of_turn {]] },
  { "R402.4b", lair, [[    turns,
  },
  back]], [[  },
  back]] },
  { "R402.4b", lair, [[at.end_of_turn { whose = "your",]], [[at.start_of_turn { whose = "your",]] },
  { "R402.4c", lair, [[at_least(1 + count(words.bearers))]], [[at_least(1)]] },
  { "R402.4c", lair, [[only_if = count(words.cubes):at_least(1 + count(words.bearers)),]], [[only_if = count(words.bearers):is(0),]] },
  { "R402.4c", lair, [["fire", opposing.character)]], [["fire", opposing.hero)]] },
  { "R402.4c", lair, [["fire", opposing.character)]], [["fire", opposing.character:without { attached = words.cubes })]] },
  { "R402.4c", lair, [[at.start_of_turn { whose = "your", only_if]], [[at.start_of_turn { only_if]] },
  { "R402.4d", lair, [[all(words.bearers):put_damage(me.backlash)]], [[me.hero:deal(me.backlash, "fire", words.bearers)]] },
  { "R402.4d", lair, [[all(words.bearers):put_damage]], [[all(opposing.character):put_damage]] },
  { "R402.4d", lair, [[all(words.cubes):detach()]], [[]] },
  { "R402.4d", lair, [[to_this_side = true,]], [[]] },
}
