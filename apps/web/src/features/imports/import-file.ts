import type { ProblemName } from '@takhti/contract';
import { limits } from '@takhti/domain';

/** What file choosers offer for an import (C-693). */
export const importTypes =
  '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Why a file is not sent at all, by the rules that the server asks too; null when it may be. */
export function whyNotImport(file: { readonly name: string; readonly size: number }): ProblemName | null {
  if (!/\.(csv|xlsx)$/i.test(file.name)) return 'uploads.type_not_allowed';
  return file.size > limits.import.bytes ? 'request.too_large' : null;
}
