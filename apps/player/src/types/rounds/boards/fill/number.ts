import { innerOf } from '../../../../ui/inner-part.tsx';
import { defineBoard } from '../board/player-board.ts';
import { typed } from './typed.ts';

const part = innerOf(async () => (await import('./fill-boards.tsx')).NumberBoard);

export const number = defineBoard('number', 'text', { part: () => part, ...typed });
