return ability "Tracker's Mark" {
  number = 10, rarity = "uncommon",
  cost = 2, ongoing = true, tags = { "Marksmanship" }, class = { "hunter" },
  attach = target("host", opposing.hero, harm),
  values = { sting = 1, track = 5 },
  text = "Attaches to target opposing hero. <p> Ongoing: When your turn starts, your hero deals \z
    {sting} ranged damage to the bearer. <p> Ongoing: When your turn ends, if the damage dealt \z
    this turn to the bearer is {track} or more, look at the top card of its controller's deck. \z
    You may put it on the bottom.",
  powers = {
    at.start_of_turn { whose = "your", effect = function(me) me.hero:deal(me.sting, "ranged", me.host) end },
    at.end_of_turn { whose = "your", only_if = sum("damage_this_turn", attached):at_least(value.track),
      effect = function(me)
        local deck = me.host.controller.deck
        me.player:choose { from = deck:top(1), up_to = 1, prompt = "Put it on the bottom?" }:to_deck("bottom")
      end },
  },
  rulings = { "You alone see that card." },
}
