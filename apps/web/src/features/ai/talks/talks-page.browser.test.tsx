import { listBotTalks, readBotTalk } from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio, renderInStudio } from '../../../testing/render-in-studio.tsx';
import { Component } from './talks-page.tsx';

const talk = {
  talk_id: '0190a1b2-0000-7000-8000-000000000001',
  content_id: '0190a1b2-0000-7000-8000-000000000002',
  title: 'Why does it rain?',
  learner: 'Gulalai',
  turns: 4,
  to_look_at: 1,
  has_worry: true,
  asked_on: '2026-11-28T15:00:00Z',
};
const reported = {
  ...talk,
  talk_id: '0190a1b2-0000-7000-8000-000000000003',
  learner: 'Zara',
  has_worry: false,
};

const role = standardRoles.find((each) => each.role === 'teacher');
const as = { active_role: 'teacher', roles: 'teacher', localRoles: role ? [{ ...role }] : [] } as const;

test('a talk of a child in danger says so, also by its name, and no other does', async () => {
  answer(listBotTalks, { records: [talk, reported], total: 2 });
  await renderInStudio(<Component />, { as });
  const rows = page.getByRole('listitem');
  await expect.element(rows.first().getByText('A child may be in danger', { exact: true })).toBeVisible();
  await expect
    .element(rows.first().getByRole('button', { name: /Gulalai.*A child may be in danger/ }))
    .toBeVisible();
  expect(rows.nth(1).getByText('A child may be in danger').query()).toBeNull();
  await expect.element(rows.nth(1).getByText('1 needs a look')).toBeVisible();
});

test('an address that names a talk opens it, and closing it leaves the list', async () => {
  answer(listBotTalks, { records: [talk], total: 1 });
  answer(readBotTalk, { talk, turns: [] });
  const routes = [{ path: '/bot-talks', element: <Component /> }];
  const { address } = await openInStudio(routes, `/bot-talks?talk_id=${talk.talk_id}`, { as });
  const opened = page.getByRole('dialog', { name: 'Conversations with AI bots' });
  await expect.element(opened.getByText('Gulalai')).toBeVisible();
  await opened.getByRole('button', { name: 'Close' }).click();
  await expect.poll(address).toBe('/bot-talks');
});
