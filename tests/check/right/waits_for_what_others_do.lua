-- Who waits for another's draw or discard lets nobody draw or discard.
return item "Waits for What Others Do" {
  cost = 1,
  text = "When an opponent draws a card, exhaust this. <p> When an opponent discards a card, ready this.",
  powers = {
    when.drawn { whose = "opposing", effect = function(me) me:exhaust() end },
    when.discarded { whose = "opposing", effect = function(me) me:ready() end },
  },
}
