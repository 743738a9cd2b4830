import { expect, test } from 'vitest';
import type { AnyContentTypeModel } from './define.ts';
import { contentTypeModels } from './registry.ts';
import { fieldsOf, jsonOf, resolved, type Json } from './testing/marked-fields.ts';

// What is a file is claimed, signed and copied where `mapMedia` reaches it, and nowhere else. Games have
// a test of their own (rounds/media.test.ts): which fields a round has depends on its template.

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
const address = '/files/00000000-0000-4000-8000-000000000001';
const models = Object.values<AnyContentTypeModel>(contentTypeModels);
const declared = models.flatMap((model) => fieldsOf(model.schema, 'file').map((path) => ({ model, path })));

/** A value of a part of a schema, as empty as it may be. */
function emptyOf(part: Json, json: Json): unknown {
  const schema = resolved(part, json);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  if (schema['type'] === 'array') return [];
  if (schema['type'] === 'integer') return schema['minimum'] ?? 0;
  if (schema['type'] !== 'object') return '';
  const fields = Object.entries(schema['properties'] as Record<string, Json>);
  return Object.fromEntries(fields.map(([key, field]) => [key, emptyOf(field, json)]));
}

/** A document with a file at a path; a list on the way has one entry. */
function withFile(part: Json, json: Json, doc: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return address;
  const schema = resolved(part, json);
  if (key === '*') {
    const item = schema['items'] as Json;
    return [withFile(item, json, emptyOf(item, json), rest)];
  }
  const field = (schema['properties'] as Record<string, Json>)[key] ?? {};
  return { ...(doc as Json), [key]: withFile(field, json, (doc as Json)[key], rest) };
}

test('files are marked where documents hold them', () => {
  const types = new Set(declared.map(({ model }) => model.content_type));
  expect([...types].toSorted()).toEqual(
    expect.arrayContaining([
      'ai_bot',
      'competition',
      'document',
      'e_book',
      'game',
      'html_zip',
      'video',
      'zip',
    ]),
  );
});

test.each(declared)('every file of a type is reached: $model.content_type $path', ({ model, path }) => {
  const json = jsonOf(model.schema);
  const stored = withFile(json, json, model.defaults(start), path.split('.'));
  expect(model.read(stored)).toMatchObject({ ok: true });
  const seen: string[] = [];
  model.mapMedia(stored, (each) => {
    seen.push(each);
    return each;
  });
  expect(seen).toContain(address);
});
