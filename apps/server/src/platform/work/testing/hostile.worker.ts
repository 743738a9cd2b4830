import { threadId } from 'node:worker_threads';
import { serveJobs } from '../serve-jobs.ts';

/** Does what work in a thread may do at its worst. */
serveJobs(async (input, ask) => {
  switch (input) {
    case 'time':
      for (;;);
    case 'memory': {
      const hoard: number[][] = [];
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, at) => at * 1.5));
    }
    // falls through
    case 'fault':
      throw new TypeError('broken');
    case 'end':
      return process.exit(0);
    case 'thread':
      return threadId;
    default:
      return [await ask('first'), await ask('second')];
  }
});
