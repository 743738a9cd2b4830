import { calls, type Call, type FailureData } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestTables } from '../../testing/digest.queries.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { sampleOf } from '../../testing/sample.ts';
import { makeThings } from '../../testing/things.ts';

let server: TestApp;
let author: TestPerson;
let own: Record<string, unknown>;
let foreign: Record<string, unknown>;

beforeAll(async () => {
  server = await makeTestApp();
  author = await server.make.person({ roles: ['cd'] });
  own = await makeThings(server, author);
  foreign = await makeThings(server);
});
afterAll(() => server.close());

const rows = () => server.db.inReadTransaction(digestTables);

/** What a container is asked for by. */
const holders = ['container_id', 'users_content_id'];
/** What is in one, or is put into one. */
const parts = ['content_id', 'content_ids', 'comments_id', 'answers_to', 'history_id', 'skill_id'];

const namesIn = (call: Call, fields: readonly string[]): string[] =>
  fields.filter((field) => field in sampleOf(call.request, { [field]: '' }));
const asking = calls.flatMap(({ name, call }) =>
  call.kind === 'json' && namesIn(call, holders).length > 0
    ? namesIn(call, parts).map((part) => ({ name, call, part }))
    : [],
);

describe('in a container of one’s own', () => {
  test('there are calls that name something of another', () => {
    expect(asking.length).toBeGreaterThan(10);
  });

  test.each(asking)('$name does nothing with the $part of another institution', async ({ call, part }) => {
    const known = { ...own, [part]: foreign[part === 'answers_to' ? 'comments_id' : part] };
    const sample = sampleOf(call.request, known);
    // A document that is sent as a text has to be one before anybody looks at the ids.
    if (typeof sample['json_data'] === 'string') sample['json_data'] = '{"schema_version":1}';
    const before = await rows();
    const response = await server.post(call.path, sample, author.session_id);
    const { error_code, data } = response.json<{ error_code: number; data: unknown }>();
    expect(error_code).toBeLessThan(0);
    const { problem } = data as FailureData;
    expect(problem).toMatch(/not_found|forbidden/);
    // What a call may be refused with is where it is declared; its right is checked before any of it.
    expect(['account.forbidden', ...call.problems]).toContain(problem);
    expect(await rows()).toEqual(before);
  });
});
