import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { hashPassword } from './password-hash.ts';

const expected = createHash('sha256').update('takhti-demo').digest('hex');

afterEach(() => vi.unstubAllGlobals());

test('C-702 C-846 a password is sent as its SHA-256, not in clear text', async () => {
  expect(await hashPassword('takhti-demo')).toBe(expected);
});

test('the hash is the same on an insecure origin, where the browser has no crypto.subtle', async () => {
  vi.stubGlobal('crypto', {});
  expect(await hashPassword('takhti-demo')).toBe(expected);
});
