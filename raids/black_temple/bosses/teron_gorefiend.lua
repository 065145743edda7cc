-- He calls four Constructs and a ghost each turn, and wins once all who oppose him are ghosts; the last Construct's end
-- turns him over, and with that all ghosts are among the living again.
local construct = "black_temple/shadowy_construct"
local become_ghosts = holds "R503.1b"
local constructs = any.ally:with { name = "Shadowy Construct" }

-- Players and characters alike; a Construct that a raider has taken is one of them. Whichever side he shows: what was
-- on the chain as he was turned over makes a ghost all the same.
local function revert(me)
  for _, who in each(me.player.opponents) do who:set_apart(false) end
  all(constructs):set_apart(false)
end
local turned = as.flipped { of = this, cites = "R503.1d", effect = revert }
local gone = as.leaves_play { of = this, cites = { "R503.1a", "R503.1d" }, effect = revert }

return boss "Teron Gorefiend" {
  number = 4, rarity = "rare", order = 4,
  damage = "melee", health = 13, tags = { "Undead", "Death Knight", "Traitor" },
  values = { bonus = 4, crew = 4 },
  text = "Death rides in front: +{bonus} ATK while attacking. <p> At the end of your turn {crew} Shadowy Constructs \z
    rise (put them into play); choose an opponent who is no ghost: he becomes one until Teron is turned over or \z
    leaves play. <p> When the last Shadowy Construct leaves your party, turn Teron over. <p> You win the game at the \z
    start of your turn if all opponents are ghosts by then. (A ghost and who is none can do nothing to each other.)",
  powers = {
    gives { to = this, atk = plus(value.bonus), when = attacking },
    at.end_of_turn {
      whose = "your", cites = { "R503.1c", "R503.1b", "BT:Boss 4 Teron Gorefiend" },
      effect = function(me)
        if not me.in_play then return end               -- R503.1a
        me.player:put_token(construct, me.crew):set_apart(true)
        local living = {}
        for _, who in each(me.player.opponents) do
          if not who.is_apart then table.insert(living, who) end
        end
        local chosen = #living > 0 and me.player:choose { from = living, aim = harm, prompt = "Who becomes a ghost?" }
        if chosen and become_ghosts then chosen:set_apart(true) end
      end,
    },
    when.leaves_party { of = your.ally:with { name = "Shadowy Construct" }, last = true,
      effect = function(me) me:flip() end },
    at.start_of_turn { whose = "your", effect = function(me)
      for _, who in each(me.player.opponents) do
        if not who.is_apart then return end
      end
      me.player:win()
    end },
    turned, gone,
  },
  back = {
    values = { charge = 2, chill = 1 },
    text = "Death rides in front: +{charge} ATK while attacking. <p> At the end of your turn a chill falls on one \z
      opponent, chosen at random: for each of your resources all characters in that party take {chill} shadow damage \z
      from Teron.",
    powers = {
      gives { to = this, atk = plus(value.charge), when = attacking },
      at.end_of_turn { whose = "your", effect = function(me)
        local prey = me.player.opponents:random()
        if prey then me:deal(me.chill * #me.player.resources, "shadow", any.character:of(prey)) end
      end },
      turned, gone,
    },
  },
}
