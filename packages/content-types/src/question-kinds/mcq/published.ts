import { RichText } from '@takhti/domain';
import { z } from 'zod';
import { PublishedBase, publishedInLanguages, publishedTexts } from '../published-base.ts';

/** An option; `OptionId` names the stored one, `o1` to `o10`, so that scoring need not know how options were shuffled. */
export const PublishedOption = z.object({ OptionId: z.string(), html: RichText, correct: z.boolean() });
export type PublishedOption = z.infer<typeof PublishedOption>;

const OwnMcq = PublishedBase.extend({
  content_type: z.literal('mcq'),
  options: z.array(PublishedOption),
});

/** A multiple-choice question as publishing freezes it, with its key. */
export const PublishedMcq = OwnMcq.extend({
  in_languages: publishedInLanguages(OwnMcq.pick({ ...publishedTexts, options: true })),
});
export type PublishedMcq = z.infer<typeof PublishedMcq>;
