import type { ChoiceBoard } from '@takhti/domain';
import { withFilesInCards, type BoardKind } from '../../play/board-kind.ts';
import { fieldOf, knows } from '../../play/junk.ts';
import { scoreChoice } from './score.ts';

export const choiceBoardKind: BoardKind<ChoiceBoard> = {
  score: scoreChoice,
  solved: ({ right }) => ({ chosen: right }),
  fits({ cards }, response) {
    const chosen = fieldOf(response, 'chosen');
    return Array.isArray(chosen) && chosen.every(knows(cards));
  },
  withFiles: withFilesInCards,
  plain: ({ cards, right, correct_feedback, incorrect_feedback, is_multiple }) => ({
    shape: 'choice',
    options: cards.map(({ id, text, alt }) => ({ label: text || alt, isRight: right.includes(id) })),
    feedback: correct_feedback,
    incorrect_feedback,
    takesSeveral: is_multiple,
  }),
};
