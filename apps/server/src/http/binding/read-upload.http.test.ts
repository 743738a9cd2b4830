import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { importQuestions, uploadFile, uploadSkills, type FailureData } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeWorkroom, workroomDefaults } from '../../platform/work/index.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { onePixel } from '../../testing/things.ts';

let server: TestApp;
let author: TestPerson;
let container_id: string;
let port: number;
beforeAll(async () => {
  server = await makeTestApp({}, undefined, {
    workroom: makeWorkroom({ ...workroomDefaults, places: { all: 3, institution: 2, person: 1 } }),
  });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  author = await server.make.person({ roles: ['cd'] });
  ({ container_id } = await server.make.container({ author }));
});
afterAll(() => server.close());

interface Upload {
  readonly path: string;
  readonly session_id?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly file_name: string;
  /** What is said to come; no more than the beginning of it is sent. */
  readonly bytes: number;
}

/** Begins to send a file, whose rest never comes. */
function beginUpload({ path, session_id = '', fields = {}, file_name, bytes }: Upload): Socket {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="${file_name}"\r\n\r\nbeginning`;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/${path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${session_id}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${bytes}\r\n\r\n${parts.join('')}${head}`,
  );
  return socket;
}

/** The problem that is answered while the file is still on its way. */
async function refusalOf(upload: Upload): Promise<string> {
  const socket = beginUpload(upload);
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    const body = /\{.*\}/s.exec(answer)?.[0];
    if (body === undefined) continue;
    socket.destroy();
    return (JSON.parse(body) as { data: FailureData }).data.problem;
  }
  throw new Error(`no answer: ${answer}`);
}

const filesLeft = (): Promise<string[]> => readdir(server.temporaryFolder);
const isSettled = async (): Promise<void> => {
  await expect.poll(filesLeft, { timeout: 10_000 }).toEqual([]);
};
const large = 24 * 1024 * 1024;

describe('a file that may not come is refused before it was read', () => {
  const table = { file_name: 'a.csv', bytes: large };
  const picture = { path: uploadFile.path, file_name: 'a.png', bytes: 1_000_000 };

  test.each<[string, () => Upload, string]>([
    ['of nobody', () => ({ ...table, path: importQuestions.path }), 'account.unauthorized'],
    ['without the right', () => ({ ...table, path: uploadSkills.path, ...author }), 'account.forbidden'],
    ['without its fields', () => ({ ...picture, ...author }), 'request.invalid'],
    [
      'for a container of others',
      () => ({ ...picture, ...author, fields: { container_id: '01890a5d-ac96-774b-bcce-b302099a8057' } }),
      'container.not_found',
    ],
    [
      'of another kind',
      () => ({ ...picture, ...author, fields: { container_id }, file_name: 'a.exe' }),
      'uploads.type_not_allowed',
    ],
    [
      'above the limit of its call',
      () => ({ ...picture, ...author, fields: { container_id }, bytes: large }),
      'uploads.too_large',
    ],
  ])('%s', async (_title, upload, problem) => {
    expect(await refusalOf(upload())).toBe(problem);
    await isSettled();
  });

  test('while as many of its person are under way as there may be', async () => {
    const upload = { ...picture, session_id: author.session_id, fields: { container_id } };
    const socket = beginUpload(upload);
    await expect.poll(filesLeft).toHaveLength(1);
    expect(await refusalOf(upload)).toBe('request.busy');
    socket.destroy();
    await isSettled();
    const file = { file_name: 'a.png', body: onePixel };
    await server.as(author).ok(uploadFile, { container_id }, file);
  });
});

test('an interrupted upload leaves nothing', async () => {
  const socket = beginUpload({
    path: uploadFile.path,
    session_id: author.session_id,
    fields: { container_id },
    file_name: 'a.png',
    bytes: 1_000_000,
  });
  await expect.poll(filesLeft).toHaveLength(1);
  socket.destroy();
  await isSettled();
});

test('an upload that breaks off at any moment keeps no place', async () => {
  for (let milliseconds = 0; milliseconds < 30; milliseconds += 2) {
    const socket = beginUpload({
      path: uploadFile.path,
      session_id: author.session_id,
      fields: { container_id },
      file_name: 'a.png',
      bytes: 1_000_000,
    });
    await setTimeout(milliseconds);
    socket.destroy();
  }
  const file = { file_name: 'a.png', body: onePixel };
  await expect
    .poll(() => server.as(author).ok(uploadFile, { container_id }, file), { timeout: 10_000 })
    .toBeTruthy();
  await isSettled();
});

test('an upload that breaks off at any place is no fault, and is counted', async () => {
  const note = vi.spyOn(server.services.condition, 'note');
  const counted = async () => {
    const lines = (await server.services.metrics.write()).split('\n');
    const found = lines.filter((line) => line.startsWith('takhti_callers_left_total'));
    return found.map((line) => Number(line.split(' ').at(-1))).reduce((sum, each) => sum + each, 0);
  };
  const before = await counted();
  let left = 0;
  const head = `POST /api/${uploadFile.path} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${author.session_id}\r\n`;
  const type = 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 1000000\r\n\r\n';
  const field = `--b\r\ncontent-disposition: form-data; name="container_id"\r\n\r\n${container_id}\r\n`;
  const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nbeginning';
  const whole = `${head}${type}${field}${file}${'x'.repeat(70_000)}`;
  const begun = `${head}${type}`.length;
  const cuts = [
    begun,
    begun + 1,
    begun + 60,
    `${head}${type}${field}`.length,
    whole.length - 70_000,
    whole.length,
  ];
  for (const cut of cuts)
    for (const isReset of [false, true]) {
      const socket = connect(port, '127.0.0.1');
      // What is reset before it is read was never there.
      const isBegun = once(server.app.server, 'request');
      socket.write(whole.slice(0, cut));
      await isBegun;
      await setTimeout(60);
      if (isReset) socket.resetAndDestroy();
      else socket.destroy();
      // One at a time: a person may have so many under way.
      left += 1;
      await expect.poll(counted, { timeout: 10_000 }).toBe(before + left);
    }
  await isSettled();
  expect(note).not.toHaveBeenCalled();
  note.mockRestore();
});

test('a file that grows above its limit, though it did not say so, is refused', async () => {
  const file = { file_name: 'a.png', body: Buffer.alloc(2 * 1024 * 1024 + 100) };
  const { problem } = await server.as(author).refused(uploadFile, { container_id }, file);
  expect(problem).toBe('uploads.too_large');
  await isSettled();
});

test('after an upload that went well nothing is left, nor after one that was refused for what it is', async () => {
  await server.as(author).ok(uploadFile, { container_id }, { file_name: 'a.png', body: onePixel });
  await isSettled();
  const { problem } = await server
    .as(author)
    .refused(uploadFile, { container_id }, { file_name: 'a.png', body: 'no picture' });
  expect(problem).toBe('uploads.not_an_image');
  await isSettled();
});

test(
  'files that trickle in hold the places of their institution against nobody',
  { timeout: 40_000 },
  async () => {
    const upload = { path: uploadFile.path, file_name: 'a.png', bytes: 1_000_000 };
    const file = { file_name: 'a.png', body: onePixel };
    const sockets: Socket[] = [];
    for (let count = 1; count <= 3; count += 1) {
      const other = await server.make.person({ institution_id: author.institution_id, roles: ['cd'] });
      const theirs = await server.make.container({ author: other });
      const socket = beginUpload({ ...upload, ...other, fields: { container_id: theirs.container_id } });
      socket.on('error', () => {});
      sockets.push(socket);
      await expect.poll(() => server.services.workroom.state().inside).toBe(count);
    }
    expect((await server.as(author).refused(uploadFile, { container_id }, file)).problem).toBe(
      'request.busy',
    );
    const answered = async () =>
      (await server.as(author).call(uploadFile, { container_id }, file)).error_code;
    await expect.poll(answered, { timeout: 30_000, interval: 500 }).toBe(0);
    for (const socket of sockets) socket.destroy();
    await isSettled();
  },
);
