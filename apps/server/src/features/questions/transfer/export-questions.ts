import { templateRows } from '@takhti/content-types/question-kinds/transfer';
import type { QuestionKind } from '@takhti/domain';
import type { FileWork, OutgoingFile } from '../../../http/route.ts';
import type { Session } from '../../../http/session.ts';
import { fileName } from '../../../platform/file-name.ts';
import { namedTable, tableFile } from '../../../platform/spreadsheet/index.ts';
import type { FileJob } from './export-job.ts';
import { madeByModels } from './made-by-models.ts';
import { openForExport, type Wanted } from './open-for-export.ts';
import type { Services } from '../../../http/services.ts';

type Format = FileJob['format'];

const text = { ending: 'txt', media_type: 'text/plain; charset=utf-8' };
const zip = { ending: 'zip', media_type: 'application/zip' };
// If several formats have the same ending, the file name contains the format.
const files = {
  json: { label: '', ending: 'json', media_type: 'application/json; charset=utf-8' },
  aiken: { ...text, label: ' (Aiken)' },
  gift: { ...text, label: ' (GIFT)' },
  qti21: { ...zip, label: ' (QTI 2.1)' },
  qti30: { ...zip, label: ' (QTI 3.0)' },
  moodle: { label: ' (Moodle)', ending: 'xml', media_type: 'application/xml; charset=utf-8' },
} as const satisfies Partial<Record<Format, object>>;

const sheet = 'Questions';

/**
 * A bank, or chosen questions of it, as a file, by whom may export it: CSV and XLSX that the import reads back, or everything as JSON. It is read a few
 * questions at a time and written in a process of its own, so that nobody waits for a long one.
 * @throws Problem container.not_found, account.forbidden, request.too_heavy
 */
export async function exportQuestions(
  services: Pick<Services, 'db' | 'storage'>,
  { work, temporary }: FileWork,
  session: Session,
  input: Wanted & { readonly format: Format },
): Promise<OutgoingFile> {
  const { bank, kind, places, runJob } = await openForExport(services, session, input);
  const { path } = temporary.make();
  const { title, language, grade, subject, skill } = bank;
  const { made_by_models, made } = await madeByModels(services, bank, places);
  const head = {
    schema_version: 1,
    content_type: kind,
    title,
    language,
    grade,
    subject,
    skill,
    ...(made_by_models.length > 0 && { made_by_models }),
  };
  await runJob(work, { purpose: 'file', path, kind, format: input.format, sheet, head, made });
  const name = fileName(title, 'questions');
  if (input.format === 'csv' || input.format === 'xlsx')
    return { path, ...namedTable({ name, format: input.format }) };
  const { label, ending, media_type } = files[input.format];
  return { path, file_name: `${name}${label}.${ending}`, media_type };
}

/** An import file to fill in (C-262). */
export async function writeTemplate(
  fileWork: FileWork,
  kind: QuestionKind,
  format: 'csv' | 'xlsx',
): Promise<OutgoingFile> {
  return tableFile(fileWork, templateRows(kind), { name: 'questions', sheet, format });
}
