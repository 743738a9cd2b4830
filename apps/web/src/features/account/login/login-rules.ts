import { limits } from '@takhti/domain';
import type { Faults } from '../use-form.ts';

/** Validates the login form before it is sent (specification, section 5; C-696 to C-701). */
export function loginFaults({
  username,
  password,
}: Readonly<Record<'username' | 'password', string>>): Faults<'username' | 'password'> {
  const { min, max } = limits.password;
  return {
    ...(username.trim() === '' && { username: 'account:login.invalid_email' }),
    ...(password === ''
      ? { password: 'account:login.enter_credentials' }
      : (password.length < min || password.length > max) && { password: 'account:login.invalid_password' }),
  };
}
