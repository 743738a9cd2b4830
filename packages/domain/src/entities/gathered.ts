import { z } from 'zod';
import { ContentTypeSchema, Id } from './common.ts';
import { limits } from '../limits.ts';

/** Other content that a document refers to, with what it was called when the document was saved last. */
export const GatheredItem = z.object({
  content_id: Id,
  content_type: ContentTypeSchema,
  title: z.string().max(limits.title.max),
});
export type GatheredItem = z.infer<typeof GatheredItem>;

/**
 * The state of content that a document refers to. `changed`: learners of the document still get the version before the newest;
 * `withdrawn`: it was published and is no more; `closed`: its questions serve assessments alone.
 */
export const referenceStates = [
  'published',
  'changed',
  'unpublished',
  'withdrawn',
  'deleted',
  'closed',
  'not_found',
] as const;
export const ReferenceStateSchema = z.enum(referenceStates);
export type ReferenceState = z.infer<typeof ReferenceStateSchema>;
