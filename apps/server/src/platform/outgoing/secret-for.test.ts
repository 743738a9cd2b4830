import { expect, test } from 'vitest';
import { secretFor } from './secret-for.ts';

const asked = { typed: undefined, kept: 'kept', went_to: ['https://lms.example/a'] };

test.each([
  ['the same address', ['https://lms.example/a'], 'kept'],
  ['another path of the same origin', ['https://LMS.example/b?c', ''], 'kept'],
  ['no address any more', [''], 'kept'],
  ['another host', ['https://lms.example/a', 'https://thief.example/a'], null],
  ['a host below it', ['https://x.lms.example/a'], null],
  ['another port', ['https://lms.example:8443/a'], null],
  ['the same host in the clear', ['http://lms.example/a'], null],
  ['a name before the host', ['https://lms.example@thief.example/a'], null],
  ['what is no address', ['lms.example'], null],
])('a kept secret and %s', (_what, goes_to, secret) => {
  expect(secretFor({ ...asked, goes_to })).toBe(secret);
});

test('a typed secret is sent to any address, and so is an empty one', () => {
  const goes_to = ['https://elsewhere.example'];
  expect(secretFor({ ...asked, typed: 'typed', goes_to })).toBe('typed');
  expect(secretFor({ ...asked, typed: '', goes_to })).toBe('');
  expect(secretFor({ ...asked, kept: '', goes_to })).toBe('');
  expect(secretFor({ ...asked, went_to: [''], goes_to })).toBeNull();
});
