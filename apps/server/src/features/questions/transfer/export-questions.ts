import { Problem } from '@takhti/contract';
import { templateRows } from '@takhti/content-types/question-kinds/transfer';
import type { Question, QuestionKind } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { fileName } from '../../../platform/file-name.ts';
import { namedTable, tableFile } from '../../../platform/spreadsheet/index.ts';
import { abilitiesOf, type LoadedContainer } from '../../containers/index.ts';
import { kindOfBank, loadBank } from '../load-bank.ts';
import { listQuestionIds, listQuestionsByIds } from '../questions.queries.ts';
import type { ExportJob } from './export-job.ts';
import type { Services } from '../../../http/services.ts';

type Format = ExportJob['format'];

const text = { ending: 'txt', media_type: 'text/plain; charset=utf-8' };
const zip = { ending: 'zip', media_type: 'application/zip' };
const files = {
  json: { ending: 'json', media_type: 'application/json; charset=utf-8' },
  aiken: text,
  gift: text,
  qti21: zip,
  qti30: zip,
  moodle: { ending: 'xml', media_type: 'application/xml; charset=utf-8' },
} as const satisfies Partial<Record<Format, object>>;

const worker = new URL('export.worker.ts', import.meta.url);
const sheet = 'Questions';
const handed = 50;

/**
 * A bank as a file, by whom may export it: CSV and XLSX that the import reads back, or everything as JSON. It is read a few
 * questions at a time and written in a process of its own, so that nobody waits for a long one.
 * @throws Problem container.not_found, account.forbidden, request.too_heavy
 */
export async function exportQuestions(
  { db }: Pick<Services, 'db'>,
  { work, temporary }: FileWork,
  session: Session,
  input: { readonly container_id: string; readonly format: Format },
): Promise<OutgoingFile> {
  const { bank, content_ids } = await db.inReadTransaction(async (tx) => {
    const loaded = await loadForExport(tx, session, input);
    return { bank: loaded, content_ids: await listQuestionIds(tx, loaded) };
  });
  const kind = kindOfBank(bank);
  const { path } = temporary.make();
  const { title, language, grade, subject, skill } = bank;
  const head = { schema_version: 1, content_type: kind, title, language, grade, subject, skill };
  const job: ExportJob = { path, kind, format: input.format, sheet, head };
  let at = 0;
  // In transactions of their own: one for all would keep others waiting for as long as the file is written.
  const answer = (): Promise<readonly Question[]> => {
    const some = content_ids.slice(at, (at += handed));
    return db.inReadTransaction((tx) => listQuestionsByIds(tx, bank.institution_id, some));
  };
  await work.inWorker({ worker, input: job, answer });
  const name = fileName(title, 'questions');
  if (input.format === 'csv' || input.format === 'xlsx')
    return { path, ...namedTable({ name, format: input.format }) };
  const { ending, media_type } = files[input.format];
  return { path, file_name: `${name}.${ending}`, media_type };
}

/** A bank that this person may export, in this format. */
export async function loadForExport(
  tx: Tx,
  session: Session,
  { container_id, format }: { readonly container_id: string; readonly format: Format },
): Promise<LoadedContainer> {
  const bank = await loadBank(tx, session, container_id);
  // As a workbook only where the institution allows it (C-802).
  const isAllowed = format !== 'xlsx' || session.specs.is_excel_export !== 0;
  if (!isAllowed || !abilitiesOf(session, bank).can_export) throw new Problem('account.forbidden');
  return bank;
}

/** An import file to fill in (C-262). */
export async function writeTemplate(
  room: FileWork,
  kind: QuestionKind,
  format: 'csv' | 'xlsx',
): Promise<OutgoingFile> {
  return tableFile(room, templateRows(kind), { name: 'questions', sheet, format });
}
