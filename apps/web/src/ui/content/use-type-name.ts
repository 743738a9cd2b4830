import type { ContentType } from '@takhti/domain';
import { useText } from '../../i18n/index.ts';

/** The word for a content type. */
export function useTypeName(): (type: ContentType) => string {
  const t = useText();
  return (type) => t(`common:types.${type}`);
}
