return ally "Champion of Time" {
  number = 49, rarity = "uncommon",
  cost = 3, atk = 1, damage = "melee", health = 1,
  tags = { "Bronze Dragonkin" },
  values = { moments = 3 },
  text = "When this enters play, if you have no ready resource, ready up to {moments} of your \z
    exhausted resources.",
  powers = {
    when.enters_play { of = this, only_if = count(your.resource:with { ready = true }):is(0),
      effect = function(me)
        me.player:choose { from = your.resource:with { exhausted = true }, up_to = me.moments,
          prompt = "Which resources ready?", aim = help }:ready()
      end },
  },
}
