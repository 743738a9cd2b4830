import { useFormat } from '../../i18n/index.ts';

/** Is between two facts of one line, with its spaces. */
export function FactDivider() {
  return useFormat().divider;
}
