import { languages, limits } from '@takhti/domain';
import { z } from 'zod';

export const anyText = z.string().max(limits.game.text);
export const anyShort = z.string().max(limits.title.max);
export const Text = anyText.default('');
export const Short = anyShort.default('');

/** The address of a picture or sound: an upload of ours or none. It may have a signature until the server removes it. */
export const anyAddress = z
  .string()
  .max(500)
  .regex(/^(\/files\/[0-9a-f-]{36}(\?[\w=&.-]*)?)?$/i);
export const Address = anyAddress.default('');

/** The head of every game's document (G-592 to G-594). */
export const gameHead = {
  title: Short,
  description: Text,
  language: z.enum(languages),
  marketing_description: Text,
  marketing_url: z.string().max(2_000).default(''),
  marketing_image: Address,
};

/** The start of every game. */
export const emptyHead = {
  title: '',
  description: '',
  marketing_description: '',
  marketing_url: '',
  marketing_image: '',
} as const;
