import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';

export type { UsedHelp } from './help/help-card.tsx';
export { HelpPanel } from './help/help-panel.tsx';
export { PartMark } from './parts/part-mark.tsx';
export { PartBadge } from './parts/part-badge.tsx';
export { PartsStrip } from './parts/parts-strip.tsx';
export { useParts } from './parts/use-parts.ts';
export { NotSetUp } from './service/not-set-up.tsx';

/** Generating, and what administrators settle about it. */
export const aiRoutes: readonly RouteObject[] = [
  page({
    path: '/dashboard/generate',
    title: 'ai:generate.title',
    back: '/dashboard',
    texts: ['ai', 'editor', 'games', 'questions'],
    load: () => import('./generate/generate-page.tsx'),
  }),
  page({
    path: '/ai',
    title: 'ai:settings.title',
    back: '/dashboard',
    texts: ['ai'],
    load: () => import('./service/settings-page.tsx'),
  }),
  page({
    path: '/bot-talks',
    title: 'ai:talks.title',
    back: '/dashboard',
    texts: ['ai'],
    load: () => import('./talks/talks-page.tsx'),
  }),
];
