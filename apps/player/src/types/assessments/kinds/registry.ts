import type { PlayQuestion, QuestionKind } from '@takhti/domain';
import { fib } from './fib/fib.ts';
import { mcq } from './mcq/mcq.ts';
import type { PlayerKind } from './player-kind.ts';

const playerKinds = { mcq, fill_in_the_blank: fib } as const satisfies Record<QuestionKind, PlayerKind>;

/** The player's row of a question's kind. */
export function playerKindOf({ content_type }: Pick<PlayQuestion, 'content_type'>): PlayerKind {
  return playerKinds[content_type];
}
