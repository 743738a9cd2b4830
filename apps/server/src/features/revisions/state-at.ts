import { Problem } from '@takhti/contract';
import { stateBefore, type Container, type ContainerState, type Question } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { hasStateAt } from './read-revisions.ts';
import { listRevisionsAfter } from './revisions.queries.ts';
import { containerSnapshot, questionSnapshot } from './snapshots.ts';

/**
 * What a container held right after an entry of its history: what it holds now, with every later change taken back.
 * @param now the container and its questions
 * @throws Problem history.not_found when there is no such entry, or changes since were not kept
 */
export async function loadStateAt(
  tx: Tx,
  container: Container & { readonly json_data: object },
  questions: readonly Question[],
  history_id: string,
): Promise<ContainerState> {
  if (!(await hasStateAt(tx, container, history_id))) throw new Problem('history.not_found');
  const now: ContainerState = {
    container: containerSnapshot(container),
    questions: new Map(questions.map((question) => [question.content_id, questionSnapshot(question)])),
  };
  return stateBefore(now, await listRevisionsAfter(tx, container, history_id));
}
