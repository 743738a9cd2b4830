import { languages, limits } from '@takhti/domain';
import { z } from 'zod';

export const anyText = z.string().max(limits.game.text);
export const anyShort = z.string().max(limits.title.max);
export const Text = anyText.default('');
export const Short = anyShort.default('');

/** Where a picture or sound lies: an upload of ours or nothing. A signature may hang on it until the server takes it off. */
export const anyAddress = z
  .string()
  .max(500)
  .regex(/^(\/files\/[0-9a-f-]{36}(\?[\w=&.-]*)?)?$/i);
export const Address = anyAddress.default('');

/** What the document of every game says of the game as a whole (G-592 to G-594). */
export const gameHead = {
  title: Short,
  description: Text,
  language: z.enum(languages),
  marketing_description: Text,
  marketing_url: z.string().max(2_000).default(''),
  marketing_image: Address,
};

/** What every game starts from. */
export const emptyHead = {
  title: '',
  description: '',
  marketing_description: '',
  marketing_url: '',
  marketing_image: '',
} as const;
