import { z } from 'zod';
import { WebAddress } from '../web-address.ts';

/** The service that generates: the one of the server's operator, the institution's own, or none. */
export const aiSources = ['server', 'own', 'none'] as const;

/** Why a service did not generate what it was asked for; each is a sentence on the screen. */
export const aiFaults = [
  'not_set_up',
  'address_refused',
  'unknown_host',
  'refused_connection',
  'insecure',
  'timed_out',
  'too_large',
  'wrong_address',
  'unauthorized',
  'rate_limited',
  'rejected',
  'failing',
  'broken_off',
  'nonsense',
  'declined',
] as const;
export type AiFault = (typeof aiFaults)[number];

export const aiLimits = {
  model: 200,
  key: 4_000,
  /** Of one generation. */
  questions: { min: 1, max: 20 },
  topic: 500,
  audience: 200,
  /** Characters of a text that questions are made from. */
  source: 20_000,
  /** Characters of a word on why something is to be made again. */
  why: 500,
  /** Characters of one text of what was generated; an upload's cell may be longer, a model's sentence must not be. */
  text: 2_000,
  /** Of an article: how many paragraphs, and the characters of one. */
  paragraphs: { max: 40, text: 5_000 },
  credits: { min: -10_000, max: 10_000 },
  reason: 200,
  people: 200,
} as const;

/** How many days it is kept what was asked of a model, and what came of it and was not kept. */
export const aiRunDays = 90;

/** The settings of an institution about generating; its key is stored apart and never shown. */
export const AiSettings = z.object({
  source: z.enum(aiSources).default('server'),
  // The pattern documents for clients of the calls what the refinement cannot.
  address: WebAddress.regex(/^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/\S+)?$/)
    .default('')
    .meta({
      description: 'Of a service that speaks the OpenAI-compatible chat protocol, up to and with /v1',
    }),
  model: z.string().trim().max(aiLimits.model).default(''),
});
export type AiSettings = z.infer<typeof AiSettings>;

/** The missing field of a service of the institution's own; null when nothing is missing. */
export function missingOfAi({ source, address, model }: AiSettings): 'address' | 'model' | null {
  if (source !== 'own') return null;
  if (address === '') return 'address';
  return model.trim() === '' ? 'model' : null;
}
