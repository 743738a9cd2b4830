import type { ContentType } from '@takhti/domain';
import { isTextKey, useText } from '../i18n/index.ts';

/** Other words by which people look for a type; pages that ask for them name `palette` among their texts. */
export function useTypeWords(): (type: ContentType) => string {
  const t = useText();
  return (type) => {
    const key = `palette:words.${type}`;
    return isTextKey(key) ? t(key) : '';
  };
}
