import type { Finding } from '@takhti/domain';
import { isTextKey, useText } from '../../i18n/index.ts';

/** What a finding says in the interface language; a message of a newer server that has no translation yet stays as it is. */
export function useFindingText(): (finding: Pick<Finding, 'message' | 'values'>) => string {
  const t = useText();
  return ({ message, values = {} }) => {
    for (const key of [`editor:messages.${message}`, `problems:${message}`]) {
      if (isTextKey(key)) return t(key, values);
    }
    return message;
  };
}
