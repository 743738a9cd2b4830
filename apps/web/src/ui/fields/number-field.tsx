import { TextInput, type TextInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { directionOfLocale, useFormat, useLocale } from '../../i18n/index.ts';
import { clamp, readNumber } from '../whole-number.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  /** Null while the field is empty, or what is in it is no number yet. */
  readonly value: number | null;
  /** Whether parts of a whole may be typed. */
  readonly hasDecimals?: boolean;
  /** The lowest value for arrow keys; typed values may be lower, and findings report them. */
  readonly min?: number;
  /** The limits of the final value. */
  readonly within?: { readonly min: number; readonly max: number };
  /** The number that an empty field means; left out where it means none. */
  readonly emptyAs?: number;
  readonly onValue: (value: number | null) => void;
}

/** A number, typed in the digits of any of our scripts, that is written as it was typed until the field is left. */
export function NumberField(props: NumberFieldProps) {
  const { value, hasDecimals = false, min, within, emptyAs, onValue, ...input } = props;
  const format = useFormat();
  const direction = directionOfLocale(useLocale());
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null } | null>(null);
  const shown = value === null ? '' : format.plain(value);

  function type(written: string): void {
    // A mark between digits stays although nothing is read of it then: without it 1/2 would be 12.
    const text = written.replaceAll(/[^\d۰-۹٠-٩.,٫/\u2212-]/g, '');
    const number = readNumber(text);
    const read = number !== null && (hasDecimals || Number.isInteger(number)) ? number : null;
    setTyped({ text, value: read ?? emptyAs ?? null });
    onValue(read);
  }

  function leave(): void {
    setTyped(null);
    if (within && value !== null) onValue(clamp(value, within.min, within.max));
  }

  function onKey(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    setTyped(null);
    onValue(Math.max(min ?? -Infinity, (value ?? 0) + by));
  }

  return (
    <TextInput
      {...input}
      // A number runs from left to right, its sign first, at the side where the page begins.
      styles={{ input: { unicodeBidi: 'plaintext', textAlign: direction === 'rtl' ? 'right' : 'left' } }}
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      // If the value has changed from elsewhere meanwhile, that one is shown.
      value={typed?.value === value ? typed.text : shown}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={onKey}
    />
  );
}
