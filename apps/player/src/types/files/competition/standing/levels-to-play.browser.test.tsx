import type { CompetitorStanding } from '@takhti/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
import { withUnsent, type Standing } from './gained.ts';
import { LevelsToPlay } from './levels-to-play.tsx';

const standing: CompetitorStanding = {
  name: 'Zara',
  school: '',
  grade: '4',
  phase: 'running',
  levels: [
    {
      number: 1,
      lessons: ['a', 'b'].map((content_id) => ({
        content_id,
        content_type: 'mcq' as const,
        title: `Bank ${content_id}`,
        is_scored: true,
        is_open: true,
        points: null,
        was_too_fast: content_id === 'a',
        was_skipped: false,
      })),
    },
  ],
  points: 0,
  coins: 0,
  reward: null,
  certificate: null,
  shows_places: true,
  may_leave: true,
  plays_once: true,
};

afterEach(() => cleanup());

async function show(shown: Standing): Promise<void> {
  await loadSection('files');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile={null}>
        <LevelsToPlay language="english" standing={shown} onPlay={() => undefined} />
      </InLanguage>
    </TextsProvider>,
  );
}

test('what waits to be sent says so and is not played again; what came too late or was refused can be', async () => {
  await show(
    withUnsent(
      standing,
      new Map([
        ['a', 'waiting'],
        ['b', 'late'],
      ] as const),
    ),
  );
  await expect.element(page.getByText('Your result is waiting to be sent', { exact: false })).toBeVisible();
  await expect
    .element(page.getByText('arrived when the competition was not running', { exact: false }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play again: Bank b' })).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});

test('what was played too fast to count says so, and can be played again', async () => {
  await show(standing);
  await expect.element(page.getByRole('button', { name: 'Play again: Bank a' })).toBeVisible();
  const told = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(told.slice(-2)).toEqual([
    expect.stringContaining('You were too fast for it to count'),
    expect.stringContaining('Not played yet'),
  ]);
});
