import {
  fieldChanges,
  isSame,
  namesOf,
  orderOf,
  stepTo,
  type FieldChange,
  type Snapshot,
} from '@takhti/domain';
import { repeated, type GameDocumentShape } from './document-shape.ts';

/** The two documents of a game that are compared, by its schema. */
interface Documents {
  readonly was: object;
  readonly is: object;
}

/** The changes of a container and of a game's own fields, without its parts and what follows from them. */
export function headChanges(
  before: Snapshot,
  after: Snapshot,
  { was, is }: Documents,
  { parts, derived }: GameDocumentShape,
): FieldChange[] {
  const left = new Set<string>([...repeated, parts, ...derived]);
  return fieldChanges(
    { ...before, json_data: without(was, left) },
    { ...after, json_data: without(is, left) },
  );
}

/** A part without some of its fields. */
export function without(part: object, fields: ReadonlySet<string>): Snapshot {
  return Object.fromEntries(Object.entries(part).filter(([field]) => !fields.has(field)));
}

/** The parts that the other version does not have, with their places. */
export function missingFrom<Part>(
  others: readonly Part[],
  parts: readonly Part[],
  nameOf: (part: Part) => number,
): (readonly [Part, number])[] {
  const known = new Set(others.map(nameOf));
  return parts.map((part, at) => [part, at] as const).filter(([part]) => !known.has(nameOf(part)));
}

/** A part as one change. `place` is where it is, or was, for one that came or went. */
export function wholePart(
  list: string,
  name: number,
  [before, after]: readonly [object | null, object | null],
  place?: number,
): FieldChange {
  return { field: `${list}.${stepTo(name, place)}`, before, after };
}

/** The change of the order of the parts that both versions have; none if it is the same. */
export function orderChange(list: string, was: readonly unknown[], is: readonly unknown[]): FieldChange[] {
  const both = new Set(namesOf(was)).intersection(new Set(namesOf(is)));
  const [before, after] = [was, is].map((parts) => namesOf(parts).filter((name) => both.has(name)));
  return isSame(before, after) ? [] : [{ field: orderOf(list), before, after }];
}
