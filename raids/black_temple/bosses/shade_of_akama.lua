-- His Channelers feed him from behind the shield; without them he picks one hero, and all hang on that one.
local channelers = your.ally:with { name = "Ashtongue Channeler" }

return boss "Shade of Akama" {
  number = 3, rarity = "rare", order = 3,
  damage = "melee", health = 7, tags = { "Broken", "Traitor" },
  keywords = { "Immune" },
  values = { hit = 1 },
  text = "Immune <p> When your turn starts, this deals {hit} melee damage to target opposing \z
    character for each of your allies named Ashtongue Channeler. <p> When the last of your \z
    allies named Ashtongue Channeler leaves its party, flip this.",
  powers = {
    at.start_of_turn {
      whose = "your",
      targets = { target("prey", opposing.character, harm) },
      effect = function(me, event, t) me:deal(me.hit * #all(channelers), "melee", t.prey) end,
    },
    when.leaves_party { of = channelers, last = true, effect = function(me) me:flip() end },
  },
  later = {
    despair = when.destroyed { of = given, effect = function() all(opposing.hero):destroy() end },
  },
  back = {
    values = { bonus = 3, fury = 3 },
    text = "While this is attacking, it has +{bonus} ATK. <p> When your turn starts, choose an \z
      opposing hero. This turn, this has +{fury} ATK while attacking that hero, and when that \z
      hero is destroyed, destroy each opposing hero.",
    powers = {
      gives { to = this, atk = plus(value.bonus), only_if = attacking },
      at.start_of_turn { whose = "your", effect = function(me)
        local prey = me.player:choose { from = opposing.hero, aim = harm, prompt = "Whom does the Shade hunt?" }
        if not prey then return end
        prey:mark("hunted")
        this:with { attacking = true }:gain { atk = me.fury, lasts = this_turn,
          only_if = count(any.hero:marked("hunted"):with { defending = true }) }
        me:begin("despair", this_turn, { prey })
      end },
    },
  },
}
