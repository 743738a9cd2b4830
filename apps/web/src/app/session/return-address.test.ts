import { expect, test } from 'vitest';
import { addressAfterLogin, isOfPlayer } from './return-address.ts';

const kept = (address: string, user_id: string | null): string => JSON.stringify({ address, user_id });

test('C-535 after a login one lands on the dashboard', () => {
  expect(addressAfterLogin(null, 'amina')).toBe('/dashboard');
  expect(addressAfterLogin('no json', 'amina')).toBe('/dashboard');
});

test('a login after an expired session returns to the same address, query and all', () => {
  const address = '/dashboard/mcq/edit?container_id=c&content_id=q';
  expect(addressAfterLogin(kept(address, 'amina'), 'amina')).toBe(address);
});

test('a link that asked for a login leads where it was meant to', () => {
  expect(addressAfterLogin(kept('/content?grade=4', null), 'amina')).toBe('/content?grade=4');
});

test.each(['/users/add', '/skills/edit?skill_id=s', '/content-developers', '/change-password'])(
  'whose session expired over %s comes back to it',
  (address) => {
    expect(addressAfterLogin(kept(address, 'amina'), 'amina')).toBe(address);
  },
);

test('a login by another person does not lead to the address of the expired session', () => {
  expect(addressAfterLogin(kept('/dashboard/draft', 'amina'), 'bilal')).toBe('/dashboard');
});

test.each(['/player/ai-bot/play?institution_id=1&content_id=b', '/player/competition?code=abc#school=LHR1'])(
  'who came from a page of learners that asks who they are goes back to it: %s',
  (address) => {
    expect(addressAfterLogin(kept(address, null), 'amina')).toBe(address);
    expect(isOfPlayer(address)).toBe(true);
    expect(isOfPlayer('/dashboard/mcq')).toBe(false);
  },
);

test.each([
  '//evil.example',
  '/player/ai-bot/playing',
  '/api/ai/bot/open',
  'https://evil.example/dashboard',
  '/dashboards',
  '/content-picker',
  'javascript:alert(1)',
  '/',
  '/NotFound',
])('an address that is no page of the studio is not followed: %s', (address) => {
  expect(addressAfterLogin(kept(address, null), 'amina')).toBe('/dashboard');
});
