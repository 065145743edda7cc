local kinds = { ability = any.ability, ally = any.ally, equipment = any.equipment }

return ability "Mind Wipe" {
  number = 17, rarity = "uncommon",
  cost = 3, tags = { "Shadow" }, class = { "priest" },
  text = "Name ability, ally or equipment. Target player discards a card at random. If it is of \z
    that type, that player discards another card at random.",
  targets = { target("foe", player.any, harm) },
  play = function(me, t)
    local named = me.player:choose { from = { "ability", "ally", "equipment" }, prompt = "Which type?" }
    local gone = all { t.foe.hand:random() }:discard()
    if #gone:where(kinds[named]) > 0 then all { t.foe.hand:random() }:discard() end
  end,
}
