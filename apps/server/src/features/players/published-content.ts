import {
  drawQuestions,
  inOrderOf,
  playableBank,
  type PublishedQuestion,
} from '@takhti/content-types/assessments';
import type { PublishedGame } from '@takhti/content-types/rounds';
import type { AssessmentDoc } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import {
  listPublishedQuestions,
  selectOptionalPublication,
  type Publication,
} from './publications.queries.ts';

/** The questions of one attempt at a publication: drawn for an assessment, all in their order for a question bank. */
export function drawFrom(
  { content_type, json_data, pool }: Pick<Publication, 'content_type' | 'json_data' | 'pool'>,
  seed: string,
): string[] {
  if (content_type !== 'mcq') return drawQuestions(json_data as AssessmentDoc, pool, seed);
  return playableBank(pool.map((entry) => ({ ...entry, subject: '' })))?.question_ids ?? [];
}

/** What an attempt at published content would show; null when nothing is published under the content id. */
export async function drawPublished(
  tx: Tx,
  institution_id: number,
  content_id: string,
  seed: string,
): Promise<{ doc: AssessmentDoc; drawn: PublishedQuestion[] } | null> {
  const publication = await selectOptionalPublication(tx, institution_id, content_id);
  if (!publication) return null;
  const question_ids = drawFrom(publication, seed);
  const questions = await listPublishedQuestions(tx, publication, question_ids);
  return { doc: publication.json_data as AssessmentDoc, drawn: inOrderOf(question_ids, questions) };
}

/** What learners get of a game; null when nothing is published under the content id. */
export async function findPublishedGame(
  tx: Tx,
  institution_id: number,
  content_id: string,
): Promise<PublishedGame | null> {
  const publication = await selectOptionalPublication(tx, institution_id, content_id);
  return publication ? (publication.json_data as PublishedGame) : null;
}
