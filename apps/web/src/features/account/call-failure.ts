import { Problem } from '@takhti/contract';
import { CallError } from '../../app/api/failures.ts';
import { RoleLookupFailed } from '../../app/session/log-in.ts';
import type { TextKey } from '../../i18n/index.ts';

/** The message of a failed call for the login and sign-up forms, which have no toasts. */
export function callFailureText(error: unknown): TextKey {
  if (error instanceof Problem) return `problems:${error.problem}`;
  if (error instanceof RoleLookupFailed) return 'common:failures.unauthorized';
  if (error instanceof CallError && error.kind !== 'SYSTEM_ERROR') return 'common:retry_dialog.text';
  return 'common:failures.system_error';
}
