/** One thing to mend in a document: where it is, how bad, and the message's key with what it speaks of. */
export interface Finding {
  /** The path into the document, as JSON pointer segments: `['option1']`. */
  readonly path: readonly (string | number)[];
  /** An error blocks saving or submitting, a warning only shows. */
  readonly severity: 'error' | 'warning';
  /** A key of the message table, for example `mcq.question_required`. */
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Whether findings block what was asked for. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some((finding) => finding.severity === 'error');
}
