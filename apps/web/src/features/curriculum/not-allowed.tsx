import { useText } from '../../i18n/index.ts';
import { EmptyState } from '../../ui/index.ts';

/** Shown instead of a page that the person's role may not open (C-171). */
export function NotAllowed() {
  const t = useText();
  return <EmptyState title={t('problems:account.forbidden')} text={t('curriculum:not_allowed')} />;
}
