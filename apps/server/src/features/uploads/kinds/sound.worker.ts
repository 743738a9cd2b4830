import { readMp3 } from '@takhti/content-types/kit';
import { readWhole } from '../../../platform/temporary/temporary-files.ts';
import { serveJobs } from '../../../platform/work/serve-jobs.ts';

serveJobs(async (path) => {
  const mp3 = readMp3(await readWhole(path as string));
  // Copied: what is handed over is a part of the whole file, and would bring all of it along.
  return mp3 && { ...mp3, frames: Uint8Array.from(mp3.frames) };
});
