import { listOwnRoles, loginJwt, logout } from '@takhti/contract';
import type { Locale, User } from '@takhti/domain';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, requestsOf } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { sessionStore } from '../session/index.ts';
import { somebody } from '../session/testing/somebody.ts';
import { LaunchPage } from './launch-page.tsx';
import { noUrlData } from './url-data.ts';
import { urlStore } from './use-url-data.ts';

const other = {
  user_id: '22222222-2222-4222-8222-222222222222',
  username: 'bilal',
  full_name: 'Bilal Ahmad Khan',
} as const;

/** Opens a link with a token of one person in the browser of another. */
async function open(
  { to = {}, as = {} }: { readonly to?: Partial<User>; readonly as?: Partial<User> } = {},
  locale: Locale = 'en',
  width = 1280,
) {
  const onDone = vi.fn<() => void>();
  const onStay = vi.fn<() => void>();
  const user = somebody({ ...other, ...to, localRoles: [] });
  const { active_role, institution_id } = user;
  answer(loginJwt, { session_id: 'theirs', refresh_token: 'r', active_role, institution_id, user });
  answer(listOwnRoles, { records: somebody().localRoles, total: 3 });
  answer(logout, {});
  urlStore.keep({ ...noUrlData, isLms: true });
  const errand = { kind: 'log_in', token: 'a.token.sent' } as const;
  await renderInStudio(<LaunchPage errand={errand} onDone={onDone} onStay={onStay} />, { as, locale, width });
  return { onDone, onStay };
}

const stay = page.getByRole('button', { name: /^Stay .*Amina Yousafzai/ });
const goOn = page.getByRole('button', { name: /^Continue as .*Bilal Ahmad Khan/ });
const whoIsIn = () => sessionStore.state().session?.user.full_name;

test('a link with somebody else’s token asks first, and nothing has changed until it is answered', async () => {
  const { onDone } = await open();
  await expect.element(page.getByRole('heading', { name: /logged in as .*Amina Yousafzai/ })).toBeVisible();
  await expect.element(page.getByText(/opens Takhti as .*Bilal Ahmad Khan/)).toBeVisible();
  await expect.element(stay).toHaveFocus();
  expect(whoIsIn()).toBe('Amina Yousafzai');
  expect(onDone).not.toHaveBeenCalled();
});

test('a person who stays is still logged in, the session of the token is over, and the visit from an LMS forgotten', async () => {
  const { onDone, onStay } = await open();
  await expect.element(stay).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onStay.mock.calls.length).toBe(1);
  expect(onDone).not.toHaveBeenCalled();
  expect(whoIsIn()).toBe('Amina Yousafzai');
  expect(sessionStore.state().session?.session_id).toBe('session');
  expect(requestsOf(logout)).toMatchObject([{ user_id: other.user_id }]);
  expect(urlStore.state().isLms).toBe(false);
});

test('a person who continues works as the person of the link', async () => {
  const { onDone, onStay } = await open();
  await goOn.click();
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(whoIsIn()).toBe('Bilal Ahmad Khan');
  expect(onStay).not.toHaveBeenCalled();
  expect(requestsOf(logout)).toEqual([]);
  expect(urlStore.state().isLms).toBe(true);
});

const { user_id, full_name, username } = somebody();

test.each<[string, Parameters<typeof open>[0]]>([
  ['the same person', { to: { user_id, full_name, username } }],
  ['a visitor without a login', { as: { is_visitor: 1 } }],
])('%s is asked nothing', async (_who, people) => {
  const { onDone } = await open(people);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('the same name in another account is told apart by the username, and is another person', async () => {
  await open({ to: { full_name } });
  await expect.element(page.getByText(/opens Takhti as .*\(bilal\)/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /\(amina\)/ })).toBeVisible();
});

test.each(['en', 'ur', 'ps', 'prs'] as const)(
  'in %s the question fits a phone, with long names too',
  async (locale) => {
    const long = 'Muhammad Abdurrahman Khan Yousafzai of the Government High School';
    await open({ to: { full_name: long }, as: { full_name: `${long} 2` } }, locale, 320);
    await expect.poll(() => page.getByRole('button').elements().length).toBe(2);
    for (const button of page.getByRole('button').elements()) {
      const { left, right } = button.getBoundingClientRect();
      expect([left >= 0, right <= 320]).toEqual([true, true]);
      expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth + 1);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);
