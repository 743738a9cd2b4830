import { LmsSettings } from '@takhti/domain';
import { expect, test } from 'vitest';
import { faultsOf, formOf, settingsOf } from './connection-form.ts';

const kept = {
  ...LmsSettings.parse({}),
  has_token: false,
  has_key: false,
  has_lrs_secret: false,
  unreadable: [],
  version: 0,
};
const form = formOf(kept);
const key = 'A'.repeat(43) + '=';

test('pages of an LMS are taken for their origins, each once', () => {
  const origins = 'https://LMS.example/course?id=7\nhttps://lms.example\n\n  https://two.example:8443/';
  expect(settingsOf({ ...form, origins }).origins).toEqual([
    'https://lms.example',
    'https://two.example:8443',
  ]);
  expect(faultsOf({ ...form, origins }, false)).toEqual({});
});

test('a malformed address is reported at its field', () => {
  const addresses = { ...form.addresses, api: 'lms.example', game1: 'javascript:alert(1)' };
  expect(faultsOf({ ...form, origins: 'lms.example', addresses }, false)).toEqual({
    origins: 'origin',
    api: 'address',
    game1: 'address',
  });
});

test('results need a key, kept or new, of 32 bytes', () => {
  const results = { ...form, addresses: { ...form.addresses, results: 'https://lms.example/r' } };
  expect(faultsOf(results, false)).toEqual({ key: 'key_needed' });
  expect(faultsOf(results, true)).toEqual({});
  expect(faultsOf({ ...results, key }, false)).toEqual({});
  expect(faultsOf({ ...results, key: 'short' }, true)).toEqual({ key: 'key' });
  expect(faultsOf({ ...results, key: '' }, true)).toEqual({ key: 'key_needed' });
  expect(faultsOf({ ...results, results_by: 'submit' }, false)).toEqual({});
});
