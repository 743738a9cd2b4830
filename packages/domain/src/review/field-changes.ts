import type { Snapshot } from './revisions.ts';
import { isRecord, isSame } from '../values.ts';

/** A field in which two versions of a document differ. */
export interface FieldChange {
  /** Its path, dotted where it is in an object of the document: `json_data.incorrect_feedback`. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Where two versions of a document differ, field by field. Objects are looked into; a list is one field, for half of one list
 * and half of another is neither.
 */
export function fieldChanges(before: Snapshot, after: Snapshot, prefix = ''): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    if (isSame(was, is)) return [];
    const path = prefix + field;
    return isRecord(was) && isRecord(is)
      ? fieldChanges(was, is, `${path}.`)
      : [{ field: path, before: was, after: is }];
  });
}
