import { CallError } from '../../../app/api/failures.ts';
import { Problem } from '@takhti/contract';
import { expect, test } from 'vitest';
import { RoleLookupFailed } from '../../../app/session/log-in.ts';
import { callFailureText } from '../call-failure.ts';
import { loginFaults } from './login-rules.ts';

const good = { username: 'amina', password: 'takhti' };

test('C-696 C-697 a missing username shows the invalid-email message', () => {
  expect(loginFaults({ ...good, username: '  ' })).toEqual({ username: 'account:login.invalid_email' });
});

test('C-698 C-699 a missing password shows the enter-credentials message', () => {
  expect(loginFaults({ ...good, password: '' })).toEqual({ password: 'account:login.enter_credentials' });
});

test.each([4, 51])('C-700 C-701 a password of %i characters shows the invalid-password message', (length) => {
  expect(loginFaults({ ...good, password: 'x'.repeat(length) })).toEqual({
    password: 'account:login.invalid_password',
  });
});

test.each([5, 50])('a password of %i characters is sent', (length) => {
  expect(loginFaults({ ...good, password: 'x'.repeat(length) })).toEqual({});
});

test('both fields are told of at once', () => {
  expect(Object.keys(loginFaults({ username: '', password: '' }))).toEqual(['username', 'password']);
});

test('what the server refuses, a lost connection and a fault of ours are told apart in the form', () => {
  expect(callFailureText(new Problem('account.wrong_credentials'))).toBe(
    'problems:account.wrong_credentials',
  );
  expect(callFailureText(new CallError('TIME_OUT'))).toBe('common:retry_dialog.text');
  expect(callFailureText(new RoleLookupFailed())).toBe('common:failures.unauthorized');
  expect(callFailureText(new CallError('SYSTEM_ERROR', 500))).toBe('common:failures.system_error');
});
