import type { Attempting } from '../../../http/attempting.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { competingWith } from './competing-with.ts';

/** Whether what is right must not be told to the learner of an attempt: points can be had for its content by them. */
export async function keepsKey(tx: Tx, attempt: Attempting, now: Date): Promise<boolean> {
  return (await competingWith(tx, attempt, now)).length > 0;
}
