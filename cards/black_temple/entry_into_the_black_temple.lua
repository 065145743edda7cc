local classes = { "Death Knight", "Druid", "Hunter", "Mage", "Paladin", "Priest", "Rogue", "Shaman",
  "Warlock", "Warrior" }

return quest "Entry into the Black Temple" {
  number = 11, rarity = "rare",
  values = { price = 5 },
  text = "({price}): Draw a card for each different class among your allies.",
  reward = { cost = { resources = value.price }, cites = "R505:Entry into the Black Temple",
    effect = function(me)
      local found = 0
      for _, class in ipairs(classes) do
        found = found + math.min(#all(your.ally:with { tag = class }), 1)
      end
      me.player:draw(found)
    end },
  rulings = { "Two allies of one class count once; an ally of two classes counts for both.",
    "There are ten classes; a class icon alone, as on a pet, is no class (CR 206.1a)." },
}
