return ability "Mark of Cenarius" {
  number = 5, rarity = "uncommon",
  cost = 4, ongoing = true, tags = { "Restoration" }, class = { "druid" },
  attach = target("host", friendly.ally, help),
  values = { growth = 1 },
  text = "Attaches to target friendly ally. <p> Ongoing: When this enters play, you complete \z
    target quest of yours for nothing. <p> Ongoing: The bearer has +{growth} ATK and +{growth} \z
    health for each of your face down resources.",
  powers = {
    when.enters_play { of = this, targets = { target("quest", your.quest, help) },
      effect = function(me, event, t) me.player:complete(t.quest, { free = true }) end },
    gives { to = attached, atk = plus(value.growth * count(your.resource:with { face_down = true })),
      health = plus(value.growth * count(your.resource:with { face_down = true })) },
  },
  rulings = { "A quest that is completed turns face down, and counts from then on." },
}
