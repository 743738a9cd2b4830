import type { Board, PlayRound } from '@takhti/domain';
import { expect, test } from 'vitest';
import { spokenTexts } from './spoken-texts.ts';

const cards = ['Sun', ' ', 'Moon'].map((text, at) => ({ id: at + 1, text, alt: '', image: '', audio: '' }));
const round = (board: object): PlayRound =>
  ({ question: 'Which shines?', instruction: '', board: board as Board }) as PlayRound;

test('question and cards are read in order, and nothing that has no words', () => {
  expect(spokenTexts(round({ kind: 'choice', cards }))).toEqual(['Which shines?', 'Sun', 'Moon']);
});

test('cards that are turned down are not given away', () => {
  expect(spokenTexts(round({ kind: 'pairs', is_flipped: true, cards }))).toEqual(['Which shines?']);
});

test('places are read before what goes into them', () => {
  const bins = [{ bin: 1, label: 'Sky', image: '' }];
  expect(spokenTexts(round({ kind: 'bins', bins, cards }))).toEqual(['Which shines?', 'Sky', 'Sun', 'Moon']);
});
