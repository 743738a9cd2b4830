import type { Language } from '@takhti/domain';

/**
 * Declares the faces that a language is shown in; the browser then fetches the ones it meets. English has none: on a slow
 * line a question in the device's own letters, now, is worth more than one in ours later.
 */
export async function loadFonts(language: Language): Promise<void> {
  if (language === 'english') return;
  const wanted: Promise<unknown>[] = [import('./fonts-latin.ts'), import('./fonts-naskh.ts')];
  if (language === 'urdu') wanted.push(import('./fonts-nastaliq.ts'));
  // A face that does not come leaves the system's own in its place.
  await Promise.allSettled(wanted);
}
