import { startAiRun } from '@takhti/contract';
import { expect, test } from 'vitest';
import { AiSchool, wish } from '../../testing/ai-school.ts';
import { giveBackHeld } from './give-back-held.ts';

const school = new AiSchool();

test('a server that has its database to itself gives back at its start what another one held that died', async () => {
  await school.setUp(1);
  const { container_id } = await school.makeBank();
  const go = school.halfway();
  await school.server.as(school.author).ok(startAiRun, { container_id, kind: 'mcqs', wish });
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
