local aspects = use "battle_of_the_aspects/aspects"
local kinds = any.ability:or_type("ally", "equipment")

return hero "Nozdormu the Timeless One" {
  number = 4, rarity = "rare",
  health = aspects.health, tags = { "Bronze Dragonkin", "Aspect" }, faction = "monster",
  deckbuilding = aspects.decks("rogue", "warrior"),
  cites = "BA:Chaos",
  values = { price = 7 },
  text = "({price}) and flip this: Look at the bottom card of your deck. If it is an equipment, \z
    ally or ability, you may play it without paying its cost. (Allies may protect the hero of \z
    their party.)",
  powers = {
    pays { cost = { resources = value.price, flip = this },
      effect = function(me)
        local cards = me.player.deck:top(me.player.deck.count)
        local last = cards[#cards]
        if last and last:is(kinds) and me.player:may(format("Play %s?", last.name)) then
          me.player:play(last, { free = true })
        end
      end },
  },
  back = {
    text = "When each opponent's turn starts, ready up to one of your abilities, up to one of \z
      your allies and up to one of your equipment.",
    powers = {
      at.start_of_turn { whose = "opposing",
        effect = function(me)
          local chosen = all {}
          for _, kind in ipairs { your.ability, your.ally, your.equipment } do
            chosen = chosen + me.player:choose { from = kind, up_to = 1, aim = help, to = "ready",
              prompt = "What readies?" }
          end
          chosen:ready()
        end },
    },
  },
}
