-- He thins the ranks on one side, and hunts a single hero on the other.
return boss "Gurtogg Bloodboil" {
  number = 5, rarity = "rare", order = 5,
  damage = "melee", health = 15, tags = { "Mutated", "Fel Orc", "Traitor" },
  values = { bonus = 5, most = 5 },
  text = "While this is attacking, it has +{bonus} ATK. <p> When your turn ends, destroy up to \z
    {most} allies that do not deal melee damage. Flip this.",
  powers = {
    gives { to = this, atk = plus(value.bonus), only_if = attacking },
    at.end_of_turn { whose = "your", effect = function(me)
      me.player:choose { from = any.ally:without { deals = "melee" }, up_to = me.most, to = "destroy", aim = harm,
        prompt = "Which allies boil?" }:destroy()
      me:flip()
    end },
  },
  back = {
    keywords = { "Untargetable" },
    values = { relief = 5, rage = 15 },
    text = "Untargetable <p> When your turn starts, choose an opposing hero at random. It heals \z
      {relief} damage from itself. This turn, this has +{rage} ATK while attacking and can't \z
      attack any other character. <p> When your turn ends, flip this.",
    powers = {
      at.start_of_turn { whose = "your", effect = function(me)
        local prey = all(opposing.hero):random()
        if not prey then return end
        prey:heal(me.relief, prey)
        me:gain { cant_attack = any.character:other(prey), lasts = this_turn }
        me:gain { atk = me.rage, only_if = attacking, lasts = this_turn }
      end },
      at.end_of_turn { whose = "your", effect = function(me) me:flip() end },
    },
  },
}
