import { modelOf } from '@takhti/content-types';
import { playableBank } from '@takhti/content-types/assessments';
import { publishedFromQuestion } from '@takhti/content-types/question-kinds';
import { Problem } from '@takhti/contract';
import type { LoadedContainer } from '../../features/containers/index.ts';
import { listAllQuestions } from '../../features/questions/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Content } from '../server-type.ts';

/**
 * A bank with all its questions.
 * @throws Problem container.has_errors for a bank without questions
 */
export async function publishBank(tx: Tx, container: LoadedContainer): Promise<Content> {
  const questions = (await listAllQuestions(tx, container)).map(publishedFromQuestion);
  const bank = playableBank(questions.map((each) => ({ ...each, question_id: each.content_id })));
  if (!bank) {
    const findings = modelOf(container.content_type)?.check(container.json_data, 'submit', {
      total_questions: 0,
    });
    throw new Problem('container.has_errors', { findings: findings ?? [] });
  }
  return { doc: bank.doc, questions };
}
