import type { ZipEntry } from '../../../platform/zip/zip-file.ts';
import type { Maker } from '../../provenance/index.ts';

/** Beside a game, what models made of it. */
export const makersFile = 'made-by-models.json';

/** A file of the zip that names the models that made some of it; none if there are none. */
export function makersEntry(made_by_models: readonly Maker[]): ZipEntry[] {
  if (made_by_models.length === 0) return [];
  return [{ name: makersFile, bytes: new TextEncoder().encode(JSON.stringify({ made_by_models }, null, 2)) }];
}
