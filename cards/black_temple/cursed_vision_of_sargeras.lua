return armor "Cursed Vision of Sargeras" {
  number = 2, rarity = "rare",
  cost = 3, def = 2,
  tags = { "Head (1)", "Leather" }, class = { "druid", "rogue" },
  text = "[Activate]: If you have completed a quest this turn, turn target resource face down.",
  powers = {
    pays { cost = { exhaust = this }, cites = "R505:Cursed Vision of Sargeras",
      targets = { target("sight", any.card:in_zone("resources"), harm) },
      effect = function(me, t)
        if me.player.completed_a_quest then t.sight:turn_face_down() end
      end },
  },
  rulings = {
    "It may be activated at any time: only as it resolves it looks for a completed quest.",
    "A quest counts that was completed before this entered play, or whose reward has not resolved.",
  },
}
