import { Problem } from '@takhti/contract';
import { exportRows, templateRows } from '@takhti/content-types/question-kinds/transfer';
import { QuestionDoc, type Question, type QuestionKind } from '@takhti/domain';
import type { OutgoingFile } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { fileName } from '../../platform/file-name.ts';
import { tableFile } from '../../platform/spreadsheet/index.ts';
import { abilitiesOf, type LoadedContainer } from '../containers/index.ts';
import { kindOfBank, loadBank } from './load-bank.ts';
import { listAllQuestions } from './questions.queries.ts';

type Format = 'csv' | 'xlsx' | 'json';

const sheet = 'Questions';

/** What an export writes. */
export interface ExportedBank {
  readonly bank: LoadedContainer;
  readonly questions: readonly Question[];
}

/**
 * A bank for export, by whom may export it; as a workbook only where the institution allows it (C-802).
 * @throws Problem container.not_found, account.forbidden
 */
export async function loadForExport(
  tx: Tx,
  session: Session,
  input: { container_id: string; format: Format },
): Promise<ExportedBank> {
  const bank = await loadBank(tx, session, input.container_id);
  const isAllowed = input.format !== 'xlsx' || session.specs.is_excel_export !== 0;
  if (!isAllowed || !abilitiesOf(session, bank).can_export) throw new Problem('account.forbidden');
  return { bank, questions: await listAllQuestions(tx, bank) };
}

/** The file of an export: CSV and XLSX that the import reads back, or everything as JSON. */
export async function writeExport({ bank, questions }: ExportedBank, format: Format): Promise<OutgoingFile> {
  const kind = kindOfBank(bank);
  const name = fileName(bank.title, 'questions');
  if (format !== 'json') return tableFile(exportRows(kind, questions), { name, sheet, format });
  const { title, language, grade, subject, skill } = bank;
  const docs = questions.map((question) => QuestionDoc.parse(question));
  const json = {
    schema_version: 1,
    content_type: kind,
    title,
    language,
    grade,
    subject,
    skill,
    questions: docs,
  };
  return {
    file_name: `${name}.json`,
    media_type: 'application/json; charset=utf-8',
    body: JSON.stringify(json, null, 2),
  };
}

/** An import file to fill in (C-262). */
export async function writeTemplate(kind: QuestionKind, format: 'csv' | 'xlsx'): Promise<OutgoingFile> {
  return tableFile(templateRows(kind), { name: 'questions', sheet, format });
}
