-- Names that players say, guesses, dice rolled together, and a choice that several make together.
local ox = ally "Ox" { cost = 1, atk = 1, damage = "melee", health = 5, tags = { "Beast" } }
local dart = ability "Dart" { cost = 0, instant = true, text = "Your hero deals 1 fire damage to target hero.",
  targets = { target("hero", any.hero, harm) }, play = function(me, t) me.hero:deal(1, "fire", t.hero) end }

local function spell(name, text, play)
  return ability(name) { cost = 0, instant = true, text = text, play = play }
end

local howl = spell("Howl", "Choose an ally type. Allies of that type have +2 ATK this turn.", function(me)
  local kind = me.player:choose_ally_type { prompt = "Choose an ally type" }
  if kind then all(any.ally:with { tag = kind }):gain { atk = plus(2), lasts = this_turn } end
end)

return {
  scenario "A card is named, and opponents can't play cards of that name" {
    cites = { "CR 103.2" },
    cards = { dart = dart,
      sage = ally "Sage" { cost = 1, atk = 1, damage = "melee", health = 2,
        text = "When this enters play, name a card: opponents can't play cards of that name.",
        powers = { when.enters_play { of = this, effect = function(me)
          local name = me.player:name_card { prompt = "Name a card" }
          opposing.card:with { name = name }:gain { cant = "be played", lasts = rest_of_game }
        end } } } },
    given = function(t)
      t:seat(1, { hand = { "Sage", "Dart" }, resources = 1 })
      t:boss { hand = { "Dart" } }
    end,
    play = function(t)
      t:plays(1, "Sage")
      t:everyone_passes()
      t:everyone_passes()
      t:asked(1, "Name a card")
      t:offers(1, "Pyroblast")                -- no deck here has it: the names tell nothing of hands and decks
      t:answers(1, "Dart")
      t:can(1, "plays", "Dart")
      t:passes(1)
      t:cant("boss", "plays", "Dart", { reason = "CR 103.2" })
    end,
    expect = function(t)
      t:in_hand("boss", "Dart")
      t:asked("boss", "Your move")
    end,
  },
  scenario "An ally type is chosen from the type lines of allies" {
    cites = { "CR 202.4" },
    cards = { ox = ox,
      mason = ally "Mason" { cost = 1, atk = 1, damage = "melee", health = 5, tags = { "Dwarf", "Arena" } },
      howl = howl },
    given = function(t)
      t:seat(1, { hand = { "Howl" }, play = { "Ox", "Mason" } })
    end,
    play = function(t)
      t:plays(1, "Howl")
      t:everyone_passes()
      t:offers(1, "Tauren")                   -- of allies that are not in this game
      t:offers(1, "Elf")                      -- a Blood Elf is one of them
      t:answers(1, "Beast")
    end,
    expect = function(t)
      t:atk("Ox", 3)
      t:atk("Mason", 1)
    end,
  },
  scenario "What a token is that came later was none of the types to choose from" {
    cites = { "CR 202.4" },
    cards = { ox = ox,
      cog = token "Cog" { number = 1, atk = 1, damage = "melee", health = 1, tags = { "Clockwork" }, text = "" },
      howl = howl,
      wind = spell("Wind Up", "Put a Cog into play.", function(me) me.player:put_token("scenario/cog") end) },
    given = function(t)
      t:seat(1, { hand = { "Howl", "Wind Up" }, play = { "Ox" } })
    end,
    play = function(t)
      t:plays(1, "Howl")
      t:everyone_passes()
      t:answers(1, "Beast")
      t:plays(1, "Wind Up")
      t:everyone_passes()
    end,
    expect = function(t)
      t:atk("Ox", 3)
      t:atk("Cog", 1)
    end,
  },
  scenario "A name that is made up is no card's" {
    cites = { "CR 200.3" },
    cards = {
      aal = ally "\"Aal\" Ashfoot" { cost = 1, atk = 1, damage = "melee", health = 5 },     -- the first of all names
      muse = spell("Muse", "Make up a name. Draw a card if the top card of your deck has that name.", function(me)
        local name = me.player:make_up_name()
        local card = me.player.deck:top()
        if card and card.name == name then me.player:draw(1) end
      end) },
    given = function(t)
      t:seat(1, { hand = { "Muse" }, deck = { "\"Aal\" Ashfoot" } })
    end,
    play = function(t)
      t:plays(1, "Muse")
      t:everyone_passes()
    end,
    expect = function(t)
      t:hand_count(1, 0)
    end,
  },
  scenario "An opponent guesses a card's type before anybody sees it" {
    cites = { "CR 415.7a" },
    raiders = 2,
    cards = { ox = ox, dart = dart,
      mask = ability "Mask" { cost = 0, text = "Name a type and remove a card of your hand face down; target opponent guesses.",
        targets = { target("player", player.opposing, harm) },
        play = function(me, t)
          local kind = me.player:choose { from = { "ally", "ability" }, prompt = "Name a type" }
          local card = me.player:choose { from = your.card:in_zone("hand"), prompt = "Remove which card?" }
          if not card then return end
          local is_ally = card:is(any.ally:in_zone("hand"))
          local gone = card:remove_from_game { face = "down" }[1]
          local guess = t.player:may("Has it that type?")
          gone:reveal()
          if guess == (is_ally == (kind == "ally")) then
            gone:to_graveyard()
          else
            gone:to_hand()
            me.player:draw(2)
          end
        end } },
    given = function(t)
      t:seat(1, { hand = { "Mask", "Ox" }, deck = { "Dart", "Dart", "Dart" } })
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Mask", { target = "boss" })
      t:everyone_passes()
      t:answers(1, "ability")
      t:answers(1, "Ox")
      t:asked("boss", "Has it that type?")
      t:hidden("boss", "Ox")
      t:hidden(2, "Ox")
      t:answers("boss", "yes")
    end,
    expect = function(t)
      t:in_hand(1, "Ox")          -- the guess was wrong
      t:hand_count(1, 3)
      t:told { "reveals Ox" }
    end,
  },
  scenario "Players roll again and again until all of them roll even at the same time" {
    cites = { "CR 709.2" },
    raiders = 2,
    cards = {
      quake = spell("Quake", "Each of your side rolls until all roll even; for each round, put 1 damage on your hero.", function(me)
        local even
        repeat
          even = true
          for _, who in each(me.player.friends) do even = who:roll() % 2 == 0 and even end
          me.hero:put_damage(1)
        until even
      end) },
    given = function(t)
      t:seat(1, { hand = { "Quake" } })
      t:dice { 2, 3,  5, 4,  1, 1,  6, 2 }
      t:turn(1)
    end,
    play = function(t)
      t:plays(1, "Quake")
      t:everyone_passes()
    end,
    expect = function(t)
      t:damage("hero@1", 4)
    end,
  },
  scenario "Fifteen points that the opponents place together" {
    cites = { "CR 802.1" },
    raiders = 2,
    cards = { ox = ox,
      toll = spell("Toll", "Opponents put 15 damage on characters of theirs, on none more than fatal damage.", function(me)
        local left, among = 15, all(opposing.character)
        local room = 0
        for _, one in each(among) do room = room + one.health - one.damage end
        left = left < room and left or room
        for _, one in each(among) do
          local most = one.health - one.damage
          room = room - most
          local least = left > room and left - room or 0
          local points = me.player.opponents:choose_number {
            min = least, max = most < left and most or left, prompt = "How much of it here?" }
          one:put_damage(points)
          left = left - points
        end
      end) },
    given = function(t)
      t:seat(1, { play = { "Ox" } })
      t:seat(2, { })
      t:boss { hand = { "Toll" } }
      t:turn(1)
    end,
    play = function(t)
      t:passes(1)
      t:passes(2)
      t:plays("boss", "Toll")
      t:everyone_passes()
      t:asked(1, "How much of it here?")
      t:answers("all", 7)
      t:answers("all", 5)
    end,
    expect = function(t)
      t:damage("hero@1", 7)
      t:in_graveyard(1, "Ox")
      t:damage("hero@2", 3)     -- what is left is not asked for
    end,
  },
}
