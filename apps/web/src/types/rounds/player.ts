/** The address of the games' player, in a frame of the studio. */
export const roundsPlayer = '/player/game/play?mode=p';
