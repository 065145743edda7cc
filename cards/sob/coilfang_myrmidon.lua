return ally "Coilfang Myrmidon" {
  number = 208, rarity = "common",
  cost = 3, atk = 3, damage = "melee", health = 2,
  tags = { "Naga", "Traitor" }, unlimited = true, requires = "traitor_hero",
  text = "When this is destroyed, reveal the top card of your deck. If it is another Coilfang \z
    Myrmidon, draw it.",
  powers = {
    when.destroyed { of = this, effect = function(me)
      local top = me.player.deck:reveal(1)[1]
      if top and top.name == "Coilfang Myrmidon" then me.player:draw(1) end
    end },
  },
}
