local function attack(name, answer, expect)
  return scenario(name) {
    cites = { "CR 703.1", "CR 712.7" },
    given = function(t)
      t:seat(1, { hero = "tdp/bulkas_wildhorn", hand = { "Gartok Skullsplitter" }, resources = 2,
        play = { "Kagra of the Crossroads" }, deck = { "Rend" } })
      t:boss { play = { "Golem Skull Helm", { "Stronghold Gauntlets", exhausted = true } } }
    end,
    play = function(t)
      t:plays(1, "Gartok Skullsplitter")
      t:everyone_passes()
      t:ready_resources(1, 1)
      t:cant(1, "attacks", "Gartok Skullsplitter", { defender = "Onyxia" })
      t:attacks(1, "Kagra of the Crossroads", "Onyxia")
      t:to_end_of_combat()                     -- others leave armor alone
      t:damage("Onyxia", 1)
      t:ends_turn()
      t:ends_turn()
      t:attacks(1, "Gartok Skullsplitter", "Onyxia")
      t:answers(1, "Golem Skull Helm")
      t:everyone_passes()
      t:answers(1, answer)
    end,
    expect = expect,
  }
end

return {
  attack("Gartok Skullsplitter knocks armor aside as he attacks", "yes", function(t)
    t:exhausted("Golem Skull Helm")
    t:to_end_of_combat()
    t:damage("Onyxia", 3)
    t:health("Gartok Skullsplitter", 1)
    t:told { "deals 2 melee damage to Onyxia" }
  end),
  attack("Gartok Skullsplitter may leave armor as it is", "no", function(t)
    t:ready("Golem Skull Helm")
  end),
}
