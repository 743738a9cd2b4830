import { expect, test } from 'vitest';
import { addressOf, placeIn } from './addresses.ts';

const editor = '/dashboard/rumble-in-the-jumble/editor';
const query = (search: string) => new URLSearchParams(search);

test('G-437 G-470 a round and its cards have addresses of their own, and keep what else the address says', () => {
  const item = query('container_id=c&picker=1');
  expect(addressOf(editor, item, { round: 3, part: 'questionType' })).toBe(
    `${editor}/questionType?container_id=c&picker=1&round=3`,
  );
  const open = query('container_id=c&round=3');
  expect(addressOf(`${editor}/questionType`, open, { round: 3, part: 'cardEdit' })).toBe(
    `${editor}/cardEdit?container_id=c&round=3`,
  );
  expect(addressOf(`${editor}/cardEdit`, open, { round: null, part: 'questionType' })).toBe(
    `${editor}?container_id=c`,
  );
});

test.each([
  ['questionType', 'round=2', { round: 2, part: 'questionType' }],
  ['cardEdit', 'round=2', { round: 2, part: 'cardEdit' }],
  ['elsewhere', 'round=2', { round: 2, part: 'questionType' }],
  [undefined, '', { round: null, part: 'questionType' }],
  ['cardEdit', 'round=two', { round: null, part: 'cardEdit' }],
  ['cardEdit', 'round=0', { round: null, part: 'cardEdit' }],
])('the address %s?%s opens what it says', (part, search, place) => {
  expect(placeIn(part, query(search))).toEqual(place);
});
