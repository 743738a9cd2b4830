import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { sweepCompetitors } from './sweep-competitors.ts';

const day = 24 * 3600 * 1000;

let server: TestApp;
let author: TestPerson;
beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
});
afterAll(() => server.close());

test('a competitor with an unchecked name who never played is forgotten after days', async () => {
  const { institution_id } = author;
  const content_id = newId();
  const enter = (name: string, known_by: 'session' | '') => {
    const row = {
      institution_id,
      player_id: newId(),
      content_id,
      token_hash: '',
      name,
      known_by,
      user_id: name,
    };
    const rest = { entered_by: 'open', school: '', grade: '4', joined_on: server.clock.now() } as const;
    return server.db.inTransaction(async (tx) => {
      await tx
        .insertInto('competition_players')
        .values({ ...row, ...rest })
        .execute();
      return row.player_id;
    });
  };
  await enter('Idle', '');
  await enter('Known', 'session');
  const played = { institution_id, content_id, player_id: await enter('Played', ''), attempt_id: newId() };
  await server.db.inTransaction((tx) =>
    tx
      .insertInto('competition_points')
      .values({ ...played, lesson_id: newId(), score: 0, points: 0, scored_on: server.clock.now() })
      .execute(),
  );
  const names = () =>
    server.db.inReadTransaction(async (tx) => {
      const rows = tx.selectFrom('competition_players').select('name').where('content_id', '=', content_id);
      return (await rows.orderBy('name').execute()).map(({ name }) => name);
    });
  server.clock.advance(91 * day);
  await enter('New', '');
  await sweepCompetitors(server.services, 0);
  expect(await names()).toEqual(['Idle', 'Known', 'New', 'Played']);
  await sweepCompetitors(server.services, 90);
  expect(await names()).toEqual(['Known', 'New', 'Played']);
});
