import { calls, problems, saveQuestion, type Call, type Envelope, type FailureData } from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { mayMake } from '../../testing/may-make.ts';
import { sampleOf } from '../../testing/sample.ts';
import { makeThings, onePixel } from '../../testing/things.ts';

let server: TestApp;
let people: Map<string, TestPerson>;
/** Ids of another institution's things, by the names of the fields that carry them. */
let foreign: Record<string, unknown>;

beforeAll(async () => {
  server = await makeTestApp();
  const institution_id = await server.make.institution();
  people = new Map();
  for (const { role } of standardRoles)
    people.set(role, await server.make.person({ institution_id, roles: [role] }));
  foreign = await makeThings(server);
});
afterAll(() => server.close());

function personOf(role: string): TestPerson {
  const person = people.get(role);
  if (!person) throw new Error(role);
  return person;
}

async function answer(call: Call, body: unknown, session_id?: string) {
  const file =
    call.kind === 'upload' || call.kind === 'progress' ? { file_name: 'a.png', body: onePixel } : undefined;
  if (file) {
    return {
      status: 200,
      envelope: await server.as(session_id ? { session_id } : null).call(call, body, file),
    };
  }
  const response = await server.post(call.path, body, session_id);
  const isJson = String(response.headers['content-type']).includes('json');
  return {
    status: response.statusCode,
    envelope: isJson ? (JSON.parse(response.body) as Envelope<unknown>) : null,
  };
}

const guarded = calls.filter(({ call }) => call.can !== 'public');
const open = calls.filter(({ call }) => call.can === 'public');

describe('without a session', () => {
  test.each(guarded)('C-829 $name answers unauthorized', async ({ call }) => {
    const { envelope } = await answer(call, sampleOf(call.request));
    expect((envelope?.data as FailureData).problem).toMatch(/^account\.(unauthorized|session_expired)$/);
  });

  test.each(open)('$name is open to everybody', async ({ call }) => {
    const { envelope } = await answer(call, sampleOf(call.request));
    expect((envelope?.data as FailureData).problem).not.toBe('account.unauthorized');
  });
});

test('C-842 every call is a POST below /api, and nothing else', async () => {
  const found: string[] = [];
  for (const { call } of calls)
    for (const [method, url] of [
      ['GET', `/api/${call.path}`],
      ['PUT', `/api/${call.path}`],
      ['POST', `/${call.path}`],
    ] as const) {
      const { statusCode } = await server.app.inject({ method, url });
      if (statusCode !== 404) found.push(`${method} ${url} answers ${statusCode}`);
    }
  expect(found).toEqual([]);
});

// logout would end the session that the other tests need.
const lasting = guarded.filter(({ call }) => call.path !== 'logout' && call.can !== 'refresh');

describe.each(standardRoles)('as $role', (role) => {
  async function problemOf(call: Call): Promise<string | undefined> {
    const { status, envelope } = await answer(call, sampleOf(call.request), personOf(role.role).session_id);
    expect(status).not.toBe(500);
    return (envelope?.data as FailureData | undefined)?.problem;
  }

  test.each(lasting.filter((listed) => mayMake(role, listed.call)))(
    'C-827 $name is open to its right',
    async ({ call }) => {
      expect(await problemOf(call)).not.toBe('account.forbidden');
    },
  );

  test.each(lasting.filter((listed) => !mayMake(role, listed.call)))(
    'C-827 $name is refused without its right',
    async ({ call }) => {
      expect(await problemOf(call)).toBe('account.forbidden');
    },
  );
});

describe("with another institution's ids", () => {
  const naming = (field: string) =>
    lasting.filter(({ call }) => field in sampleOf(call.request, { [field]: '' }));

  test.each(naming('institution_id'))(
    'C-834 $name is refused when the institution is another',
    async ({ call }) => {
      for (const role of ['cd', 'cr3']) {
        const input = sampleOf(call.request, { institution_id: 987_654 });
        const { envelope } = await answer(call, input, personOf(role).session_id);
        expect((envelope?.data as FailureData).problem).toMatch(/^account\.(other_institution|forbidden)$/);
      }
    },
  );

  const things = [
    'container_id',
    'users_content_id',
    'content_id',
    'users_content_ids',
    'comments_id',
    'history_id',
    'skill_id',
    'skill_ids',
    'from_skill_id',
    'lms_skill_ids',
    'session_key',
  ];
  const asking = things.flatMap((field) => naming(field).map(({ name, call }) => ({ field, name, call })));

  test.each(asking)('$name with their $field neither shows nor changes it', async ({ call }) => {
    for (const role of ['cd', 'cr3', 'teacher']) {
      const { envelope } = await answer(call, sampleOf(call.request, foreign), personOf(role).session_id);
      expect(envelope).toSatisfy(showsNothing);
    }
  });
});

function showsNothing(envelope: Envelope<unknown>): boolean {
  if (envelope.error_code === 0) return (envelope.data as { total?: number }).total === 0;
  return /not_found|forbidden/.test((envelope.data as FailureData).problem);
}

describe('with junk', () => {
  const junk: unknown[] = [
    [],
    {},
    { container_id: 1 },
    { container_id: "' or 1=1 --", page: -1 },
    { page: 'x', title: null, json_data: { a: [] } },
  ];

  test.each(calls.filter(({ call }) => call.kind === 'json'))(
    'C-660 $name refuses it and has no fault',
    async ({ call }) => {
      for (const body of junk) {
        const { status, envelope } = await answer(
          call,
          body,
          call.path === 'logout' ? undefined : personOf('cd').session_id,
        );
        expect(status).not.toBe(500);
        expect(envelope).toMatchObject({ error_code: expect.any(Number) as number });
      }
      const broken = await server.app.inject({
        method: 'POST',
        url: `/api/${call.path}`,
        headers: { 'content-type': 'application/json' },
        payload: '{"a":',
      });
      expect(broken.statusCode).toBeLessThan(500);
    },
  );
});

test('a text that PostgreSQL cannot hold is no fault', async () => {
  const author = personOf('cd');
  const { container_id } = await server.make.container({ author });
  const saved = await server
    .as(author)
    .ok(saveQuestion, { ...questionDoc({ question: '<p>a\0b\ud83d</p>', title: 't\0' }), container_id });
  expect(saved).toMatchObject({ question: '<p>ab\ufffd</p>', title: 't' });
});

test('every problem has a negative code', () => {
  for (const entry of Object.values(problems)) expect(entry.error_code).toBeLessThan(0);
});
