/** The owner of a piece of work. */
export interface Owner {
  readonly institution_id: number;
  readonly user_id: string;
}

/** How much there may be at a time: in all, of one institution, of one person. */
export interface Share {
  readonly all: number;
  readonly institution: number;
  readonly person: number;
}

/** Work that is under way or waits for its turn. */
interface Piece {
  readonly owner: Owner;
  readonly start: () => void;
}

/** Runs pieces of work in a fair order. */
export interface FairQueue {
  /** Runs a piece of work when it is its owner's turn, and resolves to its result. */
  run<T>(owner: Owner, work: () => Promise<T>): Promise<T>;
  /** How many pieces wait for their turn, and how many are under way. */
  state(): QueueState;
}

/** How full a queue is. */
export interface QueueState {
  readonly waiting: number;
  readonly running: number;
}

/**
 * Lets institutions take turns, and the people of an institution among themselves: the person who asks for a hundred things waits for
 * them alone. With a share of one institution below that of all, a newcomer never waits for the work of a single other one.
 *
 * @param share how many pieces run at a time
 */
export function makeFairQueue(share: Share): FairQueue {
  const running = new Set<Owner>();
  const waiting: Piece[] = [];
  const lastTurn = new Map<string, number>();
  let turn = 0;

  const startNext = (): void => {
    const next = nextOf(waiting, [...running], share, lastTurn);
    if (next === undefined) {
      if (running.size === 0 && waiting.length === 0) lastTurn.clear();
      return;
    }
    waiting.splice(waiting.indexOf(next), 1);
    running.add(next.owner);
    turn += 1;
    for (const key of keysOf(next.owner)) lastTurn.set(key, turn);
    next.start();
    startNext();
  };

  return {
    async run({ institution_id, user_id }, work) {
      // An object of its own for each piece: one owner may have several.
      const owner = { institution_id, user_id };
      await new Promise<void>((start) => {
        waiting.push({ owner, start });
        startNext();
      });
      try {
        return await work();
      } finally {
        running.delete(owner);
        startNext();
      }
    },
    state: () => ({ waiting: waiting.length, running: running.size }),
  };
}

/** The piece whose turn it is: of the institution, and in it of the person, with the least under way and the oldest turn. */
function nextOf(
  waiting: readonly Piece[],
  running: readonly Owner[],
  share: Share,
  lastTurn: ReadonlyMap<string, number>,
): Piece | undefined {
  if (running.length >= share.all) return undefined;
  const rankOf = ({ owner }: Piece): readonly [number, number, number, number] => {
    const [institution, person] = keysOf(owner);
    return [
      countOf(running, owner, 'institution'),
      lastTurn.get(institution) ?? 0,
      countOf(running, owner, 'person'),
      lastTurn.get(person) ?? 0,
    ];
  };
  return waiting
    .filter(
      ({ owner }) =>
        countOf(running, owner, 'institution') < share.institution &&
        countOf(running, owner, 'person') < share.person,
    )
    .map((piece) => ({ piece, rank: rankOf(piece) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .at(0)?.piece;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** How many of these are of the same institution, or of the same person, as `owner`. */
export function countOf(owners: Iterable<Owner>, owner: Owner, of: 'institution' | 'person'): number {
  let count = 0;
  for (const { institution_id, user_id } of owners) {
    if (institution_id !== owner.institution_id) continue;
    if (of === 'institution' || user_id === owner.user_id) count += 1;
  }
  return count;
}

function keysOf({ institution_id, user_id }: Owner): readonly [string, string] {
  return [`institution ${institution_id}`, `person ${user_id}`];
}
