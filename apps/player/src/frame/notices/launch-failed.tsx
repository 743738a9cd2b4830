import { useEffect, type ReactNode } from 'react';
import { useTexts } from '../../i18n/texts-context.tsx';
import type { Host } from '../../launch/host.ts';
import type { Failure } from '../../net/call.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface LaunchFailedProps {
  readonly why: Failure;
  readonly host: Host;
  readonly onRetry: () => void;
}

/** Why there is nothing to play, and what to do; tries again automatically when online again. */
export function LaunchFailed({ why, host, onRetry }: LaunchFailedProps): ReactNode {
  const { t, plural } = useTexts();
  useEffect(() => {
    if (why === 'unauthorized') host.send({ type: 'close', reason: 'UNAUTHORIZED', data: null });
    if (why !== 'unreachable') return;
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  }, [why, host, onRetry]);

  if (typeof why === 'object')
    return (
      <Notice mood="puzzled" title={t('too_many_title')} text={plural('too_many_text', why.minutes)}>
        <Button isMain icon="again" onClick={onRetry}>
          {t('retry')}
        </Button>
      </Notice>
    );
  switch (why) {
    case 'no_attempts_left':
      return <Notice mood="happy" title={t('no_attempts_title')} text={t('no_attempts_text')} />;
    case 'token_refused':
      return <Notice mood="puzzled" title={t('token_title')} text={t('token_text')} />;
    case 'learner_unknown':
      return (
        <Notice mood="puzzled" title={t('unknown_title')} text={t('unknown_text')}>
          <Button isMain icon="again" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Notice>
      );
    case 'not_found':
      return <Notice mood="puzzled" title={t('not_found_title')} text={t('not_found_text')} />;
    case 'unauthorized':
      return <Notice mood="puzzled" title={t('unauthorized_title')} text={t('unauthorized_text')} />;
    case 'unreachable':
      return (
        <Notice mood="puzzled" title={t('launch_failed_title')} text={t('launch_failed_text')}>
          <Button isMain icon="again" onClick={onRetry}>
            {t('retry')}
          </Button>
        </Notice>
      );
  }
}
