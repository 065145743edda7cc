return ability "Inspire" {
  number = 23, rarity = "uncommon", cost = 4, instant = true,
  tags = { "Molten Core" },
  text = "You may flip your hero. If your hero is Sulfuron Harbinger, you may ready it.",
  play = function(me)
    if me.player:may("Flip your hero?", "flip", me.hero) then me.hero:flip() end
    if me.hero.name ~= "Sulfuron Harbinger" then return end
    if me.player:may("Ready your hero?", "ready", me.hero) then me.hero:ready() end
  end,
}
