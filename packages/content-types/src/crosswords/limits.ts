import type { Size } from '../kit/picture-fit.ts';

/** The forms of a clue: words, a picture, both, or a sound with a few words (D-56). */
export const clueTypes = ['text', 'image', 'mix', 'audio'] as const;
export type ClueType = (typeof clueTypes)[number];

/** The limits of a clue: characters and pixels are recommendations (G-219 to G-221). */
export const clueLimits: Readonly<Record<ClueType, { readonly chars?: number; readonly image?: Size }>> = {
  text: { chars: 240 },
  image: { image: { width: 1200, height: 610 } },
  mix: { chars: 130, image: { width: 1200, height: 300 } },
  audio: { chars: 240 },
};
