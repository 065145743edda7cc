-- Submerged he is out of reach and does nothing; as he comes up he strikes, and his Sons keep the raiders from him.
local words = use "molten_core/words"

return boss "Ragnaros" {
  number = 10, rarity = "rare", order = 10,
  health = 50, tags = { "Elemental" },
  keywords = { "Untargetable" },
  text = "Untargetable <p> This can't be dealt damage. <p> You can't discard and can't \z
    play. <p> When your turn starts, flip this.",
  powers = {
    gives { to = this, cant = "be dealt damage" },
    gives { to = your.hero, cant = { "play", "discard" } },
    at.start_of_turn { whose = "your", effect = function(me) me:flip() end },
  },
  back = {
    keywords = {},
    values = { bonus = 10, row = 3, sons = 8 },
    text = "While this is attacking, it has +{bonus} ATK. <p> This can't attack an ally. <p> \z
      This can't be dealt fire damage. <p> When your turn ends, if you have exactly {row} resources, \z
      put {sons} Son of Flame tokens into play. Flip this.",
    powers = {
      gives { to = this, atk = plus(value.bonus), only_if = attacking },
      words.hunts_heroes,
      gives { to = this, cant_be_dealt = "fire" },
      at.end_of_turn { whose = "your", only_if = count(your.resource):is(value.row),
        effect = function(me)
          me.player:put_token("molten_core/son_of_flame", me.sons)
          me:flip()
        end },
    },
  },
}
