error("there is no card, has no card, and must be at most a card near here")  --> error script
