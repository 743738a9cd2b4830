import type { Tx } from '../../platform/db/index.ts';
import type { PlayedContent } from '../../types/play-kind.ts';
import type { Publication } from '../publications/index.ts';
import type { PlayedQuestions } from './played-questions.ts';

/**
 * What an attempt at a publication shows.
 * @param question_ids the ids of it, in its order
 */
export async function playedContent(
  tx: Tx,
  kind: { readonly shows_questions: boolean },
  publication: Pick<Publication, 'institution_id' | 'publication_id' | 'json_data'>,
  question_ids: readonly string[],
  published: PlayedQuestions,
): Promise<PlayedContent> {
  const { json_data: doc } = publication;
  if (!kind.shows_questions) return { doc, questions: [] };
  return { doc, questions: await published.list(tx, publication, question_ids) };
}
