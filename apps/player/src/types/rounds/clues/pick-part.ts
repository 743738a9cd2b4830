import { innerOf } from '../../../ui/inner-part.tsx';

/** Where a class and a topic are chosen; games without a choice never fetch it. */
export const pickPart = innerOf(async () => (await import('./pick.tsx')).Pick, 'clues');
