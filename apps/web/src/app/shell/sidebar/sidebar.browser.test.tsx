import { countDashboard, listBotTalks } from '@takhti/contract';
import { standardRoles, type User } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { BuiltPaths } from '../../routing/built-paths.ts';
import { UserMenu } from '../header/user-menu.tsx';
import { useLayout } from '../use-layout.ts';
import { Sidebar } from './sidebar.tsx';

function Frame() {
  const layout = useLayout();
  return (
    <>
      <UserMenu entries={layout.userMenu} />
      <Sidebar layout={layout} />
    </>
  );
}

// Every page is there: what is shown is a matter of who looks.
const paths = [
  '/dashboard/waiting-for-review',
  '/dashboard',
  '/bot-talks',
  '/users',
  '/skills',
  '/content-developers',
  '/change-password',
  '/switch-role',
];
const built = new Set(paths);
const routes = paths.map((path) => ({
  path,
  element: (
    <BuiltPaths value={built}>
      <Frame />
    </BuiltPaths>
  ),
}));
const users = page.getByRole('link', { name: 'Users' });
const developers = page.getByRole('link', { name: 'Content developers' });

const roleOf = (role: string, over: object = {}): Partial<User> => ({
  roles: role,
  active_role: role,
  localRoles: standardRoles.filter((each) => each.role === role).map((each) => ({ ...each, ...over })),
});

async function open(as: Partial<User>): Promise<() => string> {
  const { address } = await openInStudio(routes, '/dashboard', { as });
  await expect.element(page.getByRole('navigation')).toBeVisible();
  return address;
}

beforeEach(() => {
  answer(countDashboard, { d: 0, w: 0, r: 0, s: 0, a: 0 });
  answer(listBotTalks, { records: [], total: 0 });
});

test('what a child said to a bot that somebody has to look at is counted beside the way there', async () => {
  answer(listBotTalks, { records: [], total: 2 });
  await open(roleOf('teacher'));
  const talks = page.getByRole('link', { name: /^AI bot conversations/ });
  await expect.element(talks).toMatchTextContent(/2/);
  expect(requestsOf(listBotTalks)).toMatchObject([{ only_to_look_at: true }]);
  answer(listBotTalks, { records: [], total: 0 });
  await open(roleOf('teacher'));
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  expect(talks.query()).toBeNull();
});

test.each([
  ['C-201 C-792 a final reviewer who manages users', { ...roleOf('cr3'), is_users_management: 1 }, true],
  ['C-202 C-792 whose role has the title admin', roleOf('cr1', { title: 'Admin' }), true],
  ['C-204 a final reviewer who does not', { ...roleOf('cr3'), is_users_management: 0 }, false],
  ['C-204 a developer, whatever the flag says', { ...roleOf('cd'), is_users_management: 1 }, false],
  ['C-204 a first reviewer, whatever the flag says', { ...roleOf('cr1'), is_users_management: 1 }, false],
] as const)('%s: the way to the users is there or not', async (_who, as, isThere) => {
  const address = await open(as);
  expect(users.query() !== null).toBe(isThere);
  if (isThere) await users.click();
  await expect.poll(address).toBe(isThere ? '/users' : '/dashboard');
});

test.each([0, 1] as const)(
  'C-205 the developers are there for who may look at them: %i',
  async (is_view_cds) => {
    await open({ ...roleOf('cr3'), is_view_cds });
    expect(developers.query() !== null).toBe(is_view_cds === 1);
  },
);

test('C-195 the menu of the person leads to the change of the password', async () => {
  const address = await open(roleOf('cd'));
  await page.getByRole('button', { name: 'Amina Yousafzai' }).click();
  await page.getByRole('menuitem', { name: 'Change password' }).click();
  await expect.poll(address).toBe('/change-password');
});

test('C-008 an administrator finds users and skills', async () => {
  for (const [name, path] of [
    ['Users', '/users'],
    ['Skills', '/skills'],
  ] as const) {
    const address = await open(roleOf('admin'));
    await page.getByRole('link', { name }).click();
    await expect.poll(address).toBe(path);
  }
});

test('the entry of the page that is open takes one line, as it did before', async () => {
  answer(countDashboard, { d: 0, w: 64, r: 0, s: 0, a: 0 });
  await openInStudio(routes, '/dashboard/waiting-for-review', { as: roleOf('cd') });
  const entry = page.getByRole('link', { name: /^Waiting for review/ });
  await expect.element(entry).toHaveAttribute('aria-current', 'page');
  await expect.element(entry).toMatchTextContent('64');
  expect(entry.element().getBoundingClientRect().height).toBe(40);
});
