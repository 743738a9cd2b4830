import type { PlayQuestion } from '@takhti/domain';
import { mcq } from './mcq/mcq.ts';
import type { PlayerKind } from './player-kind.ts';

type QuestionKind = 'mcq';

const playerKinds = { mcq } as const satisfies Record<QuestionKind, PlayerKind>;

/** What the player has of a question's kind. */
export function playerKindOf(question: PlayQuestion): PlayerKind {
  return playerKinds[kindOf(question)];
}

function kindOf({ isFIB }: PlayQuestion): QuestionKind {
  switch (isFIB) {
    case false:
      return 'mcq';
  }
}
