import { expect } from '@playwright/test';
import { hasCards, type GameDoc, type Round } from '@takhti/content-types/rounds';
import { openContainer } from '@takhti/contract';
import { act } from '../actions.ts';
import type { Api } from '../api.ts';
import { gameDocOfEverything } from './games.ts';
import type { Writer } from './write-rounds.ts';

/** A round of every template: some have pictures on their cards, and the first one has more cards than it began with. */
export function roundOfEveryKind(language: 'english' | 'urdu'): Round[] {
  const kinds = new Map<string, Round>();
  for (const round of gameDocOfEverything(language).questionData)
    if (!kinds.has(round.template_type)) kinds.set(round.template_type, toWrite(round));
  return [...kinds.values()];
}

function toWrite(round: Round): Round {
  if (!hasCards(round)) return round;
  const [first, ...others] = round.cardsData.slice(0, round.template_type === 'matching' ? 8 : 4);
  if (!first || !['matching', 'mcq_short'].includes(round.template_type))
    return { ...round, cardsData: round.cardsData.slice(0, 4) };
  const picture = { type: 'mix' as const, imagePath: '/files/00000000-0000-4000-8000-000000000001' };
  return { ...round, cardsData: [{ ...first, ...picture, imageAlt: first.text }, ...others] };
}

/** Submits a game, and expects what was written to be what was kept. */
export async function submitWritten(
  { page, t, hand }: Writer,
  author: Api,
  container_id: string,
  rounds: readonly Round[],
): Promise<void> {
  await act(page, 'submit', t, hand);
  await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
  const { json_data } = await author(openContainer, { container_id });
  expect(essence((json_data as GameDoc).questionData)).toEqual(essence(rounds));
}

/** What somebody wrote, without what is counted and named on the way. */
function essence(rounds: readonly Round[]): unknown {
  const counted = new Set(['questionId', 'game', 'isCardSaved']);
  const text = JSON.stringify(rounds, (key, value: unknown) => {
    if (counted.has(key)) return undefined;
    return key === 'imagePath' ? value !== '' : value;
  });
  return JSON.parse(text);
}
