import { Problem } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';

/** Wrong codes that one address may try within a quarter of an hour: a class behind one line mistypes some, a guesser needs thousands. */
const wrongCodesPerAddress = 100;

/**
 * Lets an address try a code of learners.
 * @returns counts one that was wrong
 * @throws Problem request.too_many
 */
export function tryCode(
  { launches }: Pick<Services, 'launches'>,
  of: 'round' | 'link',
  address: string,
): () => void {
  const guesses = [{ subject: `wrong ${of} code from ${address}`, most: wrongCodesPerAddress }];
  const wait = launches.wait(guesses);
  if (wait > 0) throw new Problem('request.too_many', { seconds: Math.ceil(wait / 1000) });
  return () => void launches.count(guesses);
}
