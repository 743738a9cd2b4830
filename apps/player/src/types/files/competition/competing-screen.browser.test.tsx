import {
  enterCompetition,
  failure,
  readEntrance,
  readLeaderboard,
  readStanding,
  success,
  type CompetitionEntrance,
  type CompetitorStanding,
} from '@takhti/contract';
import type { CompetitionBody } from '@takhti/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../i18n/texts-context.tsx';
import '../../../styles/tokens.css';
import '../../../styles/base.css';
import { CompetingScreen } from './competing-screen.tsx';

const zara = 'You are playing as \u2068Zara\u2069';
const content = { institution_id: 98, content_id: 'cup', user_id: '' };
const body = {
  kind: 'competition',
  theme: 'blue',
  timezone: 'Asia/Karachi',
  start_date: '2026-01-01 08:00:00',
  end_date: '2036-01-01 08:00:00',
  logoimage: '',
  image_desktop: '',
  image_mobile: '',
  levels: [],
} as unknown as CompetitionBody;
const entrance: CompetitionEntrance = {
  phase: 'running',
  was_ended: false,
  is_hidden: false,
  by_link: true,
  by_code: false,
  grades: ['4'],
  needs_login: false,
  is_trial: false,
};
const lesson = (content_id: string, points: number | null) => ({
  content_id,
  content_type: 'mcq' as const,
  title: `Bank ${content_id}`,
  is_scored: true,
  is_open: true,
  points,
  was_too_fast: false,
  was_skipped: false,
});
const standing: CompetitorStanding = {
  name: 'Zara',
  school: '',
  grade: '4',
  phase: 'running',
  levels: [{ number: 1, lessons: [lesson('a', 80), lesson('b', null)] }],
  points: 80,
  coins: 80,
  reward: null,
  certificate: null,
  shows_places: false,
  may_leave: false,
  plays_once: false,
};
const me = { player_id: '0190a1b2-0000-7000-8000-000000000009', player_token: 't'.repeat(30) };
const here = location.href;
let answers: Record<string, object> = {};

afterEach(async () => {
  await cleanup();
  vi.restoreAllMocks();
  history.replaceState(null, '', here);
});

async function open(isIn: boolean, more: Record<string, object> = {}): Promise<void> {
  answers = {
    [readEntrance.path]: success(entrance),
    [enterCompetition.path]: success(me),
    [readStanding.path]: success(standing),
    [readLeaderboard.path]: success({ starts_on: '', rows: [], me: null, total: 0 }),
    ...more,
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) =>
    Promise.resolve(
      Response.json((typeof address === 'string' && answers[address.replace('/api/', '')]) || success({})),
    ),
  );
  if (isIn) localStorage.setItem('takhti.competition.98.cup', JSON.stringify({ ...me, standing: null }));
  await loadSection('files');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile={null}>
        <CompetingScreen title="The Cup" description="" language="english" body={body} content={content} />
      </InLanguage>
    </TextsProvider>,
  );
}

const press = async (name: string) => page.getByRole('button', { name, exact: true }).click();
const framed = () => document.querySelector('iframe')?.getAttribute('src') ?? '';

test('after entering the focus is on the name, for the form that had it is gone', async () => {
  await open(false);
  await page.getByRole('textbox', { name: /^First name/ }).fill('Zara');
  await press('Enter');
  await expect.element(page.getByText(zara)).toHaveFocus();
});

test('what was played is begun anew by Play again, and what was not is opened as it stands', async () => {
  await open(true);
  await press('Play again: Bank a');
  await expect.poll(framed).toMatch(/#again$/);
  await press('Back to the competition');
  await press('Play: Bank b');
  await expect.poll(framed).toMatch(/^\/player\/[^#]+$/);
});

test('one that was paused since the page was opened is not played: it says so instead', async () => {
  await open(true);
  await expect.element(page.getByRole('button', { name: 'Play: Bank b' })).toBeVisible();
  answers[readEntrance.path] = success({ ...entrance, phase: 'paused' });
  answers[readStanding.path] = success({ ...standing, phase: 'paused' });
  await press('Play: Bank b');
  await expect.element(page.getByText('It is paused for now. Your points are kept.')).toBeVisible();
  expect(framed()).toBe('');
});

test('a competition that is paused or over tells of no points and no results', async () => {
  await open(false, {
    [enterCompetition.path]: failure('competitions.not_running', { phase: 'paused' }, 'c'),
  });
  await page.getByRole('textbox', { name: /^First name/ }).fill('Zara');
  answers[readEntrance.path] = success({ ...entrance, phase: 'paused' });
  await press('Enter');
  await expect.element(page.getByText('It is paused for now. Please come back later.')).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await cleanup();
  await open(false, { [readEntrance.path]: success({ ...entrance, phase: 'over', was_ended: true }) });
  await expect.element(page.getByText(/^This competition is over\./)).toBeVisible();
  // When it would have ended is no longer true.
  expect(page.getByText('Ends').query()).toBeNull();
});

test('how a repeat counts is told while it can be played again', async () => {
  await open(true);
  await expect.element(page.getByText(/^Your first try counts in full\./)).toBeVisible();
  await cleanup();
  await open(true, { [readStanding.path]: success({ ...standing, phase: 'over' }) });
  await expect.element(page.getByText(zara)).toBeVisible();
  expect(page.getByText(/^Your first try counts in full\./).query()).toBeNull();
});

test('leaving is asked for once more over the page, and who stays is where they were', async () => {
  await open(true, { [readStanding.path]: success({ ...standing, may_leave: true }) });
  const leave = page.getByRole('button', { name: 'Leave the competition' });
  await leave.click();
  const dialog = page.getByRole('dialog', { name: 'Leave the competition' });
  await expect.element(dialog.getByText('Your name and your points will be gone for good.')).toBeVisible();
  const stay = dialog.getByRole('button', { name: 'Stay' });
  await expect.element(stay).toHaveFocus();
  await stay.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(leave).toHaveFocus();
});

test('after leaving the focus is on the title, for all else is gone', async () => {
  await open(true, { [readStanding.path]: success({ ...standing, may_leave: true }) });
  await press('Leave the competition');
  const dialog = page.getByRole('dialog', { name: 'Leave the competition' });
  await dialog.getByRole('button', { name: 'Leave the competition' }).click();
  await expect.element(page.getByRole('heading', { name: 'Join in' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The Cup' })).toHaveFocus();
});

test('one’s place says whom it is among, and who has played everything sees the certificate first', async () => {
  const mine = { place: 1, points: 80 };
  const done = {
    ...standing,
    school: 'Lahore',
    shows_places: true,
    levels: [{ number: 1, lessons: [lesson('a', 80)] }],
    certificate: { is_earned: true, code: null },
  };
  const row = { ...mine, name: 'Zara', school: 'Lahore', is_me: true };
  await open(true, {
    [readStanding.path]: success(done),
    [readLeaderboard.path]: success({ starts_on: '', rows: [row], me: mine, total: 1 }),
  });
  await expect.element(page.getByText('Your place · My school')).toBeVisible();
  const headings = page.getByRole('heading', { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Certificate',
    expect.stringMatching(/^Level 1/),
  ]);
});

test('on a low screen who comes sees all that they fill in, and who is in what they play next', async () => {
  await page.viewport(1366, 650);
  const bottomOf = (name: string): number =>
    page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().bottom;
  await open(false);
  await expect.element(page.getByRole('button', { name: 'Enter', exact: true })).toBeVisible();
  expect(bottomOf('Enter')).toBeLessThan(650);
  await cleanup();
  const levels = [{ number: 1, lessons: [lesson('b', null)] }];
  await open(true, { [readStanding.path]: success({ ...standing, levels }) });
  await expect.element(page.getByRole('button', { name: 'Play: Bank b' })).toBeVisible();
  expect(bottomOf('Play: Bank b')).toBeLessThan(650);
});

test('a title that runs the other way begins where the page does', async () => {
  await open(true);
  const title = page.getByRole('heading', { name: 'The Cup' });
  await expect.element(title).toBeVisible();
  document.documentElement.dir = 'rtl';
  const { direction, textAlign } = getComputedStyle(title.element());
  expect([direction, textAlign]).toEqual(['ltr', 'right']);
});
