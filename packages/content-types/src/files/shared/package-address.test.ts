import { expect, test } from 'vitest';
import { packageBase } from './package-address.ts';

const id = '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01';

test('the signature of an archive is a folder of the addresses of its files', () => {
  expect(packageBase(`/files/${id}?e=123&s=a-_b`)).toBe(`/packages/${id}/123.a-_b/`);
});

test.each(['', `/files/${id}`, `https://example.org/files/${id}?e=1&s=a`, `/files/${id}?e=1&s=a/../..`])(
  'there are none for "%s"',
  (address) => {
    expect(packageBase(address)).toBe('');
  },
);
