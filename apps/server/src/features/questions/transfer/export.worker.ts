import { writeExchange, type PackageFile } from '@takhti/content-types/question-kinds/exchange';
import { exportRows } from '@takhti/content-types/question-kinds/transfer';
import { strToU8, zipSync } from 'fflate';
import { QuestionDoc, type Question } from '@takhti/domain';
import { writeRows } from '../../../platform/spreadsheet/write-rows.ts';
import { writeWhole } from '../../../platform/temporary/temporary-files.ts';
import { serveJobs } from '../../../platform/work/serve-jobs.ts';
import type { ExportJob } from './export-job.ts';

serveJobs(async (input, ask) => {
  const { path, kind, format, sheet, head } = input as ExportJob;
  const questions: QuestionDoc[] = [];
  for (;;) {
    const some = (await ask('questions')) as readonly Question[];
    if (some.length === 0) break;
    for (const question of some) questions.push(QuestionDoc.parse(question));
  }
  if (format === 'json') return writeWhole(path, JSON.stringify({ ...head, questions }, null, 2));
  if (format !== 'csv' && format !== 'xlsx')
    return writeWhole(path, bytesOf(writeExchange(format, questions)));
  return writeRows(path, exportRows(kind, questions), { format, sheet });
});

function bytesOf(written: string | readonly PackageFile[]): string | Uint8Array {
  if (typeof written === 'string') return written;
  return zipSync(Object.fromEntries(written.map(({ name, text }) => [name, strToU8(text)])), { level: 6 });
}
