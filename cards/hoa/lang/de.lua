return texts "de" {
  confessor_mildred = { name = "Beichtschwester Mildred",
    text = "({price}) und zerstöre diese Karte: Zerstöre eine Fähigkeit deiner Wahl." },
  counterspell = { name = "Gegenzauber",
    text = "Unterbrich eine Fähigkeitskarte deiner Wahl auf der Kette." },
  fire_blast = { name = "Feuerschlag",
    text = "Dein Held fügt einem Charakter deiner Wahl {amount} Feuerschaden zu." },
  fireball = { name = "Feuerball",
    text = "Wird an einen Charakter deiner Wahl angelegt. Dein Held fügt diesem Charakter \z
      {burst} Feuerschaden zu. <p> Andauernd: Wenn dein Zug beginnt, fügt dein Held dem Träger \z
      {burn} Feuerschaden zu." },
  flamestrike = { name = "Flammenstoß",
    text = "Dein Held fügt jedem gegnerischen Charakter {amount} Feuerschaden zu." },
  frost_nova = { name = "Frostnova",
    text = "Dein Held fügt jedem gegnerischen Charakter {amount} Frostschaden zu. Charaktere, \z
      die so Schaden nehmen, können in diesem Zug nicht angreifen." },
  frostbolt = { name = "Frostblitz",
    text = "Dein Held fügt einem Charakter deiner Wahl {amount} Frostschaden zu. Nimmt er so \z
      Schaden, kann er in diesem Zug nicht angreifen." },
  guardian_steelhorn = { name = "Wächter Stahlhorn",
    text = "Beschützer <p> Diese Karte kann nicht angreifen." },
  ta_zo = {
    text = "({price}) und drehe diese Karte um: Sie fügt einem Charakter deiner Wahl {amount} \z
      Feuerschaden zu. Nur in deinem Zug." },
  valthak_spiritdrinker = { name = "Valthak Geistertrinker",
    text = "Dein Held kann nicht zerstört werden." },
  vesh_ral = { text = "Wildheit" },
  world_in_flames = { name = "Welt in Flammen",
    text = "Andauernd: Wenn dein Held Feuerschaden zufügen würde, fügt er stattdessen doppelt \z
      so viel zu." },
  your_fortune_awaits_you = { name = "Dein Glück erwartet dich",
    text = "({price}): Ziehe {cards} Karte." },
}
