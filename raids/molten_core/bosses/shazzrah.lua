-- On a table he is dropped from above; here a die says on how many he lands, and chance on whom.
local words = use "molten_core/words"

return boss "Shazzrah" {
  number = 6, rarity = "rare", order = 6,
  health = 13, tags = { "Flamewaker" },
  values = { bonus = 2, price = 1 },
  text = "While this is attacking, it has +{bonus} ATK. <p> This can't attack an ally. <p> \z
    ({price}): Flip this. Only once per turn.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    words.hunts_heroes,
    pays { cost = { resources = value.price }, once_per_turn = true, effect = function(me) me:flip() end },
  },
  back = {
    values = { blast = 5 },
    text = "When this flips to this side, roll a die. It deals {blast} arcane damage to that \z
      many random opposing characters. <p> When your turn starts, flip this.",
    powers = {
      when.flipped { of = this, to_this_side = true, cites = "R304:Shazzrah",
        effect = function(me)
          local hit = all(opposing.character):random(me.player:roll())
          me:deal(me.blast, "arcane", hit)
        end },
      at.start_of_turn { whose = "your", effect = function(me) me:flip() end },
    },
  },
}
