import { pageOf } from '../../../ui/page-part.tsx';

/** The result of an assessment, fetched by itself: the first question waits for nothing that only the end needs. */
export const resultPart = pageOf(async () => (await import('./result-screen.tsx')).ResultScreen, 'result');
