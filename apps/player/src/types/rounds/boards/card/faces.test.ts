import type { Board } from '@takhti/domain';
import { expect, test } from 'vitest';
import { facesOf } from './faces.ts';

const row = (...texts: string[]): Board => ({
  kind: 'sequence',
  layout: 'row',
  cards: texts.map((text, at) => ({ id: at + 1, type: 'text', text, image: '', alt: '', audio: '' })),
  order: [],
});

test('all cards of a board are written in the size that its longest text takes', () => {
  expect(facesOf(row('Tree', 'Stone'))).toBe('faces-short');
  expect(facesOf(row('Tree', 'Mango plant'))).toBe('faces-middle');
  expect(facesOf(row('Tree', 'A seed lies in the soil, and it waits.'))).toBe('faces-long');
  expect(facesOf({ kind: 'number', unit: 'rupees', answer: '200' })).toBe('faces-short');
});

test('on a board of many cards a long word has them all written smaller, so that it stands in one piece', () => {
  const many = Array.from({ length: 15 }, (_, at) => `Tree ${at}`);
  expect(facesOf(row(...many, 'Condensation'))).toBe('faces-middle faces-tight');
  expect(facesOf(row(...many, 'River'))).toBe('faces-short');
  expect(facesOf(row('Condensation', 'Rain'))).toBe('faces-middle');
});
