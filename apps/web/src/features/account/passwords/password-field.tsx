import { SecretInput } from '../../../ui/index.ts';
import type { FieldProps } from '../use-form.ts';

interface PasswordFieldProps extends FieldProps {
  readonly label: string;
  readonly description?: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly onFocus?: () => void;
}

/** A password of an account. */
export function PasswordField(props: PasswordFieldProps) {
  return <SecretInput {...props} size="md" mb="md" />;
}
