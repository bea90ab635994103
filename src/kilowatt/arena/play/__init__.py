"""Playing games: the schedule, the game loop, worker processes and Ray."""
