import { open } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { serveJobs } from '../work/serve-jobs.ts';
import type { ZipJob, ZipStep } from './zip-file.ts';

serveJobs(async (input, ask) => {
  const { path } = input as ZipJob;
  const file = await open(path, 'wx', 0o600);
  let made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  // After every step: memory holds what one step brought.
  const flush = async (): Promise<void> => {
    for (const bytes of made) await file.write(bytes);
    made = [];
  };
  try {
    let entry: ZipDeflate | ZipPassThrough | undefined;
    for (;;) {
      const step = (await ask('step')) as ZipStep;
      if (step.kind === 'bytes') entry?.push(step.bytes);
      else entry?.push(new Uint8Array(), true);
      if (step.kind === 'end') break;
      if (step.kind === 'entry') {
        entry = step.is_stored ? new ZipPassThrough(step.name) : new ZipDeflate(step.name, { level: 9 });
        zip.add(entry);
      }
      await flush();
    }
    zip.end();
    await flush();
  } finally {
    await file.close();
  }
});
