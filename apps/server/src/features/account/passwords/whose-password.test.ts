import { expect, test } from 'vitest';
import { hashPassword } from './password.ts';
import { whosePassword } from './whose-password.ts';

const [own, newcomer] = await Promise.all(
  ['own', 'of the newcomer'].map(async (pwd) => ({ pwd, password_hash: await hashPassword(pwd) })),
);

test.each([
  [own, newcomer, 'own', own],
  [own, newcomer, 'of the newcomer', newcomer],
  [own, own, 'own', own],
  [own, newcomer, 'of nobody', undefined],
  [own, undefined, 'own', own],
  [undefined, newcomer, 'of the newcomer', newcomer],
  [undefined, undefined, 'nobody', undefined],
] as const)('it is found whose password it is, %#', async (first, second, pwd, expected) => {
  expect(await whosePassword([first, second], pwd, '')).toBe(expected);
});

test('a password is checked for an account, for one that waits, for both and for none as often', async () => {
  for (const accounts of [
    [own, newcomer],
    [own, undefined],
    [undefined, newcomer],
    [undefined, undefined],
  ]) {
    let checks = 0;
    await whosePassword(accounts, 'own', '', (account) => {
      checks += 1;
      return Promise.resolve(account === own);
    });
    expect(checks).toBe(2);
  }
});
