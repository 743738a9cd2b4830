import { addRound, newRound, type CardRound, type GameDoc, type Round } from '@takhti/content-types/rounds';
import type { Finding, TemplateType } from '@takhti/domain';
import { expect, test } from 'vitest';
import { emptyForm } from '../../editor/game-form.ts';
import { rememberedFindings } from '../../reading/remembered-findings.ts';
import { withCard } from './card-edits.ts';
import { isSameCard } from './is-same-card.ts';
import type { RoundDesk } from '../round-desk.ts';

const game: GameDoc = emptyForm({
  content_type: 'rumble_in_the_jumble',
  title: 'A game',
  language: 'english',
  json_data: {},
});
const roundOf = (template: TemplateType) => newRound(game, 'rumble_in_the_jumble', template) as CardRound;

function deskOn(round: CardRound, own: readonly Finding[] = [], full: readonly number[] = []) {
  const desk: RoundDesk<CardRound> = {
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
  return { desk, at: 1, name: 'Card 2' };
}

test('a card is not drawn anew for what is written on another one, or in the question', () => {
  const round = roundOf('sorting');
  const before = deskOn(round);
  expect(isSameCard(before, deskOn(withCard(round, round.cardsData[0]?.id ?? 0, { text: 'Sow' })))).toBe(
    true,
  );
  expect(isSameCard(before, deskOn({ ...round, question: 'What comes first?' }))).toBe(true);
});

test('it is drawn anew for everything that it shows itself', () => {
  const round = roundOf('sorting');
  const before = deskOn(round);
  const finding: Finding = {
    path: ['questionData', 0, 'cardsData', 1, 'text'],
    severity: 'warning',
    message: 'game.text_long',
  };
  const second = round.cardsData[1]?.id ?? 0;
  expect(isSameCard(before, deskOn(withCard(round, round.cardsData[1]?.id ?? 0, { text: 'Water' })))).toBe(
    false,
  );
  expect(isSameCard(before, deskOn({ ...round, cardsData: round.cardsData.slice(0, -1) }))).toBe(false);
  expect(isSameCard(before, deskOn(round, [finding]))).toBe(false);
  expect(isSameCard(before, deskOn(round, [], [second]))).toBe(false);
  expect(isSameCard(before, { ...before, name: 'Card 3' })).toBe(false);
});

test('a card that goes into a bin is drawn anew for the names of the bins', () => {
  const round = roundOf('matching_drag_drop');
  const [key, bin] = Object.entries(round).find(([field]) => field.startsWith('container_')) ?? [];
  if (key === undefined) throw new Error('there is no bin');
  const renamed: CardRound = { ...round, [key]: { ...(bin as object), value: 'Animals' } };
  expect(isSameCard(deskOn(round), deskOn(renamed))).toBe(false);
});

test('a round that stayed the same is not judged a second time, but in another language it is', () => {
  const [round] = addRound(game, roundOf('sorting')).questionData as [Round];
  const first = rememberedFindings(round, 'english', 'save');
  expect(rememberedFindings(round, 'english', 'save')).toBe(first);
  expect(rememberedFindings(round, 'urdu', 'save')).not.toBe(first);
  expect(rememberedFindings({ ...round }, 'english', 'save')).not.toBe(first);
});
