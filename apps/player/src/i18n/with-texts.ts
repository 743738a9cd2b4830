import type { Section } from './catalogues.ts';
import { loadSection } from './loaded.ts';

/** Loads a part of the page together with the texts that it needs beside the common ones. */
export function withTexts<Loaded>(load: () => Promise<Loaded>, section?: Section): () => Promise<Loaded> {
  if (section === undefined) return load;
  return async () => {
    const [loaded] = await Promise.all([load(), loadSection(section)]);
    return loaded;
  };
}
