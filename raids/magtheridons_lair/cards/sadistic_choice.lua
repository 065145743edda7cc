return ability "Sadistic Choice" {
  number = 22, rarity = "uncommon", cost = 1, instant = true,
  values = { shown = 2, cards = 2 },
  text = "Reveal the top {shown} cards of your deck. Target raiding player chooses hand or \z
    graveyard. If it is the hand, put them into your hand. Otherwise, put them into your \z
    graveyard and draw {cards} cards.",
  targets = { target("foe", player.raiding, harm) },
  play = function(me, t)
    local cards = me.player.deck:reveal(me.shown)
    if t.foe:choose { from = { "hand", "graveyard" }, prompt = "Where do these cards go?" } == "hand" then
      cards:to_hand()
    else
      cards:to_graveyard()
      me.player:draw(me.cards)
    end
  end,
}
