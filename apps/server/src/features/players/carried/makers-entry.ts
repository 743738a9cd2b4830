import type { ZipEntry } from '../../../platform/zip/zip-file.ts';
import type { Maker } from '../../provenance/index.ts';

/** Beside a game, what models made of it. */
export const makersFile = 'made-by-models.json';

/** What learners may know of that, as a file of a zip; none where models made nothing of it. */
export function makersEntry(made_by_models: readonly Maker[]): ZipEntry[] {
  if (made_by_models.length === 0) return [];
  return [{ name: makersFile, bytes: new TextEncoder().encode(JSON.stringify({ made_by_models }, null, 2)) }];
}
