import { readOverview, type ReplyOf } from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../../testing/fake-server.ts';
import { renderInStudio } from '../../../../testing/render-in-studio.tsx';
import { Overview } from './overview.tsx';

type Told = ReplyOf<typeof readOverview>;

const quiet: Told = {
  people: {
    roles: [
      { role: 'cd', title: 'Content developer', level: null, count: 12 },
      { role: 'cr1', title: 'First reviewer', level: 1, count: 2 },
      { role: 'cr', title: 'Second reviewer', level: 2, count: 0 },
      { role: 'cr3', title: 'Final reviewer', level: 3, count: 1 },
      { role: 'admin', title: 'Admin', level: 3, count: 1 },
    ],
    enabled: 15,
    disabled: 0,
    joined: 3,
    unconfirmed: 0,
  },
  stages: [],
  storage: { files: 4, bytes: 2_500_000, quota_bytes: 10_000_000 },
  mail: { is_set_up: true, late: 0 },
  deliveries: { waiting: 0, failed: 0 },
  jobs: { notifications: 0, search: 0 },
  condition: [],
};

const open = (told: Told, role = 'admin') => {
  answer(readOverview, told);
  const localRoles = standardRoles.map((each) => ({ ...each }));
  return renderInStudio(<Overview />, { as: { active_role: role, localRoles } });
};
const link = (name: string) => page.getByRole('link', { name });
const card = (name: string) => page.getByRole('region', { name, exact: true });

test('people lead to the list of those who were counted; roles of nobody are left out', async () => {
  await open({ ...quiet, people: { ...quiet.people, disabled: 2 } });
  await expect.element(link('15 people can log in')).toHaveAttribute('href', '/users?is_disabled=0');
  await expect.element(link('First reviewer')).toHaveAttribute('href', '/users?role=cr1&is_disabled=0');
  await expect.element(link('Disabled')).toHaveAttribute('href', '/users?is_disabled=1');
  await expect.element(card('People').getByText('Joined in the last 7 days')).toBeVisible();
  await expect.element(link('Second reviewer')).not.toBeInTheDocument();
});

test('what waits names whose turn it is, and leads on where the administrator has a list of it', async () => {
  const oldest = '2026-01-02T00:00:00.000Z';
  await open({
    ...quiet,
    stages: [
      { content_status: 'w', level: 1, count: 7, oldest },
      { content_status: 'w', level: 3, count: 1, oldest },
      { content_status: 's', level: null, count: 5, oldest },
    ],
  });
  const rows = card('On the way to publishing').getByRole('listitem');
  await expect.element(rows).toHaveLength(3);
  const [first, last, author] = [rows.nth(0), rows.nth(1), rows.nth(2)];
  await expect.element(first.getByText('First reviewer')).toBeVisible();
  await expect.element(first.getByText('The oldest:', { exact: false })).toBeVisible();
  await expect.element(first.getByText('7', { exact: true })).toBeVisible();
  await expect.element(first.getByRole('link')).not.toBeInTheDocument();
  await expect.element(last.getByRole('link')).toHaveAttribute('href', '/dashboard/waiting-for-review');
  await expect.element(author.getByText('Resubmission', { exact: false })).toBeVisible();
  await expect.element(author.getByText('reviewer', { exact: false })).not.toBeInTheDocument();
});

test('where nothing waits and all runs it says so', async () => {
  await open(quiet);
  await expect.element(page.getByText('Nothing is waiting anywhere.')).toBeVisible();
  await expect.element(page.getByText('Everything is fine')).toBeVisible();
  await expect.element(page.getByText('Set up, and nothing is late')).toBeVisible();
  await expect.element(page.getByText('Nothing is waiting, nothing failed')).toBeVisible();
  await expect.element(page.getByText('4 files; the limit is 10 MB')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Storage used' })).toBeVisible();
});

test('tells what does not run, and leads to what failed', async () => {
  await open({
    ...quiet,
    mail: { is_set_up: false, late: 0 },
    deliveries: { waiting: 3, failed: 2 },
    jobs: { notifications: 1, search: 4 },
    condition: ['nearly_full'],
    storage: { files: 1, bytes: 10, quota_bytes: 0 },
  });
  await expect.element(page.getByText('The disk is nearly full')).toBeVisible();
  await expect.element(page.getByText('No mail server is set up, so nobody gets email')).toBeVisible();
  await expect.element(page.getByText('2 failed')).toBeVisible();
  await expect
    .element(link('Sent to other systems'))
    .toHaveAttribute('href', '/lms/deliveries?status=failed');
  await expect.element(page.getByText('1 notification has not been sent yet')).toBeVisible();
  await expect.element(page.getByText('4 items cannot be searched yet')).toBeVisible();
  await expect.element(page.getByText('1 file, without a limit')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

test('what goes to other systems is not told to who does not manage them', async () => {
  await open({ ...quiet, deliveries: null }, 'cr3');
  await expect.element(page.getByText('Everything is fine')).toBeVisible();
  await expect.element(page.getByText('Sent to other systems')).not.toBeInTheDocument();
});
