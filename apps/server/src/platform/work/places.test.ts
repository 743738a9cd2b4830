import { expect, test } from 'vitest';
import { makePlaces } from './places.ts';

const places = () => makePlaces({ all: 4, institution: 3, person: 2 });
const person = (institution_id: number, user_id: string) => ({ institution_id, user_id });

test.each([
  ['a person', [person(1, 'a'), person(1, 'a')], person(1, 'a'), person(1, 'b')],
  ['an institution', [person(1, 'a'), person(1, 'b'), person(1, 'c')], person(1, 'd'), person(2, 'x')],
])('%s that has its places is refused, others are not', (_title, inside, refused, welcome) => {
  const room = places();
  for (const owner of inside) expect(room.enter(owner)).not.toBeNull();
  expect(room.enter(refused)).toBeNull();
  expect(room.enter(welcome)).not.toBeNull();
});

test('a full room refuses everybody, until somebody leaves', () => {
  const room = places();
  const leave = room.enter(person(1, 'a'));
  for (const name of ['b', 'c', 'd']) room.enter(person(2, name));
  expect(room.enter(person(3, 'x'))).toBeNull();
  leave?.();
  // A second time gives nobody else's place away.
  leave?.();
  expect(room.enter(person(3, 'x'))).not.toBeNull();
  expect(room.enter(person(3, 'y'))).toBeNull();
});
