import { useTexts } from '../../../i18n/texts-context.tsx';
import {
  awaitsCheck,
  currentQuestion,
  givenOf,
  type Attempt,
  type AttemptAction,
} from '../attempt/attempt.ts';
import { playerKindOf } from '../kinds/registry.ts';
import type { Shortcut } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The keys of the play screen. */
export function usePlayKeys(attempt: Attempt, dispatch: (action: AttemptAction) => void): void {
  const { dir } = useTexts();
  useShortcuts(dir, (shortcut) => {
    if (attempt.view === 'question') press(shortcut);
    else if (shortcut.kind === 'previous') dispatch({ type: 'previous' });
  });

  function press(shortcut: Shortcut): void {
    switch (shortcut.kind) {
      case 'choose':
      case 'focus': {
        const question = currentQuestion(attempt);
        const kind = playerKindOf(question);
        const given = kind.press(shortcut, question, givenOf(attempt, question));
        if (given !== null) dispatch({ type: 'answer', given });
        return;
      }
      case 'main':
        dispatch({ type: awaitsCheck(attempt) ? 'check' : 'next' });
        return;
      case 'next':
      case 'previous':
        dispatch({ type: shortcut.kind });
    }
  }
}
