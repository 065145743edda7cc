local words = use "battle_of_the_aspects/words"

return event "Destroyer's Challenge" {
  number = 25, rarity = "common", tags = { "Deathwing" },
  values = { mend = 3 },
  text = "Each opponent puts the top card of their deck into their graveyard. Put a Corrupted \z
    Blood token into play for each ally among those cards. The owner of each other one draws a \z
    card, and their hero heals {mend} damage from itself.",
  play = function(me)
    local fallen = words.top_cards(me.player, 1):to_graveyard()
    words.bleed(me.player, #fallen:where(any.ally))
    for _, card in each(fallen:where(any.card:without_type("ally"))) do
      card.owner:draw()
      card.owner.hero:heal(me.mend, card.owner.hero)
    end
  end,
}
