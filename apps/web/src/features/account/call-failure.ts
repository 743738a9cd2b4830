import { Problem } from '@takhti/contract';
import { CallError } from '../../app/api/failures.ts';
import { RoleLookupFailed } from '../../app/session/log-in.ts';
import type { TextKey } from '../../i18n/index.ts';

/** What to say in a form in front of the studio, where nothing else would tell it, about a call that failed. */
export function callFailureText(error: unknown): TextKey {
  if (error instanceof Problem) return `problems:${error.problem}`;
  if (error instanceof RoleLookupFailed) return 'common:failures.unauthorized';
  if (error instanceof CallError && error.kind !== 'SYSTEM_ERROR') return 'common:retry_dialog.text';
  return 'common:failures.system_error';
}
