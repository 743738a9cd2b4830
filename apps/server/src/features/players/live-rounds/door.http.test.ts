import { joinLiveRound, leadLiveRound, openLiveRound } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makePublishedBank } from '../../../testing/published-content.ts';
import { watch } from './testing/watch.ts';

let app: TestApp;
let teacher: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  teacher = await app.make.person();
});
afterAll(() => app.close());

test('nobody joins once whoever leads shut the door; who is in comes back, and the door opens again', async () => {
  const { assessment_id } = await makePublishedBank(app, teacher, 1);
  const api = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const round = await app.as(teacher).ok(openLiveRound, { content_id: assessment_id });
  const nobody = app.as(null);
  const join = (nickname: string) => ({ code: round.code, nickname });
  const zara = await nobody.ok(joinLiveRound, join('Zara'));

  const shut = await nobody.ok(leadLiveRound, { ...round, step: 'shut', version: 0 });
  expect(shut).toMatchObject({ takes_players: false, phase: 'lobby' });
  expect((await nobody.refused(joinLiveRound, join('Gul'))).problem).toBe('live.shut');
  const phone = await watch(api, { ...zara, secret: zara.player_token });
  await phone.until((event) => event.kind === 'phone' && event.nickname === 'Zara');
  phone.stop();

  // The door is said of the round, wherever it is by then.
  await nobody.ok(leadLiveRound, { ...round, step: 'next', version: shut.version });
  const opened = await nobody.ok(leadLiveRound, { ...round, step: 'admit', version: 0 });
  expect(opened).toMatchObject({ takes_players: true, phase: 'asking' });
  expect((await nobody.ok(joinLiveRound, join('Gul'))).nickname).toBe('Gul');
});
