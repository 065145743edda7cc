-- What the five Aspects share as heroes of Chaos.
return {
  health = 30,                                  -- in no source: a guess (docs/deviations.md)

  -- Decks around one: two classes whose icons it has not, one side besides Monsters, one card of a name.
  decks = function(class, other)
    return { class = { class, other }, faction = "monster", one_faction = { "alliance", "horde" }, copies = 1 }
  end,
}
