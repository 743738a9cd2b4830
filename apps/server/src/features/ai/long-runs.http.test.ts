import { startAiRun, stopAiRun } from '@takhti/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AiSchool, three, request } from '../../testing/ai/ai-school.ts';

const school = new AiSchool();
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A generation whose service has not said anything yet. */
async function thinking() {
  await school.setUp(1);
  const { container_id } = await school.makeBank();
  let speak: () => void = () => {};
  const thinks = new Promise<void>((resolve) => {
    speak = resolve;
  });
  school.service.answer({ kind: 'list', elements: three, thinks });
  const { run_id } = await school.server
    .as(school.author)
    .ok(startAiRun, { container_id, kind: 'mcqs', request });
  await expect.poll(() => school.service.asked.length).toBe(1);
  return { container_id, run_id, speak };
}

/** Until when a run is held, in milliseconds from now. */
async function heldFor(run_id: string): Promise<number> {
  const { held_until } = await school.server.db.readOne((tx) =>
    tx.selectFrom('ai_runs').select('held_until').where('run_id', '=', run_id).executeTakeFirstOrThrow(),
  );
  return new Date(held_until).getTime() - school.server.clock.now().getTime();
}

test('C-040 a service that thinks for longer than a credit is held brings what it was asked for', async () => {
  const { container_id, run_id, speak } = await thinking();
  for (let passed = 0; passed < 5; passed += 1) {
    school.server.clock.advance(minute);
    vi.advanceTimersByTime(minute);
    await expect.poll(() => heldFor(run_id)).toBe(3 * minute);
  }
  expect(await school.read(container_id)).toMatchObject({ run: { status: 'running' } });
  speak();
  await school.server.services.background.settled();
  const { run, proposals } = await school.read(container_id);
  expect(run).toMatchObject({ status: 'done', fault: null });
  expect(proposals).toHaveLength(3);
  expect(await school.credits()).toBe(0);
});

test('a generation that its person stops lets go of a service that says nothing', async () => {
  const { container_id, run_id } = await thinking();
  await school.server.as(school.author).ok(stopAiRun, { run_id });
  vi.advanceTimersByTime(minute);
  await school.server.services.background.settled();
  expect(await school.read(container_id)).toMatchObject({ run: { status: 'stopped' }, proposals: [] });
  expect(await school.credits()).toBe(1);
});
