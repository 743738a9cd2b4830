import { exportJWK, generateKeyPair } from 'jose';
import { expect, test, vi } from 'vitest';
import type { Services } from '../../../../http/services.ts';
import { keepPlatformKeys } from './platform-keys.ts';

type Get = Services['outgoing']['get'];
type Answer = Awaited<ReturnType<Get>>;

const platform = { jwks_url: 'https://lms.example/keys' };
const { publicKey } = await generateKeyPair('RS256');
const set = JSON.stringify({ keys: [await exportJWK(publicKey)] });
const answered = (status: number, text: string) => ({ kind: 'answered', status, text }) as Answer;

/** A keeper whose platform answers in this way, one answer after the other, and then with its keys. */
function makeKeeper(...answers: readonly (Answer | Promise<Answer>)[]) {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const get = vi.fn<Get>().mockImplementation(async () => answered(200, set));
  for (const answer of answers) get.mockImplementationOnce(async () => answer);
  const outgoing = { get } as unknown as Services['outgoing'];
  const keeper = keepPlatformKeys({ outgoing, clock: { now: () => new Date(now) } });
  return { keeper, get, advance: (ms: number) => void (now += ms) };
}

const good = answered(200, set);

test.each<[string, Answer]>([
  ['no answer', { kind: 'no_answer', fault: 'timeout' } as unknown as Answer],
  ['an answer that is none', answered(500, '')],
  ['an answer without keys', answered(200, '{}')],
])('%s to a forced fetch leaves the keys that are there', async (_what, bad) => {
  const { keeper, get, advance } = makeKeeper(good, bad);
  const keys = await keeper.of(platform, false);
  advance(60_000);
  await expect(keeper.of(platform, true)).rejects.toMatchObject({ message: expect.any(String) });
  expect(await keeper.of(platform, false)).toBe(keys);
  // Nor is it asked again at once, whatever comes.
  expect(await keeper.of(platform, true)).toBe(keys);
  expect(get).toHaveBeenCalledTimes(2);
  advance(20_000);
  expect(await keeper.of(platform, true)).not.toBe(keys);
  expect(get).toHaveBeenCalledTimes(3);
});

test('while a forced fetch is under way others go on with the keys that are there', async () => {
  const slow = Promise.withResolvers<Answer>();
  const { keeper, get, advance } = makeKeeper(good, slow.promise);
  const keys = await keeper.of(platform, false);
  advance(60_000);
  const forced = keeper.of(platform, true);
  expect(await keeper.of(platform, false)).toBe(keys);
  slow.resolve(good);
  expect(await forced).not.toBe(keys);
  expect(get).toHaveBeenCalledTimes(2);
});

test('without keys all who ask share one fetch, and after a failure the next one fetches again', async () => {
  const { keeper, get } = makeKeeper(answered(500, ''));
  const asked = [keeper.of(platform, false), keeper.of(platform, true)];
  for (const each of asked) await expect(each).rejects.toMatchObject({ name: expect.any(String) });
  expect(get).toHaveBeenCalledTimes(1);
  await keeper.of(platform, false);
  expect(get).toHaveBeenCalledTimes(2);
});

test('keys are fetched again after an hour', async () => {
  const { keeper, get, advance } = makeKeeper();
  await keeper.of(platform, false);
  advance(3600_000 - 1);
  await keeper.of(platform, false);
  expect(get).toHaveBeenCalledTimes(1);
  advance(1);
  await keeper.of(platform, false);
  expect(get).toHaveBeenCalledTimes(2);
});
