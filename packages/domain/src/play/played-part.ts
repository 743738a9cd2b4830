import { z } from 'zod';

/** Which part of a bank is played. */
export const PlayedPart = z.object({
  number: z.int().meta({ description: 'From 1' }),
  parts: z.int().meta({ description: 'How many there are' }),
  size: z.int().meta({
    description: 'About how many questions each has: they are of one length, give or take one',
  }),
  total: z.int().meta({ description: 'How many questions the bank has' }),
});
export type PlayedPart = z.infer<typeof PlayedPart>;
