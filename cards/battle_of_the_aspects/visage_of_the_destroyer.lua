return weapon "Visage of the Destroyer" {
  number = 74, rarity = "uncommon",
  cost = 7, atk = 1, damage = "shadow", strike = 5,
  tags = { "Two-Handed", "Melee (1)", "Staff" }, class = { "druid", "mage", "priest", "warlock" },
  text = "When this enters play, you may remove target ally (Of either side.) from the game. If \z
    you do, your hero heals damage equal to its ATK from itself. <p> When this leaves play, put \z
    the cards held by it into play under their owner's control.",
  powers = {
    when.enters_play { of = this, may = "remove_from_game", targets = { target("ally", any.ally, harm) },
      effect = function(me, event, t)
        local force = t.ally.atk
        if #t.ally:remove_from_game { hold = true } > 0 then me.hero:heal(force, me.hero) end
      end },
    when.leaves_play { of = this,
      effect = function(me)
        for _, ally in each(me.held) do ally:to_play { under = ally.owner } end
      end },
  },
  rulings = { "Nobody comes back of whom this is gone before it could take them." },
}
