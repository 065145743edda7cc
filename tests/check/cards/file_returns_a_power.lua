return gives { to = this, atk = plus(1) }  --> error no-card
