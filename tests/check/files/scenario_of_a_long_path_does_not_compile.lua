return scenario "The path of this file is longer than what Lua shows of it" {
  given = function(t)
    t:seat(1) { hero = }  --> error syntax
  end,
}
