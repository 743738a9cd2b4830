import { isNear, limits, nearKeys, searchedWords, type WordMatcher } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { listBeginningWith, listSharingKeys } from './search.queries.ts';

/** A typed word, with the words of the library that match it. */
export interface Searched {
  readonly word: string;
  readonly answers: readonly string[];
}

const most_answers = 200;
/** Words that share a key are judged one by one. */
const most_judged = 1_000;

/** The searched words, each with the words that begin with it. */
export async function wordsTyped(tx: Tx, institution_id: number, typed: string): Promise<Searched[]> {
  const found: Searched[] = [];
  for (const word of searchedWords(typed, limits.search.words)) {
    const begun = await listBeginningWith(tx, institution_id, word, most_answers);
    found.push({ word, answers: [...new Set([word, ...begun])] });
  }
  return found;
}

/** The same with those words besides that are one mistake away. */
export async function withMistakes(
  tx: Tx,
  institution_id: number,
  searched: readonly Searched[],
): Promise<Searched[]> {
  const found: Searched[] = [];
  for (const { word, answers } of searched) {
    const sharing = await listSharingKeys(tx, institution_id, nearKeys(word), most_judged);
    const near = sharing.filter((other) => isNear(word, other)).slice(0, most_answers);
    found.push({ word, answers: [...new Set([...answers, ...near])] });
  }
  return found;
}

/** Says which of the words a folded word of a text answers. */
export function matcherOf(searched: readonly Searched[]): WordMatcher {
  const sets = searched.map(({ word, answers }) => ({ word, answers: new Set(answers) }));
  return (form) =>
    sets.flatMap(({ word, answers }, at) => (form.startsWith(word) || answers.has(form) ? [at] : []));
}
