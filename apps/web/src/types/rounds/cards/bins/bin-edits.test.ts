import { emptyBin, type BinsRound, type GameCard } from '@takhti/content-types/rounds';
import { expect, test } from 'vitest';
import { addBin, cardsByBin, removeBin, withBin } from './bin-edits.ts';

const card = (id: number, data: string): GameCard => ({
  id,
  data,
  type: 'text',
  text: '',
  imagePath: '',
  imageAlt: '',
  audioPath: '',
  isCorrect: false,
  header: `Card - ${id}`,
});

const round = {
  template_type: 'non_overlapping_classification',
  questionId: 1,
  game: '',
  question: '',
  qContent: { image: '', imageAlt: '', audio: '' },
  hint: '',
  instruction: '',
  language: 'english',
  container_1: emptyBin(1),
  container_2: emptyBin(2),
  cardsData: ['option||1', 'option||2', ''].map((data, at) => card(at + 1, data)),
} satisfies BinsRound;

test('cards stand below their bins, and those that belong nowhere by themselves', () => {
  const { inBin, out } = cardsByBin(round);
  expect([...inBin].map(([key, cards]) => [key, cards.map(({ at }) => at)])).toEqual([
    ['container_1', [0]],
    ['container_2', [1]],
  ]);
  expect(out.map(({ at }) => at)).toEqual([2]);
});

test('G-096 a bin that goes leaves its cards behind, in no bin', () => {
  const left = removeBin(round, 'container_1');
  expect(left.container_1).toBeUndefined();
  expect(left.cardsData.map(({ data }) => data)).toEqual(['', 'option||2', '']);
});

test('G-092 G-093 a new bin takes the first free place, with the number of that place', () => {
  const again = addBin(removeBin(round, 'container_1'));
  expect(again.container_1).toMatchObject({ bin: 'bin-1', data: 'option||1' });
  expect(addBin(round).container_3).toMatchObject({ label: 'Bin-3', data: 'option||3' });
});

test('a bin that is not there is not made by naming it', () => {
  expect(withBin(round, 'container_4', { value: 'Trees' })).toBe(round);
  expect(withBin(round, 'container_2', { value: 'Trees' }).container_2?.value).toBe('Trees');
});
