-- The first two of the four sides of the Reliquary of Souls, which is one Boss through all of them.
return boss "Shrine of Lost Souls" {
  number = 6, rarity = "rare", order = 6,
  damage = "melee", health = 10, tags = { "Shrine", "Traitor" },
  keywords = { "Immune" },
  text = "Immune <p> When your last Soul Fragment leaves your party, flip this.",
  powers = {
    when.leaves_party {
      of = your.ally:with { name = "Soul Fragment" }, last = true,
      cites = { "R503.2a", "BT:Boss 6 Reliquary of Souls" },
      effect = function(me)
        if not me.back_up then me:flip() end
      end,
    },
  },
  back = {
    name = "Essence of Suffering",
    values = { bonus = 15 },
    text = "While this is attacking, it has +{bonus} ATK. <p> Opposing characters have \z
      Protector. <p> If this would be destroyed, instead swap it with Essence of Desire: the \z
      two are one Boss.",
    powers = {
      gives { to = this, atk = plus(value.bonus), only_if = attacking },
      gives { to = opposing.character, keyword = "Protector" },
      instead.destroyed { of = this, cites = { "R503.2b", "R503.2c" },
        effect = function(me) me:swap_to("black_temple/essence_of_desire", { keep_readiness = true }) end },
    },
  },
}
