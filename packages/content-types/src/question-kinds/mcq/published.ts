import { RichText } from '@takhti/domain';
import { z } from 'zod';
import { PublishedBase } from '../published-base.ts';

/** A multiple-choice question as publishing freezes it, with its key. */
export const PublishedMcq = PublishedBase.extend({
  content_type: z.literal('mcq'),
  /** `OptionId` names the stored option, `o1` to `o10`, so that scoring need not know how options were shuffled. */
  options: z.array(z.object({ OptionId: z.string(), html: RichText, correct: z.boolean() })),
});
export type PublishedMcq = z.infer<typeof PublishedMcq>;
