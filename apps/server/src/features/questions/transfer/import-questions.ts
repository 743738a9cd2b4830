import {
  readRanges,
  type importQuestions as importCall,
  type ReplyOf,
  type RequestOf,
} from '@takhti/contract';
import { limits, type QuestionKind, type Revision } from '@takhti/domain';
import { findKnown } from '@takhti/content-types/question-kinds/transfer';
import type { FileWork, IncomingFile, Report } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import type { Caller, Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { insertImportedParts } from '../../provenance/index.ts';
import { questionSnapshot, recordReviewerRevisions } from '../../revisions/index.ts';
import type { ImportJob, ReadQuestion } from './import-job.ts';
import { readImport, refusal } from './read-import.ts';
import { storePictures } from './store-pictures.ts';
import { loadEditableContainer, type LoadedContainer } from '../../containers/index.ts';
import { valuesOf } from '../question-values.ts';
import { articleIdOf, kindOfFile, loadBank, loadEditableBank, noteChange } from '../load-bank.ts';
import { requireRoomInBank } from '../weight/require-room-in-bank.ts';
import * as changes from '../change-questions.queries.ts';
import * as queries from '../questions.queries.ts';

// A statement takes 65,535 values at most; a question has 36.
const chunk = 200;

/** Which bank a file is for, and of which kind its questions are. */
export interface ForFile {
  readonly container_id: string;
  readonly question_kind?: QuestionKind | undefined;
}

/**
 * Refuses an import before its file is read.
 * @throws Problem container.not_found, container.forbidden, container.read_only
 */
export async function admitImport(
  { db }: Pick<Services, 'db'>,
  session: Session,
  { container_id, question_kind }: ForFile,
): Promise<void> {
  const container = await db.inReadTransaction((tx) => loadEditableContainer(tx, session, container_id));
  kindOfFile(container, question_kind);
}

/** The file of an import, with what its work needs. */
export interface ImportInput extends FileWork {
  readonly file: IncomingFile;
  readonly report: Report;
}

/**
 * Adds the questions of a file to a bank, all that are wanted or none. The file is read and checked before the
 * transaction begins, for that takes seconds and writing them less.
 * @throws Problem container.not_found, container.forbidden, container.read_only, request.too_heavy,
 * questions.import_unreadable, questions.import_refused with its first `findings` and their `total`, questions.bank_full, uploads.no_room
 */
export async function importQuestions(
  services: Services,
  session: Caller,
  { container_id, question_kind, take, repair = '' }: RequestOf<typeof importCall>,
  { file, work, temporary, report }: ImportInput,
): Promise<ReplyOf<typeof importCall>> {
  const { db, clock } = services;
  const bank = await db.inReadTransaction((tx) => loadBank(tx, session, container_id));
  const most = limits.import.max_questions;
  const job = {
    ...jobFor(bank, file, question_kind),
    take: take === undefined ? null : [...readRanges(take, most)],
    repair: [...readRanges(repair, most)],
    purpose: 'import',
  } as const;
  const read = await readImport({ db, work, temporary, report }, session.institution_id, job);
  if (read.findings.length > 0) throw refusal(read.findings);
  const questions = await storePictures(services, work, session, bank, read);
  return db.inTransaction((tx) => addAll(tx, clock, session, container_id, questions, report));
}

/** The input of the process: the file, and facts about the bank. */
export function jobFor(
  bank: LoadedContainer,
  { path, file_name }: IncomingFile,
  question_kind: QuestionKind | undefined,
): Pick<ImportJob, 'path' | 'file_name' | 'kind' | 'language'> {
  return { path, file_name, kind: kindOfFile(bank, question_kind), language: bank.language };
}

const unreviewed = { is_language_reviewed: 0, is_accepted: 0 } as const;

async function addAll(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  container_id: string,
  questions: readonly ReadQuestion[],
  report: Report,
): Promise<ReplyOf<typeof importCall>> {
  const bank = await loadEditableBank(tx, session, container_id);
  const known = new Set(await queries.listFingerprints(tx, bank));
  const findings = findKnown(questions, ({ lookup }) => known.has(lookup.fingerprint));
  if (findings.length > 0) throw refusal(findings);
  const before = await queries.selectLastOrder(tx, bank);
  const { institution_id, skill_id } = bank;
  const shared = {
    institution_id,
    container_id: bank.container_id,
    skill_id,
    article_id: articleIdOf(bank),
    creator_institution_id: institution_id,
    modified_by_user_id: session.user_id,
    modified_on: clock.now(),
  };
  const total = questions.length;
  const revisions: Revision[] = [];
  for (let from = 0; from < total; from += chunk) {
    report({ phase: 'saving', done: from, total });
    const values = questions.slice(from, from + chunk).map(({ doc, lookup }, at) => ({
      ...valuesOf(doc, lookup),
      ...shared,
      content_id: newId(),
      question_order: before + from + at + 1,
    }));
    await changes.insertQuestions(tx, values);
    const made = questions.slice(from, from + chunk).flatMap(({ madeBy }, at) => {
      const part_id = values[at]?.content_id;
      return madeBy && part_id !== undefined ? [{ ...madeBy, part_id }] : [];
    });
    await insertImportedParts(tx, session, bank, made, clock.now());
    // Nothing was there before: what an import keeps is what it brought.
    for (const [at, { doc }] of questions.slice(from, from + chunk).entries()) {
      const { content_id = '', question_order = 0 } = values[at] ?? {};
      const after = questionSnapshot({ ...unreviewed, ...doc, ...shared, question_order });
      revisions.push({ content_id, before: null, after });
    }
  }
  await requireRoomInBank(
    tx,
    bank,
    questions.map(({ doc }) => doc),
  );
  const history_id = await noteChange(tx, session, bank, 'import', revisions, { count: total });
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
  report({ phase: 'saving', done: total, total });
  return { imported: total, history_id };
}
