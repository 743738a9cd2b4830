import { BlankAnswers } from '@takhti/domain';
import { z } from 'zod';
import { PublishedBase } from '../published-base.ts';

/** A fill-in-the-blank question as publishing freezes it, with its key. */
export const PublishedFib = PublishedBase.extend({
  content_type: z.literal('fill_in_the_blank'),
  blank_answers: z.array(BlankAnswers),
  unit: z.string(),
  is_strict: z.boolean(),
});
export type PublishedFib = z.infer<typeof PublishedFib>;
