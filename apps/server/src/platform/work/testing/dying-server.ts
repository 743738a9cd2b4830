// Imitates a server that is killed in the middle of a job: says by which process it is done.
import { makeWorkers } from '../run-in-worker.ts';

const answer = (pid: unknown): void => void process.stdout.write(`${String(pid)}\n`);
const worker = new URL('hostile.worker.ts', import.meta.url);
await makeWorkers({ seconds: 600, megabytes: 64 }, 1).run({ worker, input: 'tell and stay', answer });
