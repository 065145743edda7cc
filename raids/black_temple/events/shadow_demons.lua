return event "Shadow Demons" {
  number = 69, rarity = "uncommon", tags = { "Betrayer" },
  ongoing = true,
  values = { most = 4, price = 3 },
  text = "Exhaust up to {most} target characters. They can't ready in their controllers' next \z
    ready step. <p> Ongoing: ({price}), [Activate]: You may choose a Traitor ally in your \z
    graveyard or collection. Put it into play.",
  rulings = { "Your collection is every card that a deck may hold, as often as you like.",
    "An ally of your collection comes from the Minion deck: it leaves play only by being destroyed." },
  targets = { target("prey", any.character, harm, { up_to = value.most }) },
  play = function(me, t)
    t.prey:exhaust()
    t.prey:gain { cant = "ready", lasts = next_ready_step }
  end,
  powers = {
    pays { cost = { resources = value.price, exhaust = this },
      effect = function(me)
        local risen = me.player:choose { from = your.ally:in_zone("graveyard"):with { tag = "Traitor" }, up_to = 1,
          prompt = "Which Traitor of your graveyard comes into play? (None: one of your collection may.)", aim = help }
        local key = #risen == 0 and me.player:choose_from_collection({ type = "ally", tag = "Traitor" },
          { prompt = "Which Traitor of your collection comes into play?", may = true })
        if key then risen = me.player:make_card(key, { deck = "minion" }) end
        risen:to_play { under = me.player }
      end },
  },
}
