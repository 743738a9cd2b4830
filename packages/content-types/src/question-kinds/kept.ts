import { defineDocument } from '../define.ts';
import { PublishedQuestion } from './published.ts';

/** What a publication keeps of each question. */
export const keptQuestion = defineDocument({
  schema: PublishedQuestion,
  schema_version: 1,
  upgrades: {},
  unversioned: 1,
});
