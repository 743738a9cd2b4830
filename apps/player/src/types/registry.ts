import type { AuthoredType } from '@takhti/content-types';
import { assessments } from './assessments/assessments.ts';
import { filesTypes } from './files/files.ts';
import type { PlayerType } from './player-type.ts';
import { roundsTypes } from './rounds/rounds.ts';

/** The player's row of every content type. */
export const playerTypes = {
  mcq: assessments,
  fill_in_the_blank: assessments,
  article: assessments,
  assessment: assessments,
  ...roundsTypes,
  ...filesTypes,
} as const satisfies Record<AuthoredType, PlayerType>;

export type PlayableType = keyof typeof playerTypes;

/** Whether this player has the type. */
export function isPlayable(content_type: string): content_type is PlayableType {
  return Object.hasOwn(playerTypes, content_type);
}
