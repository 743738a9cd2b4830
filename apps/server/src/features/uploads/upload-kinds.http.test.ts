import { uploadArchive, uploadFile } from '@takhti/contract';
import { limits, type ContentType } from '@takhti/domain';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeZip } from '../../testing/make-zip.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

let app: TestApp;
let author: TestPerson;
const containers = new Map<ContentType, { container_id: string }>();
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  for (const content_type of ['document', 'html_zip', 'zip'] as const) {
    const { container_id } = await app.make.container({ author, content_type });
    containers.set(content_type, { container_id });
  }
});
afterAll(() => app.close());

const of = (content_type: ContentType) => containers.get(content_type) ?? { container_id: '' };

const pixels = sharp({ create: { width: 8, height: 8, channels: 3, background: '#08f' } });
const old = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(504)]);
const office = (name: string) =>
  makeZip([
    { name: '[Content_Types].xml', body: '<Types/>' },
    { name, body: '<a/>' },
  ]);
const bodies: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  xls: () => old,
  ppt: () => old,
  doc: () => old,
  xlsx: () => office('xl/workbook.xml'),
  pptx: () => office('ppt/presentation.xml'),
  docx: () => office('word/document.xml'),
  pdf: () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  jpg: () => pixels.clone().jpeg().toBuffer(),
  jpeg: () => pixels.clone().jpeg().toBuffer(),
  png: () => pixels.clone().png().toBuffer(),
};

test.each(Object.keys(bodies))(
  'C-744 C-745 C-746 C-747 C-748 G-523 G-524 a document takes a .%s, and keeps its name in lower case',
  async (ending) => {
    const body = await bodies[ending]?.();
    const file = { file_name: `PHOTO of Kabul.${ending.toUpperCase()}`, body: body ?? '' };
    const stored = await app.as(author).ok(uploadFile, of('document'), file);
    expect(stored.file_name).toMatch(/^photo of kabul\.([a-z0-9]+)$/);
    expect(stored).toMatchObject({ file_path: `/files/${stored.upload_id}`, zip_path: '' });
  },
);

test.each(['a.svg', 'a.exe', 'a.zip', 'a.mp4', 'a'])(
  'C-750 G-522 G-524 a document takes no %s',
  async (file_name) => {
    const refused = await app.as(author).refused(uploadFile, of('document'), { file_name, body: 'MZ' });
    expect(refused.problem).toBe('uploads.type_not_allowed');
  },
);

test('C-944 C-945 G-488 a zip is taken by the call for archives, and says where it is carried away from', async () => {
  const body = makeZip([{ name: 'index.html', body: '<!doctype html><title>A lake</title>' }]);
  for (const type of ['html_zip', 'zip'] as const) {
    const stored = await app.as(author).ok(uploadArchive, of(type), { file_name: 'Lake.ZIP', body });
    expect(stored).toMatchObject({ file_name: 'lake.zip', zip_path: stored.file_path });
    expect(stored.file_path).toBe(`/files/${stored.upload_id}`);
    const whole = await app.app.inject({ method: 'GET', url: stored.url });
    expect(whole.rawPayload).toEqual(body);
  }
  const png = { file_name: 'a.png', body: (await bodies['png']?.()) ?? '' };
  const refused = await app.as(author).refused(uploadArchive, of('document'), png);
  expect(refused.problem).toBe('uploads.type_not_allowed');
});

test('G-526 C-1085 each kind of file has its cap, and what is above one is refused', async () => {
  const capOf = (ending: string) =>
    uploadFile.accepts.find(({ endings }) => endings.includes(ending))?.most_bytes;
  const MB = 1024 * 1024;
  // A sound must stay below its cap, the others may reach theirs.
  const caps = { mp3: 5 * MB - 1, pdf: 25 * MB, zip: 50 * MB, mp4: 60 * MB };
  expect(Object.fromEntries(Object.keys(caps).map((ending) => [ending, capOf(ending)]))).toEqual(caps);
  const large = { file_name: 'a.pdf', body: Buffer.alloc(limits.file.document + 1) };
  expect(await app.as(author).refused(uploadFile, of('document'), large)).toMatchObject({
    problem: 'uploads.document_too_large',
  });
  const heavy = { file_name: 'a.zip', body: Buffer.alloc(caps.zip + 1) };
  expect(await app.as(author).refused(uploadArchive, of('zip'), heavy)).toMatchObject({
    problem: 'uploads.archive_too_large',
  });
});
