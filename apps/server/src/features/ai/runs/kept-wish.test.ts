import type { GenerationRequest } from '@takhti/domain';
import { expect, test } from 'vitest';
import { emptiedRun } from '../../../platform/db/emptied-run.ts';
import { keptWish, withFindings, withWish } from './kept-wish.ts';

const wish: GenerationRequest = {
  material: { from: 'topic', topic: 'Planets' },
  audience: 'grade 4',
  count: 3,
  difficulty: 2,
  taxonomy: '',
  language: 'urdu',
  templates: [],
};

test('a wish is read as it was kept, also by those that carry no version', () => {
  expect(withWish({ wish: keptWish.toKeep(wish) }).wish).toEqual(wish);
  expect(withWish({ wish }).wish).toEqual(wish);
});

test('what is left of a run of somebody who is gone can be read', () => {
  expect(withWish({ wish: JSON.parse(emptiedRun.wish) as object }).wish.count).toBe(1);
});

test('a wish of no known shape is a fault and no wish', () => {
  expect(() => withWish({ wish: { topic: 'Planets' } })).toThrow('material');
});

test('the findings of a proposal are read as they were kept, and what is none is a fault', () => {
  const found = { path: ['question'], severity: 'error', message: 'generated.empty' } as const;
  expect(withFindings({ wish, findings: [found] }).findings).toEqual([found]);
  expect(() => withFindings({ wish, findings: [{ ...found, severity: 'fatal' }] })).toThrow('severity');
});
