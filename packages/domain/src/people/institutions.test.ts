import { expect, test } from 'vitest';
import { institutionIds, isStandalone } from './institutions.ts';

test('C-1065 C-536 C-540 institution 3 is standalone, and nobody is when nobody is logged in', () => {
  expect(institutionIds.standalone).toBe(3);
  expect(isStandalone({ institution_id: 3 })).toBe(true);
  expect(isStandalone({ institution_id: 98 })).toBe(false);
  expect(isStandalone(null)).toBe(false);
});
