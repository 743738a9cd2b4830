import { isRecord } from '../values.ts';
import { entryAt, nameOfEntry } from '../named-entries.ts';
import type { Snapshot } from './revisions.ts';

/**
 * The step of a field's path that names an entry of a list by its number, and the place (from 0) that it has, or had: `#12@3`.
 * The place counts only where the entry comes back.
 */
const entryStep = /^#(?<name>[^@]+)(?:@(?<place>\d+))?$/;
/** The step for the order of the entries of a list, as a list of their numbers. */
const orderStep = '#order';

/** The step of a path that names an entry of a list. */
export function stepTo(name: string | number, place?: number): string {
  return place === undefined ? `#${name}` : `#${name}@${place}`;
}

/** The path of the order of the entries of a list. */
export function orderOf(list: string): string {
  return `${list}.${orderStep}`;
}

/** Whether a path means an order, not its entries. */
export function isOrder(field: string): boolean {
  return field.endsWith(`.${orderStep}`);
}

/** The entry that a step of a path names, with its place if the step contains it; null for the name of a field. */
export function entryOfStep(step: string): { readonly name: string; readonly place: number | null } | null {
  const { name, place } = step === orderStep ? {} : (entryStep.exec(step)?.groups ?? {});
  return name === undefined ? null : { name, place: place === undefined ? null : Number(place) };
}

/**
 * What a field holds, by its dotted path: `json_data.questionData.#12.hint`. `value` is undefined for a field that is not there.
 * @returns null when an entry of a list on the way to it is gone
 */
export function fieldAt(doc: Snapshot, field: string): { readonly value: unknown } | null {
  let part: unknown = doc;
  const steps = field.split('.');
  for (const [at, step] of steps.entries()) {
    part = partAt(part, step);
    if (part === undefined && at < steps.length - 1 && entryOfStep(step)) return null;
  }
  return { value: part };
}

/** The value of a field by its dotted path; undefined when there is none. */
export function valueOfField(doc: Snapshot, field: string): unknown {
  return fieldAt(doc, field)?.value;
}

function partAt(part: unknown, step: string): unknown {
  if (Array.isArray(part)) {
    if (step === orderStep) return namesOf(part);
    const entry = entryOfStep(step);
    return entry ? entryAt(part, entry.name) : undefined;
  }
  return isRecord(part) && Object.hasOwn(part, step) ? part[step] : undefined;
}

/**
 * A document with another value in a field; the way there exists already. An entry of a list comes back to its place, or goes
 * where the value is nothing.
 */
export function withField<Doc extends object>(doc: Doc, field: string, value: unknown): Doc {
  const [name = '', ...rest] = field.split('.');
  return { ...doc, [name]: changed(Reflect.get(doc, name), rest, value) };
}

function changed(part: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(part)) return changedList(part, step, rest, value);
  return isRecord(part) ? { ...part, [step]: changed(part[step], rest, value) } : value;
}

function changedList(list: readonly unknown[], step: string, rest: readonly string[], value: unknown) {
  if (step === orderStep) return inOrder(list, Array.isArray(value) ? value : []);
  const entry = entryOfStep(step);
  if (!entry) return list;
  const at = list.findIndex((each) => nameOfEntry(each) === entry.name);
  if (rest.length > 0) return at < 0 ? list : list.with(at, changed(list[at], rest, value));
  if (value === null || value === undefined) return at < 0 ? list : list.toSpliced(at, 1);
  return at < 0 ? list.toSpliced(entry.place ?? list.length, 0, value) : list.with(at, value);
}

// Entries that the order does not know keep their places.
function inOrder(list: readonly unknown[], order: readonly unknown[]): unknown[] {
  const known = new Set(order.map(String));
  const wanted = order.flatMap((name) => entryAt(list, String(name)) ?? []);
  let next = 0;
  return list.map((entry) => (known.has(nameOfEntry(entry) ?? '') ? wanted[next++] : entry));
}

/** The numbers of the entries of a list, in their order. */
export function namesOf(list: readonly unknown[]): string[] {
  return list.flatMap((entry) => nameOfEntry(entry) ?? []);
}
