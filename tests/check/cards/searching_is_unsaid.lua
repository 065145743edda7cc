return ability "Test Rite" {
  cost = 2,
  text = "An ally of your deck comes into your hand.",  --> error text-deed
  play = function(me)
    local found = me.player:search { in_zones = { "deck" }, for_ = any.ally, prompt = "Which?" }
    if found then found:to_hand() end
  end,
}
