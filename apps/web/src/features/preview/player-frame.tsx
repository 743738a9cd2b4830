import { useEffect, useRef, useState } from 'react';
import classes from './preview-dialog.module.css';
import { playerWord, previewMessage } from './preview-messages.ts';

interface PlayerFrameProps {
  /** Which player shows it. */
  readonly address: string;
  /** The name of the frame for screen readers. */
  readonly title: string;
  /** Null while it is on its way. */
  readonly play: object | null;
  readonly onClose: () => void;
  /** Escape was pressed in the frame, whose key events do not reach this window. */
  readonly onEscape?: () => void;
  /** Gets the cards of a game that have more text than room. */
  readonly onFit?: (cards: readonly number[]) => void;
}

/** The learners' player in a frame; it gets what to play as soon as it says that it listens. */
export function PlayerFrame({ address, title, play, onClose, onEscape, onFit }: PlayerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    function onMessage(event: MessageEvent): void {
      const here = { origin: location.origin, frame: frame.current?.contentWindow ?? null };
      const word = playerWord(event, here);
      if (word?.says === 'ready') setReady(true);
      if (word?.says === 'close') onClose();
      if (word?.says === 'escape') onEscape?.();
      if (word?.says === 'fit') onFit?.(word.cards);
    }
    globalThis.addEventListener('message', onMessage);
    return () => globalThis.removeEventListener('message', onMessage);
  }, [onClose, onEscape, onFit]);

  useEffect(() => {
    if (!isReady || !play) return;
    frame.current?.contentWindow?.postMessage(previewMessage(play), location.origin);
  }, [isReady, play]);

  return (
    // Our own player at our own origin: a sandbox that it could lift itself would protect nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe ref={frame} src={address} title={title} className={classes.frame} />
  );
}
