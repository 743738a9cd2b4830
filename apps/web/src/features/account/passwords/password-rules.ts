import { isEmail, limits } from '@takhti/domain';
import type { Faults } from '../use-form.ts';

type Values<Field extends string> = Readonly<Record<Field, string>>;

/** Validates an email before it is sent. */
export function emailFaults({ email }: Values<'email'>): Faults<'email'> {
  const address = email.trim();
  const isGood = isEmail(address) && address.length <= limits.username.max;
  return isGood ? {} : { email: 'account:login.invalid_email' };
}

/** The fault of a new password: checked before it is hashed, as the hash hides it (C-716, C-717). */
export function newPasswordFaults({ password }: Values<'password'>): Faults<'password'> {
  const { min, max } = limits.password;
  if (password === '') return { password: 'account:password.required' };
  return password.length < min || password.length > max ? { password: 'account:password.length' } : {};
}

/** Validates a new password and its repetition (C-720). */
export function repeatedFaults(values: Values<'password' | 'repeated'>): Faults<'password' | 'repeated'> {
  return {
    ...newPasswordFaults(values),
    ...(values.repeated !== values.password && { repeated: 'account:password.differs' }),
  };
}

/** Validates the form that confirms an address. */
export function confirmFaults(values: Values<'code' | 'password'>): Faults<'code' | 'password'> {
  return {
    ...codeFaults(values),
    ...(values.password === '' && { password: 'account:confirm.password_required' }),
  };
}

function codeFaults({ code }: Values<'code'>): Faults<'code'> {
  return code.trim() === '' ? { code: 'account:recover.code_required' } : {};
}

/** Validates the form for a new password with a code. */
export function recoverFaults(
  values: Values<'code' | 'password' | 'repeated'>,
): Faults<'code' | 'password' | 'repeated'> {
  return {
    ...codeFaults(values),
    ...repeatedFaults(values),
  };
}

/** Validates the form in which people change their password while logged in. */
export function changeFaults(
  values: Values<'old_password' | 'password' | 'repeated'>,
): Faults<'old_password' | 'password' | 'repeated'> {
  return {
    ...(values.old_password === '' && { old_password: 'account:change.old_required' }),
    ...repeatedFaults(values),
  };
}
