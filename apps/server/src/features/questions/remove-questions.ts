import { Problem } from '@takhti/contract';
import type { Question, Revision } from '@takhti/domain';
import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LoadedContainer } from '../containers/index.ts';
import { questionSnapshot } from '../revisions/index.ts';
import { deleteInChunks } from './change-questions.queries.ts';
import { noteChange, type QuestionAction } from './load-bank.ts';
import { listPublishedIds } from './questions-of-skill.queries.ts';
import { countTotals } from './questions.queries.ts';

/**
 * Removes questions from a bank that the caller has locked, writes the history, and returns what changed. One question always
 * remains, and what learners can be given now stays (C-1034): a publication must not outlive its questions unnoticed.
 * @throws Problem questions.cannot_delete
 */
export async function removeQuestions(
  tx: Tx,
  session: Caller,
  bank: LoadedContainer,
  questions: readonly Question[],
  action: Extract<QuestionAction, 'question.delete' | `change.${string}`>,
): Promise<{ readonly revisions: readonly Revision[]; readonly history_id: string }> {
  const content_ids = questions.map(({ content_id }) => content_id);
  const { total_questions } = await countTotals(tx, bank);
  if (content_ids.length >= total_questions) throw new Problem('questions.cannot_delete', { content_ids });
  const published = await listPublishedIds(tx, bank.institution_id, content_ids);
  if (published.length > 0) throw new Problem('questions.cannot_delete', { content_ids: published });
  await deleteInChunks(tx, bank, content_ids);
  const revisions = questions.map((question) => ({
    content_id: question.content_id,
    before: questionSnapshot(question),
    after: null,
  }));
  const [content_id] = content_ids;
  const detail = content_ids.length === 1 ? { content_id } : { count: content_ids.length };
  const history_id = await noteChange(tx, session, bank, action, revisions, detail);
  return { revisions, history_id };
}
