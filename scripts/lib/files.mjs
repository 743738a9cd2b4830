import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', '.git', 'test-results', 'playwright-report']);

/** All files below a folder (or the file itself), in a stable order, without what was installed or built. */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (SKIPPED.has(entry.name)) return [];
      const full = join(path, entry.name);
      return entry.isDirectory() ? listFiles(full) : [full];
    });
}

/** One hash over the names and contents of files. */
export function fingerprint(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
