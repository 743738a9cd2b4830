import { describe, expect, test } from 'vitest';
import { contentStatuses } from './content-status.ts';
import { standardRoles } from '../people/roles.ts';
import { isReadOnly, mayEdit, whyNotEdit } from './read-only.ts';
import { actorOf, actors, itemIn, overStatuses, type ActorKind } from '../testing/people.ts';

const developer = actorOf('cd', { user_id: 'author' });
const reviewer = actorOf('cr', { user_id: 'holder' });

describe('what is shown without editing', () => {
  test.each([
    ['C-576', 'schools_content'],
    ['C-577', 'own_content'],
    ['C-580 C-589', 'lesson_builder'],
  ] as const)('%s everything in %s', (_id, place) => {
    for (const actor of [developer, reviewer])
      for (const status of contentStatuses) expect(isReadOnly(actor, itemIn(status), place)).toBe(true);
  });

  test('C-578 C-579 waiting or approved content, for everybody', () => {
    for (const actor of Object.values(actors)) {
      expect(isReadOnly(actor, itemIn('w'))).toBe(true);
      expect(isReadOnly(actor, itemIn('a'))).toBe(true);
    }
  });

  test('C-581 content in review, for a developer and not for a reviewer', () => {
    expect(isReadOnly(developer, itemIn('r'))).toBe(true);
    expect(isReadOnly(reviewer, itemIn('r'))).toBe(false);
  });

  test.each([
    ['C-582', developer, 1, false],
    ['C-582', developer, 3, false],
    ['C-582 C-584', developer, 0, true],
    ['C-583', reviewer, 0, false],
    ['C-583 C-584', reviewer, 1, true],
    ['C-583 C-584', reviewer, 3, true],
  ] as const)('%s in resubmission by role and review level', (_id, actor, review_level, expected) => {
    expect(isReadOnly(actor, itemIn('s', { review_level }))).toBe(expected);
  });

  test('C-585 whatever says so itself', () => {
    for (const actor of Object.values(actors))
      for (const status of contentStatuses)
        expect(isReadOnly(actor, itemIn(status, { is_read_only: 1 }))).toBe(true);
  });

  test('C-586 C-587 review and draft in user-access mode', () => {
    expect(isReadOnly({ ...reviewer, is_user_access: true }, itemIn('r'))).toBe(true);
    expect(isReadOnly({ ...developer, is_user_access: true }, itemIn('d'))).toBe(true);
    expect(isReadOnly(developer, itemIn('d'))).toBe(false);
  });
});

describe('the changes of content that the server takes', () => {
  // d w r s a: + they may, f forbidden, r read-only, n not found.
  const letters = { 'container.forbidden': 'f', 'container.read_only': 'r', 'container.not_found': 'n' };
  const table: Record<ActorKind, string> = {
    'its author': '+rr+r',
    'another developer': 'frrfr',
    'its author as a reviewer': 'frfrr',
    'its author as a teacher': 'frrfr',
    'its author looked over the shoulder': 'fffff',
    'a reviewer of the level below': 'frfrr',
    'a reviewer of its level': 'frfrr',
    'the reviewer who holds it': 'fr+rr',
    'its reviewer in another role': 'frfrr',
    'a reviewer of the level above': 'frfrr',
    'an admin': 'frfrr',
    'a teacher': 'frrfr',
    'a reviewer of another institution': 'nnnnn',
  };

  test.each(Object.entries(table))('C-653 C-827 %s: %s', (kind, expected) => {
    const actor = actors[kind as ActorKind];
    const given = overStatuses((status) => {
      const problem = whyNotEdit(actor, itemIn(status)) as keyof typeof letters | null;
      return problem ? letters[problem] : '+';
    });
    expect(given).toBe(expected);
    expect(overStatuses((status) => (mayEdit(actor, itemIn(status)) ? '+' : '.'))).toBe(
      expected.replace(/[^+]/g, '.'),
    );
  });

  test('C-564 one person at most may edit an item, so that nobody’s lock is taken over by anybody else', () => {
    const people = ['author', 'holder', 'somebody'].flatMap((user_id) =>
      standardRoles.map(({ role }) => actorOf(role, { user_id })),
    );
    const levels = [null, 1, 2, 3];
    for (const status of contentStatuses)
      for (const waiting_level of levels)
        for (const review_level of [0, 1, 2, 3])
          for (const reviewer_user_id of [null, 'holder', 'author']) {
            const item = itemIn(status, { waiting_level, review_level, reviewer_user_id });
            const editors = people.filter((person) => mayEdit(person, item)).map(({ user_id }) => user_id);
            expect(new Set(editors).size).toBeLessThan(2);
          }
  });

  test('C-307 a deleted item is changed by nobody', () => {
    expect(whyNotEdit(developer, itemIn('d', { is_deleted: 1 }))).toBe('container.not_found');
  });
});
