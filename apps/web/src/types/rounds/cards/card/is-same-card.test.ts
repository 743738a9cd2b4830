import { addRound, newRound, type CardRound, type GameDoc, type Round } from '@takhti/content-types/rounds';
import type { Finding, TemplateType } from '@takhti/domain';
import { expect, test } from 'vitest';
import { emptyForm } from '../../editor/game-form.ts';
import { rememberedFindings } from '../../reading/remembered-findings.ts';
import { withCard } from './card-edits.ts';
import { isSameCard } from './is-same-card.ts';
import type { OpenedRound } from '../opened-round.ts';

const game: GameDoc = emptyForm({
  content_type: 'rumble_in_the_jumble',
  title: 'A game',
  language: 'english',
  json_data: {},
});
const roundOf = (template: TemplateType) => newRound(game, 'rumble_in_the_jumble', template) as CardRound;

function openedOn(round: CardRound, own: readonly Finding[] = [], full: readonly number[] = []) {
  const opened: OpenedRound<CardRound> = {
    round,
    language: 'english',
    container_id: 'c',
    isReadOnly: false,
    overflowing: new Set(full),
    change: () => undefined,
    path: (...rest) => ['questionData', 0, ...rest],
    findings: () => [],
    own,
  };
  return { opened, at: 1, name: 'Card 2' };
}

test('a card is not drawn anew for what is written on another one, or in the question', () => {
  const round = roundOf('sorting');
  const before = openedOn(round);
  expect(isSameCard(before, openedOn(withCard(round, round.cardsData[0]?.id ?? 0, { text: 'Sow' })))).toBe(
    true,
  );
  expect(isSameCard(before, openedOn({ ...round, question: 'What comes first?' }))).toBe(true);
});

test('it is rendered again for everything that it shows itself', () => {
  const round = roundOf('sorting');
  const before = openedOn(round);
  const finding: Finding = {
    path: ['questionData', 0, 'cardsData', 1, 'text'],
    severity: 'warning',
    message: 'game.text_long',
  };
  const second = round.cardsData[1]?.id ?? 0;
  expect(isSameCard(before, openedOn(withCard(round, round.cardsData[1]?.id ?? 0, { text: 'Water' })))).toBe(
    false,
  );
  expect(isSameCard(before, openedOn({ ...round, cardsData: round.cardsData.slice(0, -1) }))).toBe(false);
  expect(isSameCard(before, openedOn(round, [finding]))).toBe(false);
  expect(isSameCard(before, openedOn(round, [], [second]))).toBe(false);
  expect(isSameCard(before, { ...before, name: 'Card 3' })).toBe(false);
});

test('a card that goes into a bin is drawn anew for the names of the bins', () => {
  const round = roundOf('matching_drag_drop');
  const [key, bin] = Object.entries(round).find(([field]) => field.startsWith('container_')) ?? [];
  if (key === undefined) throw new Error('there is no bin');
  const renamed: CardRound = { ...round, [key]: { ...(bin as object), value: 'Animals' } };
  expect(isSameCard(openedOn(round), openedOn(renamed))).toBe(false);
});

test('a round that stayed the same is not judged a second time, but in another language it is', () => {
  const [round] = addRound(game, roundOf('sorting')).questionData as [Round];
  const first = rememberedFindings(round, 'english', 'save');
  expect(rememberedFindings(round, 'english', 'save')).toBe(first);
  expect(rememberedFindings(round, 'urdu', 'save')).not.toBe(first);
  expect(rememberedFindings({ ...round }, 'english', 'save')).not.toBe(first);
});
