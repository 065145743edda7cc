local names = { "ability", "ally", "armor", "hero", "item", "location", "quest", "weapon" }

return armor "Liar's Tongue Gloves" {
  number = 4, rarity = "rare",
  cost = 4, def = 2,
  tags = { "Hands (1)", "Leather" },
  class = { "druid", "rogue" },
  values = { price = 1, cards = 2 },
  cites = "R403:Liar's Tongue Gloves",
  text = "({price}), [Activate]: Name a card type. Remove one card of your hand from the game \z
    face down. Target opponent guesses whether it has that type. Turn it face up and reveal it. \z
    If the guess is right, put that card into your graveyard. Otherwise, put it into your hand \z
    and draw {cards} cards.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this }, targets = { target("foe", player.opposing, harm) },
      effect = function(me, t)
        local named = me.player:choose { from = names, prompt = "Name a card type" }
        local card = me.player:choose { from = your.card:in_zone("hand"), prompt = "Which card is it about?" }
        local hidden = all { card }:remove_from_game { face = "down", hold = true }
        if #hidden == 0 then return end
        local question = format("Is the hidden card of the type %s?", named)
        local guess = t.foe:choose { from = { "yes", "no" }, prompt = question }
        hidden:turn_face_up()
        hidden:reveal()
        if hidden[1]:is(any[named]) == (guess == "yes") then
          me.held:to_graveyard()
        else
          me.held:to_hand()
          me.player:draw(me.cards)
        end
      end },
  },
}
