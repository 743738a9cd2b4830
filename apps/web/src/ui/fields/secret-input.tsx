import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '../../i18n/index.ts';

/** A password, key or token, which can be shown; written from left to right in every language. */
export function SecretInput(props: PasswordInputProps) {
  const t = useText();
  return (
    <PasswordInput
      {...props}
      // The button with the eye is inside the field: the text must not run under it.
      attributes={{ wrapper: { dir: 'ltr' } }}
      visibilityToggleButtonProps={{ 'aria-label': t('common:show_secret') }}
    />
  );
}
