import type { z } from 'zod';

/** What is wrong with a field of a request; its path has the names and places that lead to it. */
export interface FieldFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * What is wrong with each field of a request, in the words of the specification where it has them: a missing field or null is
 * reported as missing, no matter what type it should have had (section 5; C-655 to C-660).
 */
export function fieldFaults(form: z.ZodError, sent: unknown): FieldFault[] {
  return form.issues.flatMap(innermost).map(({ path, code, message }) => {
    const names = path.filter((segment) => typeof segment !== 'symbol');
    return { path: names, message: faultOf(code, message, valueAt(sent, names)) };
  });
}

function faultOf(code: z.core.$ZodIssue['code'], message: string, value: unknown): string {
  if (value === undefined || value === null) return 'required but not supplied';
  return code === 'invalid_type' ? 'type does not match' : message;
}

/** Of something that may have one of several forms, what is wrong with the form that it comes closest to. */
function innermost(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [closest] = issue.errors
    .filter((issues) => issues.length > 0)
    .toSorted((one, other) => one.length - other.length);
  if (!closest) return [issue];
  return closest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

function valueAt(sent: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string | number, unknown>)[name]
        : undefined,
    sent,
  );
}
