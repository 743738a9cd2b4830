import type { Board } from '@takhti/domain';
import { cards, testScores } from '../../testing/boards.ts';

const choice = {
  kind: 'choice',
  is_multiple: true,
  cards,
  right: [1, 3],
  correct_feedback: '',
  incorrect_feedback: '',
} satisfies Board;

testScores('G-155', [
  ['exactly the right options', choice, { chosen: [3, 1] }, 1, true],
  ['one of two right options', choice, { chosen: [1] }, 0, false],
  ['one option too many', choice, { chosen: [1, 2, 3] }, 0, false],
]);
