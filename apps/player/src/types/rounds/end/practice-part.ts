import { pageOf } from '../../../ui/page-part.tsx';

/** What was missed, played once more. */
export const practicePart = pageOf(async () => (await import('./practice.tsx')).Practice);
