import { calls } from '@takhti/contract';
import { expect, test } from 'vitest';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(calls);

test('every call is described as a POST below /api', () => {
  expect(Object.keys(document['paths'] as object).toSorted()).toEqual(
    calls.map(({ call }) => `/api/${call.path}`).toSorted(),
  );
  for (const item of Object.values(document['paths'] as object))
    expect(Object.keys(item as object)).toEqual(['post']);
});

test('every reference leads to a schema that is there', () => {
  const schemas = (document['components'] as { schemas: object }).schemas;
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(schemas).toHaveProperty(name);
  expect(JSON.stringify(document)).not.toContain('$defs');
});

test('calls that need no login say so, all others ask for the session', () => {
  const paths = document['paths'] as Record<string, { post: { security: unknown[] } }>;
  for (const { call } of calls) {
    expect(paths[`/api/${call.path}`]?.post.security).toHaveLength(call.can === 'public' ? 0 : 1);
  }
});
