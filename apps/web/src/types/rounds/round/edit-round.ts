import type { GameDoc } from '@takhti/content-types/rounds';
import type { Draft } from 'immer';
import type { Editor } from '../../../features/editor/index.ts';

/** Changes one round of a game, where it stands now. */
export function editRound(
  editor: Pick<Editor<GameDoc>, 'edit'>,
  at: number,
  change: (round: Draft<GameDoc>['questionData'][number]) => void,
): void {
  editor.edit((draft) => {
    const round = draft.questionData[at];
    if (round) change(round);
  });
}
