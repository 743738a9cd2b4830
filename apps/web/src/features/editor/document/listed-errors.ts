import { isError, type Finding } from '@takhti/domain';

/** More are not read at once; a new document has many. */
const MOST_LISTED = 10;

/** The errors of a list, and how many there are beyond those that it shows. */
export function listedErrors(findings: readonly Finding[]): {
  readonly errors: readonly Finding[];
  readonly left: number;
} {
  const errors = findings.filter(isError);
  const shown = errors.slice(0, MOST_LISTED);
  return { errors: shown, left: errors.length - shown.length };
}
