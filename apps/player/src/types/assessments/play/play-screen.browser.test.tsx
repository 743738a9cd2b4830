import { useReducer, type ReactNode } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

const article = {
  ArticleId: 'a',
  Title: 'A camel',
  Text: '<p>It carries books to the villages.</p>'.repeat(60),
  OfflineLink: '',
};
const aboutText = {
  ...play,
  articles: [article],
  questions: play.questions.map((asked) => ({ ...asked, ArticleId: 'a' })),
};

function Playing({ played = play }: { readonly played?: typeof play }): ReactNode {
  const [attempt, dispatch] = useReducer(reduceAttempt, startAttempt(played, emptyState));
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

test('on a phone a question below its text is led to, and not left out unseen', async () => {
  await page.viewport(390, 844);
  await loadSection('assessments');
  await render(
    <TextsProvider>
      <Playing played={aboutText} />
    </TextsProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'To the question' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Next' }).query()).toBeNull();
  await expect.poll(() => document.querySelector('[data-asleep]')).toBeNull();
  await page.getByRole('button', { name: 'To the question' }).click();
  await expect.element(page.getByRole('heading', { name: 'Question 1 of 12' })).toBeInViewport();
  const bar = document.querySelector('.top')!.getBoundingClientRect().bottom;
  expect(document.querySelector('article.play-card')!.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    bar,
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByRole('heading', { name: 'Question 2 of 12' })).toBeInViewport();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('the second of two taps on Finish does not finish while questions have no answer', async () => {
  await page.viewport(390, 844);
  await loadSection('assessments');
  await render(
    <TextsProvider>
      <Playing />
    </TextsProvider>,
  );
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await page.getByRole('button', { name: /^Question 12 of 12/ }).click();
  await page.getByRole('button', { name: 'Show the overview' }).click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await page.getByRole('button', { name: 'Finish' }).click();
  const dialog = page.getByRole('dialog');
  const finish = dialog.getByRole('button', { name: 'Finish' }).element();
  const { left, top, width, height } = finish.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(finish.contains(hit)).toBe(false);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(1000);
      return document.querySelector('[data-asleep]');
    })
    .toBeNull();
  await dialog.getByRole('button', { name: 'Finish' }).click();
});
