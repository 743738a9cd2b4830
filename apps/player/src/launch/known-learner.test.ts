import { expect, test } from 'vitest';
import { makeKnownLearner, takeToken } from './known-learner.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object): string => `${part({ alg: 'RS256' })}.${part(claims)}.signature`;

function makeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
}

test('a token leaves the address, which keeps the name that it says, and is kept for that learner alone', () => {
  const storage = makeStorage();
  const token = tokenOf({ sub: 'گلالئ', institution_id: 98 });
  const search = takeToken(
    `?assessment_id=a&institution_id=98&user_id=other&auth_token=${token}`,
    () => storage,
  );
  const query = new URLSearchParams(search ?? '');
  expect(Object.fromEntries(query)).toEqual({ assessment_id: 'a', institution_id: '98', user_id: 'گلالئ' });
  const known = makeKnownLearner(() => storage, makeStorage);
  expect(known.token({ institution_id: 98, user_id: 'گلالئ' })).toBe(token);
  expect(known.token({ institution_id: 98, user_id: 'hamida' })).toBeNull();
  expect(known.token({ institution_id: 7, user_id: 'گلالئ' })).toBeNull();
});

test('an address without a token stays as it is, and what is no token leaves it too', () => {
  expect(takeToken('?assessment_id=a', makeStorage)).toBeNull();
  expect(takeToken('?assessment_id=a&auth_token=junk', makeStorage)).toBe('?assessment_id=a');
});

test('reads the login that the studio keeps, and nothing that it never wrote', () => {
  const studio = makeStorage();
  const known = makeKnownLearner(makeStorage, () => studio);
  expect(known.session()).toBeNull();
  for (const text of ['{', 'null', '"x"', '{"session_id":7}']) {
    studio.setItem('takhti.session', text);
    expect(known.session()).toBeNull();
  }
  studio.setItem('takhti.session', '{"session_id":"of amina"}');
  expect(known.session()).toBe('of amina');
  const forbidden = makeKnownLearner(
    () => {
      throw new Error('no storage in this browser');
    },
    () => studio,
  );
  expect(forbidden.token({ institution_id: 98, user_id: '' })).toBeNull();
});
