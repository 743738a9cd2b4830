import { isRecord, playerPathOf, type GatheredItem } from '@takhti/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { againHash } from '../../../attempt/go-on.ts';
import type { ContentKey } from '../../../attempt/content-key.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import './item-view.css';

interface ItemViewProps {
  readonly item: GatheredItem;
  /** The plan or competition in which it is opened. */
  readonly within: ContentKey;
  /** The label of the back button. */
  readonly backLabel: string;
  readonly number: number;
  readonly total: number;
  /** It was played to its end, or opened where it is only looked at. */
  readonly onDone: () => void;
  /** It was played to its end without a network; the server gets it later. */
  readonly onWaiting?: () => void;
  readonly onBack: () => void;
  /** To what comes after it; null for the last. */
  readonly onNext: (() => void) | null;
  /** It is to be begun again where it was played to its end. */
  readonly isAgain?: boolean;
}

/**
 * Content in a frame, played by this same player: it saves and resumes as by itself, and the way back to what gathers it stays above
 * it.
 */
export function ItemView(props: ItemViewProps): ReactNode {
  const {
    item,
    within,
    backLabel,
    number,
    total,
    onDone,
    onWaiting,
    onBack,
    onNext,
    isAgain = false,
  } = props;
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  // Into it: what was pressed to open it is gone.
  useEffect(() => takeFocus(frame.current), []);
  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent): void {
      const isOurs = origin === location.origin && source === frame.current?.contentWindow;
      if (!isOurs || !isRecord(data)) return;
      if (data['type'] === 'module-completed' || data['type'] === 'takhti-opened') onDone();
      if (data['type'] === 'takhti-waiting') onWaiting?.();
      if (data['type'] === 'close') onBack();
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, [onDone, onWaiting, onBack]);
  const { institution_id, user_id, content_id: gathering_id } = within;
  const { content_id, content_type, title } = item;
  // As it was opened: what is known of it afterwards opens nothing else.
  const [address] = useState(() => {
    const path = playerPathOf({
      content_id,
      content_type,
      institution_id,
      gathering_id,
      ...(user_id !== '' && { user_id }),
    });
    return isAgain ? `${path}${againHash}` : path;
  });
  return (
    <div className="item-open">
      <nav className="item-bar" aria-label={title}>
        <Button icon="back" onClick={onBack}>
          {backLabel}
        </Button>
        <span className="item-bar-title">{t('plan_item_of', { n: number, total })}</span>
        {onNext && (
          <Button iconAtEnd="forward" onClick={onNext}>
            {t('plan_next')}
          </Button>
        )}
      </nav>
      {/* Our own player at our own origin: a sandbox that it could lift itself would protect nothing. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} className="item-frame" src={address} title={title} allow="autoplay; fullscreen" />
    </div>
  );
}
