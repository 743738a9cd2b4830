import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';
import { typed } from './typed.ts';

const part = innerOf(async () => (await import('./fill-boards.tsx')).TableBoard);

export const table = defineBoard('table', 'text', { part: () => part, ...typed });
