import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { countedKey, type TextOf } from './texts.ts';

/** The texts in the interface language: `t('dashboard:titles.home')`. A component that asks is rendered again when it changes. */
export function useText(): TextOf {
  const { t } = useTranslation();
  return useCallback((key, values = {}) => t(countedKey(key, values), values), [t]);
}
