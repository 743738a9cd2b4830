import { mapRichText, rebased } from '@takhti/content-types/question-kinds';
import { Problem, type ReplyOf, type duplicateQuestions as duplicateCall } from '@takhti/contract';
import { QuestionDoc, type Language, type Question } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import { newId } from '../../../platform/ids.ts';
import { mapInTurns } from '../../../platform/work/in-turns.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { copyParts } from '../../provenance/index.ts';
import { questionSnapshot, recordReviewerRevisions } from '../../revisions/index.ts';
import { insertInChunks } from '../change-questions.queries.ts';
import { loadEditableBank, noteChange } from '../load-bank.ts';
import { valuesOf } from '../question-values.ts';
import { requireRoomInBank } from '../weight/require-room-in-bank.ts';
import { idsInPieces } from '../weight/questions-in-pieces.ts';
import { listFingerprints, listOwnIds, listQuestionsByIds, selectLastOrder } from '../questions.queries.ts';

const marks: Readonly<Record<Language, string>> = {
  english: 'copy',
  urdu: 'نقل',
  pashto: 'کاپي',
  dari: 'کاپی',
};

/**
 * Copies questions of a bank to its end, for their author to vary. A bank holds no question twice, so that the text of each copy says
 * that it is one.
 * @throws Problem container.not_found, container.forbidden, container.read_only, questions.not_found, questions.bank_full
 */
export async function duplicateQuestions(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  input: { readonly container_id: string; readonly content_ids: readonly string[] },
): Promise<ReplyOf<typeof duplicateCall>> {
  const bank = await loadEditableBank(tx, session, input.container_id);
  const content_ids = [...new Set(input.content_ids)];
  if ((await listOwnIds(tx, bank, content_ids)).length < content_ids.length)
    throw new Problem('questions.not_found');
  const originals = await inOrder(tx, bank, new Set(content_ids));
  const known = new Set(await listFingerprints(tx, bank));
  const last = await selectLastOrder(tx, bank);
  const ids = new Map(originals.map(({ content_id }) => [content_id, newId()]));
  const ordered = originals.map((original, at) => ({ original, at }));
  const copies = await mapInTurns(ordered, ({ original, at }) => {
    const values = copyOf(original, known);
    known.add(values.fingerprint);
    return {
      ...values,
      institution_id: bank.institution_id,
      container_id: bank.container_id,
      content_id: ids.get(original.content_id) ?? newId(),
      article_id: original.article_id,
      skill_id: original.skill_id,
      creator_institution_id: bank.institution_id,
      question_order: last + at + 1,
      modified_by_user_id: session.user_id,
      modified_on: clock.now(),
    };
  });
  await insertInChunks(tx, copies);
  // A copy of what a model made and was not read yet has to be read as well.
  await copyParts(tx, bank, bank.container_id, ids);
  const stored = await inOrder(tx, bank, new Set(ids.values()));
  await requireRoomInBank(
    tx,
    bank,
    stored.map((each) => QuestionDoc.parse(each)),
  );
  const revisions = stored.map((each) => ({
    content_id: each.content_id,
    before: null,
    after: questionSnapshot(each),
  }));
  const detail = { count: copies.length };
  const history_id = await noteChange(tx, session, bank, 'question.duplicate', revisions, detail);
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
  return { duplicated: copies.length, history_id };
}

async function inOrder(
  tx: Tx,
  bank: Parameters<typeof idsInPieces>[1],
  wanted: ReadonlySet<string>,
): Promise<Question[]> {
  const questions: Question[] = [];
  for (const some of await idsInPieces(tx, bank)) {
    const ids = some.filter((id) => wanted.has(id));
    if (ids.length > 0) questions.push(...(await listQuestionsByIds(tx, bank.institution_id, ids)));
  }
  return questions.toSorted((one, other) => one.question_order - other.question_order);
}

function copyOf(original: Question, known: ReadonlySet<string>): ReturnType<typeof valuesOf> {
  const doc = QuestionDoc.parse(original);
  for (let number = 1; ; number += 1) {
    const mark = `(${marks[doc.language]}${number > 1 ? ` ${number}` : ''})`;
    const copy = rebased(
      doc,
      mapRichText(doc, (html, path) =>
        path.length === 1 && path[0] === 'question' ? marked(html, mark) : html,
      ),
    );
    const values = valuesOf(copy);
    if (!known.has(values.fingerprint)) return values;
  }
}

function marked(html: string, mark: string): string {
  return html.endsWith('</p>') ? `${html.slice(0, -'</p>'.length)} ${mark}</p>` : `${html}<p>${mark}</p>`;
}
