import { isInstant, isRecord, readInstant, utcText } from '@takhti/domain';
import { z } from 'zod';

type Write = (value: unknown) => unknown;

const known = new WeakMap<z.core.$ZodType, Write | null>();

/**
 * The reply of a call, with its instants in the form of the specification (C-1090). The schema of the reply says which fields
 * are instants: an author's text that looks like one stays as it is. The data itself is not changed.
 */
export function writeInstants(reply: z.core.$ZodType, data: unknown): unknown {
  const write = writerOf(reply);
  return write === null ? data : write(data);
}

function writerOf(schema: z.core.$ZodType): Write | null {
  const made = known.get(schema);
  if (made !== undefined) return made;
  // A schema that holds itself meets this while it is made.
  known.set(schema, (value) => known.get(schema)?.(value) ?? value);
  const write = makeWriter(schema);
  known.set(schema, write);
  return write;
}

const writeInstant: Write = (value) => {
  if (typeof value !== 'string') return value;
  const instant = readInstant(value);
  return Number.isNaN(instant.getTime()) ? value : utcText(instant);
};

function makeWriter(schema: z.core.$ZodType): Write | null {
  if (isInstant(schema)) return writeInstant;
  if (schema instanceof z.ZodObject) return ofFields(schema.shape);
  if (schema instanceof z.ZodArray) return ofEntries(writerOf(schema.element));
  if (schema instanceof z.ZodRecord) return ofValues(writerOf(schema.valueType));
  if (schema instanceof z.ZodUnion) return inTurn(schema.options.map(writerOf));
  if (schema instanceof z.ZodIntersection)
    return inTurn([writerOf(schema.def.left), writerOf(schema.def.right)]);
  if (schema instanceof z.ZodPipe) return writerOf(schema.out);
  if (schema instanceof z.ZodLazy) return writerOf(schema.def.getter());
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return writerOf(schema.unwrap());
  return null;
}

function ofFields(shape: Readonly<Record<string, z.core.$ZodType>>): Write | null {
  const writers = Object.entries(shape).flatMap(([name, field]) => {
    const write = writerOf(field);
    return write === null ? [] : [[name, write] as const];
  });
  if (writers.length === 0) return null;
  return (value) => {
    if (!isRecord(value)) return value;
    const written = writers.flatMap(([name, write]) => (name in value ? [[name, write(value[name])]] : []));
    return { ...value, ...(Object.fromEntries(written) as Record<string, unknown>) };
  };
}

function ofEntries(write: Write | null): Write | null {
  return write && ((value) => (Array.isArray(value) ? value.map(write) : value));
}

function ofValues(write: Write | null): Write | null {
  return (
    write &&
    ((value) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, write(entry)]))
        : value)
  );
}

// What one has written is no instant to the next, so that each may do its part.
function inTurn(writers: readonly (Write | null)[]): Write | null {
  const all = writers.filter((write) => write !== null);
  return all.length === 0 ? null : (value) => all.reduce((written, write) => write(written), value);
}
