import type { Revision } from '@takhti/domain';
import { findKnown, type ImportedQuestion } from '@takhti/content-types/question-kinds/transfer';
import type { IncomingFile } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { questionSnapshot, recordReviewerRevisions } from '../revisions/index.ts';
import { cleanFile, readFile, refusal, type Report } from './check-file.ts';
import { makeCleaner } from './clean-questions.ts';
import { kindOfBank, loadEditableBank, noteChange } from './load-bank.ts';
import { hashFingerprint, valuesOf } from './question-values.ts';
import * as changes from './change-questions.queries.ts';
import * as queries from './questions.queries.ts';

type Base = Pick<Services, 'db' | 'files' | 'clock'>;

// A statement takes 65,535 values at most; a question has 36.
const chunk = 200;

/**
 * Adds the questions of a file to a bank, all of them or none; how many there were. The file is read and checked before the
 * transaction begins, for that takes seconds and writing them less.
 * @throws Problem container.not_found, container.forbidden, container.read_only, uploads.type_not_allowed,
 * questions.import_unreadable, questions.import_refused with its first `findings` and their `total`
 */
export async function importQuestions(
  { db, files, clock }: Base,
  session: Session,
  container_id: string,
  file: IncomingFile,
  report: Report,
): Promise<number> {
  const bank = await db.inTransaction((tx) => loadEditableBank(tx, session, container_id));
  const read = await readFile(file, { kind: kindOfBank(bank), language: bank.language }, report);
  const docs = read.map(({ doc }) => doc);
  const clean = await db.inReadTransaction((tx) => makeCleaner(tx, files, session.institution_id, docs));
  const questions = await cleanFile(read, clean);
  return db.inTransaction((tx) => addAll(tx, clock, session, container_id, questions, report));
}

const unreviewed = { article_id: null, is_language_reviewed: 0, is_accepted: 0 } as const;

async function addAll(
  tx: Tx,
  clock: Services['clock'],
  session: Session,
  container_id: string,
  questions: readonly ImportedQuestion[],
  report: Report,
): Promise<number> {
  const bank = await loadEditableBank(tx, session, container_id);
  const known = new Set(await queries.listFingerprints(tx, bank));
  const findings = findKnown(questions, (fingerprint) => known.has(hashFingerprint(fingerprint)));
  if (findings.length > 0) throw refusal(findings);
  const before = await queries.selectLastOrder(tx, bank);
  const { institution_id, skill_id } = bank;
  const shared = {
    institution_id,
    container_id: bank.container_id,
    skill_id,
    creator_institution_id: institution_id,
    modified_by_user_id: session.user_id,
    modified_on: clock.now(),
  };
  const total = questions.length;
  const revisions: Revision[] = [];
  for (let from = 0; from < total; from += chunk) {
    report({ phase: 'saving', done: from, total });
    const values = questions.slice(from, from + chunk).map(({ doc, fingerprint }, at) => ({
      ...valuesOf(doc, fingerprint),
      ...shared,
      content_id: newId(),
      question_order: before + from + at + 1,
    }));
    await changes.insertQuestions(tx, values);
    // Nothing was there before: what an import keeps is what it brought.
    for (const [at, { doc }] of questions.slice(from, from + chunk).entries()) {
      const { content_id = '', question_order = 0 } = values[at] ?? {};
      const after = questionSnapshot({ ...unreviewed, ...doc, ...shared, question_order });
      revisions.push({ content_id, before: null, after });
    }
  }
  await noteChange(tx, session, bank, 'import', revisions, { count: total });
  if (bank.user_id !== session.user_id) await recordReviewerRevisions(tx, session, bank, revisions);
  report({ phase: 'saving', done: total, total });
  return total;
}
