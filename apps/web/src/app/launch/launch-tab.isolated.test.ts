import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../session/testing/somebody.ts';
import { launchIn } from './url-data.ts';

vi.stubGlobal('sessionStorage', fakeStorage());
const { errandOf, launchTab } = await import('./launch-tab.ts');
const { urlStore } = await import('./use-url-data.ts');

test.each([
  ['', false, null],
  ['?container_id=c1', false, null],
  ['?isLms=1&isTeacher=1&token=t', false, { kind: 'log_in', token: 't' }],
  ['?token=t', true, { kind: 'log_in', token: 't' }],
  ['?isLms=1&isTeacher=1', true, null],
  ['?isLms=1&isTeacher=1', false, { kind: 'missing', parameter: 'token' }],
  ['?isLms=1&token=t', false, { kind: 'missing', parameter: 'isTeacher' }],
  ['?isTeacher=1', true, { kind: 'missing', parameter: 'isLms' }],
])('C-1021 C-1023 %s, logged in %s: %j', (search, isLoggedIn, errand) => {
  expect(errandOf(launchIn(search), isLoggedIn)).toEqual(errand);
});

test('the token leaves the address at once, and what the LMS said is kept', () => {
  const replaced: string[] = [];
  vi.stubGlobal('location', {
    pathname: '/content',
    search: '?isLms=1&isTeacher=0&token=secret',
    hash: '#x',
  });
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: null, _: '', to: string) => replaced.push(to),
  });
  expect(launchTab(false)).toEqual({ kind: 'log_in', token: 'secret' });
  expect(replaced).toEqual(['/content?isLms=1&isTeacher=0#x']);
  expect(urlStore.state()).toMatchObject({ isLms: true, isTeacher: false });
});
