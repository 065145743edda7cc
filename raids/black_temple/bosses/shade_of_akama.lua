-- His Channelers feed him from behind the shield; without them he picks one hero, and all hang on that one.
local channelers = your.ally:with { name = "Ashtongue Channeler" }

return boss "Shade of Akama" {
  number = 3, rarity = "rare", order = 3,
  damage = "melee", health = 7, tags = { "Broken", "Traitor" },
  keywords = { "Immune" },
  values = { hit = 1 },
  text = "Immune <p> The more who channel, the harder it hits. At the start of your turn, target opposing character \z
    takes {hit} melee damage from Shade of Akama for each of your Ashtongue Channelers. <p> When your last Ashtongue \z
    Channeler leaves your party, flip Shade of Akama.",
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
    text = "Free at last: +{bonus} ATK while attacking. <p> It hunts at the start of your turn: choose an opposing \z
      hero. This turn Shade of Akama has {fury} more ATK while attacking that hero, and when that hero is destroyed, \z
      destroy all opposing heroes.",
    powers = {
      gives { to = this, atk = plus(value.bonus), when = attacking },
      at.start_of_turn { whose = "your", effect = function(me)
        local prey = me.player:choose { from = opposing.hero, aim = harm, prompt = "Whom does the Shade hunt?" }
        if not prey then return end
        prey:mark("hunted")
        this:with { attacking = true }:gain { atk = me.fury, lasts = this_turn,
          when = count(any.hero:marked("hunted"):with { defending = true }) }
        me:begin("despair", this_turn, { prey })
      end },
    },
  },
}
