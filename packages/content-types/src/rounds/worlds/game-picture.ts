import type { GameDoc } from '../round.ts';

/** What a game puts together: its own picture, that of its first round, or its announcement's; empty where the scene draws one. */
export function gamePicture({ gameImage, questionData, marketing_image }: GameDoc): string {
  return gameImage || questionData[0]?.gameImage || marketing_image;
}
