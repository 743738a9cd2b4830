import { gzipSync } from 'node:zlib';
import { forgotPassword, handInGame, joinLiveRound, openLiveRound } from '@takhti/contract';
import { HandIn, handInPrefixes } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeWithPassword } from '../../features/account/testing/people.ts';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { makePublishedBank } from '../../testing/published-content.ts';
import { sampleOf } from '../../testing/sample.ts';

const closed = new Set<number>();
let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp({ closed_institutions: closed });
});
afterAll(() => app.close());

// Calls that name it are refused before they are handled; these know it by a code, a secret or their address.
test('an institution that is closed is reached by none of the ways that do not name it in a call', async () => {
  const teacher = await app.make.person();
  const { institution_id } = teacher;
  const { assessment_id } = await makePublishedBank(app, teacher, 1);
  const { code, round_id, host_token } = await app
    .as(teacher)
    .ok(openLiveRound, { content_id: assessment_id });
  const carried = JSON.stringify({ ...sampleOf(HandIn), institution_id });
  const packed = handInPrefixes.long + gzipSync(carried).toString('base64url');
  const nobody = app.as(null);
  const answers = async () => [
    (await nobody.call(joinLiveRound, { code, nickname: 'Gul' })).error_code === 0,
    (await nobody.refused(handInGame, { code: packed })).problem,
    (
      await app.app.inject({
        url: `/api/live-round?institution_id=${institution_id}&round_id=${round_id}`,
        headers: { authorization: `Bearer ${closed.size > 0 ? host_token : 'x'.repeat(40)}` },
      })
    ).json<{ data: { problem: string } }>().data.problem,
    (await app.app.inject({ url: `/lti/${institution_id}/results?token=a` })).body.includes(
      'unknown_platform',
    ),
  ];
  expect(await answers()).toEqual([true, 'players.not_found', 'live.round_unknown', false]);
  closed.add(institution_id);
  expect(await answers()).toEqual([false, 'account.forbidden', 'account.forbidden', true]);
});

test('nobody of a closed institution gets a mail with a code for a new password', async () => {
  const email = `closed.${Date.now()}@school.example`;
  const { institution_id } = await makeWithPassword(app, { email });
  const mails = async () => {
    await app.as(null).ok(forgotPassword, { email });
    return (await app.mails()).filter(({ to }) => to === email).length;
  };
  expect(await mails()).toBe(1);
  closed.add(institution_id);
  expect(await mails()).toBe(1);
});
