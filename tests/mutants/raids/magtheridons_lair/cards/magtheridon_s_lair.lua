local lair = "raids/magtheridons_lair/cards/magtheridon_s_lair.lua"
local ends, back_ends = [[fixture. <p> When your turn ends, flip this.]], [[character. <p> When your turn ends, flip this.]]

return {
  { "R402.4b", lair, [[at.end_of_turn { whose = "your",]], [[at.end_of_turn {]],
    lair, ends, [[fixture. <p> When each turn ends, flip this.]], lair, back_ends, [[character. <p> When each turn ends, flip this.]] },
  { "R402.4b", lair, [[    turns,
  },
  back]], [[  },
  back]], lair, ends, [[fixture.]] },
  { "R402.4c", lair, [[count(words.cubes:without { attachment = true })]], [[count(words.cubes)]] },
  { "R402.4c", lair, [[only_if = count(words.cubes:without { attachment = true }),]], [[only_if = count(words.bearers):is(0),]] },
  { "R402.4c", lair, [["fire", opposing.character)]], [["fire", opposing.hero)]] },
  { "R402.4c", lair, [["fire", opposing.character)]], [["fire", opposing.character:without { attached = words.cubes })]] },
  { "R402.4d", lair, [[all(words.bearers):put_damage(me.backlash)]], [[me.hero:deal(me.backlash, "fire", words.bearers)]],
    lair, [[put {backlash} damage on]], [[deal {backlash} fire damage to]] },
  { "R402.4d", lair, [[all(words.bearers):put_damage]], [[all(opposing.character):put_damage]] },
  { "R402.4d", lair, [[      all(words.cubes):detach()
]], [[]], lair, [[ Detach each Cube fixture.]], [[]] },
  { "R402.4d", lair, [[to_this_side = true,]], [[]] },
}
