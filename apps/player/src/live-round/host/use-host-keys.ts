import { useEffect, useEffectEvent } from 'react';

interface HostKeys {
  /** Null while there is nothing to continue to. */
  readonly continueRound: (() => void) | null;
  readonly toggleSound: () => void;
}

/** The keys of the screen at the front: Space continues, M is for the sound, F fills the screen. A focused button keeps its own keys. */
export function useHostKeys(keys: HostKeys): void {
  // Always of what is on the screen: by an older one, the key that continues would close a question that is closed, and do nothing.
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button') !== null;
    // By the key's place: on a keyboard of another script M and F write something else.
    if (event.code === 'KeyM') keys.toggleSound();
    else if (event.code === 'KeyF') fillScreen();
    else if (!isOnButton && (event.code === 'Space' || event.code === 'ArrowRight')) {
      event.preventDefault();
      keys.continueRound?.();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    // After a click on a button, the next Space is meant for the round, not for that button.
    function onClick(event: MouseEvent): void {
      const pressed = event.target instanceof Element ? event.target.closest('button') : null;
      // The button may have moved the focus, to a dialog that it opened.
      if (event.detail > 0 && pressed === document.activeElement) pressed?.blur();
    }
    addEventListener('keydown', listener);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('keydown', listener);
      removeEventListener('click', onClick);
    };
  }, []);
}

function fillScreen(): void {
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  // A browser that does not let it be is left as it is.
  change.catch(() => undefined);
}
