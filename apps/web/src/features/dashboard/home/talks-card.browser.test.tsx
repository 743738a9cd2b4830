import { listBotTalks } from '@takhti/contract';
import { standardRoles } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { TalksCard } from './talks-card.tsx';

const talk = {
  talk_id: crypto.randomUUID(),
  content_id: crypto.randomUUID(),
  learner: 'Gulalai',
  title: 'Water helper',
  turns: 2,
  to_look_at: 1,
  has_worry: true,
  asked_on: '2026-01-15T08:00:00.000Z',
};
const localRoles = standardRoles.filter(({ role }) => role === 'teacher');
const teacher = { roles: 'teacher', active_role: 'teacher', localRoles: [...localRoles] };
const link = page.getByRole('link', { name: '3 conversations need a look' });

test('the home of a reader of talks tells of those that need a look, and of danger, with the way there', async () => {
  answer(listBotTalks, { records: [talk], total: 3 });
  await renderInStudio(<TalksCard />, { as: teacher });
  await expect.element(link).toHaveAttribute('href', '/bot-talks');
  await expect.element(page.getByText('A child may be in danger: read it first')).toBeVisible();
  expect(requestsOf(listBotTalks)).toMatchObject([{ only_to_look_at: true }]);
});

test('without danger nothing is said of it', async () => {
  answer(listBotTalks, { records: [{ ...talk, has_worry: false }], total: 3 });
  await renderInStudio(<TalksCard />, { as: teacher });
  await expect.element(link).toBeVisible();
  expect(page.getByText('A child may be in danger', { exact: false }).query()).toBeNull();
});

test('without the right to read talks the card is not shown', async () => {
  await renderInStudio(<TalksCard />);
  expect(requestsOf(listBotTalks)).toEqual([]);
  expect(link.query()).toBeNull();
});
