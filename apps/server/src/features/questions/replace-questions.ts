import { Problem } from '@takhti/contract';
import { differingFields, type Question, type Revision, type Snapshot } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LoadedContainer } from '../containers/index.ts';
import { questionSnapshot } from '../revisions/index.ts';
import * as changes from './change-questions.queries.ts';
import { listPublishedIds } from './questions-of-skill.queries.ts';
import { listAllQuestions } from './weight/questions-in-pieces.ts';
import { keptValues } from './kept-values.ts';

/**
 * Replaces all questions of a bank that the caller has locked, and returns what changed.
 * @throws Problem questions.cannot_delete when learners can be given one now that would go
 */
export async function replaceQuestions(
  tx: Tx,
  clock: Services['clock'],
  session: Session,
  bank: LoadedContainer,
  wanted: ReadonlyMap<string, Snapshot>,
): Promise<Revision[]> {
  const { institution_id, container_id } = bank;
  const now = new Map((await listAllQuestions(tx, bank)).map((each) => [each.content_id, each]));
  const revisions = [...new Set([...now.keys(), ...wanted.keys()])].flatMap((content_id) =>
    differenceOf(content_id, now.get(content_id), wanted.get(content_id)),
  );
  const content_ids = revisions.flatMap(({ content_id }) => content_id ?? []);
  const gone = revisions.filter(({ after }) => after === null).flatMap(({ content_id }) => content_id ?? []);
  const published = gone.length > 0 ? await listPublishedIds(tx, institution_id, gone) : [];
  if (published.length > 0) throw new Problem('questions.cannot_delete', { content_ids: published });
  // All away before any comes back: two that changed places must not meet as duplicates on the way.
  await changes.deleteInChunks(tx, bank, content_ids);
  const values = content_ids.flatMap((content_id) => {
    const snapshot = wanted.get(content_id);
    if (!snapshot) return [];
    return {
      ...keptValues(snapshot),
      institution_id,
      container_id,
      content_id,
      version: (now.get(content_id)?.version ?? 0) + 1,
      modified_by_user_id: session.user_id,
      modified_on: clock.now(),
    };
  });
  await changes.insertInChunks(tx, values);
  return revisions;
}

function differenceOf(
  content_id: string,
  question: Question | undefined,
  wanted: Snapshot | undefined,
): Revision[] {
  const before = question ? questionSnapshot(question) : null;
  if (!before || !wanted) return [{ content_id, before, after: wanted ?? null }];
  // Questions from before there were other kinds do not name theirs; a question never changes its kind.
  const differing = differingFields(before, { ...wanted, content_type: before['content_type'] });
  return Object.keys(differing.after).length === 0 ? [] : [{ content_id, ...differing }];
}
