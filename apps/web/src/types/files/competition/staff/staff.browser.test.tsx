import { competitionModel } from '@takhti/content-types/files';
import {
  handOverReward,
  holdCompetition,
  listCompetitors,
  readCompetitionRun,
  type ListedCompetitor,
  type CompetitionRun,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { filesPages } from '../../pages.ts';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
const player_id = '0190a1b2-0000-7000-8000-000000000009';
const zara: ListedCompetitor = {
  player_id,
  name: 'Zara',
  school: 'Lahore',
  grade: '4',
  points: 200,
  finished: 2,
  to_finish: 3,
  coins: 100,
  joined_on: '2031-03-01T08:00:00Z',
  redeemed_on: '2031-03-02T08:00:00Z',
  handed_on: null,
};
const running: CompetitionRun = { phase: 'running', is_paused: false, ended_on: null, may_hold: true };

async function open(
  run: CompetitionRun,
  school: string | null = null,
  records: readonly ListedCompetitor[] = [zara],
): Promise<string> {
  const item = openedBank({
    content_type: 'competition',
    title: 'Cup',
    is_published: 1,
    json_data: { ...competitionModel.defaults(start), ispublic: 1 },
  });
  answerEditor(item);
  answer(readCompetitionRun, run);
  answer(listCompetitors, { records: [...records], total: records.length, school, has_reward: true });
  const query = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  await openInStudio(filesPages, `/content/competition/preview?${query}`);
  return item.container_id;
}

test('lists the players with what they reached, and marks the reward as handed over', async () => {
  const container_id = await open(running, 'Lahore');
  answer(handOverReward, { handed_on: '2031-03-03T08:00:00Z' });
  await expect.element(page.getByText('Zara', { exact: true })).toBeVisible();
  await expect.element(page.getByText('200 points')).toBeVisible();
  await expect.element(page.getByText('You see the learners of your school: Lahore.')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as handed over: Zara' }).click();
  await expect
    .poll(() => requestsOf(handOverReward).at(-1))
    .toMatchObject({ container_id, player_id, is_handed: true });
  // A person who goes down the list by keys is still there.
  await expect.element(page.getByRole('button', { name: 'Mark as handed over: Zara' })).toHaveFocus();
});

test('names of both directions begin at one line, and points stand below points, with a reward or without', async () => {
  const other = { ...zara, player_id: zara.player_id.replace(/9$/, '8'), name: 'زینب', redeemed_on: null };
  await open(running, null, [zara, other]);
  await expect.element(page.getByText('زینب')).toBeVisible();
  const startOf = (text: string) =>
    page
      .getByText(text, { exact: true })
      .elements()
      .map((element) => element.getBoundingClientRect().left);
  expect(startOf('زینب')).toEqual(startOf('Zara'));
  expect(new Set(startOf('200 points')).size).toBe(1);
});

test('while nobody has joined there is nobody to choose from', async () => {
  await open(running, 'Lahore', []);
  await expect.element(page.getByText('Nobody has joined yet.')).toBeVisible();
  expect(page.getByRole('switch').query()).toBeNull();
});

test('by keys one stays where one is: on the button that pauses, and at what is said once it is ended', async () => {
  await open(running);
  const pause = page.getByRole('button', { name: 'Pause' });
  await expect.element(pause).toBeVisible();
  answer(holdCompetition, { ...running, phase: 'paused', is_paused: true });
  answer(readCompetitionRun, { ...running, phase: 'paused', is_paused: true });
  await pause.click();
  await expect.element(page.getByRole('button', { name: 'Resume' })).toHaveFocus();
  const ended = { ...running, phase: 'over', ended_on: '2031-03-03T08:00:00Z' } as const;
  answer(holdCompetition, ended);
  answer(readCompetitionRun, ended);
  await page.getByRole('button', { name: 'End it now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click();
  await expect.element(page.getByText(/^It was ended early/)).toHaveFocus();
  await expect.element(page.getByText('The competition is over: nobody can enter any more.')).toBeVisible();
});

test('it is ended only after a question; who may not hold it has no buttons', async () => {
  await open(running);
  answer(holdCompetition, { ...running, phase: 'over', ended_on: '2031-03-03T08:00:00Z' });
  await page.getByRole('button', { name: 'End it now' }).click();
  await expect.element(page.getByText(/This cannot be undone\./)).toBeVisible();
  expect(requestsOf(holdCompetition)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'End it now' }).click();
  await expect.poll(() => requestsOf(holdCompetition).at(-1)).toMatchObject({ hold: 'end' });
});

test('a paused one says what that means, and goes on', async () => {
  await open({ ...running, phase: 'paused', is_paused: true });
  answer(holdCompetition, running);
  await expect.element(page.getByText(/It is paused: nobody can enter/)).toBeVisible();
  await expect.element(page.getByText(/nobody, because the competition is paused/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => requestsOf(holdCompetition).at(-1)).toMatchObject({ hold: 'resume' });
});
