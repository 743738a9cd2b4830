import type { Services } from '../services.ts';
import { refuseWhile } from './refuse-while.ts';

/**
 * Wrong codes of each sort that one address may try: a class behind one line mistypes some and must not wait long for one who guesses.
 * All the codes of rounds, the shorter ones, take a guesser more than a month.
 */
const wrongCodes = { most: 60, window_ms: 3 * 60_000 } as const;

/**
 * Lets an address try a code of learners.
 * @returns counts one that was wrong
 * @throws Problem request.too_many
 */
export function tryCode(
  { launches }: Pick<Services, 'launches'>,
  of: 'round' | 'short link' | 'certificate',
  address: string,
): () => void {
  const guesses = [{ subject: `wrong ${of} code from ${address}`, ...wrongCodes }];
  refuseWhile(launches.wait(guesses));
  return () => void launches.count(guesses);
}
