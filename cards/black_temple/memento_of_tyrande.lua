return item "Memento of Tyrande" {
  number = 4, rarity = "rare",
  cost = 3, tags = { "Trinket (2)" },
  class = { "druid", "mage", "paladin", "priest", "shaman", "warlock" },
  values = { force = 1, life = 1 },
  text = "When an ally that is no token is destroyed, its controller may put a Spirit token \z
    into play with {force} holy ATK and {life} health.",
  powers = {
    when.destroyed { of = any.ally:without { token = true },
      effect = function(me, event)
        local mourner = event.card.controller
        if mourner:may("Put a Spirit into play?") then
          mourner:put_token("black_temple/spirit", 1, { atk = me.force, health = me.life })
        end
      end },
  },
}
