import type { ReactNode } from 'react';
import type { SaveStatus } from '../../attempt/recorder.ts';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './not-handed-in.css';

interface NotHandedInProps {
  readonly saving: SaveStatus;
  readonly onRetry: () => void;
}

/** Above a result that was computed here, and is handed in automatically once there is a network. */
export function NotHandedIn({ saving, onRetry }: NotHandedInProps): ReactNode {
  const { t } = useTexts();
  return (
    <div className="not-handed-in" role="status">
      <Icon name="cut" />
      <p>{t(saving === 'unkept' ? 'finish_unkept' : 'finish_failed')}</p>
      <Button icon="again" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
