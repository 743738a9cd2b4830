import { calls, updateContainer, uploadFile, type Envelope, type FailureData } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { multipartBody } from '../../testing/multipart.ts';
import { sampleOf } from '../../testing/sample.ts';

let server: TestApp;
let person: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
  person = await server.make.person({ roles: ['cd', 'cr3'] });
});
afterAll(() => server.close());

/** A request of the right form with every number as large as JSON writes it exactly, and lists of a hundred thousand. */
function swollen(value: unknown): unknown {
  if (typeof value === 'number') return Number.MAX_SAFE_INTEGER;
  if (Array.isArray(value)) return Array.from({ length: 100_000 }, () => value[0] ?? 'x');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, swollen(part)]));
}

const known = {
  institution_id: 1,
  page: 1,
  version: 1,
  no_of_skills: 1,
  grades: ['4'],
  content_types: ['mcq'],
  skill_ids: ['01890a5d-ac96-774b-bcce-b302099a8057'],
  content_ids: ['01890a5d-ac96-774b-bcce-b302099a8057'],
};

test.each(calls.filter(({ call }) => call.kind === 'json' && call.path !== 'logout'))(
  '$name takes neither endless numbers nor endless lists for a fault of its own',
  async ({ call }) => {
    for (const role of ['cd', 'cr3']) {
      const who = await server.make.person({ institution_id: person.institution_id, roles: [role] });
      const sample = sampleOf(call.request, known);
      for (const field of Object.keys(sample)) {
        const body = { ...sample, [field]: swollen(sample[field]) };
        const response = await server.post(call.path, body, who.session_id);
        expect(response.statusCode, `${call.path} ${field}`).not.toBe(500);
      }
    }
  },
);

describe('documents as text within JSON', () => {
  async function problemOf(json_data: string): Promise<unknown> {
    const { container_id } = await server.make.container({ author: person });
    const edit = { container_id, title: 'A bank', language: 'english', json_data, version: 1 } as const;
    return (await server.as(person).refused(updateContainer, edit)).problem;
  }

  test('a value that is nested too deeply is invalid', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
    expect(await problemOf(`{"schema_version":1,"more":${deep}}`)).toBe('container.invalid_document');
  });
});

describe('broken uploads', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };

  test.each([
    ['no parts', '--x--\r\n'],
    [
      'a part without an end',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
    ['a part without a name', '--x\r\ncontent-disposition: form-data\r\n\r\nabc\r\n--x--\r\n'],
    ['nothing that is a part', 'hello'],
    [
      'a field that no object should have',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
  ])('%s are refused, and are no fault of ours', async (_, body) => {
    const response = await server.post(uploadFile.path, body, person.session_id, type);
    const { data } = response.json<Envelope<FailureData>>();
    expect(data).toMatchObject({ problem: 'request.invalid' });
  });

  test('two files at once are refused', async () => {
    const one = multipartBody({}, { file_name: 'a.png', body: 'x' });
    const [head = ''] = one.body.toString().split(/(?=--takhti-test-boundary--)/);
    const twice = `${head}${one.body.toString()}`;
    const response = await server.post(uploadFile.path, twice, person.session_id, one.headers);
    expect(response.json<Envelope<FailureData>>().data).toMatchObject({ problem: 'request.invalid' });
  });
});
