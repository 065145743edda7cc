return ally "Test Warden" {
  cost = 2, atk = 2, damage = "fire", health = 2,
  values = { much = 8, cards = 1, loss = 2 },
  text = "Opposing allies that attacked this turn have -{loss} ATK; those that did not attack on their controller's last turn have it too. \z
    When this is dealt {much} or more damage in one turn, draw {cards} card. <p> [Activate]: Destroy each item that dealt damage to your hero this game.",
  powers = {
    gives { to = opposing.ally:with { attacked_this_turn = true }, atk = plus(-value.loss) },
    gives { to = opposing.ally:without { attacked_last_turn = true }, atk = plus(-value.loss) },
    when.dealt_damage { of = this, reaches = value.much, effect = function(me) me.player:draw(me.cards) end },
    pays { cost = { exhaust = this }, effect = function() all(any.item:with { hurt_your_hero = true }):destroy() end },
  },
}
