return ability "Test Retreat" {
  cost = 2, class = "any",
  text = "Target ally of yours is put into its owner's hand.",  --> error text-target
  targets = { target("friend", any.ally, help) },
  play = function(me, t) t.friend:to_hand() end,
}
