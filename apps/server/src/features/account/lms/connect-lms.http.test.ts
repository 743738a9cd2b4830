import { generateKeyPairSync } from 'node:crypto';
import { loginJwt } from '@takhti/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { CannotConnect, connectLms, disconnectLms } from './connect-lms.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = publicKey.export({ type: 'spki', format: 'pem' }) as string;
const wanted = { algorithm: 'RS256', key, issuer: 'https://lms.example', audience: 'takhti' };

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

test('C-848 what the command sets lets an LMS log people in, and what it takes away does not', async () => {
  const institution_id = await server.make.institution({ settings: { is_incognito_allowed: true } });
  const person = await server.make.person({ institution_id });
  const tokenNow = (): Promise<string> =>
    new SignJWT({ institution_id, sub: person.username })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuer(wanted.issuer)
      .setAudience(wanted.audience)
      .setExpirationTime(Math.floor(server.clock.now().getTime() / 1000) + 60)
      .sign(privateKey);
  await connectLms(server.services, institution_id, wanted);
  const { user } = await server.as(null).ok(loginJwt, { token: await tokenNow() });
  expect(user.user_id).toBe(person.user_id);
  await disconnectLms(server.services, institution_id);
  const refused = await server.as(null).refused(loginJwt, { token: await tokenNow() });
  expect(refused.problem).toBe('account.jwt_refused');
});

test.each([
  ['another algorithm', { ...wanted, algorithm: 'none' }, /algorithm/],
  ['a secret that is too short', { ...wanted, algorithm: 'HS256', key: 'four-letter-word' }, /32 bytes/],
  ['a private key', { ...wanted, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) }, /key/],
  [
    'a public key that is none',
    { ...wanted, key: '-----BEGIN PUBLIC KEY-----\nno' },
    /not an RSA public key/,
  ],
  ['no audience', { ...wanted, audience: '' }, /audience/],
])('%s is refused with a sentence that shows no key', async (_case, settings, words) => {
  const institution_id = await server.make.institution();
  const refusal = connectLms(server.services, institution_id, settings);
  await expect(refusal).rejects.toThrow(words);
  await expect(refusal).rejects.toBeInstanceOf(CannotConnect);
  await expect(refusal).rejects.not.toThrow(/PRIVATE|four-letter-word/);
});

test('an institution that there is not is refused', async () => {
  await expect(connectLms(server.services, 1_999_999_999, wanted)).rejects.toThrow(
    /no institution 1999999999/,
  );
});
