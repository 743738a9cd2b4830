import { expect, test } from 'vitest';
import { makePlaces } from './places.ts';

const places = () => makePlaces({ all: 4, institution: 3, person: 2 });
const person = (institution_id: number, user_id: string) => ({ institution_id, user_id });

test('a person that has their places is refused, others are not', () => {
  const room = places();
  for (let count = 0; count < 2; count += 1) expect(room.enter(person(1, 'a'))).not.toBeNull();
  expect(room.enter(person(1, 'a'))).toBeNull();
  expect(room.enter(person(1, 'b'))).not.toBeNull();
});

test('an institution that has its places gives no second one to anybody, and a first one to some', () => {
  const room = places();
  for (const name of ['a', 'b', 'c']) expect(room.enter(person(1, name))).not.toBeNull();
  expect(room.enter(person(1, 'a'))).toBeNull();
  expect(room.enter(person(1, 'd'))).not.toBeNull();
  expect(room.enter(person(2, 'x'))).not.toBeNull();
});

test('the reserve for newcomers is limited too', () => {
  const room = makePlaces({ all: 100, institution: 4, person: 2 });
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) expect(room.enter(person(1, name))).not.toBeNull();
  expect(room.enter(person(1, 'g'))).toBeNull();
});

test('a full room lets in whose institution has nobody inside, until somebody leaves', () => {
  const room = places();
  const leave = room.enter(person(1, 'a'));
  for (const name of ['b', 'c', 'd']) room.enter(person(2, name));
  expect(room.enter(person(2, 'e'))).toBeNull();
  expect(room.enter(person(3, 'x'))).not.toBeNull();
  expect(room.enter(person(4, 'x'))).not.toBeNull();
  expect(room.enter(person(5, 'x'))).toBeNull();
  leave?.();
  // A second time gives no other place away.
  leave?.();
  expect(room.enter(person(5, 'x'))).not.toBeNull();
  expect(room.enter(person(6, 'x'))).toBeNull();
});

/** Somebody to whom so many bytes a second come, or to whom all has come. */
const slow = (speed: number | null, ended: string[] = [], name = '') => ({
  speed: () => speed,
  end: () => void ended.push(name),
});

test('in a full room anyone who lets the least trickle in gives way, of the person, of the institution, of all', () => {
  const ended: string[] = [];
  const room = places();
  room.enter(person(1, 'a'), slow(10, ended, 'a1'));
  room.enter(person(1, 'a'), slow(20, ended, 'a2'));
  room.enter(person(1, 'b'), slow(100, ended, 'b'));
  room.enter(person(2, 'x'), slow(1, ended, 'x'));
  expect(room.enter(person(1, 'a'), slow(null))).not.toBeNull();
  expect(ended).toEqual(['a1']);
  expect(room.enter(person(1, 'b'), slow(null))).not.toBeNull();
  expect(ended).toEqual(['a1', 'a2']);
  expect(room.count()).toBe(4);
});

test('uploads of usual speed, or complete ones, are not ended', () => {
  const ended: string[] = [];
  const room = places();
  room.enter(person(1, 'a'), slow(100_000, ended, 'a'));
  room.enter(person(1, 'a'), slow(null, ended, 'b'));
  expect(room.enter(person(1, 'a'), slow(null))).toBeNull();
  expect(ended).toEqual([]);
});
