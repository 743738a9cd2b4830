import { startAiRun } from '@takhti/contract';
import { expect, test } from 'vitest';
import { AiSchool, request } from '../../testing/ai/ai-school.ts';
import { giveBackHeld } from './give-back-held.ts';

const school = new AiSchool();

test('a server that has its database to itself gives back at its start what another one held that died', async () => {
  await school.setUp(1);
  const { container_id } = await school.makeBank();
  const go = school.halfway();
  await school.server.as(school.author).ok(startAiRun, { container_id, kind: 'mcqs', request });
  await expect.poll(async () => (await school.read(container_id)).proposals.length).toBe(1);
  expect(await school.credits()).toBe(0);
  const { services } = school.server;
  // Others may be at work where several share a database.
  expect(await giveBackHeld({ ...services, db: { ...services.db, kind: 'postgres' } })).toBe(0);
  expect(await school.credits()).toBe(0);
  expect(await giveBackHeld({ ...services, db: { ...services.db, kind: 'embedded' } })).toBe(1);
  expect(await school.credits()).toBe(1);
  go();
  await services.background.settled();
  expect(await school.credits()).toBe(1);
  expect(await school.read(container_id)).toMatchObject({
    run: { status: 'failed', fault: 'broken_off' },
    proposals: [{ state: 'open' }],
  });
});

test('what was held by a clock that was ahead is given back at the start of any server', async () => {
  const { services, clock, make } = school.server;
  const { institution_id } = school.author;
  const year = 365 * 24 * 3_600_000;
  clock.advance(year);
  // Sessions of before are over by then.
  school.admin = await make.person({ institution_id, roles: ['admin'] });
  school.author = await make.person({ institution_id });
  await school.setUp(1);
  const { container_id } = await school.makeBank();
  const go = school.halfway();
  await school.server.as(school.author).ok(startAiRun, { container_id, kind: 'mcqs', request });
  // Each step of a run holds it again: the clock is set back when it waits, not between two of them.
  await expect.poll(async () => (await school.read(container_id)).proposals.length).toBe(1);
  clock.advance(-year);
  expect(await giveBackHeld({ ...services, db: { ...services.db, kind: 'postgres' } })).toBe(1);
  go();
  await services.background.settled();
});
