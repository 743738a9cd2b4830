import type { Language } from '@takhti/domain';
import { common, sections, type Catalogue, type Section } from './catalogues.ts';
import en from './en.json';

/** The state of the texts in each language, common ones and those of sections. */
const loaded: Record<Language, Partial<Catalogue>> = { english: { ...en }, urdu: {}, pashto: {}, dari: {} };
const coming = new Map<string, Promise<void>>();
/** The languages of the reader and the sections that pages need: each of these is fetched in each of those. */
const read = new Set<Language>(['english']);
const needed = new Set<Section>();

/** The loaded texts of a language; it grows with its sections. */
export function loadedTexts(language: Language): Partial<Catalogue> {
  return loaded[language];
}

/** Fetches the common texts of a language, and its sections that pages need. Fails when one of them does not come. */
export async function loadLanguage(language: Language): Promise<void> {
  read.add(language);
  await Promise.all([
    fetchOnce(language, 'common', common[language]),
    ...[...needed].map(async (section) => fetchOnce(language, section, sections[section][language])),
  ]);
}

/** Fetches the texts that pages of a family need, in the languages that are read. Fails when there are none to show. */
export async function loadSection(section: Section): Promise<void> {
  needed.add(section);
  await Promise.all(
    [...read].map(async (language) => {
      try {
        await fetchOnce(language, section, sections[section][language]);
      } catch {
        // An English button is better than none.
        await fetchOnce('english', section, sections[section].english);
      }
    }),
  );
}

async function fetchOnce(
  language: Language,
  part: 'common' | Section,
  file: () => Promise<{ readonly default: Partial<Catalogue> }>,
): Promise<void> {
  const name = `${language} ${part}`;
  const known = coming.get(name);
  if (known !== undefined) return known;
  const promise = file().then(({ default: texts }) => void Object.assign(loaded[language], texts));
  coming.set(name, promise);
  // A failed load is tried again when it is needed again.
  promise.catch(() => coming.delete(name));
  return promise;
}
