import { readWhole } from '../temporary/temporary-files.ts';
import { serveJobs } from '../work/serve-jobs.ts';
import { readRows } from './read-rows.ts';
import type { TableJob } from './table-job.ts';
import { writeRows, type Rows } from './write-rows.ts';

serveJobs(async (input, ask) => {
  const job = input as TableJob;
  if (job.kind === 'read') return readRows(await readWhole(job.path), job.most_characters);
  const rows: (readonly string[])[] = [];
  for (;;) {
    const next = (await ask('rows')) as Rows;
    if (next.length === 0) break;
    rows.push(...next);
  }
  return writeRows(job.path, rows, job);
});
