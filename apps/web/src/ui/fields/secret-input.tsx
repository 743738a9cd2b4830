import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useText } from '../../i18n/index.ts';

interface SecretInputProps extends PasswordInputProps {
  /** Whether one is kept that the server cannot read any more: said until something is typed. */
  readonly isUnreadable?: boolean;
}

/** A password, key or token, which can be shown; written from left to right in every language. */
export function SecretInput({ isUnreadable = false, ...props }: SecretInputProps) {
  const t = useText();
  const mustBeTyped = isUnreadable && (props.value === '' || props.value === undefined);
  return (
    <PasswordInput
      {...props}
      error={props.error ?? (mustBeTyped ? t('common:secret_unreadable') : undefined)}
      // The button with the eye is inside the field: the text must not run under it.
      attributes={{ wrapper: { dir: 'ltr' } }}
      visibilityToggleButtonProps={{ 'aria-label': t('common:show_secret') }}
    />
  );
}
