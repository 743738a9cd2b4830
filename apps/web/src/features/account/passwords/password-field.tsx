import { PasswordInput } from '@mantine/core';
import { useText } from '../../../i18n/index.ts';
import type { FieldProps } from '../use-form.ts';

interface PasswordFieldProps extends FieldProps {
  readonly label: string;
  readonly description?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onFocus?: () => void;
}

/** A password, which can be shown; written from left to right in every language. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  return (
    <PasswordInput
      {...props}
      size="md"
      mb="md"
      // The button with the eye is inside the field: the text must not run under it.
      attributes={{ wrapper: { dir: 'ltr' } }}
      visibilityToggleButtonProps={{ 'aria-label': t('account:login.show_password') }}
    />
  );
}
