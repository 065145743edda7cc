return boss "Pit Lady Test" { order = 2, health = 30 }
