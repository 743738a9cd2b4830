import {
  joinLiveRound,
  leadLiveRound,
  openLiveRound,
  openPastRound,
  removeLivePlayer,
  type LiveRoundEvent,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/index.ts';
import { openRounds, type Opened } from './testing/open-rounds.ts';
import { watch } from './testing/watch.ts';

const { app, bank, somebody, nobody, open, join, lead } = await openRounds();
const api = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api`;

const isHost = (event: LiveRoundEvent): event is LiveRoundEvent & { kind: 'host' } => event.kind === 'host';
const isGone = (event: LiveRoundEvent): event is LiveRoundEvent & { kind: 'gone' } => event.kind === 'gone';

/** What an administrator does to a person. */
const changes = {
  'is disabled': ({ user_id }: TestPerson) =>
    app.db.inTransaction((tx) =>
      tx.updateTable('users').set({ is_disabled: 1 }).where('user_id', '=', user_id).execute(),
    ),
  'lost the role': ({ user_id }: TestPerson) =>
    app.db.inTransaction(async (tx) => {
      await tx
        .insertInto('user_roles')
        .columns(['institution_id', 'user_id', 'role'])
        .expression((from) =>
          from
            .selectFrom('user_roles')
            .select((each) => ['institution_id', 'user_id', each.val('teacher').as('role')])
            .where('user_id', '=', user_id)
            .limit(1),
        )
        .execute();
      await tx
        .deleteFrom('user_roles')
        .where('user_id', '=', user_id)
        .where('role', '<>', 'teacher')
        .execute();
    }),
};

async function refusals(round: Opened, player_id: string): Promise<string[]> {
  const step = { ...round, step: 'next', version: 1 } as const;
  const led = await nobody().refused(leadLiveRound, step);
  const removed = await nobody().refused(removeLivePlayer, { ...round, player_id });
  return [led.problem, removed.problem];
}

test.each(['is disabled', 'lost the role'] as const)(
  'a host who %s does not lead the round any more, whose token is still known, nor sees it',
  async (what) => {
    const host = await somebody();
    const round = await open(host);
    const ali = await join(round, 'Ali');
    const front = await watch(api, { ...round, secret: round.host_token });
    await front.until(isHost);
    await changes[what](host);

    expect(await refusals(round, ali.player_id)).toEqual(['live.round_unknown', 'live.round_unknown']);
    await expect(watch(api, { ...round, secret: round.host_token })).rejects.toThrow('status 403');
    // The screen at the front is told with the next thing that happens.
    await nobody().ok(joinLiveRound, { code: round.code, nickname: 'Bibi' });
    await front.until(isGone);
    front.stop();
  },
);

test('in another role that they hold, a host opens the round again and leads it', async () => {
  const host = await somebody();
  const round = await open(host);
  await changes['lost the role'](host);
  const again = await app.as(host).ok(openLiveRound, { content_id: bank, seconds: 20 });
  expect(again.round_id).toBe(round.round_id);
  expect(await lead(again, 'next')).toMatchObject({ phase: 'asking' });
});

test('a round of before roles were noted is led by who still holds one', async () => {
  const host = await somebody();
  const round = await open(host);
  const { round_id } = round;
  await app.db.inTransaction((tx) =>
    tx.updateTable('live_rounds').set({ host_role: null }).where('round_id', '=', round_id).execute(),
  );
  expect(await lead(round, 'next')).toMatchObject({ phase: 'asking' });
  await lead(round, 'end');
  const past = await app.as(host).ok(openPastRound, { round_id });
  await changes['is disabled'](host);
  expect((await nobody().refused(leadLiveRound, { ...past, step: 'end', version: 1 })).problem).toBe(
    'live.round_unknown',
  );
});
