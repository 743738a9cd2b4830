import type { AuthoredType } from '@takhti/content-types';
import type { OpenKeptGame } from '@takhti/content-types/rounds';
import { Problem } from '@takhti/contract';
import type { ContentType } from '@takhti/domain';
import type { KeepByType } from '../features/containers/index.ts';
import type { AttemptCounter } from './attempt-counter.ts';
import { assessmentPlay, assessmentType } from './assessments/index.ts';
import { bankType, gameBankTypes } from './banks/index.ts';
import { crosswordType } from './crosswords/index.ts';
import { filesTypes } from './files/index.ts';
import { gamePlayBy } from './games/index.ts';
import type { PlayKindName } from './play-kind.ts';
import { roundsTypes } from './rounds/index.ts';
import type { ServerType } from './server-type.ts';

/** The server's row of each content type: the one list, whose completeness the compiler checks. */
export const serverTypes = {
  mcq: bankType,
  fill_in_the_blank: bankType,
  article: bankType,
  assessment: assessmentType,
  ...roundsTypes,
  ...gameBankTypes,
  crossword: crosswordType,
  ...filesTypes,
} as const satisfies Record<AuthoredType, ServerType>;

/** The ways of playing by their names. */
export const playKinds = {
  assessment: assessmentPlay,
  game: gamePlayBy((head, kept, seed) => openerOf(head.content_type)(head, kept, seed)),
} as const satisfies Record<PlayKindName, { readonly name: PlayKindName }>;

/**
 * What a content type does on the server.
 * @throws Problem container.type_not_available for one that nothing can be made of yet
 */
export function serverTypeOf(content_type: ContentType): ServerType {
  const types: Partial<Record<ContentType, ServerType>> = serverTypes;
  const type = types[content_type];
  if (!type) throw new Problem('container.type_not_available');
  return type;
}

function openerOf(content_type: ContentType): OpenKeptGame {
  const { use } = serverTypeOf(content_type);
  if (use.how !== 'attempted' || use.kind !== 'game') throw new Error(`${content_type} is no game`);
  return use.openKept;
}

/** The attempt counters of all types that have one. */
export const attemptCounters: readonly AttemptCounter[] = Object.values<ServerType>(serverTypes).flatMap(
  ({ countsAttempts }) => countsAttempts ?? [],
);

/** `documentToKeep` by content type. */
export const keepByType: KeepByType = (content_type) => serverTypeOf(content_type).documentToKeep;
