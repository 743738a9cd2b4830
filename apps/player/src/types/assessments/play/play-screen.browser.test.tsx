import { useReducer, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { TextsProvider } from '../../../i18n/texts-context.tsx';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { makePlay, makeQuestion } from '../../../testing/make-play.ts';
import { emptyState, reduceAttempt, startAttempt } from '../attempt/attempt.ts';
import { PlayScreen } from './play-screen.tsx';

const question =
  'Which of these fractions is as large as one half, when both are drawn on the same piece of paper?';
const play = makePlay({
  questions: Array.from({ length: 12 }, (_question, at) => ({
    ...makeQuestion(at + 1),
    QuestionText: `<p>${question}</p>`,
  })),
});

function Playing(): ReactNode {
  const [attempt, dispatch] = useReducer(reduceAttempt, startAttempt(play, emptyState));
  return <PlayScreen attempt={attempt} dispatch={dispatch} saving="saved" onLeave={() => undefined} />;
}

afterEach(() => cleanup());

// What a laptop leaves below the bar of a competition.
test('on a low screen a question of two lines, its four answers and the list of questions stand whole above the bar', async () => {
  await page.viewport(1366, 582);
  await loadSection('assessments');
  await render(
    <TextsProvider>
      <Playing />
    </TextsProvider>,
  );
  await expect.element(page.getByText('Option 4')).toBeVisible();
  const bar = document.querySelector('.play-dock')!.getBoundingClientRect().top;
  const options = [...document.querySelectorAll('.option')];
  expect(options).toHaveLength(4);
  for (const option of options) expect(option.getBoundingClientRect().bottom).toBeLessThan(bar);
  const side = document.querySelector('.play-side')!;
  expect(side.scrollHeight).toBeLessThanOrEqual(side.clientHeight);
  expect(side.getBoundingClientRect().bottom).toBeLessThan(bar);
});
