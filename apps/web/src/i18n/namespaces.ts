/**
 * The files of texts: one per feature and language, loaded when a page of the feature opens.
 * Adding one: the file in the folder of each language, a line here and a line in typed-keys.ts.
 */
export const namespaces = [
  'common',
  'problems',
  'account',
  'actions',
  'dashboard',
  'skills',
  'curriculum',
  'editor',
  'media',
  'questions',
  'assessments',
  'games',
  'review',
  'library',
  'imports',
  'people',
  'notifications',
  'details',
  'files',
  'game-guideline',
  'game-cards',
] as const;
export type Namespace = (typeof namespaces)[number];
