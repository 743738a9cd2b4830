import {
  createContainer,
  exportGame,
  openContainer,
  openGeneric,
  updateContainer,
  uploadFile,
} from '@takhti/contract';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());

test('C-149 C-370 G-452 G-478 a game that was made elsewhere is played by its zip or at its address, and exported with both', async () => {
  const author = await app.make.person({ roles: ['cd3'] });
  const as = app.as(author);
  const { skill_id } = await app.make.skill({ institution_id: author.institution_id });
  const link = 'https://example.org/fractions';
  const docOf = (files: readonly object[]): string =>
    JSON.stringify({ schema_version: 1, description: 'Two levels', link, files });
  const start = { content_type: 'game', title: 'Fractions', language: 'english', skill_id } as const;
  const made = await as.ok(createContainer, { ...start, json_data: docOf([]) });
  const { container_id, version, title, language } = made;
  const body = zipSync({ 'index.html': strToU8('<h1>Fractions</h1>') });
  const file = { file_name: 'Fractions.zip', body: Buffer.from(body) };
  const { file_path, file_name, bytes } = await as.ok(uploadFile, { container_id }, file);
  const json_data = docOf([{ path: file_path, name: file_name, bytes, alt: '' }]);
  await as.ok(updateContainer, { container_id, version, title, language, json_data });
  const opened = await as.ok(openContainer, { container_id });
  const path = expect.stringMatching(new RegExp(`^${file_path}\\?`)) as string;
  expect(opened.json_data).toMatchObject({ files: [{ path, name: file_name, bytes }] });
  await publishNow(app, author, container_id);

  const { content_id, institution_id } = made;
  const shown = await app.as(null).ok(openGeneric, { content_id, institution_id });
  expect(shown).toMatchObject({ description: 'Two levels', body: { kind: 'game', link } });
  expect(JSON.stringify(shown.body)).toContain(file_path);

  const { rawPayload } = await app.post(exportGame.path, { content_id }, author.session_id);
  const files = unzipSync(rawPayload);
  const [archive = ''] = Object.keys(files).filter((name) => name.startsWith('media/'));
  expect(archive).toMatch(/\.zip$/);
  expect(strFromU8(unzipSync(files[archive]!)['index.html']!)).toBe('<h1>Fractions</h1>');
  const exported: unknown = JSON.parse(strFromU8(files['game.json']!));
  expect(exported).toMatchObject({ title: 'Fractions', link, files: [{ path: archive }] });
});
