import { z } from 'zod';
import { PublishedFib } from './fib/published.ts';
import { PublishedMcq } from './mcq/published.ts';

/** A question as publishing freezes it: what playing and scoring need, key included, and nothing else. */
export const PublishedQuestion = z.union([PublishedMcq, PublishedFib]).meta({ id: 'PublishedQuestion' });
export type PublishedQuestion = z.infer<typeof PublishedQuestion>;
