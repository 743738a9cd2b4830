import { Id, RichText } from '@takhti/domain';
import { z } from 'zod';

/** What publishing freezes of every question, whatever its kind. */
export const PublishedBase = z.object({
  content_id: Id,
  skill_id: Id,
  article_id: Id.nullable(),
  question: RichText,
  feedback: RichText,
  incorrect_feedback: RichText,
  subject: z.string(),
  metadata1: z.string(),
  metadata2: z.string(),
  order: z.int(),
});
export type PublishedBase = z.infer<typeof PublishedBase>;
