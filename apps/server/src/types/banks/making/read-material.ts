import { Problem, type readMaterial as call, type ReplyOf } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { mapInTurns } from '../../../platform/work/in-turns.ts';
import type { LoadedContainer } from '../../../features/containers/index.ts';
import { listAllQuestions, loadBank, signedQuestion } from '../../../features/questions/index.ts';

/**
 * What games can be made of: the questions of a bank or an article that the person may see.
 * @throws Problem container.not_found, container.forbidden for a bank that is closed
 */
export async function readMaterial(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<ReplyOf<typeof call>> {
  const bank = await loadMaterial(tx, session, container_id);
  const questions = await listAllQuestions(tx, bank, limits.material.questions);
  const { content_type, title, language, skill_id, grade } = bank;
  return {
    container_id,
    content_type,
    title,
    language,
    skill_id,
    grade,
    total: bank.total_questions,
    questions: await mapInTurns(questions, (question) => signedQuestion(session, question)),
  };
}

/**
 * A bank of which a game may be made. The questions of a closed one serve assessments alone, for every caller.
 * @throws Problem container.not_found, container.forbidden
 */
export async function loadMaterial(tx: Tx, session: Session, container_id: string): Promise<LoadedContainer> {
  const bank = await loadBank(tx, session, container_id);
  if (bank.is_closed === 1) throw new Problem('container.forbidden');
  return bank;
}
