import { awaitsCheck, currentQuestion, type Attempt, type AttemptAction } from '../attempt/attempt.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
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
      case 'choose': {
        const option = currentQuestion(attempt).ListOptions[shortcut.index];
        if (option !== undefined) dispatch({ type: 'choose', option_id: option.OptionId });
        return;
      }
      case 'focus':
        focusOption(shortcut.step);
        return;
      case 'main':
        dispatch({ type: awaitsCheck(attempt) ? 'check' : 'next' });
        return;
      case 'next':
      case 'previous':
        dispatch({ type: shortcut.kind });
    }
  }
}

/** The next option up or down; from elsewhere the chosen one, or the first. */
function focusOption(step: 1 | -1): void {
  const inputs = [...document.querySelectorAll<HTMLInputElement>('.option-input:not(:disabled)')];
  const at = inputs.findIndex((input) => input === document.activeElement);
  const target =
    at < 0
      ? (inputs.find((input) => input.checked) ?? inputs[0])
      : inputs[(at + step + inputs.length) % inputs.length];
  target?.focus();
}
