return texts "de" {
  belt_of_the_archmage = { name = "Gürtel des Erzmagiers",
    text = "Beim Anlegen (er kommt ins Spiel) zeigt der Gürtel allen Spielern die obersten {look} \z
      Karten deines Decks: Jede Fähigkeit darunter nimmst du auf die Hand, die übrigen sinken nach \z
      unten." },
  blistering_fire = { name = "Brennende Blasen",
    text = "Nur Helden bekommen Blasen: Ein Held deiner Wahl erleidet {amount} Feuerschaden von \z
      deinem." },
  major_healing_potion = { name = "Großer Heiltrank",
    text = "({price}), zerstöre den Trank: Dein Held trinkt und heilt {amount} Schaden an sich." },
  sister_rot = { name = "Schwester Fäulnis",
    text = "In ihrer Nähe verdirbt alle Magie: Kommt Schwester Fäulnis ins Spiel, darfst du eine \z
      Fähigkeit deiner Wahl zerstören." },
  waz_luk = {
    text = "Waz'luk kommt mit einem Funken in der Hand ins Spiel: {amount} Feuerschaden an einem \z
      Helden deiner Wahl." },
}
