import { languageRecords, type Language } from '@takhti/domain';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { moveFocus } from '../card/move-focus.ts';
import './letter-keys.css';

interface LetterKeysProps {
  readonly language: Language;
  /** Letters that words are written with beside the alphabet. */
  readonly more: readonly string[];
  readonly onLetter: (letter: string) => void;
  readonly onErase?: () => void;
  /** What became of a letter that was tried already. */
  readonly stateOf?: (letter: string) => 'right' | 'wrong' | null;
}

/** The letters of a language to tap, so that nobody needs a keyboard of that language. */
export function LetterKeys({ language, more, onLetter, onErase, stateOf }: LetterKeysProps): ReactNode {
  const { t } = useTexts();
  const letters = [...new Set([...languageRecords[language].letters, ...more])];
  // Who erases has a key of two.
  const half = Math.ceil((letters.length + (onErase ? 2 : 0)) / 2);
  return (
    // Arrow keys only move the focus among the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="keys"
      style={{ '--keys-half': half } as CSSProperties}
      role="group"
      aria-label={t('keys')}
      onKeyDown={(event) => moveFocus(event, '.key')}
    >
      {letters.map((letter) => {
        const state = stateOf?.(letter) ?? null;
        return (
          <button
            key={letter}
            type="button"
            className={state === null ? 'key' : `key key-${state}`}
            // Not `disabled`: the focus of the person who plays by keys would be lost with every letter.
            aria-disabled={state !== null}
            // The field that is typed in keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => state === null && onLetter(letter)}
          >
            {letter}
            {state !== null && <span className="unseen"> {t(state)}</span>}
          </button>
        );
      })}
      {onErase && (
        <button
          type="button"
          className="key key-erase"
          aria-label={t('keys_erase')}
          onPointerDown={(event) => event.preventDefault()}
          onClick={onErase}
        >
          <svg className="icon icon-pointing" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6h11v12H9l-6-6zM12 9.5l5 5m0-5-5 5" />
          </svg>
        </button>
      )}
    </div>
  );
}
