import { expect } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { multipartBody } from '../../../testing/multipart.ts';

type Data = Record<string, unknown> & { readonly records: readonly Record<string, unknown>[] };

/** The envelope of every answer. */
export interface Answer {
  readonly error_code: number;
  readonly error_message: string;
  readonly data: Data;
}
type Who = Pick<TestPerson, 'session_id'>;

/** An institution whose people call the server as the specification's section 7 says: every payload has its fields and no other. */
export interface Specified {
  readonly server: TestApp;
  readonly institution_id: number;
  readonly people: Readonly<Record<'author' | 'reviewer' | 'last' | 'admin', TestPerson>>;
  /** Makes a call, which must succeed. */
  readonly call: (who: Who | null, path: string, payload: object) => Promise<Data>;
  /** Uploads a file, which must succeed. */
  readonly send: (
    who: Who,
    path: string,
    fields: object,
    file_name: string,
    body: Buffer | string,
  ) => Promise<Data>;
}

/** Opens such an institution. */
export async function openSpecified(): Promise<Specified> {
  const server = await makeTestApp();
  const institution_id = await server.make.institution({ settings: { review_levels: [1, 3] } });
  const person = (role: string): Promise<TestPerson> => server.make.person({ institution_id, roles: [role] });
  return {
    server,
    institution_id,
    people: {
      author: await person('cd'),
      reviewer: await person('cr1'),
      last: await person('cr3'),
      admin: await person('admin'),
    },
    async call(who, path, payload) {
      const response = await server.post(path, payload, who?.session_id);
      return dataOf(path, response.json<Answer>());
    },
    async send(who, path, fields, file_name, body) {
      const sent = multipartBody({ ...fields }, { file_name, body });
      const response = await server.post(path, sent.body, who.session_id, sent.headers);
      // What takes long reports how far it is, a line each, before it answers.
      const last = response.body.trimEnd().split('\n').at(-1) ?? '';
      return dataOf(path, JSON.parse(last) as Answer);
    },
  };
}

function dataOf(path: string, { error_code, error_message, data }: Answer): Data {
  // What was refused, and why, is what one wants to read of a failure.
  expect([path, error_code, error_message, error_code === 0 || data]).toEqual([path, 0, '', true]);
  return data;
}

/** An instant as the specification writes it. */
export const utc = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string;
