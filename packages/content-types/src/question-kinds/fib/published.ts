import { BlankAnswers } from '@takhti/domain';
import { z } from 'zod';
import { PublishedBase, publishedInLanguages, publishedTexts } from '../published-base.ts';

const OwnFib = PublishedBase.extend({
  content_type: z.literal('fill_in_the_blank'),
  blank_answers: z.array(BlankAnswers),
  unit: z.string(),
  is_strict: z.boolean(),
});

/** A fill-in-the-blank question as publishing freezes it, with its key. */
export const PublishedFib = OwnFib.extend({
  in_languages: publishedInLanguages(OwnFib.pick({ ...publishedTexts, blank_answers: true, unit: true })),
});
export type PublishedFib = z.infer<typeof PublishedFib>;
