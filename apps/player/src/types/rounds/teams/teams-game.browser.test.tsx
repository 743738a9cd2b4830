import { scoreGame } from '@takhti/content-types/rounds/play';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react/pure';
import { createPreviewRecorder } from '../../../attempt/preview-recorder.ts';
import { loadSection } from '../../../i18n/loaded.ts';
import { TextsProvider } from '../../../i18n/texts-context.tsx';
import { makeGame } from '../../../testing/make-game.ts';
import { emptyGameState, startGame } from '../game/game.ts';
import { LearnerGame } from '../page/learner-game.tsx';

const play = makeGame(3, ['The right one', 'Another one']);

beforeEach(async () => {
  localStorage.clear();
  await Promise.all([loadSection('rounds'), loadSection('teams')]);
});

const nothing = (): void => undefined;
const start = startGame(play, emptyGameState);

function Begun(): ReactNode {
  return (
    <LearnerGame
      play={play}
      start={start}
      connect={(events) => createPreviewRecorder((state) => scoreGame(play, state), events)}
      host={{ isPresent: false, send: nothing }}
      isPreview={false}
      best={null}
      onAgain={nothing}
      onReload={nothing}
      renderResult={() => null}
    />
  );
}

const opened = async () =>
  render(
    <TextsProvider>
      <Begun />
    </TextsProvider>,
  );
const press = async (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.getByLabelText(name, { exact: true });
async function turnOf(team: string): Promise<void> {
  await expect.element(page.getByText(`${team}: it is your turn.`)).toBeInTheDocument();
}

async function answer(text: string, next: string): Promise<void> {
  await page.getByText(text, { exact: true }).click();
  await press(next);
}

test('two teams play in turn, the odd round is for the one behind, and a reload finds them where they were', async () => {
  const first = await opened();
  await press('Two teams');
  await field('Team 1').fill('Kites');
  await field('Team 2').fill('kites ');
  await press('Let’s play!');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Give the two teams different names.');
  await expect.element(field('Team 2')).toHaveValue('kites ');
  await field('Team 2').fill('Larks');
  await press('Let’s play!');

  await turnOf('Kites');
  await answer('The right one', 'Next');
  await turnOf('Larks');
  await first.unmount();
  const again = await opened();
  await turnOf('Larks');
  await answer('Another one', 'Next');
  await turnOf('Larks');
  await answer('The right one', 'See how it went');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('A draw: you both win!');
  expect(page.getByText('3 stars').elements().length).toBeGreaterThan(1);
  await again.unmount();

  const later = await opened();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('A draw: you both win!');
  await press('Play again');
  await turnOf('Larks');
  await answer('The right one', 'Next');
  await turnOf('Kites');
  await press('Save and leave');
  await expect.element(field('Team 1')).toHaveValue('Kites');
  await press('Continue');
  await turnOf('Kites');
  await press('Save and leave');
  await press('New game');
  await turnOf('Kites');
  await expect.element(page.getByText('Round 1 of 3')).toBeVisible();
  await press('Save and leave');
  await press('Play alone');
  await expect.element(page.getByRole('button', { name: 'Two teams' })).toBeVisible();
  await later.unmount();
});
