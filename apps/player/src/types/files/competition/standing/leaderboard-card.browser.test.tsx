import type { CompetitorStanding, Leaderboard } from '@takhti/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
import '../competition.css';
import { LeaderboardCard } from './leaderboard-card.tsx';
import type { AskedBoard } from './use-board.ts';

const standing: CompetitorStanding = {
  name: 'علی',
  school: '',
  grade: '4',
  phase: 'running',
  levels: [],
  points: 10,
  coins: 10,
  reward: null,
  certificate: null,
  shows_places: true,
  may_leave: false,
  plays_once: false,
};
const asked = (board: Leaderboard | null): AskedBoard => ({
  board,
  hasFailed: board === null,
  askAgain: () => undefined,
});
const first: Leaderboard = {
  starts_on: '2026-11-28',
  rows: [
    { place: 1, name: null, school: 'North Town School', points: 20, is_me: false },
    { place: 2, name: 'علی', school: '', points: 10, is_me: true },
  ],
  me: { place: 2, points: 10 },
  total: 2,
};
const who = { institution_id: 98, content_id: 'cup', player_id: 'p', player_token: 't' };

afterEach(() => cleanup());

test('a learner of a school whose name is English keeps the order of the sentence in Urdu; without a school none is offered', async () => {
  await loadSection('files');
  await render(
    <TextsProvider>
      <InLanguage language="urdu" meanwhile={null}>
        <LeaderboardCard who={who} standing={standing} reached="10 10" first={asked(first)} />
      </InLanguage>
    </TextsProvider>,
  );
  const stranger = page.getByText('\u2068North Town School\u2069 کا ایک طالب علم');
  await expect.element(stranger).toBeVisible();
  expect(getComputedStyle(stranger.element()).direction).toBe('rtl');
  const offered = page.getByRole('option').elements();
  // Of no school, and so of no class: others of their grade.
  expect(offered.map(({ textContent }) => textContent)).toEqual(['جماعت 4', 'سب']);
  expect(page.getByRole('combobox').element()).toHaveProperty('value', 'country');
});

async function show(board: Leaderboard | null): Promise<void> {
  await loadSection('files');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile={null}>
        <LeaderboardCard who={who} standing={standing} reached="10 10" first={asked(board)} />
      </InLanguage>
    </TextsProvider>,
  );
}

const row = (place: number, is_me = false) => ({ place, name: 'Ali', school: '', points: 10, is_me });

test('one’s own row stands apart where others were left out before it, and all names begin at one line', async () => {
  await show({ ...first, rows: [row(1), row(1), row(3), row(186, true)], me: { place: 186, points: 10 } });
  await expect.element(page.getByText('Your place: 186 of 2')).toBeVisible();
  const places = page.getByRole('listitem').elements();
  const gap = (at: number): number =>
    Math.round(
      (places[at]?.getBoundingClientRect().top ?? 0) - (places[at - 1]?.getBoundingClientRect().bottom ?? 0),
    );
  expect(gap(2)).toBe(gap(1));
  expect(gap(3)).toBeGreaterThan(gap(1) + 8);
  const starts = (): number =>
    new Set(places.map((each) => each.querySelector('.competition-place-name')?.getBoundingClientRect().left))
      .size;
  expect(starts()).toBe(1);
  // As where figures come from another face than the one that `ch` is measured in.
  places[0]?.parentElement?.style.setProperty('letter-spacing', '2px');
  expect(starts()).toBe(1);
});

test('a competitor without points is told that they are not on the list; a list that did not come is asked for again', async () => {
  await show({ ...first, rows: [row(1)], me: null, total: 1 });
  await expect.element(page.getByText('You are not on this list yet.')).toBeVisible();
  await cleanup();
  await show(null);
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
