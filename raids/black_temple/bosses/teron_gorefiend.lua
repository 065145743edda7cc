local construct = "black_temple/shadowy_construct"
local constructs = any.ally:with { name = "Shadowy Construct" }

-- Players and characters alike, a Construct that a raider has taken, too; on both sides: a ghost may be made on either.
local function revert(me)
  for _, who in each(me.player.opponents) do who:set_apart(false) end
  all(constructs):set_apart(false)
end
local turned, gone = as.flipped { of = this, cites = "R503.1d", effect = revert },
  as.leaves_play { of = this, cites = { "R503.1a", "R503.1d" }, effect = revert }

return boss "Teron Gorefiend" {
  number = 4, rarity = "rare", order = 4,
  damage = "melee", health = 13, tags = { "Undead", "Death Knight", "Traitor" },
  values = { bonus = 4, crew = 4 },
  text = "While this is attacking, it has +{bonus} ATK. <p> When your turn ends, put {crew} \z
    Shadowy Construct tokens into play. Choose an opponent who is no ghost. That opponent and \z
    those tokens are ghosts until this flips or leaves play. <p> When your last Shadowy \z
    Construct leaves your party, flip this. <p> When your turn starts, if each opponent is a \z
    ghost, you win the game. (Ghosts and others can do nothing to each other.)",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
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
        if chosen then chosen:set_apart(true) end           -- R503.1b
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
    text = "While this is attacking, it has +{charge} ATK. <p> When your turn ends, choose an \z
      opponent at random. This deals {chill} shadow damage for each of your resources to each \z
      character in that opponent's party.",
    powers = {
      gives { to = this, atk = plus(value.charge), only_if = attacking },
      at.end_of_turn { whose = "your", effect = function(me)
        local prey = me.player.opponents:random()
        if prey then me:deal(me.chill * #me.player.resources, "shadow", any.character:of(prey)) end
      end },
      turned, gone,
    },
  },
}
