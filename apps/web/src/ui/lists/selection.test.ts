import { expect, test } from 'vitest';
import {
  afterDoing,
  between,
  countSelected,
  everythingSelected,
  isSelected,
  nothingSelected,
  pageState,
  select,
} from './selection.ts';

const page = ['a', 'b', 'c'];

test('rows are selected and deselected one by one', () => {
  const some = select(select(nothingSelected, ['a', 'b'], true), ['a'], false);
  expect(page.map((id) => isSelected(some, id))).toEqual([false, true, false]);
  expect(countSelected(some, 751)).toBe(1);
});

test('everything is selected without knowing every id, except deselected rows', () => {
  const most = select(everythingSelected, ['b'], false);
  expect(page.map((id) => isSelected(most, id))).toEqual([true, false, true]);
  expect(countSelected(most, 751)).toBe(750);
  expect(countSelected(select(most, ['b'], true), 751)).toBe(751);
});

test('selecting a row twice counts it once', () => {
  expect(countSelected(select(select(nothingSelected, ['a'], true), ['a'], true), 10)).toBe(1);
});

test.each([
  ['none', nothingSelected],
  ['some', select(nothingSelected, ['a'], true)],
  ['all', select(nothingSelected, ['a', 'b', 'c', 'z'], true)],
  ['all', everythingSelected],
  ['some', select(everythingSelected, ['c'], false)],
] as const)('the checkbox of the page shows %s', (shown, selection) => {
  expect(pageState(selection, page)).toBe(shown);
});

test('Shift selects from the last row to this one, in either direction', () => {
  expect(between(page, 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(between(page, 'a', 'b')).toEqual(['a', 'b']);
});

test('after turning the page Shift has no row to start from', () => {
  expect(between(page, 'z', 'b')).toEqual(['b']);
});

test('what is selected while something is done to other rows stays selected, and what it was done to does not', () => {
  const begun = select(nothingSelected, ['a', 'b'], true);
  expect(afterDoing(begun, begun)).toEqual(nothingSelected);
  expect(afterDoing(select(begun, ['c'], true), begun)).toEqual(select(nothingSelected, ['c'], true));
  expect(afterDoing(everythingSelected, begun)).toEqual(everythingSelected);
});

test('where everything was done with but a few, those few alone can have been selected meanwhile', () => {
  const begun = select(everythingSelected, ['c'], false);
  expect(afterDoing(select(nothingSelected, ['a', 'c'], true), begun)).toEqual(
    select(nothingSelected, ['c'], true),
  );
  expect(afterDoing(select(begun, ['a'], false), begun)).toEqual(nothingSelected);
});
