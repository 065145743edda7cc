-- Whose order matters of modifiers that begin at once (CR 718.3): two cards enter play together, and their player is asked where one
-- undoes what the other does, and else not.
local ogre = ally "Ogre" { cost = 0, atk = 2, damage = "melee", health = 4, text = "" }
local rise = ability "Rise" { cost = 0, text = "Put all cards in your graveyard into play.",
  play = function() all(your.card:in_zone("graveyard"):other()):to_play() end }

local ogres = your.ally:with { name = "Ogre" }

local function one(name, what)
  return ally(name) { cost = 0, atk = 0, damage = "melee", health = 5, text = "Something lasts.", powers = { gives(what) } }
end

local cards = {
  ogre = ogre, rise = rise,
  mute = one("Mute", { to = ogres, loses_powers = true }),
  herald = one("Herald", { to = ogres, keyword = "Protector" }),
  dull = one("Dull", { to = ogres, loses_keyword = "Protector" }),
  dim = one("Dim", { to = ogres, loses_keyword = "Elusive" }),
  bar = one("Bar", { to = ogres, cant_have = "Protector" }),
  turner = one("Turner", { to = ogres, switch = true }),
  drum = one("Drum", { to = ogres, atk = plus(1) }),
  wall = one("Wall", { to = ogres, health = plus(1) }),
  price = one("Price", { to = ogres, cost = plus(1) }),
  setter = one("Setter", { to = ogres, atk = set_to(3) }),
  lower = one("Lower", { to = ogres, atk = set_to(1) }),
  giant = one("Giant", { to = ogres, health = set_to(9) }),
  twice = one("Twice", { to = ogres, atk = double }),
  again = one("Again", { to = ogres, atk = double }),
  lurker = one("Lurker", { to = ogres, atk = set_to(4), works_in = "graveyard" }),
  trainer = ally "Trainer" { cost = 0, atk = 0, damage = "melee", health = 5, text = "(0): Your Ogres have 4 ATK this turn.",
    powers = { pays { cost = {}, effect = function() all(ogres):gain { atk = set_to(4), lasts = this_turn } end } } },
}
cards.tutor = ally "Tutor" { cost = 0, atk = 0, damage = "melee", health = 5, text = "Your Ogres have (0): draw a card.",
  grants = { rest = pays { cost = {}, effect = function(me) me.player:draw(1) end } },
  powers = { gives { to = ogres, power = "rest" } } }

local function enter(name, these, asked, more)
  return scenario(name) {
    cites = { "CR 718.3" },
    cards = cards,
    given = function(t)
      t:seat(1, { hand = { "Rise" }, play = { "Ogre" }, graveyard = these })
    end,
    play = function(t)
      t:plays(1, "Rise")
      t:everyone_passes()
      if asked then
        t:asked(1, "begins to work first")
        t:answers(1, asked)
      end
      t:asked(1, "Your move")
    end,
    expect = more or function(t) t:in_play(1, these[1]) end,
  }
end

local function atk(n) return function(t) t:atk("Ogre", n) end end
local function protects(yes) return function(t) t:has("Ogre", "Protector", yes) end end

return {
  enter("Powers that are lost before a keyword is given: it has the keyword", { "Mute", "Herald" }, "Mute", protects(true)),
  enter("Powers that are lost after a keyword is given: it has none", { "Herald", "Mute" }, "Herald", protects(false)),
  enter("Powers that are lost after one is given: it is lost too", { "Mute", "Tutor" }, "Tutor",
    function(t) t:cant(1, "uses", "Ogre") end),
  enter("Powers that are lost before one is given: it stays", { "Mute", "Tutor" }, "Mute",
    function(t) t:can(1, "uses", "Ogre") end),
  enter("A keyword that is lost after it is given is not there", { "Dull", "Herald" }, "Herald", protects(false)),
  enter("A keyword that is lost before it is given is there", { "Dull", "Herald" }, "Dull", protects(true)),
  enter("Who loses another keyword than is given loses and is given it in any order", { "Dim", "Herald" }, nil, protects(true)),
  enter("What can't have a keyword has it in no order", { "Bar", "Herald" }, nil, protects(false)),
  enter("ATK that is added before it is switched is health", { "Turner", "Drum" }, "Drum", atk(4)),
  enter("ATK that is added after the switch is ATK", { "Drum", "Turner" }, "Turner", atk(5)),
  enter("Health that is added before the switch is ATK", { "Turner", "Wall" }, "Wall", atk(5)),
  enter("What is added to a cost is no matter of the switch", { "Turner", "Price" }, nil, atk(4)),
  enter("What is set twice is what it was set to last", { "Setter", "Lower" }, "Lower", atk(3)),
  enter("What is set and doubled is doubled last, in any order", { "Setter", "Twice" }, nil, atk(6)),
  enter("Two who double are last in any order, whoever sets", { "Twice", "Again", "Setter" }, nil, atk(12)),
  enter("Two who set the same need no order, whoever doubles", { "Setter", "Setter", "Twice" }, nil, atk(6)),
  enter("What is added and doubled is doubled last, in any order", { "Drum", "Twice" }, nil, atk(6)),
  enter("ATK and health are set in any order", { "Setter", "Giant" }, nil, atk(3)),
  enter("What works in a graveyard does not begin as it enters play", { "Setter", "Lurker" }, nil, atk(3)),
  enter("What has yet to be used begins nothing", { "Trainer", "Setter" }, nil, atk(3)),
  enter("What counts for nobody's order is not in the question", { "Price", "Setter", "Wall", "Lower" }, "Setter", atk(1)),
  scenario "What stands on the other side of a card does not begin as it enters play" {
    cites = { "CR 718.3", "CR 300.1d" },
    cards = { ogre = ogre,
      tess = hero "Tess" { health = 20, text = "Your Ogres have +1 ATK.", powers = { gives { to = ogres, atk = plus(1) } } },
      tia = hero "Tia" { health = 20, text = "Your Ogres have +2 ATK.", powers = { gives { to = ogres, atk = plus(2) } } },
      tom = hero "Tom" { health = 20, text = "", back = { text = "Your Ogres have 3 ATK.",
        powers = { gives { to = ogres, atk = set_to(3) } } } },
      call = ability "Call" { cost = 0, text = "Put all heroes in your graveyard into play as allies.",
        play = function() all(your.hero:in_zone("graveyard")):to_play { as = "ally" } end } },
    given = function(t)
      t:seat(1, { hand = { "Call" }, play = { "Ogre" }, graveyard = { "Tess", "Tia", "Tom" } })
    end,
    play = function(t)
      t:plays(1, "Call")
      t:everyone_passes()
      t:asked(1, "Your move")
    end,
    expect = function(t)
      t:in_play(1, "Tess")
      t:in_play(1, "Tom")
      t:atk("Ogre", 5)
    end,
  },
}
