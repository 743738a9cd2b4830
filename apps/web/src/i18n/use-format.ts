import type { Locale } from '@takhti/domain';
import { useTranslation } from 'react-i18next';
import { useSyncExternalStore } from 'react';
import { formatOf, type Format } from './format.ts';
import { isLocale } from './locales.ts';
import { onWriting, usualWriting, writingNow } from './writing.ts';

/** The interface language now; a component that asks is rendered again when it changes. */
export function useLocale(): Locale {
  const { i18n } = useTranslation();
  return isLocale(i18n.language) ? i18n.language : 'en';
}

/** Numbers, dates and sizes in the interface language. */
export function useFormat(): Format {
  return formatOf(
    useLocale(),
    useSyncExternalStore(onWriting, writingNow, () => usualWriting),
  );
}
