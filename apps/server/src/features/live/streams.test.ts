import { expect, test } from 'vitest';
import type { Session } from '../../http/session.ts';
import { makeStreams, most_of_institution, most_of_person, type Stream } from './streams.ts';

/** A screen of a person of an institution, in a session of its own. */
function screenOf(institution_id: number, person: number, screen: number): Stream {
  const user_id = `person ${person}`;
  const session = { institution_id, viewer: { user_id }, session_hash: `${user_id} ${screen}` } as Session;
  return { bearer: '', session, write: () => true, end: () => undefined };
}

test('however many screens one institution opens, another finds room', () => {
  const streams = makeStreams();
  const people = Math.ceil(most_of_institution / most_of_person) + 1;
  const added: boolean[] = [];
  for (let person = 0; person < people; person += 1)
    for (let screen = 0; screen < most_of_person; screen += 1)
      added.push(streams.add(screenOf(1, person, screen)));
  expect(added.filter(Boolean)).toHaveLength(most_of_institution);
  expect(streams.add(screenOf(2, 0, 0))).toBe(true);
});
