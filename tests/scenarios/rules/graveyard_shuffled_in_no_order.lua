local function beast(name) return ally(name) { cost = 1, atk = 1, damage = "melee", health = 2 } end

return scenario "A graveyard that is shuffled into its deck is put there in no order" {
  cites = { "CR 415.3c" },
  cards = {
    ox = beast "Ox", owl = beast "Owl",
    sweep = ability "Sweep" { cost = 0, text = "Shuffle target graveyard into its deck.",
      targets = { target("pile", graveyard.any, help) },
      play = function(me, t) t.pile:shuffle_into_deck() end } },
  given = function(t) t:seat(1, { hand = { "Sweep" }, graveyard = { "Ox", "Owl" } }) end,
  play = function(t)
    t:plays(1, "Sweep", { target = 1 })
    t:everyone_passes()
  end,
  expect = function(t) t:told { "shuffles the deck" } end,
}
