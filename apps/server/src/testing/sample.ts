import { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * A request that a schema accepts, made from the schema itself, so that generated tests need no list of examples.
 * @param known values for fields of these names, wherever they are: the ids a test wants to send.
 * @param isWhole whether fields that may be left out are filled in, too
 */
export function sampleOf(
  schema: z.ZodType,
  known: Readonly<Record<string, unknown>> = {},
  isWhole = false,
): Json {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const definitions = (json['$defs'] ?? {}) as Record<string, Json>;

  function valueOf(part: Json, name: string): unknown {
    if (Object.hasOwn(known, name)) return known[name];
    if (typeof part['$ref'] === 'string')
      return valueOf(definitions[part['$ref'].replace('#/$defs/', '')] ?? {}, name);
    if ('const' in part) return part['const'];
    if (Array.isArray(part['enum'])) return part['enum'][0];
    const choices = part['anyOf'] ?? part['oneOf'] ?? part['allOf'];
    if (Array.isArray(choices)) return valueOf(choices[0] as Json, name);
    return plainValueOf(part);
  }

  function plainValueOf(part: Json): unknown {
    switch (part['type']) {
      case 'object':
        return objectOf(part);
      case 'array':
        return Array.from({ length: Number(part['minItems'] ?? 0) }, () =>
          valueOf((part['items'] ?? {}) as Json, ''),
        );
      case 'integer':
      case 'number':
        return Math.max(1, Number(part['minimum'] ?? 1));
      case 'boolean':
        return true;
      case 'null':
        return null;
      default:
        return textOf(part);
    }
  }

  function objectOf(part: Json): Json {
    const required = new Set((part['required'] ?? []) as string[]);
    const properties = Object.entries((part['properties'] ?? {}) as Record<string, Json>);
    return Object.fromEntries(
      properties
        .filter(([name]) => isWhole || required.has(name) || Object.hasOwn(known, name))
        .map(([name, value]) => [name, valueOf(value, name)]),
    );
  }

  return valueOf(json, '') as Json;
}

function textOf(part: Json): string {
  if (part['format'] === 'uuid') return '01890a5d-ac96-774b-bcce-b302099a8057';
  if (part['format'] === 'date-time') return '2026-01-01T00:00:00Z';
  if (typeof part['pattern'] === 'string' && part['pattern'].includes('{64}')) return 'a'.repeat(64);
  return 'x'.repeat(Math.max(1, Number(part['minLength'] ?? 1)));
}
