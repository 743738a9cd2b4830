import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { confirm } from '../../ui/dialogs/confirm.ts';
import { leavesItem } from './leaves-item.ts';
import { sessionStore } from '../session/index.ts';

/**
 * Asks before a page with unsaved changes is left, or changes to another thing, within the studio or by closing the tab (C-575).
 * A session that ended is no choice of the person's: the work is kept in the browser by then, so nothing is asked.
 * Returns the function that ends the prompt at once, for code that saves and leaves in the next line.
 */
export function useUnsavedPrompt(isUnsaved: boolean): () => void {
  const t = useText();
  const isOver = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isUnsaved &&
      !isOver.current &&
      sessionStore.state().session !== null &&
      leavesItem(currentLocation, nextLocation, historyAction),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void confirm({
      title: t('common:unsaved.title'),
      text: t('common:unsaved.text'),
      confirmLabel: t('common:unsaved.leave'),
      cancelLabel: t('common:unsaved.stay'),
      isDangerous: true,
    }).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return useCallback(() => {
    isOver.current = true;
  }, []);
}
