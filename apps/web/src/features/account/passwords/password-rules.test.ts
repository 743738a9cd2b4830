import { expect, test } from 'vitest';
import { changeFaults, emailFaults, newPasswordFaults, recoverFaults } from './password-rules.ts';

const good = { password: 'takhti', repeated: 'takhti' };

test('C-720 a new password and its repetition must match', () => {
  expect(changeFaults({ ...good, old_password: 'older' })).toEqual({});
  expect(changeFaults({ ...good, old_password: 'older', repeated: 'takhtl' })).toEqual({
    repeated: 'account:password.differs',
  });
});

test('C-716 C-717 a new password has 5 to 50 characters', () => {
  const faultOf = (length: number) => newPasswordFaults({ password: 'x'.repeat(length) }).password;
  expect([0, 4, 5, 50, 51].map(faultOf)).toEqual([
    'account:password.required',
    'account:password.length',
    undefined,
    undefined,
    'account:password.length',
  ]);
});

test('every field that lacks something is told of at once', () => {
  expect(Object.keys(changeFaults({ old_password: '', password: '', repeated: 'x' }))).toEqual([
    'old_password',
    'password',
    'repeated',
  ]);
  expect(recoverFaults({ ...good, code: '  ' })).toEqual({ code: 'account:recover.code_required' });
});

test.each(['', 'amina', 'amina@school', 'a b@school.example', `${'a'.repeat(120)}@school.example`])(
  'C-705 %j is told to be no email',
  (email) => {
    expect(emailFaults({ email })).toEqual({ email: 'account:login.invalid_email' });
  },
);

test('an email may have spaces around it, as phones type them', () => {
  expect(emailFaults({ email: ' amina@school.example ' })).toEqual({});
});
