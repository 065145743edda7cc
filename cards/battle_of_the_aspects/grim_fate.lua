return ability "Grim Fate" {
  number = 3, rarity = "common",
  cost = 4, tags = { "Unholy" }, class = { "death_knight" },
  values = { force = 3, life = 3 },
  text = "Put the top card of each player's deck into its owner's graveyard. For each ally \z
    among them, put a Ghoul token into play with {force} melee ATK and {life} health.",
  play = function(me)
    local fallen = all {}
    for _, player in each(me.player.friends + me.player.opponents) do
      fallen = fallen + player.deck:top(1):to_graveyard()
    end
    me.player:put_token("battle_of_the_aspects/ghoul", #fallen:where(any.ally), { atk = me.force, health = me.life })
  end,
  rulings = { "A Totem is an ally, too." },
}
