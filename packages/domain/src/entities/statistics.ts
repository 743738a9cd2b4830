import { z } from 'zod';
import { Id, Instant } from './common.ts';

/** Why a question is doubted, by how learners answered it; the gravest first. */
export const doubtKinds = ['wrong_key', 'dead_distractor', 'too_slow', 'too_easy'] as const;

/** One doubt, with the numbers that speak for it. */
export const Doubt = z.object({
  kind: z.enum(doubtKinds),
  /** The option that it is about, by its place from 0; null for the whole question. */
  option: z.int().nullable(),
  /** How many answers it rests on. */
  answered: z.int(),
  /** The share or the seconds that are prominent, and what they are held against. */
  value: z.number(),
  against: z.number(),
});
export type Doubt = z.infer<typeof Doubt>;

/** How often one option was chosen, or one answer typed. */
export const ResponseStatistics = z.object({
  response: z.string().meta({ description: 'The id of an option, or what was typed' }),
  html: z.string(),
  is_right: z.boolean(),
  picked: z.int(),
  /** How the choice goes with the rest of the test, from -1 to 1; null where nothing can be said. */
  discrimination: z.number().nullable(),
});
export type ResponseStatistics = z.infer<typeof ResponseStatistics>;

/** How learners answered one question. */
export const ItemStatistics = z
  .object({
    question_id: Id,
    content_type: z.string(),
    question: z.string(),
    shown: z.int(),
    answered: z.int(),
    /** The share of right answers; null without an answer. */
    facility: z.number().nullable(),
    /** Point-biserial, against the rest of the test. */
    discrimination: z.number().nullable(),
    median_seconds: z.number().nullable(),
    responses: z.array(ResponseStatistics),
    doubts: z.array(Doubt),
    is_withheld: z.boolean().optional().meta({
      description:
        'The question is of a bank that is closed to who reads it: neither responses nor doubts are here',
    }),
  })
  .meta({ id: 'ItemStatistics' });
export type ItemStatistics = z.infer<typeof ItemStatistics>;

/** How learners did in one published version. */
export const VersionStatistics = z
  .object({
    attempts: z.int(),
    mean_percent: z.number().nullable(),
    median_seconds: z.number().nullable(),
    /** How many attempts came to 0-9 %, 10-19 %, ... 90-100 %. */
    distribution: z.array(z.int()),
    items: z.array(ItemStatistics),
    computed_on: Instant,
  })
  .meta({ id: 'VersionStatistics' });
export type VersionStatistics = z.infer<typeof VersionStatistics>;
