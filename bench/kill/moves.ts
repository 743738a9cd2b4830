import { availableParallelism, loadavg } from 'node:os';
import { onDatabase, seed, type Size } from '../calls/seed.ts';
import { machine, percentile, whole } from '../common/figures.ts';
import { makeReviewers } from '../common/people.ts';
import { withEngines, type Engine } from '../common/place.ts';
import { left, printTable, right } from '../common/table.ts';
import { countMoves, listHalfMoves } from './half-moves.queries.ts';
import { killUnder, type Victim } from './kill-under.ts';
import { move, moverOf, type Mover } from './movers.ts';

const CALLERS = 8;
const ROUNDS = { whole: 30, quick: 3 };
const SIZE: Size = { containers: 400, questions_per_bank: 2 };
/** The roles of the review's levels. */
const LEVELS = ['cr1', 'cr', 'cr3'];

/**
 * Kills the server with -9 under a stream of moves, again and again, from submission to publication and back to a draft, and
 * looks each time for moves that happened by half, and for acknowledged ones that are missing.
 */
export async function benchMoves(isQuick: boolean): Promise<void> {
  const rounds = isQuick ? ROUNDS.quick : ROUNDS.whole;
  const load = loadavg()[0] ?? 0;
  const rows: string[][] = [];
  const halves: string[] = [];
  await withEngines(async (engine) => {
    rows.push(await killAgainAndAgain(engine, 'server', rounds, halves));
    if (engine.name === 'PostgreSQL')
      rows.push(await killAgainAndAgain(engine, 'server and a backend of PostgreSQL', rounds, halves));
  });
  printTable(
    `Kill -9 under the moves of ${CALLERS} authors and their reviewers (${machine(availableParallelism(), load)})`,
    [
      left('database'),
      left('killed'),
      right('rounds'),
      right('acknowledged'),
      right('published'),
      right('missing'),
      right('half'),
      right('faults'),
      right('reopened p50 ms'),
      right('longest ms'),
    ],
    rows,
  );
  for (const half of new Set(halves)) console.log(`! ${half}`);
}

async function killAgainAndAgain(
  engine: Engine,
  victim: Victim,
  rounds: number,
  halves: string[],
): Promise<string[]> {
  const place = await engine.makePlace(victim === 'server' ? 'moved' : 'moved_with_backend');
  const authors = await seed(place, SIZE, CALLERS);
  const reviewers = await onDatabase(place, (db) => makeReviewers(db, LEVELS));
  const movers = authors.map((author) => moverOf(author, reviewers, SIZE.containers));
  const acknowledged = (): number => movers.reduce((total, mover) => total + mover.acknowledged, 0);
  const work = (port: number) => Promise.all(movers.map((mover) => move(port, mover)));
  const reopened: number[] = [];
  const half = new Set<string>();
  const missing = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    reopened.push(await killUnder(place, { work, acknowledged }, victim));
    const found = await onDatabase(place, (db) =>
      db.inReadTransaction(async (tx) => ({ halves: await listHalfMoves(tx), moves: await countMoves(tx) })),
    );
    for (const each of found.halves) half.add(each);
    for (const each of missingOf(movers, found.moves)) missing.add(each);
  }
  halves.push(...half);
  const sorted = reopened.toSorted((a, b) => a - b);
  return [
    engine.name,
    victim,
    whole(rounds),
    whole(acknowledged()),
    whole(movers.reduce((total, { published }) => total + published, 0)),
    whole(missing.size),
    whole(half.size),
    whole(movers.reduce((total, { faults }) => total + faults, 0)),
    whole(percentile(sorted, 0.5)),
    whole(sorted.at(-1) ?? 0),
  ];
}

/** Containers of whose history less is kept than people were told. */
function missingOf(movers: readonly Mover[], kept: ReadonlyMap<string, number>): string[] {
  return movers.flatMap(({ told }) =>
    [...told]
      .filter(([container_id, moves]) => moves > (kept.get(container_id) ?? 0))
      .map(([container_id]) => container_id),
  );
}
