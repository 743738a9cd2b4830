import { z } from 'zod';
import { limits } from '../limits.ts';
import { Id } from './common.ts';

// As `isWebAddress`, or empty; a pattern, so that the documentation of the calls has it too.
const web = /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?)?$/;

/** The written fields of an article beside its title and its questions (section 3; C-330, C-331). */
export const articleFields = {
  article_text: z
    .string()
    .max(limits.article.text)
    .meta({ format: 'html', description: 'HTML from our rich text editor' }),
  extra_data: z.object({
    offline_link: z
      .string()
      .max(2_048)
      .regex(web, 'is not an address that begins with https:// or http://')
      .meta({ description: 'A video to watch with the text; empty for none' }),
  }),
} as const;

/** A text that learners read and are asked about; its id is the content id of its container, its title the container's. */
export const Article = z
  .object({ article_id: Id, article_title: z.string(), ...articleFields })
  .meta({ id: 'Article' });
export type Article = z.infer<typeof Article>;
