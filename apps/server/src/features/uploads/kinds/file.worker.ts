import { endingOf } from '@takhti/domain';
import { readWhole } from '../../../platform/temporary/temporary-files.ts';
import { serveJobs } from '../../../platform/work/serve-jobs.ts';
import { entriesOfBook, entriesOfPage, requireOffice } from './archive/packages.ts';
import { readArchive } from './archive/read-archive.ts';
import { captionsOf } from './captions.ts';
import type { CheckedFile, CheckJob, CheckResult, CheckedKind } from './check-file.ts';
import { Refusal } from './refusal.ts';
import { requireCompound, requireMp4, requirePdf, requireWebm } from './sniff.ts';

const plain: CheckedFile = { entries: null, text: null };

const checks: Readonly<Record<CheckedKind, (job: CheckJob) => Promise<CheckedFile>>> = {
  document: async ({ path, file_name, bytes }) => {
    const ending = endingOf(file_name);
    if (ending === 'pdf') await requirePdf(path, bytes);
    else if (ending === 'docx' || ending === 'xlsx' || ending === 'pptx')
      await readArchive(path, async (archive) => requireOffice(archive, ending));
    else await requireCompound(path);
    return plain;
  },
  video: async ({ path, file_name, bytes }) => {
    await (endingOf(file_name) === 'webm' ? requireWebm(path) : requireMp4(path, bytes));
    return plain;
  },
  captions: async ({ path }) => ({ entries: null, text: captionsOf(await readWhole(path)) }),
  zip: async ({ path }) => readArchive(path, async () => plain),
  html_zip: ({ path }) =>
    readArchive(path, async (archive) => ({ entries: entriesOfPage(archive), text: null })),
  e_book: ({ path }) =>
    readArchive(path, async (archive) => ({ entries: await entriesOfBook(archive), text: null })),
};

serveJobs(async (input): Promise<CheckResult> => {
  const job = input as CheckJob;
  try {
    return { checked: await checks[job.kind](job) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.problem };
    throw error;
  }
});
