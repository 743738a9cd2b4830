import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './not-handed-in.css';

/** Above a result that was counted here, and waits for a line to be handed in by itself. */
export function NotHandedIn({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTexts();
  return (
    <div className="not-handed-in" role="status">
      <Icon name="cut" />
      <p>{t('finish_failed')}</p>
      <Button icon="again" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
