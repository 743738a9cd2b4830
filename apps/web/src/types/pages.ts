import type { RouteObject } from 'react-router';
import { assessmentPages } from './assessments/pages.ts';
import { bankPages } from './banks/pages.ts';
import { filesPages } from './files/pages.ts';
import { crosswordPages } from './rounds/crosswords/pages.ts';
import { roundsPages } from './rounds/pages.ts';

/**
 * The pages of every content type, below the login. Apart from the registry, which features ask and pages are made of; and the
 * first load needs the addresses alone.
 */
export const typePages: readonly RouteObject[] = [
  ...assessmentPages,
  ...bankPages,
  ...roundsPages,
  ...crosswordPages,
  ...filesPages,
];
