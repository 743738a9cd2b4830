import { expect, test } from 'vitest';
import { fakeStorage } from '../session/testing/somebody.ts';
import { noUrlData } from './url-data.ts';
import { makeUrlStore } from './url-store.ts';

const lms = { ...noUrlData, isLms: true, redirect_url: 'https://lms.example.org/' };

test('parameters of the LMS survive a reload and end with the login', () => {
  const storage = fakeStorage();
  const store = makeUrlStore(storage);
  const told: boolean[] = [];
  store.subscribe(() => told.push(store.state().isLms));
  store.keep(lms);
  expect(makeUrlStore(storage).state()).toEqual(lms);
  store.clear();
  expect(store.state()).toEqual(noUrlData);
  expect(makeUrlStore(storage).state()).toEqual(noUrlData);
  expect(told).toEqual([true, false]);
});

test.each(['{', '7', 'null', '{"isLms":true}'])('%s in the store leaves every field known', (text) => {
  const storage = fakeStorage();
  storage.setItem('takhti.url_data', text);
  expect(Object.keys(makeUrlStore(storage).state())).toEqual(Object.keys(noUrlData));
});
