return ability "Test Wind" {
  cost = 2,
  text = "Your quests wait once more.",  --> error text-deed
  play = function(me) all(your.resource):turn_face_up() end,
}
