import type { GamePlay } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { TextsProvider } from '../../../i18n/texts-context.tsx';
import { GameSession } from '../page/game-session.tsx';
import { makeRound } from '../../../testing/make-game.ts';
import { Practice } from './practice.tsx';

const round = makeRound(
  { kind: 'number', unit: 'm', answer: '7' },
  { template_type: 'financial-fib', question: 'How high is it?' },
);
const play = {
  AssessmentId: '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d',
  title: 'By the river',
  language: 'english',
  scene: 'village',
  picture: '',
  rounds: [round],
} as unknown as GamePlay;

test('what was missed is played in its own world, and a learner sees no preview; nothing leads on while a try is left', async () => {
  await Promise.all([loadSection('rounds'), loadSection('scenes')]);
  const { container } = await render(
    <TextsProvider>
      <Practice play={play} Session={GameSession} onBack={() => undefined} />
    </TextsProvider>,
  );
  await expect.element(page.getByText('How high is it?')).toBeVisible();
  expect(container.querySelector('.scene-band')?.getAttribute('data-scene')).toBe('village');
  await expect.element(page.getByText('Preview', { exact: true })).not.toBeInTheDocument();

  await page.getByRole('textbox').fill('8');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect
    .element(
      page
        .getByRole('paragraph')
        .getByText(/You can try once more/)
        .first(),
    )
    .toBeVisible();
  expect(container.innerHTML).not.toContain('On to the next');
});
