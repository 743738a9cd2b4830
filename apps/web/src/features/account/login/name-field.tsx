import { TextInput } from '@mantine/core';
import type { FieldProps } from '../use-form.ts';

interface NameFieldProps extends FieldProps {
  readonly label: string;
  readonly description?: string;
  readonly type?: 'email';
  readonly autoComplete: 'username' | 'email' | 'one-time-code';
  readonly onFocus?: () => void;
  readonly onInput?: () => void;
}

/** A username, an email or a code: written from left to right in every language, and never corrected. */
export function NameField(props: NameFieldProps) {
  return (
    <TextInput
      {...props}
      autoCapitalize="none"
      spellCheck={false}
      size="md"
      mb="md"
      attributes={{ input: { dir: 'ltr' } }}
    />
  );
}
