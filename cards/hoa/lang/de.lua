return texts "de" {
  confessor_mildred = { name = "Beichtschwester Mildred",
    text = "({price}), zerstöre Mildred: Ihre letzte Beichte löst eine Fähigkeit deiner Wahl auf; \z
      sie wird zerstört." },
  counterspell = { name = "Gegenzauber",
    text = "Eine Geste genügt: Eine Fähigkeitskarte deiner Wahl auf der Kette wird unterbrochen." },
  fire_blast = { name = "Feuerschlag",
    text = "Dein Held versengt einen Charakter deiner Wahl: {amount} Feuerschaden." },
  fireball = { name = "Feuerball",
    text = "Wird an einen Charakter deiner Wahl angelegt, dem dein Held {burst} Feuerschaden \z
      zufügt. <p> Andauernd: Zu Beginn deines Zuges lodern die Flammen auf, und dein Held fügt dem \z
      Träger {burn} mehr zu." },
  flamestrike = { name = "Flammenstoß",
    text = "Eine Säule aus Flammen: Alle gegnerischen Charaktere erleiden {amount} Feuerschaden von \z
      deinem Helden." },
  frost_nova = { name = "Frostnova",
    text = "Eis bricht aus deinem Helden hervor und fügt allen gegnerischen Charakteren {amount} \z
      Frostschaden zu. Wer davon Schaden nimmt, kann in diesem Zug nicht angreifen." },
  frostbolt = { name = "Frostblitz",
    text = "Dein Held lässt einen Charakter deiner Wahl erstarren: {amount} Frostschaden; nimmt er \z
      davon Schaden, kann er in diesem Zug nicht angreifen." },
  guardian_steelhorn = { name = "Wächter Stahlhorn",
    text = "Beschützer <p> Stahlhorn verlässt seinen Posten nie: Er kann nicht angreifen." },
  ta_zo = {
    text = "({price}), drehe Ta'zo um: Sein Feuer fügt einem Charakter deiner Wahl {amount} Schaden \z
      zu. Nur in deinem Zug." },
  valthak_spiritdrinker = { name = "Valthak Geistertrinker",
    text = "Valthak hält die Seele seines Meisters fest: Dein Held kann nicht zerstört werden." },
  vesh_ral = { text = "Wildheit" },
  world_in_flames = { name = "Welt in Flammen",
    text = "Andauernd: Feuerschaden, den dein Held zufügt, wird stattdessen verdoppelt." },
  your_fortune_awaits_you = { name = "Dein Glück erwartet dich",
    text = "({price}): Wer diese Quest abschließt, zieht {cards} Karte." },
}
