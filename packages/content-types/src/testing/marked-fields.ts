import { z } from 'zod';

/** A schema, or a part of one, as JSON schema. */
export type Json = Readonly<Record<string, unknown>>;

/** A schema as JSON schema, with every part where it is used. */
export function jsonOf(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' });
}

/** The part that a reference means; others as they are. */
export function resolved(part: Json, json: Json): Json {
  const name = nameOf(part);
  return name === null ? part : (((json['$defs'] ?? {}) as Record<string, Json>)[name] ?? {});
}

function nameOf({ $ref }: Json): string | null {
  return typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : null;
}

/** The dotted paths of the fields of a schema that carry a mark (`format`); `*` for what is listed. */
export function fieldsOf(schema: z.ZodType, mark: 'html' | 'file'): string[] {
  const json = jsonOf(schema);
  const found = (part: Json, path: string, within: readonly string[]): string[] => {
    if (part['format'] === mark) return [path];
    const name = nameOf(part);
    if (name !== null)
      return within.includes(name) ? [] : found(resolved(part, json), path, [...within, name]);
    const step = (key: string): string => (path === '' ? key : `${path}.${key}`);
    const choices = ['anyOf', 'oneOf', 'allOf'].flatMap((key) => (part[key] ?? []) as Json[]);
    const fields = Object.entries((part['properties'] ?? {}) as Record<string, Json>);
    const listed = [part['items'], part['additionalProperties']].filter(isPart);
    return [
      ...choices.flatMap((choice) => found(choice, path, within)),
      ...fields.flatMap(([key, field]) => found(field, step(key), within)),
      ...listed.flatMap((item) => found(item, step('*'), within)),
    ];
  };
  return [...new Set(found(json, '', []))].toSorted();
}

function isPart(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}
