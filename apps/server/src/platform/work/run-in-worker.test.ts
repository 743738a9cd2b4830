import { expect, test, vi } from 'vitest';
import { makeWorkerThreads, WorkEnded, type WorkerJob, type WorkLimits } from './run-in-worker.ts';
import { makeWorkroom, workroomDefaults } from './workroom.ts';

// A thread is slow to start on a machine that has other work.
vi.setConfig({ testTimeout: 60_000 });

const worker = new URL('testing/hostile.worker.ts', import.meta.url);
const runInWorker = (job: WorkerJob, limits: WorkLimits): Promise<unknown> =>
  makeWorkerThreads(limits).run(job);
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

test('a job that hoards is ended for its memory', async () => {
  await expect(runInWorker({ worker, input: 'memory' }, plenty)).rejects.toEqual(new WorkEnded('memory'));
});

test.each([
  ['what a job throws is thrown here', 'fault', 'broken'],
  ['a thread that ends by itself is a fault', 'end', 'without a result'],
])('%s', async (_title, input, message) => {
  await expect(runInWorker({ worker, input }, plenty)).rejects.toThrow(message);
});

test('a question that cannot be answered ends the job', async () => {
  const answer = (): Promise<never> => Promise.reject(new Error('the database is away'));
  await expect(runInWorker({ worker, input: 'ask', answer }, plenty)).rejects.toThrow('the database is away');
});

test('a thread that waits does the next job too', async () => {
  const threads = makeWorkerThreads(plenty);
  const first = await threads.run({ worker, input: 'thread' });
  expect(await threads.run({ worker, input: 'thread' })).toBe(first);
  await expect(threads.run({ worker, input: 'fault' })).rejects.toThrow('broken');
  expect(await threads.run({ worker, input: 'ask' })).toEqual([null, null]);
});

test('after a job that was ended the next one is done', async () => {
  const room = makeWorkroom({ ...workroomDefaults, limits: { seconds: 60, megabytes: 64 } });
  const { work } = room.admit({ institution_id: 1, user_id: 'a' });
  await expect(work.inWorker({ worker, input: 'memory' })).rejects.toMatchObject({
    problem: 'request.too_heavy',
  });
  expect(await work.inWorker({ worker, input: 'ask' })).toEqual([null, null]);
});
