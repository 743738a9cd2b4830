import { z } from 'zod';

/** One thing to mend in a document: where it is, how bad, and the message's key with what it speaks of. */
export interface Finding {
  /** The path into the document, as JSON pointer segments: `['option1']`. */
  readonly path: readonly (string | number)[];
  /** An error blocks saving or submitting, a warning only shows. */
  readonly severity: 'error' | 'warning';
  /** A key of the message table, for example `question.text_required`. */
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Parses findings in the details of a problem. */
export const Findings: z.ZodType<readonly Finding[]> = z.array(
  z.object({
    path: z.array(z.union([z.string(), z.number()])),
    severity: z.enum(['error', 'warning']),
    message: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
  }),
);

/** Whether findings block what was asked for. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(isError);
}

/** Whether a finding blocks, and does not only show. */
export function isError({ severity }: Finding): boolean {
  return severity === 'error';
}
