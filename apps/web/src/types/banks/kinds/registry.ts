import type { QuestionKind } from '@takhti/domain';
import type { FieldPath } from '../../../features/editor/index.ts';
import { versionFieldAt } from '../question/languages/version-fields.tsx';
import { baseFieldAt } from './base-fields.ts';
import { fib } from './fib/fib.ts';
import { mcq } from './mcq/mcq.ts';
import type { QuestionField, QuestionParts } from './question-parts.ts';

const questionParts = { mcq, fill_in_the_blank: fib } as const satisfies Record<QuestionKind, QuestionParts>;

/** The studio's row of a kind of questions. */
export function questionPartsOf(kind: QuestionKind): QuestionParts {
  return questionParts[kind];
}

/**
 * A field of a question, by its path; null for what is not written by hand.
 * @param kinds those that it may be of; none where only the fields of all kinds are spoken of
 */
export function questionFieldAt(kinds: readonly QuestionKind[], path: FieldPath): QuestionField | null {
  const ofVersion = versionFieldAt(path, (within) => questionFieldAt(kinds, within));
  if (ofVersion) return ofVersion;
  const ofKind = kinds.map((kind) => questionParts[kind].fieldAt(path)).find((field) => field !== null);
  return baseFieldAt(path) ?? ofKind ?? null;
}
