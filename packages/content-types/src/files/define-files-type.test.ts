import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineFilesType, filesDoc } from './define-files-type.ts';

const picture = defineFilesType({
  content_type: 'document',
  schema: z.object({ schema_version: z.literal(2), ...filesDoc, picture: z.string() }),
  schema_version: 2,
  upgrades: { 1: ({ image, ...kept }) => ({ ...kept, picture: image }) },
  defaults: { picture: '' },
  findings: () => [],
  mapRichText: null,
  mapMedia: (doc, change) => ({ ...doc, picture: change(doc.picture) }),
  body: (doc) => ({ kind: 'link', link: doc.picture }),
});
const older = { schema_version: 1, description: 'A pond', image: '/files/a' };

test('a type of files can change the shape of its documents, and shows learners the older ones', () => {
  expect(picture.read(older)).toMatchObject({ ok: true, is_upgraded: true });
  expect(picture.show(older)).toEqual({
    description: 'A pond',
    body: { kind: 'link', link: '/files/a' },
  });
  const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
  expect(picture.defaults(start)).toEqual({ schema_version: 2, description: '', picture: '' });
});

test('a type of files says where its documents hold rich text, and its pictures are found there', () => {
  const text = defineFilesType({
    content_type: 'document',
    schema: z.object({ schema_version: z.literal(1), ...filesDoc, text: z.string() }),
    schema_version: 1,
    upgrades: {},
    defaults: { text: '' },
    findings: () => [],
    mapRichText: (doc, change) => ({ ...doc, text: change(doc.text) }),
    body: (doc) => ({ kind: 'link', link: doc.text }),
  });
  const stored = { schema_version: 1, description: '<b>', text: '<p><img src="/files/a"></p>' };
  expect(text.mapRichText(stored, () => 'clean')).toEqual({ ...stored, text: 'clean' });
  expect(text.mapMedia(stored, (address) => `${address}?signed`)).toMatchObject({
    text: '<p><img src="/files/a?signed"></p>',
  });
});

test('a type of files says where its documents name files', () => {
  expect(picture.mapMedia(older, (address) => `${address}?signed`)).toMatchObject({
    picture: '/files/a?signed',
  });
});

test('a document of files has no title of its own: the studio edits that of its container in the same form', () => {
  const input = {
    content_type: 'document',
    schema: z.object({ schema_version: z.literal(1), ...filesDoc, title: z.string() }),
    schema_version: 1,
    upgrades: {},
    defaults: { title: '' },
    findings: () => [],
    mapRichText: null,
    body: () => ({ kind: 'link' as const, link: '' }),
  } as const;
  // @ts-expect-error The compiler refuses it.
  expect(defineFilesType(input).content_type).toBe('document');
});
