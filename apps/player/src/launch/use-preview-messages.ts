import { startTransition, useCallback, useEffect, useState } from 'react';
import type { Host } from './host.ts';

interface Shown<Preview> {
  readonly preview: Preview;
  /** Counts up with every play that the studio posts and every round, so that each starts afresh. */
  readonly round: number;
}

/** The latest data of the studio for a preview; messages of other windows are ignored (C-179). */
export function usePreviewMessages<Preview>(
  host: Host,
  parse: (data: unknown) => Preview | null,
): { readonly shown: Shown<Preview> | null; readonly again: () => void } {
  const [shown, setShown] = useState<Shown<Preview> | null>(null);
  useEffect(() => {
    function onMessage(event: MessageEvent): void {
      const isStudio =
        event.origin === location.origin && (event.source === parent || event.source === opener);
      const preview = isStudio && event.source !== window ? parse(event.data) : null;
      if (preview === null) return;
      // The studio shares its thread with this frame: writing there must not wait for this frame to render.
      startTransition(() => setShown((before) => ({ preview, round: (before?.round ?? 0) + 1 })));
    }
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      host.send({ type: 'takhti-preview-escape' });
    }
    addEventListener('message', onMessage);
    addEventListener('keydown', onKey);
    host.send({ type: 'takhti-preview-ready' });
    return () => {
      removeEventListener('message', onMessage);
      removeEventListener('keydown', onKey);
    };
  }, [host, parse]);
  const again = useCallback(() => setShown((before) => before && { ...before, round: before.round + 1 }), []);
  return { shown, again };
}
