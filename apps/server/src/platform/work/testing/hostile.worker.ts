import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { serveJobs } from '../serve-jobs.ts';

/** Does what work in a process of its own may do at its worst. */
serveJobs(async (input, ask) => {
  switch (input) {
    case 'time':
      for (;;);
    case 'memory': {
      const hoard: number[][] = [];
      for (;;) hoard.push(Array.from({ length: 10_000 }, (_, at) => at * 1.5));
    }
    // falls through
    case 'memory in one call':
      return '()'.repeat(10_000_000).replace(/\(/g, () => '[').length;
    case 'tell and stay':
      await ask(process.pid);
      for (;;);
    // falls through
    case 'fault':
      throw new TypeError('broken');
    case 'full disk':
      // What writes to it meets a full disk always.
      await writeFile('/dev/full', 'a');
      return null;
    case 'end':
      return process.exit(0);
    case 'process':
      return process.pid;
    case 'niceness of threads':
      return niceness();
    case 'environment':
      return Object.keys(process.env);
    default:
      return [await ask('first'), await ask('second')];
  }
});

/** The 19th field of what Linux says of a thread; the second is a name in brackets that may hold anything. */
function niceness(): number[] {
  return readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
  );
}
