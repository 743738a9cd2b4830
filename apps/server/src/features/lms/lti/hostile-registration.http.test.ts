import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inviteLtiPlatform, listLtiPlatforms } from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';

let app: TestApp;
let admin: TestPerson;
/** What the platform says of itself, and what it answers to the registration. */
let said: string;
let registered: string;
let address: string;
let registrations = 0;

const platform = createServer((request, response) => {
  request.resume();
  if (request.url === '/register') registrations += 1;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(request.url === '/register' ? registered : said);
});

beforeAll(async () => {
  app = await makeTestApp();
  await new Promise<void>((resolve) => {
    platform.listen(0, '127.0.0.1', resolve);
  });
  address = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
});
beforeEach(async () => {
  // Of an institution of their own.
  admin = await app.make.person({ roles: ['admin'] });
});
afterAll(async () => {
  await app.close();
  platform.close();
});

const good = () => ({
  issuer: address,
  authorization_endpoint: `${address}/auth`,
  token_endpoint: `${address}/token`,
  jwks_uri: `${address}/keys`,
  registration_endpoint: `${address}/register`,
});
const goodReply = { client_id: 'c1' };
const json = JSON.stringify;

async function register(page: string, token = 'a-token') {
  const query = new URLSearchParams({ openid_configuration: `${address}/config`, registration_token: token });
  return app.app.inject({ method: 'GET', url: `${page}?${query.toString()}` });
}

const hostile: Record<
  string,
  () => { readonly said?: string; readonly registered?: string; readonly token?: string }
> = {
  'no JSON': () => ({ said: '<html>' }),
  nothing: () => ({ said: '' }),
  null: () => ({ said: 'null' }),
  'a list': () => ({ said: '[{}]' }),
  'a hundred thousand brackets': () => ({ said: '['.repeat(100_000) }),
  'more than there may be': () => ({ said: json({ ...good(), more: 'x'.repeat(1_000_000) }) }),
  'numbers for texts': () => ({ said: json({ ...good(), issuer: 1, token_endpoint: [] }) }),
  'another one’s origin': () => ({ said: json({ ...good(), issuer: 'https://lms.example' }) }),
  'an issuer that is no address': () => ({ said: json({ ...good(), issuer: 'not an address' }) }),
  'an issuer without end': () => ({ said: json({ ...good(), issuer: `${address}/${'x'.repeat(9_000)}` }) }),
  'a script for its login': () => ({
    said: json({ ...good(), authorization_endpoint: 'javascript:alert(1)' }),
  }),
  'a file for its keys': () => ({ said: json({ ...good(), jwks_uri: 'file:///etc/passwd' }) }),
  'a file to register at': () => ({ said: json({ ...good(), registration_endpoint: 'file:///etc/passwd' }) }),
  'nowhere to register at': () => ({
    said: json({ ...good(), registration_endpoint: 'http://127.0.0.1:1/' }),
  }),
  'a token of two lines': () => ({ token: 'a\r\nx-of-its-own: 1' }),
  'no JSON to the registration': () => ({ registered: 'ok' }),
  'no client': () => ({ registered: '{}' }),
  'an empty client': () => ({ registered: json({ client_id: '' }) }),
  'a client without end': () => ({ registered: json({ client_id: 'x'.repeat(200_000) }) }),
};

test.each(Object.keys(hostile))(
  'a platform that answers with %s is refused with a sentence, and its address stays usable',
  async (name) => {
    const { address: invitation } = await app.as(admin).ok(inviteLtiPlatform, {});
    const page = new URL(invitation).pathname;
    const bad = hostile[name]?.() ?? {};
    said = bad.said ?? json(good());
    registered = bad.registered ?? json(goodReply);
    const reply = await register(page, bad.token);
    expect([403, 502]).toContain(reply.statusCode);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).not.toMatch(/javascript:|\/etc\/passwd/);
    const { platforms } = await app.as(admin).ok(listLtiPlatforms, {});
    expect(platforms).toEqual([]);
  },
);

test.each([
  ['NUL in its issuer', () => ({ ...good(), issuer: `${address}/\0` }), json(goodReply), 'c1'],
  ['NUL in the name of its client', good, json({ client_id: 'a\0b' }), 'ab'],
  ['half of a letter in the name of its client', good, '{"client_id":"a\\ud800"}', 'a\uFFFD'],
])('%s is no fault: it is kept as texts can be kept', async (_title, says, answers, client_id) => {
  const { address: invitation } = await app.as(admin).ok(inviteLtiPlatform, {});
  said = json(says());
  registered = answers;
  expect((await register(new URL(invitation).pathname)).statusCode).toBe(200);
  expect((await app.as(admin).ok(listLtiPlatforms, {})).platforms).toMatchObject([{ client_id }]);
});

test('many registrations at once with one address register one', async () => {
  const { address: invitation } = await app.as(admin).ok(inviteLtiPlatform, {});
  const page = new URL(invitation).pathname;
  said = json(good());
  registered = json(goodReply);
  registrations = 0;
  const replies = await Promise.all(Array.from({ length: 5 }, () => register(page)));
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(replies.filter(({ statusCode }) => statusCode === 403)).toHaveLength(4);
  expect(registrations).toBeGreaterThan(0);
  expect((await app.as(admin).ok(listLtiPlatforms, {})).platforms).toHaveLength(1);
});
