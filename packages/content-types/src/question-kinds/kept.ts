import { unnamedKind } from '@takhti/domain';
import { defineDocument } from '../stored-document.ts';
import { PublishedQuestion } from './published.ts';

/** The stored form of each question of a publication. */
export const keptQuestion = defineDocument({
  schema: PublishedQuestion,
  schema_version: 3,
  // Those of the only kind that there was did not name it.
  upgrades: {
    1: (question) => ({ content_type: unnamedKind, ...question }),
    // Typed answers were compared as people compare, always.
    2: (question) => ('blank_answers' in question ? { is_strict: false, ...question } : question),
  },
  unversioned: 1,
});
