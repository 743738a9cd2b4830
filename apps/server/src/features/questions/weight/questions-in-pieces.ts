import type { Question } from '@takhti/domain';
import { inPieces } from '../../../platform/work/in-pieces.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import { listQuestionsByIds, listWeights, type BankKey } from '../questions.queries.ts';

/** Which questions are read together: what is read of a bank at a time, however many and however long they are. */
export async function idsInPieces(
  tx: Tx,
  bank: BankKey,
  content_ids?: readonly string[],
): Promise<string[][]> {
  const weights = await listWeights(tx, bank);
  const known = new Map(weights.map(({ content_id, bytes }) => [content_id, bytes]));
  const wanted = content_ids ?? weights.map(({ content_id }) => content_id);
  return [...inPieces(wanted, (content_id) => known.get(content_id) ?? 0, most)];
}

// They are handed to processes, too, which takes as long as reading them.
const most = 50;

/**
 * All questions of a bank in their order, read piece by piece: others have their turn in between.
 * @param first no more than so many of them
 */
export async function listAllQuestions(tx: Tx, bank: BankKey, first = Infinity): Promise<Question[]> {
  const questions: Question[] = [];
  for (const ids of await idsInPieces(tx, bank)) {
    const some = ids.slice(0, first - questions.length);
    if (some.length === 0) break;
    questions.push(...(await listQuestionsByIds(tx, bank.institution_id, some)));
  }
  return questions;
}

/**
 * Gives questions piece by piece, none when all were given; in transactions of their own, for one for all would keep others waiting for
 * as long as somebody works on them.
 */
export function giveInPieces(
  db: Pick<Db, 'inReadTransaction'>,
  institution_id: number,
  pieces: readonly (readonly string[])[],
): () => Promise<readonly Question[]> {
  let at = 0;
  return async () => {
    while (at < pieces.length) {
      const some = pieces[at] ?? [];
      at += 1;
      const questions = await db.inReadTransaction((tx) => listQuestionsByIds(tx, institution_id, some));
      // A piece that was deleted meanwhile is gone, and the next one follows.
      if (questions.length > 0) return questions;
    }
    return [];
  };
}
