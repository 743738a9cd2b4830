import type { ChoiceBoard } from '@takhti/domain';
import type { BoardKind } from '../../play/board-kind.ts';
import { fieldOf, knows } from '../../play/junk.ts';
import { scoreChoice } from './score.ts';

export const choiceBoardKind: BoardKind<ChoiceBoard> = {
  score: scoreChoice,
  fits({ cards }, response) {
    const chosen = fieldOf(response, 'chosen');
    return Array.isArray(chosen) && chosen.every(knows(cards));
  },
};
