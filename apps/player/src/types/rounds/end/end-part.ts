import { pageOf } from '../../../ui/page-part.tsx';

/** The end of a game, fetched by itself: the first round waits for nothing that only the end needs. */
export const endPart = pageOf(async () => (await import('./game-end.tsx')).GameEnd, 'result');
