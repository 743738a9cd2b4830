import {
  readPackageFile,
  readText,
  readXmlFile,
  refusedFile,
} from '@takhti/content-types/question-kinds/exchange';
import { readJson, readTable, type ReadFile } from '@takhti/content-types/question-kinds/transfer';
import type { ImportProgress } from '@takhti/contract';
import { readRows } from '../../../platform/spreadsheet/read-rows.ts';
import { unzipTexts } from '../../../platform/zip/unzip-texts.ts';
import { decodeOrRefuse } from './decode-text.ts';
import type { ImportJob } from './import-job.ts';

type Defaults = Pick<ImportJob, 'kind' | 'language'>;
type ReportProgress = (progress: ImportProgress) => Promise<unknown>;

/**
 * The questions of a file in any format.
 * @returns null for one that nothing can be said of: a workbook that cannot be opened
 */
export async function readQuestionsFile(
  body: Buffer,
  file_name: string,
  defaults: Defaults,
  report: ReportProgress,
): Promise<ReadFile | null> {
  const ending = /\.([^.]+)$/.exec(file_name)?.[1]?.toLowerCase() ?? '';
  const read = { txt: readText, gift: readText, xml: readXmlFile, json: readJson }[ending];
  if (read) {
    const text = decodeOrRefuse(body);
    return typeof text === 'string' ? read(text, defaults) : text;
  }
  if (ending === 'zip') return readZip(body, defaults);
  return readTableFile(body, defaults, report);
}

async function readZip(body: Buffer, defaults: Defaults): Promise<ReadFile> {
  const files = await unzipTexts(body);
  return files ? readPackageFile(files, defaults) : refusedFile({ key: 'import.package_broken' });
}

async function readTableFile(
  body: Buffer,
  defaults: Defaults,
  report: ReportProgress,
): Promise<ReadFile | null> {
  const isZip = body.subarray(0, 2).toString('latin1') === 'PK';
  const text = isZip ? '' : decodeOrRefuse(body);
  if (typeof text !== 'string') return text;
  const rows = await readRows(body);
  if (rows === null) return null;
  const steps = readTable(rows, defaults);
  let step = steps.next();
  while (!step.done) {
    await report({ phase: 'checking', ...step.value });
    step = steps.next();
  }
  return step.value;
}
