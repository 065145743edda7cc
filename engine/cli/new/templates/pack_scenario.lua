--@ pack {{stem}}/scenarios/{{stem}}_spark.lua Spark of
return scenario "{{called}} burns a Boss" {
  given = function(t)
    t:seat(1, { hand = { "{{stem}}/{{stem}}_spark" }, resources = 1 })
  end,
  play = function(t)
    t:plays(1, "{{stem}}/{{stem}}_spark", { target = "hero@boss" })
    t:finishes_chain()
  end,
  expect = function(t) t:damage("hero@boss", 2) end,
}
