import { fileURLToPath } from 'node:url';

/** The repository's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Where the scripts keep what they may lose at any time. */
export const cacheFolder = `${root}/node_modules/.cache/takhti`;
