import type { AskedQuestion } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { listPublishedQuestions } from '../../publications/index.ts';
import { countAsked, type ResultsKey } from './results.queries.ts';

/** What was asked in the latest attempts, in the words that learners read, the hardest first. */
export async function readAsked(tx: Tx, key: ResultsKey): Promise<AskedQuestion[]> {
  const { institution_id } = key;
  const counts = await countAsked(tx, key);
  const versions = Map.groupBy(counts, ({ publication_id }) => publication_id);
  const texts = new Map<string, string>();
  for (const [publication_id, asked] of versions) {
    const ids = asked.map(({ question_id }) => question_id);
    for (const { content_id, question } of await listPublishedQuestions(
      tx,
      { institution_id, publication_id },
      ids,
    ))
      texts.set(content_id, question);
  }
  return counts.flatMap(({ question_id, right, answered }) => {
    const text = texts.get(question_id);
    return text === undefined ? [] : [{ question_id, text, right, answered }];
  });
}
