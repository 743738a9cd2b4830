import { expect, test } from 'vitest';
import { makeVault } from './vault.ts';

const [first, second] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const vault = makeVault({ present: first, former: [] });
const place = 'institutions/1/ai_secrets.key';
const secret = 'sk-راز of a school';

test('what is encrypted for a place is read there, shows nothing of the secret and never looks the same', () => {
  const [once, twice] = [vault.encrypt(place, secret), vault.encrypt(place, secret)];
  expect(vault.decrypt(place, once)).toBe(secret);
  expect(vault.decrypt(place, twice)).toBe(secret);
  expect(once).not.toBe(twice);
  expect(Buffer.from(once.split(':')[3] ?? '', 'base64url').toString('utf8')).not.toContain('sk-');
});

test('a secret that was copied to another institution or setting is not read there', () => {
  const kept = vault.encrypt(place, secret);
  expect(vault.decrypt('institutions/2/ai_secrets.key', kept)).toBeNull();
  expect(vault.decrypt('institutions/1/lms_secrets.key', kept)).toBeNull();
});

test('one letter that was changed, in the name of the key too, is no secret any more', () => {
  const kept = vault.encrypt(place, secret);
  const [, , name = '', sealed = ''] = kept.split(':');
  const other = (letter: string): string => (letter === 'A' ? 'B' : 'A');
  for (const at of [0, 14, sealed.length - 30]) {
    const changed = sealed.slice(0, at) + other(sealed[at] ?? '') + sealed.slice(at + 1);
    expect(vault.decrypt(place, `vault:1:${name}:${changed}`)).toBeNull();
  }
  const named = makeVault({ present: first, former: [second] });
  const elsewhere = makeVault({ present: second, former: [] }).encrypt(place, secret).split(':')[2] ?? '';
  expect(named.decrypt(place, `vault:1:${elsewhere}:${sealed}`)).toBeNull();
});

test('with another key nothing is read; with the former one beside it all is, and is encrypted anew', () => {
  const kept = vault.encrypt(place, secret);
  const other = makeVault({ present: second, former: [] });
  expect(other.decrypt(place, kept)).toBeNull();
  expect(other.renew(place, kept)).toBeNull();
  const turned = makeVault({ present: second, former: [first] });
  expect(turned.decrypt(place, kept)).toBe(secret);
  const renewed = turned.renew(place, kept) ?? '';
  expect(other.decrypt(place, renewed)).toBe(secret);
  expect(turned.renew(place, renewed)).toBe(renewed);
});

test('what was kept in plain is read, and encrypted when it is renewed; nothing stays nothing', () => {
  expect(vault.decrypt(place, secret)).toBe(secret);
  expect(vault.decrypt(place, vault.renew(place, secret) ?? '')).toBe(secret);
  expect(vault.renew(place, secret)).not.toContain(secret);
  expect(vault.encrypt(place, '')).toBe('');
  expect(vault.decrypt(place, '')).toBe('');
});

test('somebody who types what looks encrypted has it encrypted as any other text', () => {
  const typed = vault.encrypt('institutions/2/ai_secrets.key', 'of the neighbour');
  expect(vault.decrypt(place, vault.encrypt(place, typed))).toBe(typed);
});
