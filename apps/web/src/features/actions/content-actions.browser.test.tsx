import {
  approve,
  deleteContainer,
  exportGame,
  lookBeforeMove,
  openLibraryContent,
  previewAssessment,
  publishLesson,
  readLmsContext,
  reportPackages,
  shortenLink,
  updateStatus,
} from '@takhti/contract';
import { standardRoles, type OpenedContainer, type User } from '@takhti/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, lose, refuse, requestsOf } from '../../testing/fake-server.ts';
import { urlStore } from '../../app/launch/use-url-data.ts';
import { noUrlData } from '../../app/launch/url-data.ts';
import { sessionStore } from '../../app/session/index.ts';
import { somebody } from '../../app/session/testing/somebody.ts';
import { openInStudio, renderInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank, openedBank } from '../../testing/things.ts';
import { ContentActions } from './index.ts';

let item: OpenedContainer;
beforeEach(() => {
  item = openedBank();
});

const toast = (text: string) => page.getByText(text, { exact: true });
const contact = 'Something went wrong, please contact administration';

/** Deletes the draft as a person does, and answers where the studio is meanwhile. */
async function deleteIt(): Promise<() => string> {
  const element = <ContentActions container={item} place="desk" />;
  // Without a session another page is shown than this one, and the studio stays around it.
  const route = { path: '/', element, errorElement: <p>Nobody is logged in</p> };
  const { address } = await openInStudio([route], '/', { width: 1600 });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  return address;
}

test('C-529 C-1038 a deletion is confirmed by a toast, and leads to the dashboard', async () => {
  answer(deleteContainer, {});
  const address = await deleteIt();
  await expect.element(toast('Content deleted successfully.')).toBeVisible();
  await expect.poll(address).toMatch(/^\/dashboard/);
  expect(requestsOf(deleteContainer)).toMatchObject([{ container_id: item.container_id }]);
});

test('C-1012 C-1013 C-1020 G-502 after a negative error_code its message is a warning, and nothing further happens', async () => {
  refuse(deleteContainer, 'container.not_found');
  const address = await deleteIt();
  await expect.element(toast('Content not found')).toBeVisible();
  expect(address()).toBe('/');
  expect(toast('Content deleted successfully.').query()).toBeNull();
});

test("C-826 C-996 C-998 G-544 an unauthorized answer says 'Unauthorized user.'", async () => {
  refuse(deleteContainer, 'account.unauthorized');
  await deleteIt();
  await expect.element(toast('Unauthorized user.')).toBeVisible();
  expect(sessionStore.state().session).toBeNull();
  expect(toast('Content deleted successfully.').query()).toBeNull();
});

test('C-995 an answer of HTTP 500 says that important params are missing', async () => {
  refuse(deleteContainer, 'server.fault');
  await deleteIt();
  const text = 'Important params are missing. Please provide those params and try again.';
  await expect.element(toast(text)).toBeVisible();
});

test('C-1019 a failure that nobody foresaw says that we work to fix it', async () => {
  lose(deleteContainer, 'SYSTEM_ERROR');
  await deleteIt();
  await expect.element(toast('Oops, System error detected. We are working to fix it.')).toBeVisible();
});

test('C-1052 that the network went offline is written down, and nothing is shown', async () => {
  const line = vi.spyOn(console, 'info').mockReturnValue();
  await draw(item);
  globalThis.dispatchEvent(new Event('offline'));
  expect(line).toHaveBeenCalledWith('offline');
  line.mockRestore();
  expect(document.querySelectorAll('.mantine-Notification-root')).toHaveLength(0);
});

test.each([
  ['a key that is missing', undefined],
  ['a key of another type', 7],
])('C-654 C-658 C-659 C-1016 C-1025 %s is not sent: administration is to be told', async (_what, wrong) => {
  Reflect.set(item, 'container_id', wrong);
  await deleteIt();
  await expect.element(toast(contact)).toBeVisible();
  expect(requestsOf(deleteContainer)).toEqual([]);
});

const offered = (): string[] =>
  [...document.querySelectorAll('[data-action]')].map((each) => each.getAttribute('data-action') ?? '');

/** Draws the bar of an item, with what is behind More. */
async function draw(container: OpenedContainer, as: Partial<User> = {}): Promise<void> {
  await renderInStudio(<ContentActions container={container} place="desk" onExport={() => {}} />, {
    width: 1600,
    as,
  });
  await expect.poll(() => offered().length).toBeGreaterThan(0);
  document.querySelector<HTMLElement>('[role=group] [aria-haspopup]')?.click();
  // Whatever the state, it can be played.
  await expect.poll(offered).toContain('play');
}

test('C-523 on the marker of a skill nothing is submitted: its author is sent to grade and subject', async () => {
  item = openedBank({ is_minimal_skill: true });
  const { address } = await renderInStudio(<ContentActions container={item} place="desk" />, { width: 1600 });
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect.poll(address).toContain('/dashboard/select-grade-subject?');
  expect(requestsOf(updateStatus)).toEqual([]);
});

test('C-798 nobody is offered to share where the institution does not allow it', async () => {
  const { specs } = somebody();
  await draw(item);
  await expect.poll(offered).toContain('share');
  await draw(item, { specs: { ...specs, is_share_allowed: 0 } });
  expect(offered()).not.toContain('share');
});

test('C-517 a reviewer does not take their own waiting item back in another role', async () => {
  const own = openedBank({ content_status: 'w', waiting_level: 1, review_status: 'w' });
  await draw(own);
  await expect.poll(offered).toContain('setInDraft');
  await draw(own, { active_role: 'cr1' });
  expect(offered()).not.toContain('setInDraft');
});

test('C-787 a senior developer may export what is approved, another developer not', async () => {
  const approved = openedBank({ content_status: 'a', is_published: 1, review_status: 'a' });
  const localRoles = standardRoles.map((role) => ({ ...role }));
  const roles = localRoles.map(({ role }) => role).join(',');
  await draw(approved, { roles, localRoles, active_role: 'cd3' });
  await expect.poll(offered).toContain('export');
  await draw(approved, { roles, localRoles, active_role: 'cd' });
  expect(offered()).not.toContain('export');
});

afterEach(() => urlStore.keep(noUrlData));

const mine = { user_id: somebody().user_id, reviewer_user_id: somebody().user_id };

test.each([
  ['C-635 C-636 C-637', 'd', 'cd', ['save', 'submit', 'delete']],
  ['C-635', 'w', 'cr3', ['startReview']],
  ['C-636 C-637', 'r', 'cr3', ['cancelReview', 'askResubmission', 'approve', 'publish']],
] as const)(
  '%s in user-access mode the bar of content in status %s has nothing for a %s that changes it',
  async (_ids, content_status, active_role, changes) => {
    const author = content_status === 'd' ? mine.user_id : crypto.randomUUID();
    const holder = content_status === 'r' ? mine.reviewer_user_id : null;
    const it = openedBank({
      content_status,
      waiting_level: content_status === 'd' ? null : 3,
      user_id: author,
      reviewer_user_id: holder,
    });
    const offeredChanges = () => offered().filter((name) => (changes as readonly string[]).includes(name));
    await draw(it, { active_role });
    expect(offeredChanges()).not.toEqual([]);
    await draw(it, { active_role, isUserAccess: 1 });
    expect(offeredChanges()).toEqual([]);
  },
);

test('C-793 C-797 a final reviewer publishes to the LMS from the page of published content, too', async () => {
  const { specs } = somebody();
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: 'lms' });
  answer(publishLesson, { target: 'lms', is_sent: true, fault: null, message: '' });
  const approved = openedBank({ content_status: 'a', is_published: 1, review_status: 'a' });
  const as = { active_role: 'cr3', specs: { ...specs, is_publish_lms: 1 } } as const;
  await renderInStudio(<ContentActions container={approved} place="schools_content" />, { width: 1600, as });
  await page.getByRole('button', { name: /^Publish to LMS/ }).click();
  await expect.element(toast('Published to The LMS.')).toBeVisible();
  expect(requestsOf(publishLesson)).toMatchObject([{ content_id: approved.content_id }]);
});

test('C-638 in an LMS nobody has comments or history', async () => {
  await draw(item);
  expect(offered()).toEqual(expect.arrayContaining(['comment', 'history']));
  urlStore.keep({ ...noUrlData, isLms: true, full_access: true });
  await draw(item);
  expect(offered().filter((name) => name === 'comment' || name === 'history')).toEqual([]);
});

test('C-990 G-434 an export that fails shows nothing', async () => {
  refuse(exportGame, 'server.fault');
  const approved = { content_status: 'a', is_published: 1, review_status: 'a' } as const;
  const game = openedBank({ content_type: 'rumble_in_the_jumble', ...approved });
  const localRoles = standardRoles.map((role) => ({ ...role }));
  const as = { roles: 'cd3', localRoles, active_role: 'cd3' };
  await renderInStudio(<ContentActions container={game} place="desk" />, { width: 1600, as });
  await page.getByRole('button', { name: 'More' }).click();
  await expect.poll(offered).toContain('export');
  document.querySelector<HTMLElement>('[data-action=export]')?.click();
  await expect.poll(() => requestsOf(exportGame)).toHaveLength(1);
  // What has been told would be there by the time the bar can be used again.
  await expect.poll(() => document.querySelector('[data-action=play]:not([disabled])')).not.toBeNull();
  expect(document.querySelectorAll('.mantine-Notification-root')).toHaveLength(0);
});

test.each([
  ['Play', /Preview/],
  ['Share', /Share/],
] as const)('what was just published is offered to be played and shared: %s', async (name, dialog) => {
  const { abilities } = item;
  item = openedBank({
    content_status: 'r',
    review_status: 'r',
    waiting_level: 3,
    user_id: crypto.randomUUID(),
    reviewer_user_id: somebody().user_id,
    abilities: { ...abilities, can_edit: false, moves: ['approve'], approves_finally: true },
  });
  const published = { ...item, content_status: 'a', is_published: 1, waiting_level: null } as const;
  answer(lookBeforeMove, {
    errors: [],
    unread_parts: 0,
    first_unread: null,
    open_comments: 0,
    open_changes: 0,
    warnings: [],
    total_warnings: 0,
    total_questions: 1,
    seen_questions: 1,
  });
  answer(approve, published);
  const refused = Promise.withResolvers<never>();
  answer(previewAssessment, () => refused.promise);
  answer(shortenLink, { path: '/s/abcdefgh', own: null });
  answer(reportPackages, { packages: [] });
  answer(readLmsContext, { origins: [], assigns_by: 'message', publishes_to: null });
  answer(openLibraryContent, {
    ...listedBank({ content_status: 'a', is_published: 1 }),
    player_path: '/play/1',
  });
  const as = { active_role: 'cr3' } as const;
  const routes = [
    { path: '/', element: <ContentActions container={item} place="desk" /> },
    { path: '/dashboard/mcq', element: <ContentActions container={published} place="desk" /> },
    { path: '/dashboard/waiting-for-review', element: <p>The list</p> },
  ];
  const { address } = await openInStudio(routes, '/', { width: 1600, as });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect.element(page.getByText('The list')).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: 'Published successfully.' });
  await told.getByRole('button', { name, exact: true }).click();
  await expect.poll(address).toContain(item.container_id);
  await expect.element(page.getByRole('dialog', { name: dialog })).toBeVisible();
});
