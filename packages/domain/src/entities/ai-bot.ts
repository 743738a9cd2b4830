import { z } from 'zod';
import { limits } from '../limits.ts';
import { FileAddress } from './common.ts';
import { GatheredItem } from './gathered.ts';

// Beyond its limits a bot is still kept, so that a finding can say what to do; beyond this it was not written by hand.
const text = z.string().max(limits.rich_text.max);
const most = 4;

/** The settings of an AI bot: who it is, what it talks about and how, what it knows, and how much a learner may ask. */
export const AiBotSettings = z.object({
  name: text,
  picture: FileAddress,
  subject: text,
  instructions: text,
  opening: text,
  starters: z.array(text).max(limits.ai_bot.starters * most),
  items: z.array(GatheredItem).max(limits.ai_bot.items * most),
  daily_questions: z.int32(),
});
export type AiBotSettings = z.infer<typeof AiBotSettings>;

/** The page of an AI bot. Its instructions and its knowledge stay on the server. */
export const AiBotBody = z.object({
  kind: z.literal('ai_bot'),
  name: z.string(),
  /** Empty for none. */
  picture: z.string(),
  subject: z.string(),
  opening: z.string(),
  starters: z.array(z.string()),
});
export type AiBotBody = z.infer<typeof AiBotBody>;
