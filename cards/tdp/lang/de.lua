return texts "de" {
  belt_of_the_archmage = { name = "Gürtel des Erzmagiers",
    text = "Wenn diese Karte ins Spiel kommt, zeige die obersten {look} Karten deines Decks \z
      vor. Nimm jede Fähigkeit darunter auf deine Hand. Lege den Rest unter dein Deck." },
  blistering_fire = { name = "Brennende Blasen",
    text = "Dein Held fügt einem Helden deiner Wahl {amount} Feuerschaden zu." },
  major_healing_potion = { name = "Großer Heiltrank",
    text = "({price}) und zerstöre diese Karte: Dein Held heilt {amount} Schaden an sich." },
  sister_rot = { name = "Schwester Fäulnis",
    text = "Wenn diese Karte ins Spiel kommt, darfst du eine Fähigkeit deiner Wahl zerstören." },
  waz_luk = {
    text = "Wenn diese Karte ins Spiel kommt, fügt sie einem Helden deiner Wahl {amount} \z
      Feuerschaden zu." },
}
