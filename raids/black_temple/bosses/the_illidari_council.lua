-- A Boss without health: its four members are what has to fall, and none of them goes before the last one has.
local council = your.ally:with { tag = "Council Member" }

return boss "The Illidari Council" {
  number = 9, rarity = "rare", order = 8,
  damage = "melee", tags = { "Council", "Traitor" },
  keywords = { "Immune" },
  values = { price = 4 },
  text = "Immune <p> Your Council Members can't leave your party. <p> When each of your Council \z
    Members has been dealt fatal damage, flip this. Remove each of your Council Members from \z
    the game. <p> ({price}): Destroy each opposing ability.",
  rulings = {
    "Fatal damage counts once it has been dealt: healing does not undo it.",
    "The last of them sets off one trigger, which flips this and removes them.",
  },
  powers = {
    gives { to = council, cant = "leave party", cites = "BT:Boss 8 The Illidari Council" },
    when.dealt_damage {
      of = council, fatal = true,
      only_if = function(me, event)
        local others = all(council:without { felled = true })
        return #others == 0 or (#others == 1 and others:has(event.card))
      end,
      effect = function(me)
        me:flip()
        all(council):remove_from_game()
      end,
    },
    pays { cost = { resources = value.price }, effect = function() all(opposing.ability):destroy() end },
  },
  back = {
    text = "When this flips to this side, destroy it.",
    powers = { when.flipped { of = this, to_this_side = true, effect = function(me) me:destroy() end } },
  },
}
