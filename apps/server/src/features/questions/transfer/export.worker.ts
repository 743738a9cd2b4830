import {
  lossesOf,
  picturesFor,
  writeExchange,
  type ExchangeFile,
  type Picture,
} from '@takhti/content-types/question-kinds/exchange';
import { exportRows } from '@takhti/content-types/question-kinds/transfer';
import { strToU8, zipSync } from 'fflate';
import { limits, QuestionDoc, type Question } from '@takhti/domain';
import { writeRows } from '../../../platform/spreadsheet/write-rows.ts';
import { writeWhole } from '../../../platform/temporary/temporary-files.ts';
import { serveJobs, type Ask } from '../../../platform/work/serve-jobs.ts';
import type { ExportAsks, ExportJob, FileJob, Losses, LossesJob } from './export-job.ts';

serveJobs(async (input, ask) => {
  const job = input as ExportJob;
  return job.purpose === 'losses' ? findLosses(job, ask) : writeFile(job, ask);
});

async function writeFile({ path, kind, format, sheet, head, made }: FileJob, ask: Ask): Promise<void> {
  const questions: QuestionDoc[] = [];
  for await (const some of asked(ask)) questions.push(...some);
  if (format === 'json') return writeWhole(path, JSON.stringify({ ...head, questions }, null, 2));
  if (format !== 'csv' && format !== 'xlsx')
    return writeWhole(
      path,
      bytesOf(
        writeExchange(format, questions, await askedPictures(ask, picturesFor(format, questions)), made),
      ),
    );
  return writeRows(path, exportRows(kind, questions, made), { format, sheet });
}

async function findLosses({ format, made }: LossesJob, ask: Ask): Promise<Losses> {
  const report = { losses: [] as Losses['losses'], questions: 0, left_out: 0 };
  let before = 0;
  for await (const some of asked(ask)) {
    const found = lossesOf(format, some, before, made);
    before += some.length;
    report.questions += new Set(found.map(({ question }) => question)).size;
    report.left_out += found.filter(({ key }) => key.startsWith('export.')).length;
    report.losses.push(...found.slice(0, limits.reported_findings.max - report.losses.length));
  }
  return report;
}

async function* asked(ask: Ask): AsyncGenerator<QuestionDoc[], void, void> {
  for (;;) {
    const some = (await asks(ask, { kind: 'questions' })) as readonly Question[];
    if (some.length === 0) return;
    yield some.map((question) => QuestionDoc.parse(question));
  }
}

const asks = (ask: Ask, question: ExportAsks): Promise<unknown> => ask(question);

// Few at a time are between the two processes.
const atOnce = 8;

async function askedPictures(ask: Ask, addresses: readonly string[]): Promise<Map<string, Picture>> {
  const pictures = new Map<string, Picture>();
  for (let from = 0; from < addresses.length; from += atOnce) {
    const some = addresses.slice(from, from + atOnce);
    const found = (await asks(ask, { kind: 'pictures', addresses: some })) as ReadonlyMap<string, Picture>;
    for (const [address, picture] of found) pictures.set(address, picture);
  }
  return pictures;
}

function bytesOf(written: string | readonly ExchangeFile[]): string | Uint8Array {
  if (typeof written === 'string') return written;
  return zipSync(
    Object.fromEntries(written.map((file) => [file.name, 'text' in file ? strToU8(file.text) : file.bytes])),
    { level: 6 },
  );
}
