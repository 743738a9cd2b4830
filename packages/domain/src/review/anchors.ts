import { z } from 'zod';
import { Id } from '../entities/common.ts';
import { limits } from '../limits.ts';
import { entryAt, nameOfEntry } from '../named-entries.ts';

/** A place in a document that a comment is about: a field by its path, with the words at that time. */
export const Anchor = z
  .object({
    content_id: Id.nullable().meta({ description: 'The question; null for the container itself' }),
    path: z
      .array(z.union([z.string().max(limits.title.max), z.int32().min(0)]))
      .min(1)
      .max(8)
      .meta({
        description: 'An entry of a list is named by its number (skill_id, questionId, id), or by its place',
      }),
    quote: z.string().trim().max(limits.anchor.quote),
  })
  .meta({ id: 'Anchor' });
export type Anchor = z.infer<typeof Anchor>;
type Path = Anchor['path'];
type FieldPath = readonly (string | number)[];

/** The present place of an anchor: unchanged, at words that have moved, at a place with other words, or none. */
export type AnchorPlace =
  | { readonly kind: 'here' | 'moved' | 'changed'; readonly path: Path }
  | { readonly kind: 'gone' };

/**
 * Finds what an anchor points at in a document that may have been edited since: a field that has another place now is found by its
 * words, an entry of a list by its id.
 * @param document the question or the container that the anchor names; null when it is deleted
 * @param textOf the words of a value, as the anchor's quote was made
 * @param interchangeable fields that change places among each other, as the options of a question do
 */
export function resolveAnchor(
  anchor: Pick<Anchor, 'path' | 'quote'>,
  document: object | null,
  textOf: (value: unknown) => string,
  interchangeable: readonly FieldPath[] = [],
): AnchorPlace {
  if (document === null) return { kind: 'gone' };
  const { path, quote } = anchor;
  const value = valueAt(document, path);
  const isAt = (place: FieldPath): boolean => textOf(valueAt(document, place)) === quote;
  if (value !== undefined && isAt(path)) return { kind: 'here', path };
  const isOneOfMany = interchangeable.some((each) => isSamePath(each, path));
  const moved = isOneOfMany && quote !== '' ? interchangeable.find(isAt) : undefined;
  if (moved) return { kind: 'moved', path: [...moved] };
  // One of them without words was taken away; other fields may be empty and still are there.
  if (value === undefined || (isOneOfMany && quote !== '' && textOf(value) === '')) return { kind: 'gone' };
  return { kind: 'changed', path };
}

/** Whether two paths name the same place. */
export function isSamePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && a.every((step, at) => step === b[at]);
}

/** The value at a path; undefined if there is none. An entry of a list is found by its place, or by its id or number. */
export function valueAt(document: object, path: FieldPath): unknown {
  return path.reduce<unknown>((part, step) => {
    if (typeof part !== 'object' || part === null) return undefined;
    if (Array.isArray(part) && typeof step === 'string') return entryAt(part, step);
    return Object.hasOwn(part, step) ? (Reflect.get(part, step) as unknown) : undefined;
  }, document);
}

/**
 * A path whose entries of lists are named by their numbers or ids where they have some, so that a comment stays where it was
 * written when they change places.
 */
export function namedPath(document: object, path: FieldPath): Path {
  return path.map((step, at) =>
    typeof step === 'number' ? (nameOfEntry(valueAt(document, path.slice(0, at + 1))) ?? step) : step,
  );
}

/** A path whose entries of lists are named by their places, as far as they are there: what the fields of a page go by. */
export function placedPath(document: object, path: Path): Path {
  return path.map((step, at) => {
    const list = typeof step === 'string' ? valueAt(document, path.slice(0, at)) : undefined;
    if (!Array.isArray(list)) return step;
    const place = list.findIndex((entry) => nameOfEntry(entry) === String(step));
    return place < 0 || isSkillList(list) ? step : place;
  });
}

// The fields of skills go by their ids on the page too.
function isSkillList(list: readonly unknown[]): boolean {
  return list.some((entry) => typeof entry === 'object' && entry !== null && 'skill_id' in entry);
}
