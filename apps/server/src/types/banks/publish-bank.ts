import { publishedIn } from '@takhti/content-types/question-kinds';
import { Problem } from '@takhti/contract';
import { hasErrors } from '@takhti/domain';
import { requireModel, type LoadedContainer } from '../../features/containers/index.ts';
import { listAllQuestions } from '../../features/questions/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Content } from '../server-type.ts';
import { practiceOf } from './practice.ts';

/**
 * A bank with all its questions.
 * @throws Problem container.has_errors for a bank without questions, and for an article without its text
 */
export async function publishBank(tx: Tx, container: LoadedContainer): Promise<Content> {
  const questions = (await listAllQuestions(tx, container)).map((each) =>
    publishedIn(each, container.language),
  );
  const practice = practiceOf(container, questions);
  const facts = { total_questions: questions.length };
  const findings = requireModel(container.content_type).check(container.json_data, 'submit', facts);
  if (!practice || hasErrors(findings)) throw new Problem('container.has_errors', { findings });
  return { doc: practice.doc, questions };
}
