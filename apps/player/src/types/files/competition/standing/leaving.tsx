import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ask } from '../competition-calls.ts';
import type { Who } from '../entered.ts';

interface LeavingProps {
  readonly who: Who;
  readonly onLeft: () => void;
}

/** The way out of a competition, which nobody can take back: it is asked for once more, over the page. */
export function Leaving({ who, onLeft }: LeavingProps): ReactNode {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  async function leave(): Promise<void> {
    const outcome = await ask('leaveCompetition', who);
    if (outcome.kind === 'ok' || outcome.kind === 'refused') onLeft();
    else setFailed(true);
  }
  return (
    <section className="competition-card">
      <Button onClick={() => setAsking(true)}>{t('competition_leave')}</Button>
      {isAsking && (
        <Dialog title={t('competition_leave')} onClose={() => setAsking(false)}>
          <p role="alert">{t(hasFailed ? 'competition_failed' : 'competition_leave_sure')}</p>
          <div className="dialog-actions">
            {/* The first has the focus: a key that is pressed once too often takes nobody out. */}
            <Button isMain onClick={() => setAsking(false)}>
              {t('competition_stay')}
            </Button>
            <Button onClick={() => void leave()}>{t('competition_leave')}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
