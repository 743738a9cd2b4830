import { Problem } from '@takhti/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineContentType } from './define.ts';
import { defineDocument } from './stored-document.ts';
import { error } from './messages.ts';

const card = {
  schema: z.object({ schema_version: z.literal(3), words: z.array(z.string()), isLoud: z.boolean() }),
  schema_version: 3,
  upgrades: {
    1: ({ word }: Readonly<Record<string, unknown>>) => ({ words: [word] }),
    2: (older: Readonly<Record<string, unknown>>) => ({ ...older, isLoud: false }),
  },
};
const document = defineDocument(card);

describe('a stored document', () => {
  test('of the newest version opens as it is', () => {
    const doc = { schema_version: 3, words: ['a'], isLoud: true };
    expect(document.read(doc)).toEqual({ ok: true, doc, is_upgraded: false });
  });

  test('of an old version goes through every upgrade', () => {
    expect(document.read({ schema_version: 1, word: 'a' })).toEqual({
      ok: true,
      doc: { schema_version: 3, words: ['a'], isLoud: false },
      is_upgraded: true,
    });
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['no version', { words: [] }],
    ['a version that never was', { schema_version: 0 }],
    ['a version from the future', { schema_version: 4, words: [], isLoud: true }],
    ['a wrong field', { schema_version: 3, words: [1], isLoud: true }],
  ])('with %s is refused', (_what, stored) => {
    expect(document.read(stored).ok).toBe(false);
    expect(() => document.open(stored)).toThrow(Problem);
  });

  test('says where it is wrong', () => {
    const reading = document.read({ schema_version: 3, words: ['a', 1], isLoud: true });
    expect(reading).toMatchObject({ ok: false, issues: [{ path: ['words', 1] }] });
  });
});

describe('a document that only the product writes', () => {
  const kept = defineDocument({ ...card, unversioned: 1 });

  test('is of the first version when it was kept before there were any', () => {
    expect(kept.openKept({ word: 'a' })).toEqual({ schema_version: 3, words: ['a'], isLoud: false });
  });

  test('is kept with its version', () => {
    const doc = { schema_version: 3 as const, words: [], isLoud: true };
    expect(kept.toKeep({ ...doc, schema_version: 3 })).toEqual(doc);
  });

  test('is a fault when it cannot be read, and no problem of the person', () => {
    expect(() => kept.openKept({ schema_version: 3, words: 'Zarghuna' })).toThrow(/cannot be read: words: /);
    expect(() => kept.openKept({ schema_version: 3, words: 'Zarghuna' })).not.toThrow(/Zarghuna/);
    expect(() => kept.openKept(null)).not.toThrow(Problem);
  });
});

test('a content type judges readable documents and tells of unreadable ones', () => {
  const type = defineContentType({
    ...card,
    content_type: 'link',
    mapRichText: null,
    defaults: () => ({ schema_version: 3 as const, words: [], isLoud: false }),
    findings: (doc, stage) =>
      stage === 'submit' && doc.words.length === 0 ? [error(['words'], 'mcq.bank_empty')] : [],
  });
  const facts = { total_questions: 0 };
  expect(type.check({ schema_version: 2, words: [] }, 'save', facts)).toEqual([]);
  expect(type.check({ schema_version: 2, words: [] }, 'submit', facts)).toMatchObject([
    { path: ['words'], severity: 'error' },
  ]);
  expect(type.check({ schema_version: 3 }, 'save', facts).map((finding) => finding.message)).toEqual([
    'document.invalid',
    'document.invalid',
  ]);
});
