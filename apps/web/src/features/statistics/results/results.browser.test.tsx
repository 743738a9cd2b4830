import { listResults } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { statisticsRoutes } from '../index.ts';

const id = '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01';
const finished = {
  attempt_id: id,
  known_by: '',
  finished_on: '2026-01-15T08:00:00.000Z',
  seconds: 75,
} as const;
const line = (number: number, status: 'n' | 'c' | 'i', share: number) => ({
  number,
  question_id: String(number),
  status,
  share,
  seconds: 12,
});

test('the page of results tells who finished a game, and how each round went, in words too', async () => {
  answer(listResults, {
    title: 'Numbers at the bazaar',
    language: 'english',
    content_type: 'rumble_in_the_jumble',
    questions: [],
    started: [],
    total_started: 0,
    only_own_links: false,
    records: [
      {
        ...finished,
        learner: 'Zarmina',
        score: 37.5,
        right: 1,
        total: 4,
        lines: [line(1, 'c', 1), line(2, 'i', 0.5), line(3, 'i', 0), line(4, 'n', 0)],
      },
      {
        ...finished,
        attempt_id: id.replace('6', '7'),
        learner: '',
        score: 0,
        right: 0,
        total: 9,
        lines: [line(1, 'i', 0)],
      },
      {
        ...finished,
        attempt_id: id.replace('6', '8'),
        known_by: 'competition',
        learner: '',
        score: 100,
        right: 1,
        total: 1,
        lines: [line(1, 'c', 1)],
      },
    ],
    total: 3,
  });
  await openInStudio(statisticsRoutes, `/dashboard/results?container_id=${id}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Zarmina' });
  await expect.poll(() => document.title).toBe('Numbers at the bazaar – Takhti');
  await expect.element(row).toMatchTextContent('name not checked');
  await expect.element(row).toMatchTextContent('1 of 4 right');
  const marks = row.getByRole('list').getByRole('listitem');
  await expect.element(marks.nth(0)).toMatchTextContent('1: right');
  await expect.element(marks.nth(1)).toMatchTextContent('2: partly right');
  await expect.element(marks.nth(2)).toMatchTextContent('3: wrong');
  await expect.element(marks.nth(3)).toMatchTextContent('4: not answered');
  // Where nothing can be pointed at, a list says the same.
  await row.getByText('Show the rounds').click();
  const rounds = row.getByRole('group').getByRole('listitem');
  await expect.element(rounds.nth(1)).toMatchTextContent('Round 2partly right00:12');
  await expect.element(page.getByText('No name given')).toBeVisible();
  await expect.element(page.getByText('Learner of a competition')).toBeVisible();
  await expect.element(page.getByText('and 8 more')).toBeVisible();
  // Of a game no questions are counted.
  await expect.element(page.getByRole('link', { name: 'How questions were answered' })).toHaveLength(0);
});

test('what was asked stands there in words, with how many were right, and under each learner how it went', async () => {
  const question_id = id.replace('6', '8');
  answer(listResults, {
    title: 'Water',
    language: 'english',
    content_type: 'mcq',
    questions: [
      { question_id, text: '<p>Ice is water that…</p>', right: 1, answered: 3 },
      { question_id: crypto.randomUUID(), text: '<p>Steam is…</p>', right: 0, answered: 0 },
    ],
    started: [],
    total_started: 0,
    only_own_links: true,
    records: [
      {
        ...finished,
        learner: 'Zarmina',
        score: 100,
        right: 1,
        total: 1,
        lines: [{ ...line(1, 'c', 1), question_id }],
      },
    ],
    total: 1,
  });
  await openInStudio(statisticsRoutes, `/dashboard/results?container_id=${id}`);
  const asked = page.getByRole('region', { name: 'The questions, hardest first' });
  await expect
    .element(asked.getByRole('listitem').nth(0))
    .toMatchTextContent('Ice is water that…1 of 3 right');
  await expect.element(asked.getByRole('listitem').nth(1)).toMatchTextContent('Steam is…Nobody answered');
  await page.getByText('Show the questions').click();
  const row = page.getByRole('listitem').filter({ hasText: 'Zarmina' });
  await expect.element(row.getByText('Ice is water that…')).toBeVisible();
});

test('where feedback is hidden, anyone who made a link reads the points, and why no more', async () => {
  answer(listResults, {
    title: 'The exam of spring',
    language: 'english',
    content_type: 'assessment',
    questions: [],
    started: [],
    total_started: 0,
    only_own_links: true,
    records: [{ ...finished, learner: 'Zarmina', score: 50, right: 1, total: 2, lines: [] }],
    total: 1,
  });
  await openInStudio(statisticsRoutes, `/dashboard/results?container_id=${id}`);
  await expect.element(page.getByText(/you see only the points/)).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Zarmina' });
  await expect.element(row).toMatchTextContent('1 of 2 right');
  expect(row.getByText(/more/).query()).toBeNull();
  expect(page.getByText('Show the questions').query()).toBeNull();
});

test('what is opened and not answered does not say that nobody has finished it', async () => {
  answer(listResults, {
    title: 'The Cup',
    language: 'english',
    content_type: 'competition',
    questions: [],
    started: [],
    total_started: 0,
    only_own_links: false,
    records: [],
    total: 0,
  });
  await openInStudio(statisticsRoutes, `/dashboard/results?container_id=${id}`);
  await expect.element(page.getByText('It has no results of its own')).toBeVisible();
  expect(page.getByText(/Nobody has finished/).query()).toBeNull();
});

test('the bars of what was asked stand at one line, whatever the figures beside them', async () => {
  await page.viewport(1280, 720);
  const asked = (right: number) => {
    const question_id = id.slice(0, -3) + String(right).padStart(3, '0');
    return { question_id, text: `<p>Sum ${right}</p>`, right, answered: 169 };
  };
  answer(listResults, {
    title: 'Sums',
    language: 'english',
    content_type: 'mcq',
    questions: [asked(5), asked(25), asked(100)],
    started: [],
    total_started: 0,
    only_own_links: false,
    records: [{ ...finished, learner: 'Zara', score: 0, right: 0, total: 1, lines: [line(1, 'i', 0)] }],
    total: 1,
  });
  await openInStudio(statisticsRoutes, `/dashboard/results?container_id=${id}`);
  await expect.element(page.getByText('25 of 169 right')).toBeVisible();
  const bars = page
    .getByRole('region', { name: /The questions, hardest/ })
    .element()
    .querySelectorAll('[aria-hidden] > span');
  expect(bars).toHaveLength(3);
  expect(new Set([...bars].map((bar) => Math.round(bar.getBoundingClientRect().left))).size).toBe(1);
});

test('shows learners who are in the middle of it, also where nobody has finished', async () => {
  answer(listResults, {
    title: 'Water',
    language: 'english',
    content_type: 'mcq',
    questions: [],
    started: [
      {
        attempt_id: id,
        learner: 'Gul',
        known_by: 'session',
        started_on: '2026-01-15T08:00:00.000Z',
        saved_on: '2026-01-15T08:05:00.000Z',
        total: 12,
      },
    ],
    total_started: 1,
    only_own_links: false,
    records: [],
    total: 0,
  });
  await openInStudio(statisticsRoutes, `/dashboard/results?container_id=${id}`);
  const started = page.getByRole('region', { name: '1 started, not finished' });
  await expect.element(started.getByRole('listitem')).toMatchTextContent(/Gul.*12 to answer/);
  await expect.element(page.getByText('Nobody has finished')).not.toBeInTheDocument();
});
