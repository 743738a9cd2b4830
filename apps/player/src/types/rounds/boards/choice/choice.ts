import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';

const part = innerOf(async () => (await import('./choice-board.tsx')).ChoiceBoard);

export const choice = defineBoard('choice', 'chosen', {
  part: () => part,
  endsItself: ({ is_multiple }) => !is_multiple,
  isReady: (_board, { chosen }) => chosen.length > 0,
  // Of two, the one that was wrong says which is right.
  mayTryAgain: ({ cards }, { credit }) => cards.length > 2 && credit < 1,
  // A single one that is right leaves nothing to try.
  keptDraft: ({ is_multiple, right }, { chosen }) =>
    is_multiple ? { chosen: chosen.filter((id) => right.includes(id)) } : null,
  cards: ({ cards }) => cards,
  feedback: ({ correct_feedback, incorrect_feedback }) => ({
    right: correct_feedback,
    wrong: incorrect_feedback,
  }),
});
