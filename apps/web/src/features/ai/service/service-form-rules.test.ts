import { expect, test } from 'vitest';
import { draftOf, faultsOf, settingsOf } from './service-form-rules.ts';

const kept = {
  source: 'server',
  address: '',
  model: '',
  has_key: false,
  is_key_unreadable: false,
  address_fault: null,
  server_model: null,
  version: 0,
} as const;
const own = { ...draftOf(kept), source: 'own' as const };

test('C-987 a service of one’s own needs address and model, the others nothing', () => {
  expect(faultsOf(draftOf(kept))).toEqual({});
  expect(faultsOf(own)).toEqual({ address: 'needed' });
  expect(faultsOf({ ...own, address: 'https://ai.example/v1' })).toEqual({ model: 'needed' });
  expect(faultsOf({ ...own, address: 'ai.example', model: 'm' })).toEqual({ address: 'address' });
  expect(faultsOf({ ...own, address: ' https://ai.example/v1 ', model: ' m ' })).toEqual({});
});

test('the key is no part of what is shown or compared', () => {
  expect(settingsOf({ ...own, address: ' https://ai.example/v1 ', model: ' m ', key: 'secret' })).toEqual({
    source: 'own',
    address: 'https://ai.example/v1',
    model: 'm',
  });
});
