import { calls, type Call } from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { mayMake } from '../../testing/may-make.ts';
import { sampleOf } from '../../testing/sample.ts';
import { makeThings } from '../../testing/things.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const someId = '01890a5d-ac96-774b-bcce-b302099a8057';

const extremes = {
  number: [2_147_483_647, -2_147_483_648, 2_147_483_648, 1.5, 1e308],
  string: ['a\0b', '\ud83d', '\uffff'],
};

/** The value itself made extreme, then each part of it in turn, and everything else as it was. */
function* extremesOf(value: unknown): Generator {
  if (typeof value === 'number') yield* extremes.number;
  if (typeof value === 'string') yield* extremes.string;
  if (Array.isArray(value)) for (const part of extremesOf(value[0])) yield [part];
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      for (const extreme of extremesOf(part)) yield { ...value, [key]: extreme };
}

const asked = calls.filter(({ call }) => call.kind === 'json' && call.path !== 'logout');
const mayWriter = ({ call }: (typeof calls)[number]): boolean =>
  call.can === 'public' ||
  call.can === 'refresh' ||
  standardRoles.some((role) => role.role === 'cd' && mayMake(role, call));

// An administrator makes those that a writer may not.
describe.each([
  ['cd', asked.filter(mayWriter)],
  ['admin', asked.filter((listed) => !mayWriter(listed))],
])('as %s', (role, theirs) => {
  // Somebody's own things: a call on what is not there would be refused before it did anything.
  async function makeOwn() {
    const institution_id = await server.make.institution();
    const writer = await server.make.person({ institution_id, roles: ['cd'] });
    const things = await makeThings(server, writer);
    const who = role === 'cd' ? writer : await server.make.person({ institution_id, roles: [role] });
    const known = { ...things, institution_id, version: 1, page: 1, grades: ['4'], content_types: ['mcq'] };
    return { who, known };
  }
  let own: ReturnType<typeof makeOwn> | undefined;

  async function faultsOf(call: Call): Promise<string[]> {
    const isAsked = new Set<string>();
    const faults: string[] = [];
    // What only reads leaves them to the next call as they were.
    const isReading = call.changes.length === 0 && call.can !== 'public';
    const shared = await (own ??= makeOwn());
    for (const isWhole of [true, false]) {
      const shape = Object.keys(sampleOf(call.request, shared.known, isWhole))
        .toSorted()
        .join();
      if (isAsked.has(shape)) continue;
      isAsked.add(shape);
      const { who, known } = isReading ? shared : await makeOwn();
      const sample = sampleOf(call.request, known, isWhole);
      for (const body of extremesOf(sample)) {
        // What the request's own form refuses reaches no call; bind.http.test.ts holds that.
        if (!call.request.safeParse(body).success) continue;
        const { statusCode } = await server.post(call.path, body, who.session_id);
        if (statusCode >= 500) faults.push(JSON.stringify(body));
      }
    }
    return faults;
  }

  test.each(theirs)(
    '$name takes no number at the end of its type and no text that cannot be kept for a fault of its own',
    async ({ call }) => {
      expect(await faultsOf(call)).toEqual([]);
    },
  );
});

test.each([
  '/files/%00',
  '/files/a%00b?e=1&s=%00',
  '/api/live?tab=%00',
  ...[2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308, -1, 1.5, '', '%00'].map(
    (institution) => `/api/live-round?institution_id=${institution}&round_id=${someId}&player_id=${someId}`,
  ),
  `/api/live-round?institution_id=2147483648&round_id=${someId}`,
  '/player/%00',
  '/%ED%A0%80',
  '/api/%00',
  '/lti/1/keys?a=%00',
  '/lti/1/login?iss=%00&login_hint=a',
  '/lti/1/login?iss=a&login_hint=a&client_id=a%00b&lti_deployment_id=%00',
  '/lti/1/register/%00?openid_configuration=%00',
  '/lti/%00/launch',
])('the address %s is no fault', async (url) => {
  for (const method of ['GET', 'POST'] as const)
    expect((await server.app.inject({ method, url })).statusCode).toBeLessThan(500);
});
