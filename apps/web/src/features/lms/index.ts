import type { RouteObject } from 'react-router';
import { page } from '../../app/routing/page.ts';
import { loadTexts } from '../../i18n/index.ts';

/** Loads what lets somebody into the picker: the first file of the studio does without. */
export const loadPickerGate = async (): Promise<typeof import('./pick/picker-gate.tsx')> => {
  await loadTexts(['launch']);
  return import('./pick/picker-gate.tsx');
};

const pickTexts = ['lms', 'library', 'actions', 'review', 'editor', 'details', 'skills'] as const;

/** The window in which other systems let people choose content; it opens without a login (C-072). */
export const pickerRoutes: readonly RouteObject[] = [
  page({
    path: '/content-picker',
    title: 'lms:pick.title',
    back: null,
    texts: pickTexts,
    load: () => import('./pick/picker-page.tsx'),
  }),
];

/** Assigning for teachers, connections for administrators. */
export const lmsRoutes: readonly RouteObject[] = [
  page({
    path: '/content/select-content',
    title: 'lms:assign.title',
    back: '/content',
    texts: pickTexts,
    load: () => import('./assign/select-content-page.tsx'),
  }),
  page({
    path: '/lms',
    title: 'lms:connection.title',
    back: '/dashboard',
    texts: ['lms'],
    load: () => import('./connection/connection-page.tsx'),
  }),
  page({
    path: '/lms/lti',
    title: 'lms:lti.title',
    back: '/lms',
    texts: ['lms'],
    load: () => import('./lti/lti-page.tsx'),
  }),
  page({
    path: '/lms/deliveries',
    title: 'lms:deliveries.title',
    back: '/lms',
    texts: ['lms'],
    load: () => import('./deliveries/deliveries-page.tsx'),
  }),
];
