import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import classes from './preview-dialog.module.css';
import { playerWord, previewMessage, type PreviewPlay } from './preview-messages.ts';

/** Where the player shows what it is given (C-179). */
const address = '/player/assessment/play?mode=p';

interface PlayerFrameProps {
  /** Null while it is on its way. */
  readonly play: PreviewPlay | null;
  readonly onClose: () => void;
}

/** The learners' player in a frame; it gets what to play as soon as it says that it listens. */
export function PlayerFrame({ play, onClose }: PlayerFrameProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    function hear(event: MessageEvent): void {
      const here = { origin: location.origin, frame: frame.current?.contentWindow ?? null };
      const word = playerWord(event, here);
      if (word === 'ready') setReady(true);
      if (word === 'close') onClose();
    }
    globalThis.addEventListener('message', hear);
    return () => globalThis.removeEventListener('message', hear);
  }, [onClose]);

  useEffect(() => {
    if (!isReady || !play) return;
    frame.current?.contentWindow?.postMessage(previewMessage(play), location.origin);
  }, [isReady, play]);

  return (
    // Our own player at our own origin: a sandbox that it could lift itself would protect nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={frame} src={address} title={t('assessments:preview.frame')} className={classes.frame} />
  );
}
