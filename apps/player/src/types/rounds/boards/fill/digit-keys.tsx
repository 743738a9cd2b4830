import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { moveFocus } from '../card/move-focus.ts';

const point = '.';
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', point];

interface DigitKeysProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Digits to tap, where the keyboard of a device would cover the question, and on a board in front of a class. */
export function DigitKeys({ text, onText }: DigitKeysProps): ReactNode {
  const { t, number } = useTexts();
  const keyOf = (name: string, shown: ReactNode, typed: string, label?: string): ReactNode => (
    <button
      key={name}
      type="button"
      className="fill-key"
      aria-label={label}
      // The field that is typed in keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onText(typed)}
    >
      {shown}
    </button>
  );
  return (
    // Arrow keys only move the focus among the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="fill-keys"
      dir="ltr"
      role="group"
      aria-label={t('keys_digits')}
      onKeyDown={(event) => moveFocus(event, '.fill-key')}
    >
      {keys.map((key) => keyOf(key, key === point ? point : number(Number(key)), text + key))}
      {keyOf(
        'erase',
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 6h11v12H9l-6-6zM12 9.5l5 5m0-5-5 5" />
        </svg>,
        text.slice(0, -1),
        t('keys_erase'),
      )}
    </div>
  );
}
