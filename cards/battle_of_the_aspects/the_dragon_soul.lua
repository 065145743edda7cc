return item "The Dragon Soul" {
  number = 66, rarity = "epic",
  cost = 3, class = "any",
  values = { part = 1, whole = 3 },
  text = "[Activate]: Put {part} aspect counter on this. <p> [Activate] and remove {whole} \z
    aspect counters from this: Destroy target non-hero card in play or resources. Only in your \z
    turn.",
  powers = {
    pays { cost = { exhaust = this }, effect = function(me) me:add_counters("aspect", me.part) end },
    pays { only_your_turn = true, cost = { exhaust = this, counters = { name = "aspect", count = value.whole } },
      targets = { target("prey", any.card:without_type("hero"):in_zone("play", "resources"), harm) },
      effect = function(me, t) t.prey:destroy() end },
  },
  rulings = { "A resource can be destroyed, whichever side it shows." },
}
