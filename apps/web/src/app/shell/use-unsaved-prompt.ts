import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useText } from '../../i18n/index.ts';
import { choose, confirm } from '../../ui/dialogs/confirm.ts';
import { leavesItem } from './leaves-item.ts';
import { sessionStore } from '../session/index.ts';

/** How a page can save on the way out; each is true when nothing is left to save. */
interface Saving {
  /** Without a word, where what is written saves itself. */
  readonly autosave?: () => Promise<boolean>;
  /** As the person would; its findings are shown on the page, which stays. */
  readonly save?: () => Promise<boolean>;
}

const nothingSaves: Saving = {};

/** Work that would end with the page and that no save completes: text for the question before leaving. */
interface Ongoing {
  readonly title: string;
  readonly text: string;
}

/**
 * Asks before a page with unsaved changes is left, or changes to another thing, within the studio or by closing the tab (C-575).
 * A session that ended is no choice of the person's: the work is kept in the browser by then, so nothing is asked.
 * Returns the function that ends the prompt at once, for code that saves and leaves in the next line.
 */
export function useUnsavedPrompt(
  isUnsaved: boolean,
  saving: Saving = nothingSaves,
  ongoing: Ongoing | null = null,
): () => void {
  const asks = isUnsaved || ongoing !== null;
  const t = useText();
  const isOver = useRef(false);
  const navigate = useNavigate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      asks &&
      !isOver.current &&
      sessionStore.state().session !== null &&
      leavesItem(currentLocation, nextLocation, historyAction),
  );

  const mayLeave = useEffectEvent(async (): Promise<boolean> => {
    const { save, autosave } = saving;
    if (ongoing) {
      const answers = { confirmLabel: t('common:unsaved.leave'), cancelLabel: t('common:unsaved.stay') };
      if (!(await confirm({ ...ongoing, ...answers, isDangerous: true }))) return false;
      if (!isUnsaved) return true;
    }
    if (await autosave?.()) return true;
    const question = {
      title: t('common:unsaved.title'),
      text: t('common:unsaved.text'),
      cancelLabel: t('common:unsaved.stay'),
    };
    if (!save) return confirm({ ...question, confirmLabel: t('common:unsaved.leave'), isDangerous: true });
    const answer = await choose({
      ...question,
      confirmLabel: t('common:unsaved.save'),
      otherLabel: t('common:unsaved.leave'),
    });
    return answer === 'confirm' ? save() : answer === 'other';
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location: wanted } = blocker;
    void mayLeave().then((leaves) => {
      try {
        return leaves ? blocker.proceed() : blocker.reset();
      } catch {
        // Saving something new led to an address of its own, and that ended the wait: who wanted to leave still does.
        return leaves && void navigate(wanted, { replace: true });
      }
    });
  }, [blocker, navigate]);

  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [asks]);

  return useCallback(() => {
    isOver.current = true;
  }, []);
}
