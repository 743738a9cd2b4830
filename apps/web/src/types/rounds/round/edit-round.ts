import type { GameDoc, Round } from '@takhti/content-types/rounds';
import type { Draft } from 'immer';
import type { Editor } from '../../../features/editor/index.ts';

/**
 * Changes one round of a game, wherever it is by then: rounds may have moved before an upload ends or an undo is pressed. Does
 * nothing if the round is gone.
 */
export function editRound(
  { edit }: Pick<Editor<GameDoc>, 'edit'>,
  questionId: Round['questionId'],
  change: (round: Draft<GameDoc>['questionData'][number]) => void,
): void {
  edit((draft) => {
    const round = draft.questionData.find((each) => each.questionId === questionId);
    if (round) change(round);
  });
}
