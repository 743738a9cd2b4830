import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';
import { loadTyped, typed } from './typed.ts';

const part = innerOf(async () => (await loadTyped()).TableBoard);

export const table = defineBoard('table', 'text', { part: () => part, ...typed });
