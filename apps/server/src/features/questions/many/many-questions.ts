import { Problem, type ReplyOf, type RequestOf, type changeQuestions as changeCall } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { recordReviewerRevisions } from '../../revisions/index.ts';
import { loadEditableBank, noteChange } from '../load-bank.ts';
import { changeMany, listToChange, placeQuestion, type SharedFields } from './many-questions.queries.ts';
import { listPositions } from '../positions.queries.ts';
import { listOwnIds } from '../questions.queries.ts';

/**
 * Changes difficulty, taxonomy, language or kind of test of many questions of a bank at once. The reply is the request that
 * undoes it.
 * What a reviewer changes is kept for its author.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found
 */
export async function changeQuestions(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  { container_id, changes }: Pick<RequestOf<typeof changeCall>, 'container_id' | 'changes'>,
): Promise<ReplyOf<typeof changeCall>> {
  const bank = await loadEditableBank(tx, session, container_id);
  const named = [...new Set(changes.flatMap(({ content_ids }) => content_ids))];
  if ((await listOwnIds(tx, bank, named)).length < named.length) throw new Problem('questions.not_found');
  const was: (SharedFields & { content_id: string })[] = [];
  const revisions = [];
  for (const { content_ids, ...fields } of changes) {
    // Nothing is wanted of these.
    if (Object.keys(present(fields)).length === 0) continue;
    const chosen = { content_ids, fields };
    const concerned = await listToChange(tx, bank, chosen);
    if (concerned.length === 0) continue;
    await changeMany(tx, bank, chosen, {
      modified_by_user_id: session.user_id,
      modified_on: clock.now(),
    });
    was.push(...concerned);
    for (const { content_id, ...before } of concerned) {
      const after = { ...before, ...present(fields) };
      revisions.push({ content_id, before, after });
    }
  }
  if (was.length === 0) return { changed: 0, undo: [] };
  await noteChange(tx, session, bank, 'question.change', revisions, { count: was.length });
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
  return { changed: was.length, undo: undoOf(was) };
}

function present<Fields extends object>(fields: Fields): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Fields>;
}

// Questions that were alike go back together.
function undoOf(was: readonly (SharedFields & { readonly content_id: string })[]) {
  const alike = Map.groupBy(was, ({ difficulty, taxonomy, language, past_paper }) =>
    [difficulty, taxonomy, language, past_paper].join('/'),
  );
  return [...alike.values()].flatMap((questions) => {
    const [first] = questions;
    if (!first) return [];
    const { content_id: _, ...fields } = first;
    return [{ content_ids: questions.map(({ content_id }) => content_id), ...fields }];
  });
}

/**
 * Puts a question at another place of its bank, counted from 1; the last one for a place beyond the end.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found
 */
export async function orderQuestion(
  tx: Tx,
  session: Caller,
  { container_id, content_id, to }: { container_id: string; content_id: string; to: number },
): Promise<{ from: number; to: number }> {
  const bank = await loadEditableBank(tx, session, container_id);
  const from = (await listPositions(tx, bank, [content_id])).get(content_id);
  if (from === undefined) throw new Problem('questions.not_found');
  const place = Math.min(to, bank.total_questions);
  if (place === from) return { from, to: from };
  await placeQuestion(tx, bank, content_id, place);
  await noteChange(tx, session, bank, 'question.order', [], { content_id, from, to: place });
  return { from, to: place };
}
