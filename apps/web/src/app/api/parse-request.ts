import type { Call } from '@takhti/contract';
import { InvalidRequest, type FieldFault } from './failures.ts';
import type { Credentials } from './ports.ts';

/**
 * The request as it is sent: with the ids of the person who calls put in where the call has them, and parsed by the call's own schema
 * (specification, section 5; C-833). Ids that the caller gives win over those of the session, whose user_id is no default for
 * the person whom a call is about.
 * @throws InvalidRequest naming each field that is missing or of another type.
 */
export function parseRequest(
  call: Call,
  input: unknown,
  credentials: Credentials | null,
): Record<string, unknown> {
  const own =
    call.can !== 'public' && credentials
      ? {
          ...(!call.names_person && { user_id: credentials.user_id }),
          institution_id: credentials.institution_id,
          school_id: credentials.school_id,
        }
      : {};
  // Schemas drop what they do not name, so the ids stay only where the call has them.
  const parsed = call.request.safeParse({ ...own, ...(input as object) });
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const faults = parsed.error.issues.map((issue): FieldFault => ({
    field: issue.path.join('.'),
    message: isMissing(input, issue.path) ? 'field required but not supplied' : 'field type does not match',
  }));
  throw new InvalidRequest(call.path, faults);
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value === undefined || value === null;
}
