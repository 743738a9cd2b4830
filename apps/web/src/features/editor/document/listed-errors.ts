import { isError, type Finding } from '@takhti/domain';

/** As many as are read at once; a document that is hardly begun has many more. */
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
