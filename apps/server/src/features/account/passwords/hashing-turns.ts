import { availableParallelism } from 'node:os';
import { Problem } from '@takhti/contract';
import { makeFairQueue } from '../../../platform/work/index.ts';

/** Runs the hashing of a password when it is its caller's turn. */
export type InTurn = <Result>(by: string, hashing: () => Promise<Result>) => Promise<Result>;

/** Never more than half of the cores, and never all of the threads that files are read by. */
const at_once = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
/** A staff room behind one address logs in at the same moment; more than that guesses. */
const most_waiting = 40;
const wait_seconds = 5;

/**
 * Turns for hashing passwords, which takes a core for a tenth of a second and needs no account to ask for. Callers take turns: who
 * sends many waits for them alone.
 * @throws Problem request.too_many where one caller has too many waiting
 */
export function makeHashingTurns(all = at_once, most = most_waiting): InTurn {
  const turns = makeFairQueue({ all, institution: all, person: all });
  const asked = new Map<string, number>();
  return async (by, hashing) => {
    const before = asked.get(by) ?? 0;
    if (before >= most) throw new Problem('request.too_many', { seconds: wait_seconds });
    asked.set(by, before + 1);
    try {
      return await turns.run({ institution_id: 0, user_id: by }, hashing);
    } finally {
      const left = (asked.get(by) ?? 1) - 1;
      if (left === 0) asked.delete(by);
      else asked.set(by, left);
    }
  };
}
