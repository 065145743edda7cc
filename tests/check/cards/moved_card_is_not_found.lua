return ally "Test Returner" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  text = "When this is destroyed, put it into its owner's hand. <p> When one of your allies is destroyed, remove it from the game. \z
    <p> When another ally of yours is destroyed, remove it from the game, and exhaust this.",
  powers = {
    when.destroyed { of = this,
      effect = function(me) me:to_hand() end },  --> warning moved-card
    when.destroyed { of = your.ally,
      effect = function(_, event) event.card:remove_from_game() end },  --> warning moved-card
    when.destroyed { of = your.ally:other(),
      effect = function(me, event)
        event.became:remove_from_game()
        me:exhaust()
      end },
  },
}
