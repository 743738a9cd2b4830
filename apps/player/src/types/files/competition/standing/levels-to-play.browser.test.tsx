import type { CompetitorStanding } from '@takhti/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
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

test('what was played too fast to count says so, and can be played again', async () => {
  await loadSection('files');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile={null}>
        <LevelsToPlay language="english" standing={standing} onPlay={() => undefined} />
      </InLanguage>
    </TextsProvider>,
  );
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
