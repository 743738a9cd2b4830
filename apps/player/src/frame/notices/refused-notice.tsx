import type { ReactNode } from 'react';
import type { Refusal } from '../../attempt/recorder.ts';
import { useTexts } from '../../i18n/texts-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface RefusedNoticeProps {
  readonly refusal: Refusal;
  readonly onAgain: () => void;
  readonly onReload: () => void;
}

/** The server takes no more of this attempt. */
export function RefusedNotice({ refusal, onAgain, onReload }: RefusedNoticeProps): ReactNode {
  const { t } = useTexts();
  switch (refusal) {
    case 'unauthorized':
      return <Notice mood="puzzled" title={t('unauthorized_title')} text={t('unauthorized_text')} />;
    case 'not_found':
      return (
        <Notice mood="puzzled" title={t('gone_title')} text={t('gone_text')}>
          <Button isMain icon="again" onClick={onAgain}>
            {t('again')}
          </Button>
        </Notice>
      );
    case 'finished':
      // The result is on its way.
      return <Skeleton />;
    case 'invalid':
      return (
        <Notice mood="puzzled" title={t('error_title')} text={t('error_text')}>
          <Button isMain icon="again" onClick={onReload}>
            {t('retry')}
          </Button>
        </Notice>
      );
  }
}
