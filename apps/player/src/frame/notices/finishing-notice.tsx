import type { ReactNode } from 'react';
import { isCutOff, type SaveStatus } from '../../attempt/recorder.ts';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface FinishingNoticeProps {
  readonly isTimeUp: boolean;
  readonly saving: SaveStatus;
  readonly onRetry: () => void;
}

/** Between the last answer and the result. */
export function FinishingNotice({ isTimeUp, saving, onRetry }: FinishingNoticeProps): ReactNode {
  const { t } = useTexts();
  const isStuck = isCutOff(saving);
  return (
    <Notice
      mood={isStuck ? 'puzzled' : 'happy'}
      title={t(isStuck ? 'launch_failed_title' : 'finish_sending')}
      text={
        isStuck ? t(saving === 'unkept' ? 'finish_unkept' : 'finish_failed') : isTimeUp ? t('time_up') : ''
      }
    >
      {isStuck && (
        <Button isMain icon="again" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
}
