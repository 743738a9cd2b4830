import { expect, test } from 'vitest';
import { pickedIn, wantsSeveral, withPicked } from './picked-in-address.ts';

const one = '0190b2a0-0000-7000-8000-000000000001';
const two = '0190b2a0-0000-7000-8000-000000000002';

test('picked ids are in the address, beside other parameters', () => {
  const query = withPicked(new URLSearchParams('title=planets&multiple=1'), [one, two]);
  expect(query.get('title')).toBe('planets');
  expect(pickedIn(query)).toEqual([one, two]);
  expect(withPicked(query, []).toString()).toBe('title=planets&multiple=1');
});

test('malformed and repeated ids are ignored', () => {
  expect(pickedIn(new URLSearchParams(`picked=${one},x,${one},<script>`))).toEqual([one]);
  expect(pickedIn(new URLSearchParams())).toEqual([]);
});

test.each([
  ['multiple=1', true],
  ['multiple=true', true],
  ['multiple=0', false],
  ['', false],
])('%j wants several: %s', (search, isSo) => {
  expect(wantsSeveral(new URLSearchParams(search))).toBe(isSo);
});
