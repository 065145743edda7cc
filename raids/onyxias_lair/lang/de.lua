return texts "de" {
  deep_breath = { name = "Tiefer Atem",
    text = "Nur in Abschnitt {stage}. <p> Jeder gegnerische Charakter erleidet X Feuerschaden von \z
      Onyxia. <p> Das kann nicht unterbrochen werden." },
  flame_breath = { name = "Flammenatem",
    text = "Feuer rollt über alle gegnerischen Charaktere: Onyxia fügt jedem von ihnen so viel \z
      Feuerschaden zu, wie der Abschnitt zählt." },
  onyxia_1 = {
    text = "Im Angriff ist Onyxia wilder: +{bonus} ATK, während sie angreift. <p> ({price}), drehe \z
      Onyxia um: Ein gegnerischer Held deiner Wahl wird zerstört.",
    back_text = "Im Angriff ist Onyxia wilder: +{bonus} ATK, während sie angreift." },
  onyxia_2 = {
    text = "Fernkampf <p> Im Angriff ist Onyxia wilder: +{bonus} ATK, während sie angreift. <p> \z
      ({price}), drehe Onyxia um: Für jede deiner Ressourcen schließt sich dir ein Welpe an. Nur \z
      in deinem Zug.",
    back_text = "Fernkampf <p> Im Angriff ist Onyxia wilder: +{bonus} ATK, während sie angreift." },
  onyxia_3 = {
    text = "Im Angriff ist Onyxia wilder: +{bonus} ATK, während sie angreift. <p> ({price}), drehe \z
      Onyxia um: Kein gegnerischer Held überlebt. Zerstöre sie alle.",
    back_text = "Im Angriff ist Onyxia wilder: +{bonus} ATK, während sie angreift." },
  onyxian_whelp = { name = "Onyxias Welpe" },
}
