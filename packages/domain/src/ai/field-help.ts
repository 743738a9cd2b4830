import { z } from 'zod';
import { LanguageSchema } from '../entities/common.ts';
import { limits } from '../limits.ts';
import { aiLimits } from './ai-settings.ts';

/**
 * With what a model helps in one question: wrong options, other words for what is asked, the same in another language, a word on each
 * wrong option (where there are none, what is said after a wrong answer), or words for a picture, for people who cannot see it.
 */
export const fieldHelps = ['distractors', 'simpler', 'translate', 'feedback', 'picture'] as const;
export type FieldHelp = (typeof fieldHelps)[number];

const words = z.string().trim().max(aiLimits.text);

/** The plain words of a question that a model gets to help with it. */
export const HelpedQuestion = z.object({
  question: words.meta({ description: 'Empty only where the help is about a picture' }),
  right: z.array(words).max(limits.options.import),
  wrong: z.array(words).max(limits.options.import),
  language: LanguageSchema,
});
export type HelpedQuestion = z.infer<typeof HelpedQuestion>;
