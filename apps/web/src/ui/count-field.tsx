import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { useFormat } from '../i18n/index.ts';
import { clamp, readWholeNumber } from './whole-number.ts';

interface CountFieldProps extends Pick<
  TextInputProps,
  'label' | 'rightSection' | 'rightSectionWidth' | 'id' | 'aria-label' | 'aria-describedby' | 'w'
> {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly isInvalid?: boolean;
  readonly onValue: (value: number) => void;
}

/** A whole number within bounds, typed in the digits of any of our scripts or stepped with the arrow keys. */
export function CountField({ value, min = 0, max, isInvalid = false, onValue, ...input }: CountFieldProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  // What is stored already may be out of bounds: it is not changed by looking at it.
  const top = Math.max(max, value);

  function type(text: string): void {
    setTyped(text);
    const wanted = readWholeNumber(text);
    if (wanted !== null) onValue(clamp(wanted, min, max));
  }

  function step(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setTyped(null);
    onValue(clamp(value + by, min, max));
  }

  return (
    <TextInput
      {...input}
      role="spinbutton"
      inputMode="numeric"
      autoComplete="off"
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={top}
      aria-invalid={isInvalid || undefined}
      error={isInvalid}
      withErrorStyles={isInvalid}
      value={typed ?? format.number(value)}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={() => setTyped(null)}
      onKeyDown={step}
      styles={{ input: { textAlign: 'center' } }}
    />
  );
}
