import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';
import { loadTyped } from '../fill/typed.ts';

const part = innerOf(async () => (await loadTyped()).CodeBoard);

export const code = defineBoard('code', 'letters', {
  part: () => part,
  isReady: ({ signs }, { letters }) => signs.every(({ is_letter }, at) => !is_letter || Boolean(letters[at])),
});
