return weapon "Fangs of the Father" {
  number = 68, rarity = "rare",
  cost = 5, atk = 4, damage = "melee", strike = 2,
  tags = { "Two-Handed", "Melee (1)", "Dagger" }, class = { "rogue" },
  values = { cards = 2, most = 2, vials = 2 },
  text = "When your hero deals combat damage with this to an opposing hero, choose one: That \z
    hero's controller discards {cards} cards at random. Or: Exhaust up to {most} target allies. \z
    They can't ready until your next turn. Or: Search your deck for up to {vials} Poison cards, \z
    reveal them and put them into your hand.",
  powers = {
    when.dealt_damage { by = your.hero, with = this, of = opposing.hero, combat = true, modes = {
      mode { text = "", play = function(me, event) event.card.controller.hand:random(me.cards):discard() end },
      mode { text = "", targets = { target("prey", any.ally, harm, { up_to = value.most }) },
        play = function(_, event, t)
          t.prey:exhaust()
          t.prey:gain { cant = "ready", lasts = until_your_next_turn }
        end },
      mode { text = "", play = function(me)
        local found = me.player:search { in_zones = "deck", for_ = any.card:with { tag = "Poison" }, count = me.vials }
        found:reveal()
        found:to_hand()
      end },
    } },
  },
  rulings = { "The allies stay exhausted in all turns of others before your next one." },
}
