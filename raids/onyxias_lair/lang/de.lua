return texts "de" {
  deep_breath = { name = "Tiefer Atem",
    text = "Nur in Abschnitt {stage}. Dein Held fügt jedem gegnerischen Charakter X Feuerschaden zu. \z
      Spieler können das nicht unterbrechen." },
  flame_breath = { name = "Flammenatem",
    text = "Dein Held fügt jedem gegnerischen Charakter so viel Feuerschaden zu, wie der Abschnitt \z
      zählt." },
  onyxia_1 = {
    text = "Während diese Karte angreift, hat sie +{bonus} ATK. <p> ({price}) und drehe diese Karte \z
      um: Zerstöre einen gegnerischen Helden deiner Wahl.",
    back_text = "Während diese Karte angreift, hat sie +{bonus} ATK." },
  onyxia_2 = {
    text = "Fernkampf <p> Während diese Karte angreift, hat sie +{bonus} ATK. <p> ({price}) und drehe \z
      diese Karte um: Bringe so viele Marker von Onyxias Welpe ins Spiel, wie du Ressourcen hast. \z
      Nur in deinem Zug.",
    back_text = "Fernkampf <p> Während diese Karte angreift, hat sie +{bonus} ATK." },
  onyxia_3 = {
    text = "Während diese Karte angreift, hat sie +{bonus} ATK. <p> ({price}) und drehe diese Karte \z
      um: Zerstöre jeden gegnerischen Helden.",
    back_text = "Während diese Karte angreift, hat sie +{bonus} ATK." },
  onyxian_whelp = { name = "Onyxias Welpe" },
}
