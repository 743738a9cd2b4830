import { languageRecords, type FontName, type Language } from '@takhti/domain';

const fonts: Readonly<Record<FontName, () => Promise<unknown>>> = {
  // Comes with the Latin one, for every language of this script has both.
  naskh: async () => undefined,
  nastaliq: async () => import('./fonts-nastaliq.ts'),
};

/**
 * Declares the fonts that a language is shown in; the browser then fetches the ones it meets. Where the device's own letters
 * do, there are none: on a slow network a question in those, now, is better than one in ours later.
 */
export async function loadFonts(language: Language): Promise<void> {
  const wanted = languageRecords[language].fonts;
  if (wanted.length === 0) return;
  // A font that does not come leaves the system's own in its place.
  await Promise.allSettled([import('./fonts-latin.ts'), ...wanted.map(async (font) => fonts[font]())]);
}
