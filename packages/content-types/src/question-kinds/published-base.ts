import { Id, LanguageSchema, RichText } from '@takhti/domain';
import { z } from 'zod';

/** The published fields of every question, regardless of its kind. */
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

/** The translated fields of a published question; a kind adds its own. */
export const publishedTexts = { question: true, feedback: true, incorrect_feedback: true } as const;

/** The other languages in which a published question can be given, for what draws it in one of them. */
export function publishedInLanguages<Texts extends z.ZodType>(texts: Texts) {
  return z.partialRecord(LanguageSchema, texts).optional();
}
