import {
  countApprovable,
  countUnreadComments,
  listReviewerDashboard,
  listSubjects,
  updateStatus,
} from '@takhti/contract';
import { limits, standardRoles, type ContainerRow } from '@takhti/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, requestsOf } from '../../testing/fake-server.ts';
import { pick } from '../../testing/fields.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank, openedBank } from '../../testing/things.ts';
import { dashboardRoutes } from './index.ts';

const path = '/dashboard/waiting-for-review';
const listPage = dashboardRoutes.filter((route) => route.path === path);
const byTitle = page.getByRole('searchbox', { name: 'Search by title' });
const byAuthor = page.getByRole('searchbox', { name: 'Search by author' });
const rows = page.getByRole('main').getByRole('listitem');
const search = page.getByRole('button', { name: 'Search', exact: true });

// What a first reviewer may begin: somebody else’s, at their level.
const forMe = { user_id: crypto.randomUUID(), waiting_level: 1 };
let waiting: ContainerRow[];

beforeEach(() => {
  waiting = ['Planets one', 'Planets two', 'Verbs'].map((title) =>
    listedBank({ title, content_status: 'w', ...forMe, reviewer_role: 'First reviewer' }),
  );
  answer(listReviewerDashboard, ({ title }) => {
    const records = waiting.filter((each) => each.title.includes(String(title)));
    return { records, total: records.length };
  });
  answer(listSubjects, { records: ['English', 'Mathematics'], total: 2 });
  answer(countUnreadComments, { records: [], total: 0 });
  answer(countApprovable, { w: 0, r: 0, approves_finally: false });
});

afterEach(() => vi.useRealTimers());

const open = (address = path) => openInStudio(listPage, address, { as: { active_role: 'cr1' } });

const titlesAsked = (): unknown[] => requestsOf(listReviewerDashboard).map(({ title }) => title);

test('C-765 C-766 G-364 G-365 G-366 G-367 G-368 G-369 G-394 a search is sent once, at once by Enter, and cleared by Escape', async () => {
  const { address } = await open();
  await expect.element(rows).toHaveLength(3);
  await byTitle.fill('ab');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Type at least 3 characters')).toBeVisible();
  await search.first().click();
  await byTitle.fill('');
  expect(titlesAsked()).toEqual(['']);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('Plan');
  await userEvent.keyboard('ets');
  await vi.advanceTimersByTimeAsync(limits.search.debounce_ms - 1);
  expect(address()).toBe(path);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.poll(address).toBe(`${path}?title=Planets`);
  await expect.element(rows).toHaveLength(2);
  expect(titlesAsked()).toEqual(['', 'Planets']);
  await userEvent.keyboard('{Escape}');
  await expect.element(byTitle).toHaveValue('');
  await expect.poll(address).toBe(path);

  await byTitle.fill('Verbs');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe(`${path}?title=Verbs`);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  expect(address()).toBe(path);
  await byTitle.fill('Planets');
  await search.first().click();
  expect(address()).toBe(`${path}?title=Planets`);
  await expect.element(rows).toHaveLength(2);
});

test('C-821 C-822 the filters of a list stand in its address, show again wherever it is opened, and come off again', async () => {
  const { address } = await open();
  await byTitle.fill('Planets');
  await expect.element(rows).toHaveLength(2);
  await pick('Type', 'Question bank');
  await pick('Grade', 'Grade 3');
  await pick('Subject', 'Mathematics');
  await pick('Order', 'By title');
  await byAuthor.fill('developer');
  await expect.poll(address).toContain('username=developer');
  await expectFiltered();
  const asked = () => requestsOf(listReviewerDashboard).at(-1);
  await expect.poll(asked).toMatchObject({
    title: 'Planets',
    content_type: 'mcq',
    grade: '3',
    subject: 'Mathematics',
    sort: 'title',
    username: 'developer',
  });

  waiting = [];
  const before = asked();
  const opened = await open(address());
  await expectFiltered();
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  expect(asked()).toEqual(before);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(opened.address).toBe(path);
  await expect.element(byTitle).toHaveValue('');
});

test('C-871 a reviewer’s drafts are asked for without a role, and what waits with the one that was chosen', async () => {
  const as = { active_role: 'cr1', localRoles: standardRoles.filter(({ level }) => level !== null) };
  const asked = () => requestsOf(listReviewerDashboard).at(-1);
  const byRole = page.getByRole('combobox', { name: 'Role', exact: true });
  await openInStudio(dashboardRoutes, `${path}?active_role=cr`, { as });
  await expect.poll(asked).toMatchObject({ content_status: 'w', active_role: 'cr' });
  await expect.element(byRole).toBeVisible();
  await openInStudio(dashboardRoutes, '/dashboard/draft?active_role=cr', { as });
  await expect.poll(asked).toMatchObject({ content_status: 'd' });
  expect(asked()).not.toHaveProperty('active_role');
  await expect.element(rows).toHaveLength(3);
  expect(byRole.query()).toBeNull();
});

test('a filter that is none of one’s own choices is seen all the same', async () => {
  await open(`${path}?subject=Astronomy`);
  await expect.element(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('Astronomy');
});

test('a page that is not there leads to the last', async () => {
  const { address } = await open(`${path}?page=9&title=Planets`);
  await expect.element(rows).toHaveLength(2);
  await expect.poll(address).toBe(`${path}?title=Planets`);
});

async function expectFiltered(): Promise<void> {
  await expect.element(byTitle).toHaveValue('Planets');
  await expect.element(byAuthor).toHaveValue('developer');
  for (const [name, value] of [
    ['Type', 'Question bank'],
    ['Grade', 'Grade 3'],
    ['Subject', 'Mathematics'],
    ['Order', 'By title'],
  ] as const)
    await expect.element(page.getByRole('combobox', { name, exact: true })).toHaveValue(value);
}

test('a row tells of no skill while none is chosen', async () => {
  waiting = [
    listedBank({ title: 'Without', skill: '', total_skills: 1 }),
    listedBank({ title: 'With', skill: 'Adding', total_skills: 1 }),
  ];
  await open();
  await expect.element(rows.filter({ hasText: 'With' }).last()).toMatchTextContent('1 skill');
  expect(rows.filter({ hasText: 'Without' }).element().textContent).not.toMatch(/skill/);
});

test('C-237 a review is begun from its row, which says whose turn it is: the row’s own button asks for it, and leads to the item', async () => {
  answer(updateStatus, ({ container_id }) =>
    openedBank({ container_id: String(container_id), content_status: 'r' }),
  );
  const { address } = await open();
  await expect.element(rows.nth(2).getByText('First reviewer', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start review: Verbs' }).click();
  await expect.poll(address).toContain('/dashboard/mcq');
  expect(requestsOf(updateStatus)).toEqual([
    expect.objectContaining({ container_id: waiting[2]?.container_id, content_status: 'r' }),
  ]);
});

test('offers no review of one’s own content, nor of what waits for another level', async () => {
  waiting = [
    listedBank({ title: 'Mine', content_status: 'w', waiting_level: 1 }),
    listedBank({ title: 'Not yet', content_status: 'w', ...forMe, waiting_level: 2 }),
    listedBank({ title: 'To do', content_status: 'w', ...forMe }),
  ];
  await open();
  await expect.element(page.getByRole('button', { name: /^Start review/ })).toHaveLength(1);
});

test('on a phone the search for an author is as wide as the others, and a row shows its skill beside a long name', async () => {
  waiting = [
    listedBank({
      content_status: 'w',
      ...forMe,
      content_type: 'financial_fib',
      author_full_name: 'Zarghuna Popal Stanekzai',
      skill: 'Name circles, squares, triangles and rectangles',
    }),
  ];
  await openInStudio(listPage, path, { as: { active_role: 'cr1' }, width: 390 });
  await expect.element(rows).toHaveLength(1);
  const widthOf = (locator: { element: () => Element }): number =>
    Math.round(locator.element().getBoundingClientRect().width);
  expect(widthOf(byAuthor)).toBe(widthOf(byTitle));
  expect(widthOf(page.getByText('Name circles, squares, triangles and rectangles'))).toBeGreaterThan(150);
});
