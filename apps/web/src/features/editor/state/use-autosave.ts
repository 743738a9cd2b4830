import { useEffect } from 'react';
import { isDirty } from '../document/document.ts';
import type { EditorInput } from '../editor.ts';
import type { Work } from './use-work.ts';

/** How long nobody types before what was typed is saved. */
const restMs = 3000;
/** How long after a save that did not go through the next one is tried. */
const againMs = 30_000;

/**
 * Saves what was written a moment after the last change, and at once when the tab is left or the line is back; something new as soon
 * as it can be saved. What did not go
 * through is tried again; what the server does not take as it is waits, in the browser, for the next change.
 */
export function useAutosave<Doc>(
  { savesItself = false, isReadOnly }: Pick<EditorInput<Doc>, 'savesItself' | 'isReadOnly'>,
  work: Work<Doc>,
  saveQuietly: () => Promise<boolean>,
): void {
  const isOn = savesItself && !isReadOnly;
  useEffect(() => {
    if (!isOn || !isDirty(work.state)) return;
    let timer = setTimeout(saveOrWait, restMs);
    let isOver = false;
    function saveOrWait(): void {
      clearTimeout(timer);
      void saveQuietly().then((isSaved) => {
        if (!isSaved && !isOver) timer = setTimeout(saveOrWait, againMs);
      });
    }
    const saveWhenHidden = (): void => {
      if (document.visibilityState === 'hidden') saveOrWait();
    };
    document.addEventListener('visibilitychange', saveWhenHidden);
    globalThis.addEventListener('online', saveOrWait);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      globalThis.removeEventListener('online', saveOrWait);
    };
  }, [isOn, work, saveQuietly]);
}
