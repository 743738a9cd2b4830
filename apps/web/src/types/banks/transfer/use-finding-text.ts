import type { ImportFinding } from '@takhti/contract';
import { isTextKey, useLocale, useText } from '../../../i18n/index.ts';
import { importFindingText } from './import-text.ts';

/** Tells a finding of a file in the language of the interface. */
export function useFindingText(): (finding: ImportFinding) => string {
  const t = useText();
  const isEnglish = useLocale() === 'en';
  return (finding) =>
    importFindingText(finding, isEnglish, (key, values) => {
      const full = `editor:messages.${key}`;
      return isTextKey(full) ? t(full, values) : null;
    });
}
