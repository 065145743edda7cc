-- Heads or tails, until his next turn; and the one who never dies, but makes way.
local majordomo = boss "Majordomo Executus" { order = 1, tags = { "Flamewaker" }, values = { heads = 4 },
  text = "Majordomo can't be destroyed. <p> At the start of your turn, roll a die. On {heads} or more, prevent all damage that opposing \z
    allies would deal until your next turn. Otherwise, destroy each ability attached to your allies, and prevent all damage that would \z
    be dealt with opposing abilities until your next turn. <p> At the end of each turn, if you have no allies, flip Majordomo.",
  powers = {
    gives { to = this, cant = "be destroyed" },
    at.start_of_turn { whose = "your", effect = function(me)
      if me.player:roll() >= me.heads then
        me:begin("from_allies", until_your_next_turn)
      else
        local pinned = all {}
        for _, ally in each(all(your.ally)) do pinned = pinned + ally.attachments:where(any.ability) end
        pinned:destroy()
        me:begin("with_abilities", until_your_next_turn)
      end
    end },
    at.end_of_turn { only_if = count(your.ally):is(0), effect = function(me) me:flip() end },
  },
  later = { from_allies = prevents.damage { from = opposing.ally, all = true },
    with_abilities = prevents.damage { with = opposing.ability:in_zone("play", "chain"), all = true } },
  back = { text = "When Majordomo flips to this side, Ragnaros awakens.",
    powers = { gives { to = this, cant = "be destroyed" },
      when.flipped { of = this, to_this_side = true, effect = function(me) me.player:begin_sequence("awakening", me) end } } } }
local hall = raid "The Molten Hall" { players = { 1, 3 }, decks = { "main" }, bosses = { "majordomo", "ragnaros" },
  boss_destroyed = sequence "He has fallen" { steps = { function(boss) boss:lose() end } },
  sequences = { awakening = sequence "The awakening" { steps = {
    function(boss, servant) (boss.party:where(any.ally) + servant):remove_from_game() end,
    effect "Ragnaros comes" { play = function(boss) boss.waiting_bosses[1]:to_play { under = boss } end },
  } } } }
local cards = { majordomo = majordomo, ragnaros = boss "Ragnaros" { order = 2, health = 60, text = "" },
  ox = ally "Ox" { cost = 1, atk = 2, damage = "melee", health = 5 },
  moss = ability "Moss" { cost = 0, ongoing = true, attach = target("host", any.ally, harm), text = "Attaches to target ally. <p> Ongoing: It has +1 health.",
    powers = { gives { to = attached, health = plus(1) } } },
  bolt = ability "Bolt" { cost = 0, instant = true, text = "Your hero deals 3 fire damage to target ally.", targets = { target("prey", any.ally, harm) },
    play = function(me, t) me.hero:deal(3, "fire", t.prey) end } }
local function given(roll)
  return function(t)
    t:boss { boss = "Majordomo Executus", play = { "Ox" }, deck = { "Ox", "Ox" } }
    t:seat(1, { play = { "Ox", { "Moss", attached_to = "Ox@boss" }, { "Moss", attached_to = "Ox@1" } }, hand = { "Bolt" }, deck = { "Ox", "Ox", "Ox" } })
    t:dice { roll }
    t:turn("boss", "ready")
  end
end

return {
  scenario "On heads the raiders' allies deal nothing, and their abilities do" {
    raid = hall, cites = { "CR 717.2", "CR 715.1" }, cards = cards, given = given(6),
    play = function(t)
      t:ends_turn()
      t:attacks(1, "Ox@1", "Ox@boss")
      t:to_end_of_combat()
      t:damage("Ox@boss", 0)
      t:plays(1, "Bolt", { target = "Ox@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox@boss", 3) end,
  },
  scenario "On tails it is the other way round" {
    raid = hall, cites = { "CR 717.2", "CR 715.1" }, cards = cards, given = given(1),
    play = function(t)
      t:ends_turn()
      t:count_in_play(1, "Moss", 1)
      t:attached("Moss", "Ox@1")
      t:attacks(1, "Ox@1", "Ox@boss")
      t:to_end_of_combat()
      t:damage("Ox@boss", 2)
      t:plays(1, "Bolt", { target = "Ox@boss" })
      t:everyone_passes()
    end,
    expect = function(t) t:damage("Ox@boss", 2) end,
  },
  scenario "Without an ally he makes way for Ragnaros, and is removed though nothing can destroy him" {
    raid = hall, cites = { "CR 103.3" }, cards = cards,
    given = function(t)
      t:seat(1, { deck = { "Ox", "Ox" } })
      t:boss { boss = "Majordomo Executus", deck = { "Ox", "Ox" } }
      t:turn("boss")
    end,
    play = function(t) t:ends_turn() end,
    expect = function(t)
      t:removed("boss", "Majordomo Executus")
      t:in_play("boss", "Ragnaros")
      t:winner("none")
    end,
  },
}
