import type { LiveHostView } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../i18n/texts-context.tsx';
import '../../styles/tokens.css';
import '../../styles/base.css';
import './host.css';
import { Podium } from './podium.tsx';

const view: LiveHostView = {
  kind: 'host',
  version: 9,
  phase: 'podium',
  title: 'Water',
  language: 'english',
  question_at: 1,
  total: 2,
  question: null,
  left_ms: 0,
  seconds: 20,
  players: 5,
  code: '123456',
  takes_players: true,
  joined: [],
  answered: 0,
  picture: null,
  accepted: [],
  summary: null,
  podium: [
    { place: 1, nickname: 'Zara', points: 250 },
    { place: 1, nickname: 'آمنہ', points: 250 },
    { place: 3, nickname: 'Gul', points: 120 },
  ],
};

async function draw(shown: LiveHostView): Promise<void> {
  await cleanup();
  await page.viewport(1280, 720);
  await loadSection('live');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <Podium view={shown} />
      </InLanguage>
    </TextsProvider>,
  );
}

test('the podium has a step and a medal for each place, higher for a better one; a tie shares both', async () => {
  await draw(view);
  await expect.element(page.getByText('Place 1', { exact: true })).toBeVisible();
  const places = page.getByRole('listitem').elements();
  expect(places.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^1Place 1Zaraآمنہ250 points$/),
    expect.stringMatching(/^3Place 3Gul120 points$/),
  ]);
  expect(places.every((place) => place.querySelectorAll('svg.medal').length === 1)).toBe(true);
  const [first = 0, third = 0] = places.map((place) => place.querySelector('.front-step')?.clientHeight);
  expect(first).toBeGreaterThan(third);
  // None further back is there to be counted.
  expect(page.getByText('Place 2').query()).toBeNull();
});

test('the first stands highest, also beside two who share the second place', async () => {
  await draw({
    ...view,
    podium: [
      { place: 1, nickname: 'Zara', points: 250 },
      { place: 2, nickname: 'آمنہ', points: 0 },
      { place: 2, nickname: 'Gul', points: 0 },
    ],
  });
  await expect.element(page.getByText('Place 2', { exact: true })).toBeVisible();
  const [first, second] = page
    .getByRole('listitem')
    .elements()
    .map((place) => place.getBoundingClientRect());
  expect(first?.top).toBeLessThan(second?.top ?? 0);
  expect(first?.bottom).toBe(second?.bottom);
});

test('the front tells how the class did in each question, marks the hard ones and names nobody', async () => {
  const questions = [
    { number: 1, text: '<p>Ice is…</p>', right: 4, answered: 5 },
    { number: 2, text: '<p>Steam is…</p>', right: 1, answered: 4 },
    { number: 3, text: '<p>Rain is…</p>', right: 0, answered: 0 },
  ];
  await draw({ ...view, podium: [], summary: { played: 5, questions } });
  await expect.element(page.getByRole('heading', { name: 'How the class did' })).toBeVisible();
  await expect.element(page.getByText('5 played')).toBeVisible();
  const lines = page.getByRole('listitem').elements();
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Ice is…4 of 5 right',
    'Steam is…1 of 4 rightWorth another look',
    'Rain is…No answers came this time.',
  ]);
});

test('without answers the podium names no winner', async () => {
  const questions = [{ number: 1, text: '<p>Ice is…</p>', right: 0, answered: 0 }];
  await draw({ ...view, podium: [], summary: { played: 0, questions } });
  await expect.element(page.getByRole('heading', { name: 'No answers came this time.' })).toHaveFocus();
  expect(page.getByText('Well played, everybody!').query()).toBeNull();
  await draw({ ...view, podium: [], summary: { played: 2, questions } });
  await expect.element(page.getByText('Well played, everybody!')).toBeVisible();
});
