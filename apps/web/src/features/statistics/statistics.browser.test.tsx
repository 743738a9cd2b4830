import { listDoubtfulQuestions, readStatistics, type ReplyOf } from '@takhti/contract';
import type { ItemStatistics } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../testing/fake-server.ts';
import { openInStudio, renderInStudio } from '../../testing/render-in-studio.tsx';
import { loadTexts } from '../../i18n/index.ts';
import { DoubtsCard, statisticsRoutes } from './index.ts';

const id = '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01';
const doubt = { kind: 'wrong_key', option: 1, answered: 120, value: 0.4, against: -0.2 } as const;
const item: ItemStatistics = {
  question_id: id,
  content_type: 'mcq',
  question: '<p>Half of eight?</p>',
  shown: 120,
  answered: 120,
  facility: 0.25,
  discrimination: -0.2,
  median_seconds: 14,
  responses: [
    { response: 'o1', html: '<p>three</p>', is_right: true, picked: 30, discrimination: -0.2 },
    { response: 'o2', html: '<p>four</p>', is_right: false, picked: 90, discrimination: 0.4 },
  ],
  doubts: [doubt],
};

const halves: ReplyOf<typeof readStatistics> = {
  title: 'Halves',
  language: 'english',
  publication_id: id,
  versions: [{ publication_id: id, published_on: '2026-01-15T08:00:00.000Z', is_current: true }],
  statistics: {
    attempts: 120,
    mean_percent: 62.5,
    median_seconds: 200,
    distribution: [0, 0, 0, 10, 20, 30, 30, 20, 10, 0],
    items: [item],
    computed_on: '2026-01-15T08:00:00.000Z',
  },
};

test('the page of statistics shows each question in doubt with its evidence, and how often each option was chosen', async () => {
  answer(readStatistics, halves);
  await openInStudio(statisticsRoutes, `/dashboard/statistics?container_id=${id}`);
  const table = page.getByRole('table');
  await expect.element(table).toMatchTextContent('Is the answer key right?');
  await expect.element(table.getByText(/^90 · 75%/)).toHaveLength(0);
  await page.getByRole('link', { name: /^Question 1: 25% right/ }).click();
  await expect.element(table.getByText(/^90 · 75%/)).toBeVisible();
  await expect
    .element(page.getByRole('listitem', { name: /50 to 59 percent: 30 learners/ }))
    .toBeInTheDocument();
});

test('says why the answers of a closed bank are not shown', async () => {
  const items = [{ ...item, responses: [], doubts: [], is_withheld: true }];
  answer(readStatistics, { ...halves, statistics: { ...halves.statistics!, items } });
  await openInStudio(statisticsRoutes, `/dashboard/statistics?container_id=${id}`);
  await page.getByRole('button', { name: /Half of eight/ }).click();
  await expect.element(page.getByText(/^Its question bank is closed/)).toBeVisible();
});

test('questions are placed by what tells learners apart once there is such a figure', async () => {
  answer(readStatistics, halves);
  await openInStudio(statisticsRoutes, `/dashboard/statistics?container_id=${id}`);
  const map = page.getByRole('group', { name: 'Questions at a glance' });
  await expect.element(map).toBeVisible();
  const items = [{ ...item, discrimination: null }];
  answer(readStatistics, { ...halves, statistics: { ...halves.statistics!, items } });
  await openInStudio(statisticsRoutes, `/dashboard/statistics?container_id=${id}`);
  await expect.element(page.getByRole('table')).toBeVisible();
  await expect.element(map).not.toBeInTheDocument();
});

test('on a phone every figure of a question is seen, and the bars of its options whole', async () => {
  answer(readStatistics, halves);
  await openInStudio(statisticsRoutes, `/dashboard/statistics?container_id=${id}`);
  await page.viewport(390, 844);
  const table = page.getByRole('group', { name: 'Every question' });
  await table.getByRole('button', { name: /Half of eight/ }).click();
  await expect.element(table.getByText(/^90 · 75%/)).toBeVisible();
  const { scrollWidth, clientWidth } = table.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const { content } = getComputedStyle(table.element().querySelector('tr td:nth-child(5)')!, '::before');
  expect(content).toContain('Median time');
});

test('a desk lists the questions in doubt, each with the way to it; without any there is no card', async () => {
  await loadTexts(['statistics']);
  const place = { question_id: id, container_id: id, institution_id: 98, played_container_id: id };
  const words = {
    content_type: 'mcq',
    language: 'english',
    question: '<p>Half of eight?</p>',
    played_in: 'Halves',
  } as const;
  answer(listDoubtfulQuestions, { records: [{ ...place, ...words, doubt }], total: 1 });
  await renderInStudio(<DoubtsCard />);
  const card = page.getByRole('region', { name: 'Your questions to look at' });
  await expect.element(card).toMatchTextContent('choose option 2 (120 answers)');
  await expect
    .element(card.getByRole('link', { name: 'Half of eight?' }))
    .toHaveAttribute('href', expect.stringContaining(`content_id=${id}`));
});
