import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormat } from '../../i18n/index.ts';
import { clamp, numberWithin, readWholeNumber } from '../whole-number.ts';

interface CountFieldProps extends Pick<TextInputProps, 'label' | 'id' | 'aria-label' | 'aria-describedby'> {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly isInvalid?: boolean;
  /** Text that is no number keeps the old value (C-774); elsewhere it becomes the least (G-371). */
  readonly keepsOnJunk?: boolean;
  readonly onValue: (value: number) => void;
}

/** A whole number within bounds, typed in the digits of any of our scripts or stepped with arrow keys and buttons. */
export function CountField(props: CountFieldProps) {
  const { value, min = 0, max, isInvalid = false, keepsOnJunk = false, onValue, ...input } = props;
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  // A stored value may be out of bounds: showing it must not change it.
  const top = Math.max(max, value);

  function type(text: string): void {
    setTyped(text);
    if (readWholeNumber(text) !== null) onValue(numberWithin(text, min, max));
  }

  function leave(): void {
    const isJunk = typed !== null && readWholeNumber(typed) === null;
    if (isJunk && !keepsOnJunk) onValue(min);
    setTyped(null);
  }

  function step(by: number): void {
    setTyped(null);
    onValue(clamp(value + by, min, max));
  }

  function onKey(event: KeyboardEvent): void {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  }

  return (
    <TextInput
      {...input}
      w={112}
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
      onBlur={leave}
      onKeyDown={onKey}
      leftSectionPointerEvents="all"
      leftSection={
        <Step isOff={value <= min} onStep={() => step(-1)}>
          <IconMinus size={16} />
        </Step>
      }
      rightSection={
        <Step isOff={value >= max} onStep={() => step(1)}>
          <IconPlus size={16} />
        </Step>
      }
      styles={{ input: { textAlign: 'center' } }}
    />
  );
}

// For pointers only: the field itself is stepped by keys and screen readers.
function Step(props: { readonly isOff: boolean; readonly onStep: () => void; readonly children: ReactNode }) {
  return (
    <ActionIcon
      variant="subtle"
      color="ink"
      size={32}
      tabIndex={-1}
      aria-hidden="true"
      disabled={props.isOff}
      onClick={props.onStep}
    >
      {props.children}
    </ActionIcon>
  );
}
