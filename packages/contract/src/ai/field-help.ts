import { aiLimits, fieldHelps, Findings, HelpedQuestion, Id, LanguageSchema, limits } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';
import { editing } from '../content/editing.ts';

const HelpWords = z.object({
  option: z.string().nullable().meta({
    description:
      'The wrong option that they are about, or the text that they translate, as it was sent; null for words on the whole',
  }),
  text: z.string(),
  findings: Findings.meta({
    description:
      'What would be wrong with the question if they were used; an error says that they are of no use',
  }),
});
export type HelpWords = z.infer<typeof HelpWords>;

export const askForHelp = call({
  path: 'ai/help',
  summary:
    'Have a model propose words for one field of a question; nothing of it enters the content by itself',
  can: 'ai.generate',
  changes: ['credits'],
  request: () =>
    z
      .object({
        ...injected,
        container_id: Id,
        help: z.enum(fieldHelps),
        about: HelpedQuestion,
        picture: z.string().max(500).optional().meta({
          description: 'Of words for a picture: its address, as it is signed for the person who asks',
        }),
        texts: z
          .array(z.string().trim().min(1).max(aiLimits.text))
          .max(limits.options.import + 2)
          .default([])
          .meta({ description: 'Of a translation: what is translated beside the question' }),
        to_language: LanguageSchema.optional().meta({ description: 'Of a translation' }),
      })
      .refine(({ help, about }) => help === 'picture' || about.question !== '', {
        path: ['about', 'question'],
        error: 'must not be empty',
      }),
  reply: () =>
    z.object({
      run_id: Id,
      words: z.array(HelpWords).meta({ description: 'Plain words, the best first' }),
    }),
  problems: [...editing, 'ai.not_set_up', 'ai.no_credits', 'ai.no_material', 'ai.failed'],
  priority: priorities.high,
});

export const takeHelp = call({
  path: 'ai/help/use',
  summary: 'Note that words of a model come into a question: from then on somebody has to read it anew',
  can: 'ai.generate',
  changes: ['parts'],
  request: () => z.object({ ...injected, container_id: Id, content_id: Id, run_id: Id }),
  reply: () => z.object({}),
  problems: [...editing, 'ai.run_not_found', 'questions.not_found'],
});
