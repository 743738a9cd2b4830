import { limits } from '@takhti/domain';
import type { Expression, SqlBool } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { withMistakes, wordsTyped, type Searched } from './searched.ts';
import { listMatching, preferIndexes, type Tier } from './matching.queries.ts';

/** The results of a search, the best first, and how its words were understood. */
export interface Found {
  readonly container_ids: readonly string[];
  readonly searched: readonly Searched[];
}

/** With fewer found than these, what was typed may be mistyped. */
const few = 8;
const { most_found } = limits.search;

/**
 * The content that matches a search and a condition: first what has all words in its title, then in title and skill,
 * then in its text; last, where little was found, what has them with a mistake. Of what is equally good the latest comes first.
 *
 * @param narrowed what the condition asks for that content carries as words
 * @param meets the condition on containers and skills: institution, rights, filters
 */
export async function findContent(
  tx: Tx,
  institution_id: number,
  typed: string,
  narrowed: Tier,
  meets: Expression<SqlBool>,
): Promise<Found> {
  const searched = await wordsTyped(tx, institution_id, typed);
  const found = new Set<string>();
  if (searched.length === 0) return { container_ids: [], searched };
  await preferIndexes(tx);
  const exact = searched.map(({ word }) => ({ word, answers: [word] }));
  await add(found, [titled(exact), titled(searched), named(searched), anywhere(searched)]);
  if (found.size >= few) return { container_ids: [...found], searched };
  const mended = await withMistakes(tx, institution_id, searched);
  await add(found, [titled(mended), named(mended), anywhere(mended)]);
  return { container_ids: [...found], searched: mended };

  async function add(to: Set<string>, tiers: readonly Tier[]): Promise<void> {
    for (const tier of tiers) {
      if (to.size >= most_found) return;
      const rows = await listMatching(tx, institution_id, [...narrowed, ...tier], meets, most_found);
      for (const container_id of rows) if (to.size < most_found) to.add(container_id);
    }
  }
}

const titled = (searched: readonly Searched[]): Tier => searched.map(({ answers }) => marked('t', answers));
const named = (searched: readonly Searched[]): Tier =>
  searched.map(({ answers }) => [...marked('t', answers), ...marked('s', answers)]);
const anywhere = (searched: readonly Searched[]): Tier => searched.map(({ answers }) => answers);

function marked(mark: 't' | 's', words: readonly string[]): string[] {
  return words.map((word) => `${mark}:${word}`);
}
