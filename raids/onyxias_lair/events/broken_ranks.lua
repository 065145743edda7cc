return event "Broken Ranks" {
  number = 4, rarity = "uncommon", tags = { "Onyxia" },
  text = "You may put up to as many target allies as the stage into their owners' hands.",
  targets = { target("allies", any.ally, harm, { up_to = word.stage }) },
  play = function(me, t)
    if me.player:may("Send the chosen allies to their owners' hands?", "to_hand", t.allies) then t.allies:to_hand() end
  end,
}
