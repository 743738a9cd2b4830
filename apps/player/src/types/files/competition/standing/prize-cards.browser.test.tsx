import type { CompetitorStanding } from '@takhti/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react/pure';
import { loadSection } from '../../../../i18n/loaded.ts';
import { InLanguage, TextsProvider } from '../../../../i18n/texts-context.tsx';
import { PrizeCards } from './prize-cards.tsx';

const lesson = {
  content_id: 'a',
  content_type: 'mcq',
  title: 'Bank',
  is_scored: true,
  is_open: true,
  points: 12,
  was_too_fast: false,
  was_skipped: false,
} as const;
const standing: CompetitorStanding = {
  name: 'Zara',
  school: '',
  grade: '4',
  phase: 'running',
  levels: [{ number: 1, lessons: [lesson] }],
  points: 12,
  coins: 12,
  reward: { name: 'A football', description: '', cost: 10, currency: 'PKR', image: '', code: null },
  certificate: null,
  shows_places: true,
  may_leave: true,
  plays_once: false,
};
const who = { institution_id: 98, content_id: 'cup', player_id: 'p', player_token: 't' };
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    if (typeof address === 'string') sent.push(address);
    return Promise.resolve(Response.json({ error_code: 0, error_message: '', data: {} }));
  });
});
afterEach(() => vi.restoreAllMocks());

const taken = () => sent.filter((address) => address.includes('competition/redeem')).length;

test('the reward is taken after one question that tells what it costs and what one has, by keyboard alone', async () => {
  await cleanup();
  await loadSection('files');
  await render(
    <TextsProvider>
      <InLanguage language="english" meanwhile="…">
        <PrizeCards language="english" who={who} standing={standing} onChange={() => undefined} />
      </InLanguage>
    </TextsProvider>,
  );
  const take = page.getByRole('button', { name: 'Take the reward' });
  const asked = page.getByRole('dialog', { name: 'Take it for 10 coins? You have 12 coins.' });
  await expect.element(take).toBeVisible();
  (take.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(asked).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(asked).not.toBeInTheDocument();
  await expect.element(take).toHaveFocus();
  expect(taken()).toBe(0);

  await userEvent.keyboard('{Enter}');
  (asked.getByRole('button', { name: 'Take it' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(taken).toBe(1);
});
