return scenario "\"If you targeted\" means a target that is legal as the link resolves" {
  cites = { "CR 706.3" },
  cards = {
    hunt = ability "Hunt" { cost = 0, text = "Your hero deals 1 fire damage to target hero and to target ally. If you targeted a Beast, draw a card.",
      targets = { target("hero", any.hero, harm), target("ally", any.ally:with { tag = "Beast" }, harm) },
      play = function(me, t)
        me.hero:deal(1, "fire", t.hero)
        if t.ally then
          me.hero:deal(1, "fire", t.ally)
          me.player:draw(1)
        end
      end },
    cat = ally "Cat" { cost = 1, atk = 1, damage = "melee", health = 3, tags = { "Beast" } },
    flee = ability "Flee" { cost = 0, instant = true, text = "Put target ally into its owner's hand.",
      targets = { target("ally", any.ally, help) }, play = function(me, t) t.ally:to_hand() end },
  },
  given = function(t)
    t:seat(1, { hand = { "Hunt", "Flee" }, deck = { "Cat" } })
    t:boss { play = { "Cat" } }
  end,
  play = function(t)
    t:plays(1, "Hunt", { targets = { "hero@boss", "Cat" } })
    t:plays(1, "Flee", { target = "Cat" })
    t:everyone_passes()
    t:everyone_passes()
  end,
  expect = function(t)
    t:damage("hero@boss", 1)
    t:hand_count(1, 0)
  end,
}
