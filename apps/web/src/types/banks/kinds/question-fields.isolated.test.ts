import { openQuestionDoc } from '@takhti/content-types/question-kinds';
import { namedPath, placedPath, type QuestionDoc } from '@takhti/domain';
import { describe, expect, test, vi } from 'vitest';
import type { TextOf } from '../../../i18n/index.ts';

vi.stubGlobal('sessionStorage', { getItem: () => null });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('addEventListener', () => undefined);
const { questionFieldAt } = await import('./registry.ts');

const fixtures = import.meta.glob<Record<string, unknown>>(
  '../../../../../../packages/content-types/src/question-kinds/*/fixtures/v*/*.json',
  { eager: true, import: 'default' },
);
const questions = Object.entries(fixtures).map(([path, stored]): [string, QuestionDoc] => [
  path.split('/').slice(-4).join('/'),
  openQuestionDoc(stored),
]);

// What the product keeps for itself and no screen shows.
const unwritten = new Set(['content_type', 'json_data.schema_version']);
const t: TextOf = (key, values = {}) => `«${key} ${JSON.stringify(values)}»`;
const nameOf = (doc: QuestionDoc, path: Path): string | undefined =>
  questionFieldAt([doc.content_type], path)?.name(t);

type Path = readonly (string | number)[];

/** Every list and every value of a document, by its path. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return [path, ...value.flatMap((entry, at) => pathsOf(entry, [...path, at]))];
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([field, inner]) => pathsOf(inner, [...path, field]));
}

test('every kind has frozen questions to be walked', () => {
  expect(new Set(questions.map(([, doc]) => doc.content_type)).size).toBeGreaterThan(1);
});

describe.each(questions)('%s', (_path, doc) => {
  const written = pathsOf(doc).filter((path) => !unwritten.has(path.join('.')));

  test('every field that people may comment on or compare is called by words', () => {
    const raw = written.filter((path) => !/^«[^»]+»$/.test(nameOf(doc, path) ?? ''));
    expect(raw).toEqual([]);
  });

  test('a comment names each field so that it is found and called the same', () => {
    for (const path of written) {
      const placed = placedPath(doc, namedPath(doc, path));
      expect(placed).toEqual(path);
    }
  });

  test('fields that lie beside each other have names of their own', () => {
    const values = written.filter((path) => path.length === 1 || path.length === 2);
    expect(new Set(values.map((path) => nameOf(doc, path))).size).toBe(values.length);
  });
});

test('blanks are called by their places in the text, whatever their numbers', () => {
  const [, doc] = questions.find(([path]) => path.startsWith('fib/') && path.endsWith('english.json'))!;
  const list = ['json_data', 'blank_answers_json'];
  expect(namedPath(doc, [...list, 0, 'blanks'])).toEqual([...list, '2', 'blanks']);
  const place = placedPath(doc, [...list, '1', 'blanks']);
  expect(nameOf(doc, place)).toBe(t('questions:blanks.blank', { number: 2 }));
  expect(nameOf(doc, [...list, '9', 'blanks'])).toBe(t('questions:blanks.title'));
});
