import { useEffect } from 'react';
import { isDirty } from '../document/document.ts';
import type { EditorInput } from '../editor.ts';
import type { Work } from './use-work.ts';

/** Pause after the last change. */
const restMs = 3000;
/** Delay before a failed save is tried again. */
const againMs = 30_000;

/**
 * Autosaves after 3 s, when the tab is hidden, and when online again; retries every 30 s. A document that the server rejects stays
 * in the browser until the next change.
 */
export function useAutosave<Doc>(
  { autosaves = false, isReadOnly }: Pick<EditorInput<Doc>, 'autosaves' | 'isReadOnly'>,
  work: Work<Doc>,
  autosave: () => Promise<boolean>,
): void {
  const isOn = autosaves && !isReadOnly;
  useEffect(() => {
    if (!isOn || !isDirty(work.state)) return;
    let timer = setTimeout(saveOrWait, restMs);
    let isOver = false;
    function saveOrWait(): void {
      clearTimeout(timer);
      void autosave().then((isSaved) => {
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
  }, [isOn, work, autosave]);
}
