import type { CodeBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { lastLetter, takeTyped } from '../keys/last-letter.ts';

interface CodeSignProps {
  readonly at: number;
  readonly sign: CodeBoard['signs'][number];
  /** What is written below it. */
  readonly letter: string;
  readonly isCurrent: boolean;
  /** Null while it is played. */
  readonly isRight: boolean | null;
  readonly onFocus: () => void;
  readonly onWrite: (letter: string) => void;
}

/** One sign of a coded text with the letter that is found for it. */
export function CodeSign({
  at,
  sign,
  letter,
  isCurrent,
  isRight,
  onFocus,
  onWrite,
}: CodeSignProps): ReactNode {
  const { t } = useTexts();
  if (!sign.is_letter) return <span className="code-plain">{sign.plain}</span>;
  const state =
    isRight === null ? (isCurrent ? ' code-current' : '') : isRight ? ' code-right' : ' code-wrong';
  return (
    <span className={`code-sign${state}`}>
      <span className="code-coded" aria-hidden="true">
        {sign.coded}
      </span>
      <input
        className="code-letter"
        data-sign={at}
        aria-label={t('code_letter', { n: at + 1, sign: sign.coded })}
        inputMode={isTapped() ? 'none' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isRight !== null}
        value={letter}
        onFocus={(event) => {
          event.target.select();
          onFocus();
        }}
        // Not a change: the letter that is there already leads onwards as well.
        onInput={({ currentTarget }) =>
          onWrite(lastLetter(takeTyped(currentTarget, letter), letter).toUpperCase())
        }
      />
    </span>
  );
}

// A finger taps letters of the key, which the keyboard of the device would cover.
function isTapped(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
