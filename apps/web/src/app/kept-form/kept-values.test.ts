import { expect, test } from 'vitest';
import { fakeStorage } from '../session/testing/somebody.ts';
import { changedFields, deleteAllForms, keepFields, keptFields, keptKey } from './kept-values.ts';

const initial = { full_name: '', roles: [] as string[], school_id: null as string | null, is_active: true };
const key = keptKey('amina', 'users/add');

function keptAgain(values: object, now: object = initial, withheld: string[] = []): unknown {
  const store = fakeStorage();
  keepFields(store, key, changedFields({ ...initial, ...values }, initial, withheld));
  return keptFields(store, key, now as typeof initial);
}

test('what was typed into a form comes back, and nothing that was not changed', () => {
  expect(keptAgain({ full_name: 'Zarghuna', roles: ['cd'], school_id: 's1' })).toEqual({
    full_name: 'Zarghuna',
    roles: ['cd'],
    school_id: 's1',
  });
  expect(keptAgain({ full_name: 'Zarghuna' }, { ...initial, is_active: false })).toEqual({
    full_name: 'Zarghuna',
  });
});

test('a form that is as it opened keeps nothing, also after it was changed and changed back', () => {
  const store = fakeStorage();
  keepFields(store, key, changedFields({ ...initial, full_name: 'Z' }, initial));
  keepFields(store, key, changedFields({ ...initial, roles: [] }, initial));
  expect(store.getItem(key)).toBeNull();
  expect(keptAgain({ full_name: 'Zarghuna' }, { ...initial, full_name: 'Zarghuna' })).toBeNull();
});

test('a password is never kept', () => {
  expect(keptAgain({ full_name: 'secret' }, initial, ['full_name'])).toBeNull();
});

test.each([
  ['no JSON', '{'],
  ['no object', '7'],
  ['a field that the form has no more', '{"nickname":"Z"}'],
  ['a field of another kind', '{"full_name":["Z"],"roles":"cd","is_active":null,"school_id":{"id":1}}'],
])('%s in the store leaves the form as it is', (_what, text) => {
  const store = fakeStorage();
  store.setItem(key, text);
  expect(keptFields(store, key, { ...initial, is_active: [] })).toBeNull();
});

test('a store that is full does not break the form', () => {
  const full = {
    ...fakeStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepFields(full, key, { full_name: 'Z' })).not.toThrow();
});

test('logging out forgets the forms of the tab and nothing else', () => {
  const entries = new Map([
    [key, '{}'],
    [keptKey('bilal', 'skills/add'), '{}'],
    ['takhti.return_to', '{}'],
  ]);
  deleteAllForms({
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (name) => void entries.delete(name),
  });
  expect([...entries.keys()]).toEqual(['takhti.return_to']);
});
