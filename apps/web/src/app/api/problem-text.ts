import type { ProblemName } from '@takhti/contract';
import { textOf } from '../../i18n/index.ts';

/** The text of a problem in the interface language. */
export function problemText(problem: ProblemName): string {
  return textOf(`problems:${problem}`);
}
