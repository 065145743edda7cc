return item "Superior Mana Oil" {
  number = 17, rarity = "rare",
  cost = 1,
  class = { "druid", "hunter", "mage", "paladin", "priest", "shaman", "warlock" },
  attach = your.weapon,
  cites = "R403:Superior Mana Oil",
  -- check: allow text-strays because one card is revealed, and the sentence of a group says less
  text = "Attaches to one of your weapons. <p> When your turn starts, you may reveal the top \z
    card of your deck. If it is an ability card, it goes into your hand. Otherwise, put it into \z
    your graveyard.",
  powers = {
    at.start_of_turn { whose = "your", may = true, effect = function(me)
      local shown = me.player.deck:reveal(1)
      if #shown:where(any.ability:in_zone("deck")) > 0 then shown:to_hand() else shown:to_graveyard() end
    end },
  },
}
