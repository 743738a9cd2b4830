import type { CompetitorStanding, Leaderboard } from '@takhti/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
import { LeaderboardCard } from './leaderboard-card.tsx';

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
        <LeaderboardCard who={who} standing={standing} reached="10 10" first={first} />
      </InLanguage>
    </TextsProvider>,
  );
  const stranger = page.getByText('\u2068North Town School\u2069 کا ایک طالب علم');
  await expect.element(stranger).toBeVisible();
  expect(getComputedStyle(stranger.element()).direction).toBe('rtl');
  expect(page.getByRole('option').elements()).toHaveLength(2);
  expect(page.getByRole('combobox').element()).toHaveProperty('value', 'country');
});
