import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { getPriority } from 'node:os';
import { expect, test, vi } from 'vitest';
import { faultKindOf } from '../condition/index.ts';
import { makeWorkers, WorkEnded, type WorkerJob, type WorkLimits } from './run-in-worker.ts';
import { makeWorkroom, workroomDefaults } from './workroom.ts';

// A process is slow to start on a machine that has other work.
vi.setConfig({ testTimeout: 60_000 });

const worker = new URL('testing/hostile.worker.ts', import.meta.url);
const runInWorker = (job: WorkerJob, limits: WorkLimits): Promise<unknown> => makeWorkers(limits, 1).run(job);
const plenty = { seconds: 60, megabytes: 64 };

test('a job asks on its way and hands back its result', async () => {
  const answer = (question: unknown): string => `${String(question)} answered`;
  expect(await runInWorker({ worker, input: 'ask', answer }, plenty)).toEqual([
    'first answered',
    'second answered',
  ]);
});

test('a job that never ends is ended for its time', async () => {
  const endless = runInWorker({ worker, input: 'time' }, { ...plenty, seconds: 0.2 });
  await expect(endless).rejects.toEqual(new WorkEnded('time'));
});

// In one call of V8's own nothing but the end of the whole process stops it: it must not be the server's.
test.each(['memory', 'memory in one call'])('a job that hoards is ended for its %s', async (input) => {
  await expect(runInWorker({ worker, input }, plenty)).rejects.toEqual(new WorkEnded('memory'));
});

test.skipIf(!existsSync('/proc/self/task'))(
  'whatever is done to files gives way to the server with every thread (skipped where there is no /proc)',
  async () => {
    const niceness = (await runInWorker({ worker, input: 'niceness of threads' }, plenty)) as number[];
    expect(niceness.length).toBeGreaterThan(1);
    expect(niceness.filter((each) => each <= getPriority())).toEqual([]);
  },
);

test('the process that parses hostile files gets no settings, and so no keys', async () => {
  const names = (await runInWorker({ worker, input: 'environment' }, plenty)) as string[];
  const ofTheSystem = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TZ'];
  expect(names.filter((name) => !ofTheSystem.includes(name) && !name.startsWith('MALLOC_'))).toEqual([]);
});

test.each([
  ['what a job throws is thrown here', 'fault', 'broken'],
  ['a process that ends by itself is a fault', 'end', 'without a result'],
])('%s', async (_title, input, message) => {
  await expect(runInWorker({ worker, input }, plenty)).rejects.toThrow(message);
});

test('a disk that is full for a job is told as a fault of the machine', async () => {
  const error = await runInWorker({ worker, input: 'full disk' }, plenty).catch((fault: unknown) => fault);
  expect(faultKindOf(error)).toBe('disk_full');
});

test('a question that cannot be answered ends the job', async () => {
  const answer = (): Promise<never> => Promise.reject(new Error('the database is away'));
  await expect(runInWorker({ worker, input: 'ask', answer }, plenty)).rejects.toThrow('the database is away');
});

test('a process that waits does the next job too', async () => {
  const workers = makeWorkers(plenty, 1);
  const first = await workers.run({ worker, input: 'process' });
  expect(await workers.run({ worker, input: 'process' })).toBe(first);
  await expect(workers.run({ worker, input: 'fault' })).rejects.toThrow('broken');
  expect(await workers.run({ worker, input: 'ask' })).toEqual([null, null]);
});

test('after a job that was ended the next one is done', async () => {
  const room = makeWorkroom({ ...workroomDefaults, limits: { seconds: 60, megabytes: 64 } });
  const { work } = room.admit({ institution_id: 1, user_id: 'a' });
  await expect(work.inWorker({ worker, input: 'memory' })).rejects.toMatchObject({
    problem: 'request.too_heavy',
  });
  expect(await work.inWorker({ worker, input: 'ask' })).toEqual([null, null]);
});

test('a job ends soon after the server that was killed, however busy it is', async () => {
  const server = spawn(process.execPath, [new URL('testing/dying-server.ts', import.meta.url).pathname]);
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  const pid = Number(said.toString());
  const isThere = (): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  expect(isThere()).toBe(true);
  server.kill('SIGKILL');
  await expect.poll(isThere, { timeout: 30_000 }).toBe(false);
});
