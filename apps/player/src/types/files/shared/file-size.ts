import type { Texts } from '../../../i18n/texts.ts';

/** The size of a file, in whole numbers: enough to judge how long it takes on a slow network. */
export function fileSize({ t, number }: Pick<Texts, 't' | 'number'>, bytes: number): string {
  const isSmall = bytes < 1024 * 1024;
  const size = Math.max(1, Math.round(bytes / 1024 / (isSmall ? 1 : 1024)));
  return t(isSmall ? 'file_kilobytes' : 'file_megabytes', { n: number(size) });
}
