import { success } from '@takhti/contract';
import type { AttemptState } from '@takhti/domain';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../i18n/texts-context.tsx';
import { useLocation } from '../../../launch/location.ts';
import { idOf, makePlay } from '../../../testing/make-play.ts';
import { emptyState } from '../attempt/attempt.ts';
import { PLAY } from './addresses.ts';
import { AssessmentPage } from './assessment-page.tsx';

const host = { isPresent: false, send: () => undefined };
const content = { institution_id: 98, content_id: idOf(500), user_id: '' };
const play = makePlay({ title: 'The exam', timer: 600 });
const introduction = {
  title: play.title,
  language: play.language,
  timer: play.timer,
  total_questions: 3,
  attempts: { used: 1, max: 2 },
};
const begun = {
  attempt_id: idOf(700),
  attempt_token: 'a-secret-of-the-attempt',
  play,
  state: emptyState,
  is_resumed: false,
  result: null,
  part: null,
  attempts: { used: 1, max: 2 },
};

function Page(): ReactNode {
  const { pathname } = useLocation();
  return <AssessmentPage content={content} host={host} below={pathname.endsWith(`/${PLAY}`) ? PLAY : ''} />;
}

const here = location.href;
let isOffline = false;
let asked: { path: string; body: object }[] = [];
const answers: Record<string, object> = {};
/** What a first asking for an introduction is answered, where a later one is answered otherwise. */
let first: object | undefined;

beforeEach(async () => {
  isOffline = false;
  asked = [];
  first = undefined;
  answers['assessment/introduce'] = { introduction };
  answers['assessment/launch'] = begun;
  vi.stubGlobal('fetch', async (input: string, { body }: { readonly body: string }) => {
    const path = input.replace('/api/', '');
    asked.push({ path, body: JSON.parse(body) as object });
    if (isOffline) throw new TypeError('no network');
    const answer = (path === 'assessment/introduce' && first) || answers[path];
    first = undefined;
    return new Response(JSON.stringify(success(answer ?? { result: null })));
  });
  await loadSection('assessments');
});
afterEach(async () => {
  await cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', here);
});

async function opened(): Promise<void> {
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <Page />
      </InLanguage>
    </TextsProvider>,
  );
}
const paths = (): string[] => asked.map(({ path }) => path);
const start = page.getByRole('button', { name: 'Start' });
const firstQuestion = page.getByRole('heading', { name: 'Question 1 of 3' });

test('C-178 an exam is introduced without an attempt, and begins with the button', async () => {
  await opened();
  await expect.element(page.getByRole('heading', { name: 'The exam' })).toBeVisible();
  await expect.element(page.getByText('3 questions')).toBeVisible();
  await expect.element(page.getByText('10:00')).toBeVisible();
  await expect.element(page.getByText('Attempt 1 of 2')).toBeVisible();
  expect(paths()).toEqual(['assessment/introduce']);
  await start.click();
  await expect.element(firstQuestion).toBeVisible();
  expect(paths()).toEqual(['assessment/introduce', 'assessment/launch']);
  expect(asked[1]?.body).not.toHaveProperty('attempt_id');
});

test('without a network the button shows a notice; trying again leads back to the button, which begins', async () => {
  await opened();
  await expect.element(start).toBeVisible();
  isOffline = true;
  await start.click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  isOffline = false;
  await retry.click();
  await expect.element(page.getByText('Attempt 1 of 2')).toBeVisible();
  await start.click();
  await expect.element(firstQuestion).toBeVisible();
  const [introduce, launch] = ['assessment/introduce', 'assessment/launch'];
  expect(paths()).toEqual([introduce, launch, introduce, launch]);
});

test('one that was begun is gone on with from where the server has it by then', async () => {
  answers['assessment/introduce'] = { ...begun, is_resumed: true };
  await opened();
  const goOn = page.getByRole('button', { name: 'Continue' });
  await expect.element(goOn).toBeVisible();
  await goOn.click();
  await expect.element(firstQuestion).toBeVisible();
  expect(paths()).toEqual(['assessment/introduce', 'assessment/introduce']);
});

test('one that is played again is the one that its button begins, not the one that was ended before', async () => {
  const ended = {
    TotalQuestions: 3,
    CorrectQuestions: 1,
    TimeSpentInSeconds: 7,
    CompletionPercentage: 100,
    GameScore: 33,
    AssessmentId: play.AssessmentId,
    finished_at: null,
    QuestionsData: [],
  };
  first = { ...begun, attempt_id: idOf(600), result: ended };
  history.replaceState(null, '', `${here}#again`);
  await opened();
  await expect.element(page.getByText('Attempt 1 of 2')).toBeVisible();
  // Its time runs from the button on, not from the page.
  expect(paths()).toEqual(['assessment/introduce', 'assessment/introduce']);
  await start.click();
  await expect.element(firstQuestion).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ path: 'assessment/launch' });
  expect(asked.at(-1)?.body).not.toHaveProperty('attempt_id');
});

test('C-553 a choice that was not checked is saved with the bookmark, and there again after coming back, not counted', async () => {
  answers['assessment/introduce'] = { ...begun, play: makePlay({ is_feedback_hidden: 0 }), is_resumed: true };
  const goOn = page.getByRole('button', { name: 'Continue' });
  await opened();
  await goOn.click();
  const option = page.getByRole('radio', { name: 'Option 3' });
  await option.click();
  await expect.element(page.getByText('0 of 3 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Save and leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Saved!' })).toBeVisible();
  const saved = asked.findLast(({ path }) => path === 'assessment/save')?.body as { json_data: AttemptState };
  expect(saved.json_data).toMatchObject({ answers: [{ OptionIds: ['o3'] }], unchecked: [idOf(1)] });
  await cleanup();
  history.replaceState(null, '', here);
  answers['assessment/introduce'] = { ...answers['assessment/introduce'], state: saved.json_data };
  await opened();
  await expect.element(page.getByText('You are part of the way through: 0 of 3 answered.')).toBeVisible();
  await goOn.click();
  await expect.element(option).toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
});
