import { useText } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/index.ts';

/** In place of a page that the role of whoever came does not open (C-171). */
export function NotAllowed() {
  const t = useText();
  return <EmptyState title={t('problems:account.forbidden')} text={t('curriculum:not_allowed')} />;
}
