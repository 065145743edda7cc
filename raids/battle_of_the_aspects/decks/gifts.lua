-- What was gained in raids before: aggro play battle_of_the_aspects --keep gifts=gifts_won.lua
return deck "The Battle of the Aspects: Gifts of the Aspects" { cards = {} }
