-- A Boss without health: its four members are what has to fall, and none of them goes before the last one has.
local council = your.ally:with { tag = "Council Member" }

return boss "The Illidari Council" {
  number = 9, rarity = "rare", order = 8,
  damage = "melee", tags = { "Council", "Traitor" },
  keywords = { "Immune" },
  values = { price = 4 },
  text = "Immune <p> No Council Member can leave your party: it can't be taken from you, nor end. <p> As soon \z
    as each Council Member has been dealt fatal damage, flip The Illidari Council and remove all of them \z
    from the game. <p> ({price}): Destroy all opposing abilities.",
  powers = {
    gives { to = council, cant = "leave party", cites = "BT:Boss 8 The Illidari Council" },
    when.dealt_damage {
      to = council, fatal = true,
      condition = function(me, event)
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
    text = "When The Illidari Council flips to this side, destroy it.",
    powers = { when.flipped { of = this, to_this_side = true, effect = function(me) me:destroy() end } },
  },
}
