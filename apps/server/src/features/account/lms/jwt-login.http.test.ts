import { generateKeyPairSync } from 'node:crypto';
import {
  changeOwnName,
  changePassword,
  switchRole,
  endSessions,
  listOwnRoles,
  listSessions,
  loginJwt,
  readApiKey,
  readSession,
} from '@takhti/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { disable, takeRole } from '../account.testing.queries.ts';
import { makeWithPassword, pwd } from '../testing/people.ts';

const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }) as string;
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const secret = 'a shared secret of at least thirty-two bytes';
const common = { issuer: 'https://lms.example', audience: 'takhti' };
const rsa = { algorithm: 'RS256', key: publicKey, ...common };
const hmac = { algorithm: 'HS256', key: secret, ...common };

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const seconds = (): number => Math.floor(server.clock.now().getTime() / 1000);

interface TokenOptions {
  claims?: Record<string, unknown>;
  alg?: string;
  key?: Parameters<SignJWT['sign']>[0];
  issuer?: string;
  audience?: string;
  exp?: number | null;
  nbf?: number;
}

/** A token as a good LMS makes it, but for what a test sets otherwise. */
async function tokenOf({ claims, alg = 'RS256', key, exp, nbf, ...options }: TokenOptions): Promise<string> {
  const token = new SignJWT(claims)
    .setProtectedHeader({ alg })
    .setIssuer(options.issuer ?? common.issuer)
    .setAudience(options.audience ?? common.audience);
  if (exp !== null) token.setExpirationTime(exp ?? seconds() + 300);
  if (nbf !== undefined) token.setNotBefore(nbf);
  return token.sign(key ?? pair.privateKey);
}

/** Somebody of an institution whose LMS signs with these settings. */
async function personOf(jwt: object = rsa, roles: readonly string[] = ['cd']) {
  const institution_id = await server.make.institution({ settings: { jwt } });
  const person = await server.make.person({ institution_id, roles });
  return { ...person, claims: { institution_id, sub: person.username } };
}

const problemOf = async (token: string): Promise<string> =>
  (await server.as(null).refused(loginJwt, { token })).problem;

describe('a token of an LMS', () => {
  test.each([
    ['RS256', rsa, undefined],
    ['HS256', hmac, bytes(secret)],
  ])('C-848 C-404 C-537 signed with %s logs its person in, as a developer', async (alg, jwt, key) => {
    const person = await personOf(jwt, ['cr1', 'cd']);
    const token = await tokenOf({ claims: person.claims, alg, ...(key && { key }) });
    const reply = await server.as(null).ok(loginJwt, { token });
    expect(reply.user).toMatchObject({ user_id: person.user_id, active_role: 'cd', jwtLogin: 1 });
    expect(await server.as(reply).ok(readSession, {})).toMatchObject({ active_role: 'cd', jwtLogin: 1 });
    const { records } = await server.as(reply).ok(listSessions, {});
    expect(records[0]).toMatchObject({ is_current: 1, is_jwt_login: 1 });
  });

  test('a person whose name it gave cannot write another one here', async () => {
    const { claims } = await personOf();
    const reply = await server.as(null).ok(loginJwt, { token: await tokenOf({ claims }) });
    const { problem } = await server.as(reply).refused(changeOwnName, { full_name: 'Somebody Else' });
    expect(problem).toBe('people.named_elsewhere');
  });

  test('C-537 the role in which the person logs in otherwise stays what it was', async () => {
    const institution_id = await server.make.institution({ settings: { jwt: rsa } });
    const person = await makeWithPassword(server, { institution_id, roles: ['cr1', 'cd'] });
    const token = await tokenOf({ claims: { institution_id, sub: person.username } });
    await server.as(null).ok(loginJwt, { token });
    const response = await server.post('login', { username: person.username, pwd });
    expect(response.json()).toMatchObject({ data: { user: { active_role: 'cr1', jwtLogin: 0 } } });
  });

  test('C-537 somebody who does not write gets no role by it that they do not hold', async () => {
    const person = await personOf(rsa, ['teacher']);
    expect(await problemOf(await tokenOf({ claims: person.claims }))).toBe('account.role_not_held');
  });
});

describe('C-848 a token is refused, and the answer does not tell why,', () => {
  const wrong: [string, (claims: Record<string, unknown>) => Promise<string>, object?][] = [
    ['when it is signed by somebody else', (claims) => tokenOf({ claims, key: stranger })],
    [
      'when it is signed with the public key as a secret',
      (claims) => tokenOf({ claims, alg: 'HS256', key: bytes(publicKey) }),
    ],
    ['when its algorithm is none', async (claims) => unsigned(await tokenOf({ claims }))],
    ['when its signature is gone', async (claims) => (await tokenOf({ claims })).replace(/[^.]+$/, '')],
    ['when a claim was changed after signing', async (claims) => forged(await tokenOf({ claims }))],
    ['when its algorithm is RS256 and HS256 is set', (claims) => tokenOf({ claims }), hmac],
    [
      'when its algorithm is HS512 and HS256 is set',
      (claims) => tokenOf({ claims, alg: 'HS512', key: bytes(`${secret}${secret}`) }),
      { ...hmac, key: `${secret}${secret}` },
    ],
    ['when it is for another audience', (claims) => tokenOf({ claims, audience: 'another' })],
    ['when it is from another issuer', (claims) => tokenOf({ claims, issuer: 'https://other.example' })],
    ['when it has expired', (claims) => tokenOf({ claims, exp: seconds() - 60 })],
    ['when it never expires', (claims) => tokenOf({ claims, exp: null })],
    ['when it holds for longer than an hour', (claims) => tokenOf({ claims, exp: seconds() + 3700 })],
    ['when it does not hold yet', (claims) => tokenOf({ claims, nbf: seconds() + 120 })],
    ['when it names nobody', (claims) => tokenOf({ claims: { ...claims, sub: ' ' } })],
    ['when it names somebody unknown', (claims) => tokenOf({ claims: { ...claims, sub: 'nobody at all' } })],
    ['when it names no institution', (claims) => tokenOf({ claims: { sub: claims['sub'] } })],
    [
      'when it names an institution that there is not',
      (claims) => tokenOf({ claims: { ...claims, institution_id: 1_999_999_999 } }),
    ],
    ['when it is no token', () => Promise.resolve('a.b.c')],
    ['when the institution has settled no key', (claims) => tokenOf({ claims }), {}],
    [
      'when the secret is too short to be one',
      (claims) => tokenOf({ claims, alg: 'HS256', key: bytes('short') }),
      { ...hmac, key: 'short' },
    ],
  ];

  test.each(wrong)('%s', async (_case, make, jwt = rsa) => {
    const { claims } = await personOf(jwt);
    expect(await problemOf(await make(claims))).toBe('account.jwt_refused');
  });

  test('when the LMS of one institution vouches for a person of another', async () => {
    const [ours, theirs] = [await personOf(), await personOf(hmac)];
    const claims = { institution_id: ours.institution_id, sub: theirs.username };
    expect(await problemOf(await tokenOf({ claims }))).toBe('account.jwt_refused');
    const across = { institution_id: theirs.institution_id, sub: theirs.username };
    expect(await problemOf(await tokenOf({ claims: across }))).toBe('account.jwt_refused');
  });

  test('when its person is disabled', async () => {
    const person = await personOf({ ...rsa, provisions: true });
    await server.db.inTransaction((tx) => disable(tx, person));
    expect(await problemOf(await tokenOf({ claims: person.claims }))).toBe('account.jwt_refused');
  });

  test.each([[{}], [{ jti: 'click' }]])('when it was used before, with %j', async (more) => {
    const person = await personOf(hmac);
    const options = { claims: { ...person.claims, ...more }, alg: 'HS256', key: bytes(secret) };
    const token = await tokenOf(options);
    await server.as(null).ok(loginJwt, { token });
    expect(await problemOf(token)).toBe('account.jwt_refused');
    // The same token with its signature written differently: the last letter carries bits that mean nothing.
    const spellings = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
    for (const last of spellings)
      expect(await problemOf(`${token.slice(0, -1)}${last}`)).toBe('account.jwt_refused');
  });

  test('until it has expired, whatever the clocks', async () => {
    const { claims } = await personOf();
    const token = await tokenOf({ claims, exp: seconds() + 60 });
    await server.as(null).ok(loginJwt, { token });
    server.clock.advance(80_000);
    // Others come and go meanwhile.
    const next = await personOf();
    await server.as(null).ok(loginJwt, { token: await tokenOf({ claims: next.claims }) });
    expect(await problemOf(token)).toBe('account.jwt_refused');
  });

  test.each(['a\0b', 'a\ud83d'])('when its name could not be kept: %j', async (sub) => {
    const { claims } = await personOf({ ...rsa, provisions: true });
    expect(await problemOf(await tokenOf({ claims: { ...claims, sub } }))).toBe('account.jwt_refused');
  });

  test('when its number was used before, and not when it was by another institution', async () => {
    const [person, other] = [await personOf(), await personOf()];
    const token = await tokenOf({ claims: { ...person.claims, jti: 'click-1' } });
    await server.as(null).ok(loginJwt, { token });
    expect(await problemOf(token)).toBe('account.jwt_refused');
    await server.as(null).ok(loginJwt, {
      token: await tokenOf({ claims: { ...other.claims, jti: 'click-1' } }),
    });
  });
});

describe('somebody whom only the LMS knows', () => {
  const newcomer = { sub: '', full_name: 'Gulalai Wafa', email: '' };
  let count = 0;
  async function claimsOf(overrides: Record<string, unknown> = {}, provisions = true) {
    count += 1;
    const institution_id = await server.make.institution({ settings: { jwt: { ...rsa, provisions } } });
    const sub = `gulalai-${count}-${Date.now()}`;
    return { ...newcomer, institution_id, sub, email: `${sub}@lms.example`, ...overrides };
  }

  test('C-848 gets an account where the institution wants that, and the same one the next time', async () => {
    const claims = await claimsOf();
    const { user } = await server.as(null).ok(loginJwt, { token: await tokenOf({ claims }) });
    expect(user).toMatchObject({
      username: claims.sub,
      full_name: 'Gulalai Wafa',
      email: claims.email,
      institution_id: claims.institution_id,
      roles: 'cd',
    });
    const token = await tokenOf({ claims, exp: seconds() + 200 });
    const again = await server.as(null).ok(loginJwt, { token });
    expect(again.user.user_id).toBe(user.user_id);
  });

  test('gets none where it does not', async () => {
    expect(await problemOf(await tokenOf({ claims: await claimsOf({}, false) }))).toBe('account.jwt_refused');
  });

  test('does not get the username of somebody of another institution', async () => {
    const taken = await server.make.person();
    const claims = await claimsOf({ sub: taken.username });
    expect(await problemOf(await tokenOf({ claims }))).toBe('account.jwt_refused');
  });

  test('keeps what of their name can be kept', async () => {
    const claims = await claimsOf({ full_name: 'Gul\0alai \ud83d' });
    const { user } = await server.as(null).ok(loginJwt, { token: await tokenOf({ claims }) });
    expect(user.full_name).toBe('Gulalai \ufffd');
  });

  test('does not get an email that somebody has, nor what is none', async () => {
    const email = `taken.${Date.now()}@school.example`;
    await makeWithPassword(server, { email });
    for (const given of [email, 'no email']) {
      const claims = await claimsOf({ email: given });
      const { user } = await server.as(null).ok(loginJwt, { token: await tokenOf({ claims }) });
      expect(user.email).toBe('');
    }
  });
});

/** The same token without a signature, which says of itself that it needs none. */
function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}

/** The same token with another person in it, under the old signature. */
function forged(token: string): string {
  const [header, payload = '', signature] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const changed = Buffer.from(JSON.stringify({ ...claims, full_name: 'Forged' })).toString('base64url');
  return `${header}.${changed}.${signature}`;
}

describe('the key of an institution', () => {
  test('C-852 C-853 users/apikey answers the key with which its LMS signs, the same at every call', async () => {
    const institution_id = await server.make.institution();
    const admin = await server.make.person({ institution_id, roles: ['admin'] });
    const developer = await makeWithPassword(server, { institution_id, roles: ['cd'] });
    const shared = await server.as(admin).ok(readApiKey, { institution_id });
    expect(await server.as(admin).ok(readApiKey, {})).toEqual(shared);
    const { key, algorithm: alg, ...from } = shared;
    const token = await tokenOf({
      claims: { institution_id, sub: developer.username },
      ...from,
      alg,
      key: bytes(key),
    });
    expect(await server.as(null).ok(loginJwt, { token })).toMatchObject({
      institution_id,
      active_role: 'cd',
    });
    expect((await server.as(developer).refused(readApiKey, {})).problem).toBe('account.forbidden');
    const other = await server.as(await server.make.person({ roles: ['admin'] })).ok(readApiKey, {});
    expect(other.key).not.toBe(key);
  });

  test('an LMS that signs with a private key shares none', async () => {
    const institution_id = await server.make.institution({ settings: { jwt: rsa } });
    const admin = await server.make.person({ institution_id, roles: ['admin'] });
    expect((await server.as(admin).refused(readApiKey, {})).problem).toBe('account.key_not_shared');
  });
});

test('an LMS makes nobody an administrator, and ends nobody’s own sessions', async () => {
  const { claims, ...person } = await personOf(rsa, ['cd', 'admin']);
  const { session_id, user } = await server.as(null).ok(loginJwt, { token: await tokenOf({ claims }) });
  expect(user.localRoles.map(({ role }) => role)).toEqual(['cd']);
  const { records } = await server.as({ session_id }).ok(listOwnRoles, {});
  expect(records.map(({ role }) => role)).toEqual(['cd']);
  expect((await server.as({ session_id }).refused(switchRole, { role: 'admin' })).problem).toBe(
    'account.role_not_held',
  );
  // In their own session they may.
  await server.as(person).ok(switchRole, { role: 'admin' });
  expect(await server.as({ session_id }).ok(endSessions, { session_key: null })).toEqual({ ended: 0 });
  await server.as(person).ok(readSession, {});
});

test('in a session that an LMS opened no password is tried, and no role of an administrator is left over', async () => {
  const { claims, ...person } = await personOf(rsa, ['cd', 'admin']);
  const { session_id } = await server.as(null).ok(loginJwt, { token: await tokenOf({ claims }) });
  const asked = { old_password: pwd, password: pwd };
  expect((await server.as({ session_id }).refused(changePassword, asked)).problem).toBe('account.forbidden');
  await server.db.inTransaction((tx) => takeRole(tx, person, 'cd'));
  expect((await server.as({ session_id }).refused(readSession, {})).problem).toBe('account.unauthorized');
});

test('a manager of users who is no administrator cannot read the key that names anybody', async () => {
  const institution_id = await server.make.institution();
  const manager = await server.make.person({ institution_id, roles: ['cr3'] });
  await server.db.inTransaction((tx) =>
    tx.updateTable('users').set({ is_users_management: 1 }).where('user_id', '=', manager.user_id).execute(),
  );
  expect((await server.as(manager).refused(readApiKey, {})).problem).toBe('account.forbidden');
});
