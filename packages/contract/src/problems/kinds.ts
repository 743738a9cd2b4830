import type { z } from 'zod';

/** One failure that a call can answer with. */
export interface ProblemEntry<Details extends z.ZodType = z.ZodType> {
  /** Negative, by kind: -1 validation, -2 not found, -3 forbidden, -4 conflict, -5 ours (C-1054). */
  readonly error_code: number;
  /** 200 for a refused action; the screen shows the message. */
  readonly status: 200 | 401 | 413 | 429 | 500 | 503;
  /** The screen that asked shows what is not so any more: what the call would have changed is fetched again. */
  readonly is_behind: boolean;
  /** Details beside its message; null for none. */
  readonly details: (() => Details) | null;
}

function kind(error_code: number, is_behind = false) {
  function entry(): ProblemEntry<never>;
  function entry<Details extends z.ZodType>(details: () => Details): ProblemEntry<Details>;
  function entry(details: (() => z.ZodType) | null = null): ProblemEntry {
    return { error_code, status: 200, is_behind, details };
  }
  return entry;
}

/** Something is wrong with what was sent. */
export const invalid = kind(-1);
/** What was named is not there, or not any more. */
export const notFound = kind(-2, true);
/** Not allowed at all, or not to this person. */
export const forbidden = kind(-3);
/** Conflicts with something that exists. */
export const conflict = kind(-4);
/** Another person was faster. */
export const overtaken = kind(-4, true);
/** A fault of the server. */
export const fault = kind(-5);

/** A refusal because the item has changed meanwhile. */
export function behind<Details extends z.ZodType>(entry: ProblemEntry<Details>): ProblemEntry<Details> {
  return { ...entry, is_behind: true };
}

/** A failure that HTTP has a status for. */
export function withStatus<Details extends z.ZodType>(
  status: ProblemEntry['status'],
  entry: ProblemEntry<Details>,
): ProblemEntry<Details> {
  return { ...entry, status };
}
