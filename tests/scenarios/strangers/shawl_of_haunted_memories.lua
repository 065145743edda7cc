local shawl = armor "Shawl of Haunted Memories" { cost = 2, def = 0, tags = { "Back (1)", "Cloth" }, class = { "mage", "priest", "warlock" },
  values = { price = 1, cards = 3 },
  text = "({price}), [Activate], destroy this: Destroy target ability, ally or equipment if a card in its controller's graveyard has its \z
    name. <p> Death Rattle: Target opponent puts the top {cards} cards of their deck into their graveyard.",
  powers = {
    pays { cost = { resources = value.price, exhaust = this, destroy = this },
      targets = { target("prey", any.ability:or_type("ally", "weapon", "armor", "item"), harm) },
      effect = function(_, t)
        local grave = t.prey.controller.graveyard
        if #grave:where(any.card:with { name = t.prey.name }) > 0 then t.prey:destroy() end
      end },
    death_rattle { targets = { target("who", player.opposing, harm) }, effect = function(me, _, t)
      t.who.deck:top(me.cards):to_graveyard()
    end },
  } }
local cards = { shawl = shawl, ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5 },
  elk = ally "Elk" { cost = 1, atk = 1, damage = "melee", health = 5 } }

return scenario "Three cards fall into the graveyard, and an ally whose name lies there follows" {
  raid = "duel",
  cites = { "KW Death Rattle", "CR 200.2" },
  cards = cards,
  given = function(t)
    t:seat(1, { play = { "Shawl of Haunted Memories" }, resources = 1 })
    t:seat(2, { play = { "Ox", "Elk" }, deck = { "Ox", "Shawl of Haunted Memories", "Shawl of Haunted Memories", "Elk" } })
  end,
  play = function(t)
    t:uses(1, "Shawl of Haunted Memories", { target = "Ox" })
    t:finishes_chain()
  end,
  expect = function(t)
    t:graveyard_count(2, 4)
    t:count_in_play(2, "Ox", 0)
    t:in_play(2, "Elk")
  end,
}
