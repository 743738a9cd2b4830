import type { CompetitionBody } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../i18n/texts-context.tsx';
import { LevelList } from './level-list.tsx';

const body: CompetitionBody = {
  kind: 'competition',
  levels: ['4', '5', '4', '5'].map((level_grade) => ({ level_grade, lessons: [] })),
  start_date: '2026-01-01 08:00:00',
  end_date: '2036-01-01 08:00:00',
  timezone: 'Asia/Karachi',
  theme: 'blue',
  logoimage: '',
  image_desktop: '',
  image_mobile: '',
};

test('at the door levels are counted within their grade, as learners meet them inside', async () => {
  await loadSection('files');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile={null}>
        <LevelList body={body} language="english" />
      </InLanguage>
    </TextsProvider>,
  );
  await expect.element(page.getByRole('heading').first()).toBeVisible();
  const names = page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Level 1 · Grade 4', 'Level 1 · Grade 5', 'Level 2 · Grade 4', 'Level 2 · Grade 5']);
});
