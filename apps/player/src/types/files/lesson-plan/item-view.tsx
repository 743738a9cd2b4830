import { playerPathOf, type GatheredItem } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { isRecord } from '../../../attempt/attempt-store.ts';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';

interface ItemViewProps {
  readonly item: GatheredItem;
  /** The plan in which it is opened. */
  readonly within: ContentKey;
  readonly number: number;
  readonly total: number;
  /** It was played to its end. */
  readonly onDone: () => void;
  readonly onBack: () => void;
  /** To what comes after it in the lesson; null for the last. */
  readonly onNext: (() => void) | null;
}

/**
 * Content of a lesson in a frame, played by this same player: it saves and resumes as by itself, and the way through the lesson
 * stays above it.
 */
export function ItemView({ item, within, number, total, onDone, onBack, onNext }: ItemViewProps): ReactNode {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent): void {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (!isOurs || !isRecord(data)) return;
      if (data['type'] === 'module-completed') onDone();
      if (data['type'] === 'close') onBack();
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onDone, onBack]);
  const { institution_id, user_id, content_id: gathering_id } = within;
  const { content_id, content_type, title } = item;
  const address = playerPathOf({
    content_id,
    content_type,
    institution_id,
    gathering_id,
    ...(user_id !== '' && { user_id }),
  });
  return (
    <div className="plan-open">
      <nav className="plan-bar" aria-label={title}>
        <Button icon="back" onClick={onBack}>
          {t('plan_to_lesson')}
        </Button>
        <span className="plan-bar-title">{t('plan_item_of', { n: number, total })}</span>
        {onNext && (
          <Button iconAtEnd="forward" onClick={onNext}>
            {t('plan_next')}
          </Button>
        )}
      </nav>
      {/* Our own player at our own origin: a sandbox that it could lift itself would protect nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} className="plan-frame" src={address} title={title} allow="autoplay; fullscreen" />
    </div>
  );
}
