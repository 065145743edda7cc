local words = use "magtheridons_lair/words"
local turns = at.end_of_turn { whose = "your", cites = "R402.4b", effect = function(me) me:flip() end }

return fixture "Magtheridon's Lair" {
  number = 43, rarity = "uncommon", tags = { "Lair" },
  values = { backlash = 2 },
  text = "When this flips to this side, put {backlash} damage on each character with an \z
    attached Cube fixture. Detach each Cube fixture. <p> When your turn ends, flip this.",
  powers = {
    when.flipped { of = this, to_this_side = true, cites = "R402.4d", effect = function(me)
      all(words.bearers):put_damage(me.backlash)
      all(words.cubes):detach()
    end },
    turns,
  },
  back = {
    values = { nova = 10 },
    text = "When your turn starts, if there is an unattached Cube fixture, your hero deals {nova} \z
      fire damage to each opposing character. <p> When your turn ends, flip this.",
    powers = {
      at.start_of_turn { whose = "your", cites = "R402.4c",
        only_if = count(words.cubes:without { attachment = true }),
        effect = function(me) me.hero:deal(me.nova, "fire", opposing.character) end },
      turns,
    },
  },
}
