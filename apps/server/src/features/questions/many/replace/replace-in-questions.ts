import {
  Problem,
  type replaceInQuestions as replaceCall,
  type ReplyOf,
  type RequestOf,
} from '@takhti/contract';
import { differingFields, isSame, type QuestionDoc, type Revision } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import type { Caller } from '../../../../http/session.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Work } from '../../../../platform/work/index.ts';
import { questionSnapshot, recordReviewerRevisions } from '../../../revisions/index.ts';
import { loadEditableBank, noteChange } from '../../load-bank.ts';
import { valuesOf } from '../../question-values.ts';
import { listQuestionsByIds, type BankKey } from '../../questions.queries.ts';
import { idsInPieces } from '../../weight/questions-in-pieces.ts';
import { requireRoomInBank } from '../../weight/require-room-in-bank.ts';
import { listVersions, updateTexts } from '../texts.queries.ts';
import { planReplacement } from './plan-replacement.ts';

/**
 * Replaces words in the questions of a bank, exactly as the caller saw them. What a reviewer replaces is kept for the author.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found, request.too_heavy,
 * questions.replace_outdated where anything that is found was changed since, questions.bank_full
 */
export async function replaceInQuestions(
  services: Pick<Services, 'db' | 'clock'>,
  work: Work,
  session: Caller,
  { container_id, content_ids, except, seen, ...replacement }: RequestOf<typeof replaceCall>,
): Promise<ReplyOf<typeof replaceCall>> {
  const chosen = { container_id, content_ids, except, shown: null };
  const plan = await planReplacement(services, work, session, replacement, chosen);
  if (plan.seen !== seen) throw new Problem('questions.replace_outdated');
  const stays = new Set(except);
  const changes = plan.changes.flatMap(({ content_id, refusal, doc, lookup, places }) =>
    refusal === null && doc && !stays.has(content_id) ? [{ content_id, doc, lookup, places }] : [],
  );
  if (changes.length === 0) return { replaced: 0, places: 0, history_id: null };
  return services.db.inTransaction(async (tx) => {
    const bank = await loadEditableBank(tx, session, container_id);
    // The search ran without a lock.
    if (!isSame(await listVersions(tx, bank), plan.versions)) throw new Problem('questions.replace_outdated');
    const revisions = await revisionsOf(tx, bank, changes);
    const texts = changes.map(({ content_id, doc, lookup }) => ({
      content_id,
      values: valuesOf(doc, lookup),
    }));
    await updateTexts(tx, bank, texts, {
      modified_by_user_id: session.user_id,
      modified_on: services.clock.now(),
    });
    await requireRoomInBank(
      tx,
      bank,
      changes.map(({ doc }) => doc),
    );
    const places = changes.reduce((sum, change) => sum + change.places, 0);
    const { find, replace } = replacement;
    const detail = { count: changes.length, places, find, replace };
    const history_id = await noteChange(tx, session, bank, 'question.replace', revisions, detail);
    if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
    return { replaced: changes.length, places, history_id };
  });
}

/** Changed questions before and after, if they have not changed since the search. */
async function revisionsOf(
  tx: Tx,
  bank: BankKey,
  changes: readonly { readonly content_id: string; readonly doc: QuestionDoc }[],
): Promise<Revision[]> {
  const docs = new Map(changes.map(({ content_id, doc }) => [content_id, doc]));
  const revisions: Revision[] = [];
  for (const ids of await idsInPieces(tx, bank, [...docs.keys()]))
    for (const question of await listQuestionsByIds(tx, bank.institution_id, ids)) {
      const after = { ...question, ...docs.get(question.content_id) };
      const fields = differingFields(questionSnapshot(question), questionSnapshot(after));
      revisions.push({ content_id: question.content_id, ...fields });
    }
  return revisions;
}
