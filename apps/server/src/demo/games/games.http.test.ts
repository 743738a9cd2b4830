import { launchGame, openLibraryContent } from '@takhti/contract';
import { decodeLaunchCode } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { createInstitution, hashDemoPassword } from '../institutions.ts';
import { demoGames } from '../material/games/index.ts';
import { institutions } from '../material/people.ts';
import { makePerform } from '../perform.ts';
import { makeWriter } from '../works.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

test('the demo games are made, reviewed and published by the calls of people, and learners can play them', async () => {
  const [demo] = institutions;
  if (!demo) throw new Error('there is one');
  const staffed = await createInstitution(server.services, demo, await hashDemoPassword());
  const { writeGame } = makeWriter(makePerform(server.services), staffed);
  for (const game of demoGames) await writeGame(game);

  const { institution_id } = staffed;
  const teacher = { session_id: staffed.sessions.get('teacher') ?? '' };
  const made = await server.db.inReadTransaction((tx) =>
    tx
      .selectFrom('containers')
      .select(['title', 'content_id', 'content_status'])
      .where('institution_id', '=', institution_id)
      .execute(),
  );
  const statusOf = new Map(made.map(({ title, content_status }) => [title, content_status]));
  for (const { title, status } of demoGames)
    expect([title, statusOf.get(title)]).toEqual([title, status === 'published' ? 'a' : status]);

  for (const { title, rounds } of demoGames.filter(({ status }) => status === 'published')) {
    const { content_id = '' } = made.find((item) => item.title === title) ?? {};
    const { player_path } = await server.as(teacher).ok(openLibraryContent, { content_id });
    const link = new URL(player_path ?? '', 'https://takhti.example');
    expect(link.pathname).toBe('/player/game/play');
    expect(decodeLaunchCode(link.searchParams.get('code') ?? '')).toMatchObject({
      content_id,
      institution_id,
    });
    const { play } = await server.as(null).ok(launchGame, { content_id, institution_id });
    expect(play.rounds).toHaveLength(rounds.length);
  }
}, 60_000);

test('the drawings of a published game reach its learners', async () => {
  const [demo] = institutions;
  if (!demo) throw new Error('there is one');
  const { content_id } = await server.db.inReadTransaction((tx) =>
    tx
      .selectFrom('containers')
      .select('content_id')
      .where('institution_id', '=', demo.institution_id)
      .where('content_type', '=', 'matching_drag_drop')
      .executeTakeFirstOrThrow(),
  );
  const key = { content_id, institution_id: demo.institution_id };
  const { play } = await server.as(null).ok(launchGame, key);
  const images = JSON.stringify(play).match(/\/files\/[0-9a-f-]{36}\?[^"]+/g) ?? [];
  expect(images).toHaveLength(4);
  for (const url of images) {
    const { statusCode, headers } = await server.app.inject({ method: 'GET', url });
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
  }
});
