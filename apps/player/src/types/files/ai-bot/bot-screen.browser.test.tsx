import { storedReturnName, type AiBotBody, type BotTurn } from '@takhti/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../i18n/texts-context.tsx';
import { botPaths, type OpenedTalk } from './bot-calls.ts';
import { BotPreview, BotScreen } from './bot-screen.tsx';

const turn: BotTurn = {
  turn_id: '5f0c7a8e-0000-4000-8000-000000000001',
  state: 'answered',
  question: 'Why does it rain?',
  answer: 'Water rises and falls.',
  was_hidden: false,
  is_reported: false,
  asked_on: '2026-01-01T00:00:00.000Z',
};
const body: AiBotBody = {
  kind: 'ai_bot',
  name: 'Drop',
  picture: '',
  subject: 'The water cycle',
  opening: 'Ask me about water.',
  starters: [],
};
const host = { isPresent: false, send: () => undefined };
const content = { institution_id: 98, content_id: 'bot', user_id: 'learner' };

let opened: OpenedTalk;
let sent: { path: string; body: Record<string, unknown> }[];
let replies: Record<string, object>;

beforeEach(() => {
  opened = { is_ready: true, is_known: true, left: 2, turns: [turn] };
  sent = [];
  replies = {};
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    const path = typeof address === 'string' ? address.replace(/^.*\/api\//, '') : '';
    sent.push({
      path,
      body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>,
    });
    const data = path === botPaths.open ? opened : replies[path];
    return Promise.resolve(
      Response.json(
        data === undefined
          ? { error_code: -1, error_message: 'bots.enough_today', data: { problem: 'bots.enough_today' } }
          : { error_code: 0, error_message: '', data },
      ),
    );
  });
});
afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
});

async function open(
  screen = <BotScreen body={body} description="" content={content} host={host} />,
): Promise<void> {
  await loadSection('bots');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        {screen}
      </InLanguage>
    </TextsProvider>,
  );
}

test('an answer is reported with a word of why, once, and the learner sees that it was', async () => {
  replies = { [botPaths.report]: {} };
  await open();
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is something wrong with this answer?' });
  await userEvent.fill(dialog.getByRole('textbox'), 'That is not true');
  await dialog.getByRole('button', { name: 'Tell the teacher' }).click();
  await expect.element(page.getByText('The teacher will look at it. Thank you!')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Something is wrong' }).all()).toEqual([]);
  expect(sent.find(({ path }) => path === botPaths.report)?.body).toMatchObject({
    turn_id: turn.turn_id,
    why: 'That is not true',
  });
});

test('what was said stands in its own direction, whatever the page is in', async () => {
  opened = { ...opened, turns: [{ ...turn, question: 'Why rain?', answer: 'بارش بادل سے آتی ہے۔' }] };
  await open();
  await expect.element(page.getByText('Why rain?')).toHaveAttribute('dir', 'auto');
  await expect.element(page.getByText('بارش بادل سے آتی ہے۔')).toHaveAttribute('dir', 'auto');
});

test('a report that did not get through stays in its dialog', async () => {
  await open();
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox'), 'Wrong');
  await dialog.getByRole('button', { name: 'Tell the teacher' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Wrong');
});

test.each([
  ['declined', /I cannot answer that well/],
  ['off_subject', /I can only talk about my subject/],
  ['worry', /Please talk to a grown-up you trust now/],
  ['failed', /No answer came/],
] as const)(
  'what is no answer (%s) is said in words of ours, and there is nothing to report',
  async (state, words) => {
    opened = { ...opened, turns: [{ ...turn, state, answer: '' }] };
    await open();
    await expect.element(page.getByText(words)).toBeVisible();
    expect(page.getByRole('button', { name: 'Something is wrong' }).all()).toEqual([]);
  },
);

test('the last question of the day leaves no field, and a word for the person who is afraid', async () => {
  opened = { ...opened, left: 1 };
  const next = {
    ...turn,
    turn_id: '5f0c7a8e-0000-4000-8000-000000000002',
    question: 'And snow?',
    answer: 'It is ice.',
  };
  replies = { [botPaths.ask]: { turn: next, left: 0 } };
  await open();
  await expect.element(page.getByText('1 question left today')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Your question' }), 'And snow?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByText('It is ice.')).toBeVisible();
  await expect.element(page.getByRole('status')).toMatchTextContent('Come back tomorrow!');
  await expect.element(page.getByRole('status')).toMatchTextContent('talk to a grown-up you trust');
  expect(page.getByRole('textbox').all()).toEqual([]);
});

const withStarters = { ...body, starters: ['Why does it rain?'] };

test('C-071 a stranger reads what may be asked, and is led to the login and back', async () => {
  opened = { ...opened, is_known: false, left: 0, turns: [] };
  sessionStorage.removeItem(storedReturnName);
  await open(<BotScreen body={withStarters} description="" content={content} host={host} />);
  await expect
    .element(page.getByRole('list', { name: 'Questions to start with' }))
    .toMatchTextContent('Why does it rain?');
  expect(page.getByRole('textbox').all()).toEqual([]);
  const link = page.getByRole('link', { name: 'Log in' });
  await expect.element(link).toHaveAttribute('href', '/');
  // The test stays where it is.
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(JSON.parse(sessionStorage.getItem(storedReturnName) ?? '{}')).toEqual({
    address: location.pathname + location.search,
    user_id: null,
  });
  sessionStorage.removeItem(storedReturnName);
});

test('C-557 a preview has the page of learners, starters, question and report, and asks nobody', async () => {
  await open(<BotPreview body={withStarters} description="" host={host} />);
  await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
  await page.getByRole('button', { name: 'Why does it rain?' }).click();
  await expect.element(page.getByText(/This is a preview: nobody was asked/)).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Your question' }), 'And snow?');
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByText('And snow?')).toBeVisible();
  expect(page.getByText(/left today/).all()).toEqual([]);
  expect(sent).toEqual([]);
});
