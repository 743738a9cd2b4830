import { z } from 'zod';
import { ContentTypeSchema, Id, LanguageSchema } from './common.ts';
import { LessonPlanBody } from './lesson-plan.ts';

/** What a page shows of a link: the address that it opens. */
const LinkBody = z.object({ kind: z.literal('link'), link: z.string() });

/** What differs between the contents that are opened and not attempted. */
export const GenericBody = z.discriminatedUnion('kind', [LinkBody, LessonPlanBody]);
export type GenericBody = z.infer<typeof GenericBody>;

/** Content that is opened and not attempted, as learners get it (specification, section 3; C-367). */
export const GenericContent = z
  .object({
    content_id: Id,
    content_type: ContentTypeSchema,
    title: z.string(),
    language: LanguageSchema,
    grade: z.string(),
    subject: z.string(),
    description: z.string(),
    body: GenericBody,
  })
  .meta({ id: 'GenericContent' });
export type GenericContent = z.infer<typeof GenericContent>;

/** The part of it that its document tells. */
export type GenericParts = Pick<GenericContent, 'description' | 'body'>;
