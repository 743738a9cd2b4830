import { openContainer, updateStatus, type LiveEvent } from '@takhti/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { makeSchool, type School, type Seen } from '../../testing/school.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { deliverNotifications } from '../notifications/index.ts';
import { listen, startServer, type Listening } from './testing/listen.ts';

type Server = Awaited<ReturnType<typeof startServer>>;

// Two servers that share nothing but the database: each has connections of its own, and hears by a listener of its own.
const isShareable = inject('database_template').kind === 'postgres';

let app: TestApp;
let school: School;
const servers: Server[] = [];
const ears: Listening[] = [];

beforeAll(async () => {
  app = await makeTestApp();
  school = await makeSchool(app);
  for (let count = 0; app.db.openAgain && count < 2; count += 1)
    servers.push(await startServer(app, await app.db.openAgain()));
});
afterAll(async () => {
  for (const ear of ears) ear.stop();
  await Promise.all(servers.map(({ app: server }) => server.close()));
  await Promise.all(servers.map(({ services }) => services.db.close()));
  await app.close();
});

async function hearing({ url }: Server, { session_id }: TestPerson): Promise<Listening> {
  const ear = await listen(url, session_id);
  ears.push(ear);
  return ear;
}

/** Submits on one server; the item as it is then. */
async function submitOn({ api }: Server, { container_id, version }: Seen): Promise<Seen> {
  const { session_id, user_id, institution_id } = school.author;
  const response = await fetch(`${api}/${updateStatus.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session_id}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id, institution_id, container_id, version, content_status: 'w' }),
  });
  const { error_code } = (await response.json()) as { error_code: number };
  if (error_code !== 0) throw new Error('it is not submitted');
  return app.as(school.author).ok(openContainer, { container_id });
}

/** The next thing of a kind that is heard. */
async function nextOf(ear: Listening, kind: LiveEvent['kind']): Promise<LiveEvent> {
  for (;;) {
    const event = await ear.next();
    if (event === null || event === 'full') throw new Error('the stream has ended');
    if (event.kind === kind) return event;
  }
}

test.runIf(isShareable)('what happens on one server is heard on the other, in both directions', async () => {
  for (const [at, from] of servers.entries()) {
    const ear = await hearing(servers[1 - at]!, school.first);
    const { container_id, version } = await submitOn(from, await school.bank());
    expect(await nextOf(ear, 'moved')).toEqual({ kind: 'moved', container_id, version });
  }
});

test.runIf(isShareable)(
  'news that both deliver at once come once, and are heard on either server',
  async () => {
    const [one, other] = servers as [Server, Server];
    await deliverNotifications(one.services);
    const { container_id } = await submitOn(one, await school.bank());
    const heard = await Promise.all(servers.map((server) => hearing(server, school.first)));
    await Promise.all([deliverNotifications(one.services), deliverNotifications(other.services)]);
    for (const ear of heard) expect(await nextOf(ear, 'notified')).toEqual({ kind: 'notified' });
    const told = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('notifications')
        .select(['user_id', 'kind'])
        .where('container_id', '=', container_id)
        .execute(),
    );
    expect(told).toEqual([{ user_id: school.first.user_id, kind: 'waits' }]);
  },
);
