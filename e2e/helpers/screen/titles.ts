import { randomBytes } from 'node:crypto';

/** A title that no other test, worker or earlier try has used. */
export function uniqueTitle(words: string): string {
  return `${words} ${randomBytes(4).toString('hex')}`;
}
