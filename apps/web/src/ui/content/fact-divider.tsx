import { useFormat } from '../../i18n/index.ts';

/** Stands between two facts of one line, with its spaces. */
export function FactDivider() {
  return useFormat().divider;
}
