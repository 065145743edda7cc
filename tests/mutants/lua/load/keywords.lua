local keywords = "engine/lua/load/keywords.lua"

return {
  -- ---- verbs ----
  { "KW Portal", keywords, [[reveal(3)]], [[reveal(2)]] },
  { "KW Portal", keywords, [[card.cost < me.cost]], [[card.cost <= me.cost]] },
  { "KW Portal", keywords, [[shown:where(any.card:in_zone("deck")):to_deck("bottom")]], [[]] },
  { "KW Delve", keywords, [[me.player.deck:top(2)]], [[me.player.deck:top(1)]] },
  { "KW Delve", keywords, [[rest:to_deck("bottom")]], [[]] },

  -- ---- words before a power ----
  { "KW Bloodrush", keywords, [[hero_stat("damage")):at_least(1)]], [[hero_stat("damage")):at_least(-1)]] },
  { "KW Unity", keywords, [[:at_least(3),]], [[:at_least(0),]] },

  -- ---- powers with a word of their own ----
  { "KW Diplomacy", keywords, [[plus(-1, { at_least = 1 })]], [[plus(0)]] },
  { "KW Finishing Move", keywords, [[gives {
    extra_cost = { remove = { what = your.card:with { tag = "Combo" }:in_zone("graveyard"), count = x } },
  },]], [[gives { extra_cost = {} },]] },
  { "KW Death Rattle", keywords, [[when.moved { of = this, to = "graveyard", works_in = "graveyard" }]],
    [[when.moved { of = this, to = "graveyard", works_in = "play" }]] },
  { "KW Tribe", keywords, [[your.ally:with { tag = "Tauren" }]], [[your.ally]] },

  -- ---- numbers, and how a card is played ----
  { "KW Assault", keywords, [[atk = plus(x), only_if = your_turn]], [[atk = plus(x)]] },
  { "KW Assault", keywords, [[atk = plus(x), only_if = your_turn]], [[atk = plus(1), only_if = your_turn]] },
  { "KW Berserking", keywords, [[plus(stat("damage"))]], [[plus(1)]] },
  { "KW Shadowmeld", keywords, [[{ "Elusive", "Untargetable" }, only_if = ready]], [[{ "Elusive", "Untargetable" }]] },
  { "KW Shadowmeld", keywords, [[{ "Elusive", "Untargetable" }]], [["Untargetable"]] },
  { "KW Harmonize", keywords, [[cost = { min = 4 }]], [[cost = { min = 3 }]] },
  { "KW Haste", keywords, [[plus(-x), only_if = your_ally_hurt_a_hero]], [[plus(-x)]] },
  { "KW Haste", keywords, [[plus(-x)]], [[plus(-1)]] },
  { "KW Artifact", keywords, [[this:in_zone("graveyard"), playable]], [[this:in_zone("hand"), playable]] },
  { "KW Trap", keywords, [[exhaust = your.hero:with { defending = true }]], [[exhaust = your.hero]] },
  { "KW Trap", keywords, [[rather_than = { exhaust = your.hero:with { defending = true } }]], [[cost = plus(-1)]] },
  { "KW Preparation", keywords, [[, only_if = your_first_turn]], [[]] },

  -- ---- forms ----
  { "KW Bear Form", keywords, [[gives { to = this, keyword = "Protector" },]], [[]] },
  { "KW Bear Form", keywords, [["Protector" }, plays_out_of_form,]], [["Protector" },]] },
  { "KW Bear Form", keywords, [["Protector" }, plays_out_of_form, strikes_out_of_form]],
    [["Protector" }, plays_out_of_form]] },
  { "KW Bear Form", keywords, [[any.ability:without { tag = "Feral" }]], [[any.ability]] },
  { "KW Bear Form", keywords, [[:where(any.ability):destroy()]], [[:destroy()]] },
  { "KW Cat Form", keywords, [[atk = plus(1), only_if = attacking]], [[atk = plus(1)]] },
  { "KW Cat Form", keywords, [[only_if = attacking }, plays_out_of_form,]], [[only_if = attacking },]] },
  { "KW Cat Form", keywords, [[me.hero:givers("Bear Form") + me.hero:givers("Cat Form")]],
    [[me.hero:givers("Cat Form")]] },

  -- ---- what happens to the card itself ----
  { "KW Thrown", keywords, [[me.hero:gain { keyword = "Long-Range", lasts = this_combat }]], [[]] },
  { "KW Thrown", keywords, [[me:begin("thrown_back", this_turn)]], [[me:to_hand()]] },
  { "KW Echo", keywords, [[at_least(2)]], [[at_least(1)]] },
  { "KW Echo", keywords, [[copy { new_targets = true }]], [[copy {}]] },
  { "KW Enrage", keywords, [[if me.player:may("Reveal the top card of your deck?") then me.player.deck:reveal(1) end]],
    [[me.player.deck:reveal(1)]] },
  { "KW Boss", keywords, [[gives { to = your.hero:with { boss = true }, cant = "be attacked" },]], [[]] },
  { "KW Boss", keywords, [[your.hero:with { boss = true }, cant]], [[your.hero, cant]] },
  { "KW Boss", keywords, [[me.player.is_boss and me.player.opponents or me.player.friends]], [[me.player.opponents]] },
  { "KW Boss", keywords, [[return event.fatal]], [[return true]] },
  { "KW Boss", keywords, [[if player:may("Draw a card?") then player:draw() end]], [[player:draw()]] },
  { "KW Invincible", keywords, [[{ "leave play", "be dealt damage" }]], [["leave play"]] },
  { "KW Invincible", keywords, [[{ "leave play", "be dealt damage" }]], [["be dealt damage"]] },
  { "KW Eternal", keywords, [[works_in = "graveyard", may = true,]], [[works_in = "graveyard",]] },
  { "KW Sentinel", keywords, [[this:without { exhausted_this_turn = true }]], [[this]] },
  { "KW Escape Artist", keywords, [[whose = "opposing", may = "to_hand",]], [[may = "to_hand",]] },

  -- ---- damage ----
  { "KW Mend", keywords, [[whose = "your", may = true, targets]], [[whose = "your", targets]] },
  { "KW Mend", keywords, [[whose = "your", may = true, targets]], [[whose = "opposing", may = true, targets]] },
  { "KW Mend", keywords, [[me:heal(me.x, t.one)]], [[me:heal("all", t.one)]] },
  { "KW Arcane Resistance", keywords, [[damage = "arcane"]], [[damage = "fire"]] },
  { "KW Fire Resistance", keywords, [[damage = "fire"]], [[damage = "frost"]] },
  { "KW Frost Resistance", keywords, [[damage = "frost"]], [[damage = "fire"]] },
  { "KW Holy Resistance", keywords, [[damage = "holy"]], [[damage = "shadow"]] },
  { "KW Melee Resistance", keywords, [[damage = "melee"]], [[damage = "ranged"]] },
  { "KW Nature Resistance", keywords, [[damage = "nature"]], [[damage = "arcane"]] },
  { "KW Ranged Resistance", keywords, [[damage = "ranged"]], [[damage = "melee"]] },
  { "KW Shadow Resistance", keywords, [[damage = "shadow"]], [[damage = "holy"]] },
  { "KW Aberration", keywords, [[combat = false, all = true]], [[all = true]] },
  { "KW Aberration", keywords, [[combat = false, all = true]], [[combat = true, all = true]] },
  { "KW Hardiness", keywords, [[prevents.damage { to = this, amount = 1 }]],
    [[prevents.damage { to = this, all = true }]] },
  { "KW Inspiring Presence", keywords, [[from = your.character, combat = false,]], [[from = your.character,]] },
  { "KW Inspiring Presence", keywords, [[from = your.character, combat = false,]], [[from = this, combat = false,]] },
  { "KW Absorb", keywords, [[me:heal(event.amount, me.hero)]], [[me:heal(1, me.hero)]] },
  { "KW Absorb", keywords, [[me:heal(event.amount, me.hero)]], [[me:heal(event.amount, me)]] },
  { "KW Irradiated", keywords, [[return not event.card:is(any.ally:with { keyword = "Irradiated" })]], [[return true]] },
  { "KW Irradiated", keywords, [[lasts = rest_of_game]], [[lasts = this_turn]] },
  { "KW Smash", keywords, [[any.ally:with { defending = true }, combat]], [[any.ally, combat]] },
  { "KW Smash", keywords, [[combat = true, smash = true]], [[combat = true, unpreventable = true]] },

  -- ---- what happens to others ----
  { "KW War Stomp", keywords, [[when.attacks { of = this,]], [[when.attacks { of = your.hero,]] },
  { "KW War Stomp", keywords, [[when.defends { of = this,]], [[when.defends { of = your.hero,]] },
  { "KW Find Treasure", keywords, [[if #me.player:draw() > 0 then me.player:discard() end]], [[me.player:draw()]] },
  { "KW Find Treasure", keywords, [[of = this, may = true,]], [[of = this,]] },
  { "KW Arcane Torrent", keywords, [[cant = "have powers", lasts]], [[loses_powers = true, lasts]] },
  { "KW Arcane Torrent", keywords, [[cant = "have powers", lasts = this_turn]],
    [[cant = "have powers", lasts = rest_of_game]] },
  { "KW AWESOME", keywords, [[me.player.friends + me.player.opponents]], [[me.player.opponents]] },
  { "KW AWESOME", keywords, [[if player:may("Compliment it, and draw a card?") then player:draw() end]],
    [[player:draw()]] },
}
