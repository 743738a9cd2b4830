import { z } from 'zod';
import { limits } from '../limits.ts';
import { StoredFile } from './common.ts';
import { RubricDoc } from './rubric.ts';

const text = z.string().max(limits.rich_text.max);

/** Something to read for an assignment; without a title its address is its title. */
export const AssignmentLink = z.object({ title: text, link: text });

/** The page of an assignment. */
export const AssignmentBody = z.object({
  kind: z.literal('assignment'),
  points: z.number().nullable(),
  links: z.array(AssignmentLink),
  files: z
    .array(StoredFile)
    .optional()
    .meta({ description: 'Left out in what a device kept before assignments had any' }),
  rubric: RubricDoc.nullable(),
});
export type AssignmentBody = z.infer<typeof AssignmentBody>;
