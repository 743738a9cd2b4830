import type { ReactNode } from 'react';
import type { SaveStatus } from '../../attempt/recorder.ts';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface LeavingNoticeProps {
  readonly saving: SaveStatus;
  /** With a time limit, which continues by the server's clock. */
  readonly isTimed: boolean;
  readonly onRetry: () => void;
  readonly onContinue: () => void;
  /** How to continue from elsewhere, once everything is saved. */
  readonly elsewhere?: ReactNode;
}

/** After "Save and leave": says so once the server has everything. */
export function LeavingNotice(props: LeavingNoticeProps): ReactNode {
  const { saving, isTimed, onRetry, onContinue, elsewhere } = props;
  const { t } = useTexts();
  const continueButton = (
    <Button key="continue" icon="forward" onClick={onContinue}>
      {t('continue')}
    </Button>
  );
  switch (saving) {
    case 'saved':
      return (
        <Notice
          mood="happy"
          title={t('bookmark_saved')}
          text={[t('bookmark_saved_text'), ...(isTimed ? [t('bookmark_timer')] : []), t('close_window')].join(
            ' ',
          )}
        >
          {continueButton}
          {elsewhere}
        </Notice>
      );
    case 'saving':
      return <Notice mood="ready" title={t('bookmark_saving')} text="" />;
    case 'unreachable':
    case 'unkept':
      return (
        <Notice mood="puzzled" title={t('launch_failed_title')} text={t('bookmark_failed')}>
          <Button isMain icon="again" onClick={onRetry}>
            {t('retry')}
          </Button>
          {continueButton}
        </Notice>
      );
  }
}
