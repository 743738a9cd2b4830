import type { LivePhoneView } from '@takhti/contract';
import type { PlayQuestion } from '@takhti/domain';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../i18n/texts-context.tsx';
import '../styles/tokens.css';
import '../styles/base.css';
import { JoinForm } from './join-form.tsx';
import './live.css';
import { PhoneScreen } from './phone-screen.tsx';

const id = '6f1d2f0a-58a5-4d5e-9d0c-6f0a3f3b1c01';
const option = (OptionId: string, IsCorrect: boolean): PlayQuestion['ListOptions'][number] => ({
  OptionId,
  OptionText: `<p>Option ${OptionId}</p>`,
  SortOrder: 1,
  IsCorrect,
});
const view: LivePhoneView = {
  kind: 'phone',
  version: 3,
  phase: 'picture',
  title: 'Water',
  language: 'english',
  question_at: 0,
  total: 2,
  question: {
    QuestionId: id,
    Number: 1,
    content_type: 'mcq',
    SkillID: id,
    QuestionText: '<p>Ice is…</p>',
    ArticleId: null,
    ListOptions: [option('a', false), option('b', true)],
    isFIB: false,
    BlankOptions: [],
    IsMultiple: false,
    Order: 1,
    subject: '',
    weightage: 0,
  },
  left_ms: 0,
  seconds: 20,
  players: 5,
  accepted: [],
  nickname: 'Gul',
  points: 0,
  right: 0,
  is_answered: true,
  outcome: { is_right: false, points: 0 },
  place: null,
};
const joined = { institution_id: 98, round_id: id, player_id: id, player_token: 't', code: '123456' };

/** Shows a phone; what is given back shows the same phone later. */
async function show(
  first: Partial<LivePhoneView>,
): Promise<(change: Partial<LivePhoneView>) => Promise<void>> {
  await cleanup();
  await page.viewport(390, 844);
  await loadSection('live');
  const drawn = (change: Partial<LivePhoneView>): ReactNode => {
    const shown = { ...view, ...change };
    const followed = {
      view: shown,
      since_ms: performance.now(),
      isUp: true,
      isGone: false,
      take: () => undefined,
    };
    return (
      <TextsProvider>
        <InLanguage language="english" meanwhile="…">
          <PhoneScreen joined={joined} view={shown} followed={followed} onLeave={() => undefined} />
        </InLanguage>
      </TextsProvider>
    );
  };
  const { rerender } = await render(drawn(first));
  return async (change) => rerender(drawn(change));
}

test('a phone shows its own wrong answer beside the right one', async () => {
  const later = await show({ phase: 'asking', is_answered: false, outcome: null, left_ms: 9_000 });
  await page.getByRole('radio', { name: 'Option a' }).click();
  await later({ phase: 'picture' });
  await expect.element(page.getByRole('list', { name: 'Your answer' })).toMatchTextContent('Option a');
  await expect.element(page.getByRole('list', { name: 'The right answer:' })).toMatchTextContent('Option b');
});

test('a phone whose answer was wrong shows the right one, and one that was right has no need of it', async () => {
  await show({});
  await expect.element(page.getByText('Option b')).toBeVisible();
  expect(page.getByText('Option a').query()).toBeNull();
  await show({ outcome: { is_right: true, points: 120 } });
  await expect.element(page.getByText('Right! 120 points')).toBeVisible();
  expect(page.getByText('Option b').query()).toBeNull();
});

test('an answer that did not come in time was too late, and none was given only where none was', async () => {
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.reject(new Error('no network')));
  const asking = { phase: 'asking', left_ms: 20_000, is_answered: false, outcome: null } as const;
  const again = await show(asking);
  await page.getByRole('radio', { name: 'Option b' }).click({ force: true });
  await expect.element(page.getByText('Sending your answer…')).toBeVisible();
  await again({ outcome: null, is_answered: false });
  await expect.element(page.getByText('Your answer came too late.')).toBeVisible();
  await again({ outcome: null, is_answered: false, question_at: 1 });
  await expect.element(page.getByText(/^No answer from you this time\./)).toBeVisible();
  fetching.mockRestore();
});

test('at the end a phone tells its own place, off the podium too, and a medal is for the podium alone', async () => {
  await show({ phase: 'podium', question: null, outcome: null, place: 4, points: 110 });
  await expect.element(page.getByRole('heading', { name: /place 4/ })).toBeVisible();
  expect(document.querySelector('.medal')).toBeNull();
  await show({ phase: 'podium', question: null, outcome: null, place: 2, points: 130 });
  await expect.element(page.getByRole('heading', { name: /place 2/ })).toBeVisible();
  expect(document.querySelector('.medal')).not.toBeNull();
});

test('between two questions a phone tells its own place in words alone, and none to who is last', async () => {
  await show({ place: 2 });
  await expect.element(page.getByText('You are in place 2 now.')).toBeVisible();
  expect(document.querySelector('.medal')).toBeNull();
  await show({ place: null });
  await expect.element(page.getByText('Option b')).toBeVisible();
  expect(page.getByText(/place/).query()).toBeNull();
});

test('anyone who joins writes at once into the first field that is still empty', async () => {
  await cleanup();
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <JoinForm code="123456" onJoin={() => undefined} />
      </InLanguage>
    </TextsProvider>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Nickname' })).toHaveFocus();
});

test('one minute to wait is told as one', async () => {
  await cleanup();
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('{}', { status: 429, headers: { 'retry-after': '50' } }));
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <JoinForm code="123456" onJoin={() => undefined} />
      </InLanguage>
    </TextsProvider>,
  );
  await page.getByRole('textbox', { name: 'Nickname' }).fill('Zara');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect.element(page.getByText('Too many tries from this network. Wait 1 minute.')).toBeVisible();
  fetching.mockRestore();
});

test('on the lowest phone the last of four answers is in sight below a question of some lines', async () => {
  const QuestionText =
    '<p>The sun warms the sea, and its water rises into the air as vapour. What do we call that change of water?</p>';
  const ListOptions = ['a', 'b', 'c', 'd'].map((each) => option(each, false));
  const asking = { phase: 'asking', left_ms: 9000, is_answered: false, outcome: null } as const;
  if (!view.question) throw new Error('nothing is asked');
  await show({ ...asking, question: { ...view.question, QuestionText, ListOptions } });
  await page.viewport(320, 568);
  const last = page.getByText('Option d', { exact: true });
  await expect.element(last).toBeVisible();
  const whole = last.element().closest('.option') ?? last.element();
  expect(whole.getBoundingClientRect().bottom).toBeLessThan(568);
});
