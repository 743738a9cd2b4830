import type { ProblemName } from '@takhti/contract';
import { limits } from '@takhti/domain';

/** The types in file choosers for an import (C-693). */
export const importTypes =
  '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Why a file is not sent at all, by the rules that the server asks too; null when it may be. */
export function whyNotImport(
  file: { readonly name: string; readonly size: number },
  endings: readonly string[] = ['csv', 'xlsx'],
): ProblemName | null {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!endings.includes(ending)) return 'uploads.type_not_allowed';
  return file.size > limits.import.bytes ? 'request.too_large' : null;
}
