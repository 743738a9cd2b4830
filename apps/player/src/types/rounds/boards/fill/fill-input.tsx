import type { ComponentProps, ReactNode } from 'react';
import './fill-input.css';

// As `limits.game.text` of the domain, which would bring all its limits along; a test compares them.
/** Characters of a typed answer. */
export const mostTyped = 2_000;

type FillInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'inputMode' | 'aria-label' | 'dir' | 'readOnly' | 'onKeyDown'
> & {
  readonly text: string;
  /** Null while it can be changed. */
  readonly isRight: boolean | null;
  readonly onText: (text: string) => void;
};

/** A field for a typed answer; once the round is over it says how that went. */
export function FillInput({ text, isRight, onText, ...rest }: FillInputProps): ReactNode {
  const outcome = isRight === null ? '' : isRight ? ' fill-right' : ' fill-wrong';
  return (
    <input
      className={`fill-input${outcome}`}
      autoComplete="off"
      maxLength={mostTyped}
      readOnly={isRight !== null}
      value={text}
      onChange={(event) => onText(event.target.value)}
      {...rest}
    />
  );
}
