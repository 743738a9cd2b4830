import { calls } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestTables } from '../../testing/digest.queries.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { sampleOf } from '../../testing/sample.ts';
import { makeThings } from '../../testing/things.ts';

let server: TestApp;
let people: TestPerson[];
let things: Record<string, unknown>;

beforeAll(async () => {
  server = await makeTestApp();
  const author = await server.make.person({ roles: ['cd'] });
  const { institution_id } = author;
  const colleagues = ['cr3', 'admin'].map((role) => server.make.person({ institution_id, roles: [role] }));
  people = [author, ...(await Promise.all(colleagues))];
  things = await makeThings(server, author);
});
afterAll(() => server.close());

// What it shows says that a call reads: then screens may make it as often as they like.
const reading = calls.filter(({ call }) => call.shows.length > 0);

test.each(reading)('$name reads, and leaves everything as it is', async ({ call }) => {
  const before = await server.db.inReadTransaction(digestTables);
  for (const person of people)
    await server.post(call.path, sampleOf(call.request, things), person.session_id);
  expect(await server.db.inReadTransaction(digestTables)).toEqual(before);
});
