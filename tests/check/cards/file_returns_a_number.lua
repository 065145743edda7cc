return 3  --> error no-card
