import { expect, test } from 'vitest';
import { z } from 'zod';
import { calls } from './calls.ts';

const namesAddress = /(^|_)(url|link|href|website|address|video)$/i;
const hostile = [
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'vbscript:x',
  '//example.org',
];

type Schema = Record<string, unknown>;

/** Every text of a request whose name says that it is an address, with the path to it. */
function* addressesIn(schema: Schema, path: string): Generator<[string, Schema]> {
  for (const [name, part] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) {
    if (namesAddress.test(name) && part['type'] !== 'boolean') yield [`${path}.${name}`, part];
    yield* addressesIn(part, `${path}.${name}`);
  }
  for (const nested of ['items', 'additionalProperties'])
    if (typeof schema[nested] === 'object') yield* addressesIn(schema[nested] as Schema, `${path}[]`);
  for (const choices of ['anyOf', 'oneOf', 'allOf'])
    for (const choice of (schema[choices] ?? []) as Schema[]) yield* addressesIn(choice, path);
  for (const definition of Object.values((schema['$defs'] ?? {}) as Record<string, Schema>))
    yield* addressesIn(definition, path);
}

test.each(calls)('$name takes no address but of the web', ({ call }) => {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  const found = [...addressesIn(schema, call.path)];
  const taking = found.filter(([, part]) => {
    const address = z.fromJSONSchema(part);
    return hostile.some((text) => address.safeParse(text).success);
  });
  expect(taking.map(([path]) => path)).toEqual([]);
});
