import { assessmentModel, drawQuestions } from '@takhti/content-types/assessments';
import { publishedFromQuestion } from '@takhti/content-types/question-kinds';
import { mayRead } from '@takhti/domain';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { listQuestionsByIds } from '../../features/questions/index.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { PlayedContent } from '../play-kind.ts';
import type { Look } from '../server-type.ts';
import { listPoolEntries } from './pools.queries.ts';

/**
 * An assessment under way, or as it was at an entry of its history, with what it draws from all questions that the person may
 * see: from what its skills hold now, for their banks have histories of their own.
 */
export async function previewAssessment(
  tx: Tx,
  session: Session,
  container: LoadedContainer,
  { seed }: Look,
): Promise<PlayedContent> {
  const { institution_id } = container;
  const doc = assessmentModel.open(container.json_data);
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  // What is closed serves assessments: what is right of it is taken out of what goes to whom it is closed to.
  const pool = (await listPoolEntries(tx, institution_id, skill_ids)).filter((entry) =>
    mayRead(session, { ...entry, is_closed: 0 }),
  );
  const question_ids = drawQuestions(doc, pool, seed);
  const questions = await listQuestionsByIds(tx, institution_id, question_ids);
  return { doc, questions: questions.map(publishedFromQuestion) };
}
