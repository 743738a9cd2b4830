import {
  contentStatuses,
  mayRead,
  Specs,
  standardRoles,
  type ContainerRow,
  type OwnedItem,
} from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../http/session.ts';
import { makeFileSigner } from '../../../platform/storage/index.ts';
import { abilitiesOf } from './containers.policy.ts';

function sessionOf(code: string, overrides: Partial<Session> = {}): Session {
  const active_role = standardRoles.find(({ role }) => role === code)!;
  return {
    user_id: `a ${code}`,
    institution_id: 98,
    school_id: null,
    active_role,
    is_user_access: false,
    is_visitor: false,
    is_unconfirmed: false,
    is_jwt_login: 0,
    is_users_management: 0,
    is_view_cds: 0,
    is_deletion: 0,
    session_hash: '',
    session_key: '',
    asked_on: new Date(),
    files: makeFileSigner('secret').of(98),
    viewer: { user_id: `a ${code}`, full_name: '' },
    desk_user_id: null,
    state: '',
    username: '',
    full_name: '',
    grades_access: 'ALL',
    specs: Specs.parse({}),
    review_levels: [1, 2, 3],
    ...overrides,
  };
}

function item(overrides: Partial<ContainerRow>): ContainerRow & OwnedItem {
  const content_status = overrides.content_status ?? 'd';
  return {
    owner_user_id: 'author',
    users_content_id: '',
    container_id: '',
    content_id: '',
    content_type: 'mcq',
    content_status,
    title: '',
    language: 'english',
    skill_id: '',
    no_of_skills: 1,
    grade: '4',
    subject: '',
    total_questions: 0,
    total_skills: 1,
    review_level: 0,
    waiting_level: content_status === 'w' || content_status === 'r' ? 2 : null,
    last_activity: '',
    is_duplicate: 0,
    copied_from_id: null,
    institution_id: 98,
    school_id: null,
    user_id: 'author',
    reviewer_user_id: content_status === 'r' ? 'holder' : null,
    review_status: content_status,
    is_published: 0,
    is_deleted: 0,
    is_global: 0,
    is_read_only: 0,
    is_closed: 0,
    version: 1,
    skill: '',
    author_full_name: '',
    reviewer_full_name: null,
    reviewer_role: null,
    ...overrides,
  };
}

describe('readers of a container', () => {
  // One letter a status, d w r s a, then published: + seen.
  test.each([
    ['its author', sessionOf('cd', { user_id: 'author' }), '++++++'],
    ['its author in a reviewing role', sessionOf('cr', { user_id: 'author' }), '++++++'],
    ['its author as a teacher', sessionOf('teacher', { user_id: 'author' }), '.....+'],
    ['another developer', sessionOf('cd3'), '.....+'],
    ['a reviewer', sessionOf('cr'), '.+++++'],
    ['an admin', sessionOf('admin'), '.+++++'],
    ['a teacher', sessionOf('teacher'), '.....+'],
    ['a reviewer elsewhere', sessionOf('cr3', { institution_id: 3 }), '......'],
    ['its author, moved elsewhere', sessionOf('cd', { user_id: 'author', institution_id: 3 }), '......'],
  ])('C-827 %s', (_who, session, expected) => {
    const items = [
      ...contentStatuses.map((content_status) => item({ content_status })),
      item({ content_status: 'a', is_published: 1 }),
    ];
    expect(items.map((each) => (mayRead(session, each) ? '+' : '.')).join('')).toBe(expected);
  });

  test('C-307 deleted content is visible to nobody', () => {
    const deleted = item({ is_deleted: 1, is_published: 1 });
    expect(mayRead(sessionOf('cd', { user_id: 'author' }), deleted)).toBe(false);
  });
});

describe('what a person may do with a container', () => {
  const published = item({ content_status: 'a', is_published: 1 });

  test('C-798 sharing needs the permission of the institution and a publication', () => {
    const without = { specs: Specs.parse({ is_share_allowed: 0 }) };
    expect(abilitiesOf(sessionOf('cd'), published).can_share).toBe(true);
    expect(abilitiesOf(sessionOf('cd', without), published).can_share).toBe(false);
    expect(abilitiesOf(sessionOf('cd', { user_id: 'author' }), item({})).can_share).toBe(false);
  });

  test('C-787 C-400 exporting is for roles with the flag, and for the author', () => {
    const able = ['cd', 'cd3', 'cr1', 'cr', 'cr3', 'admin', 'teacher'].filter(
      (code) => abilitiesOf(sessionOf(code), published).can_export,
    );
    expect(able).toEqual(['cd3', 'cr3', 'admin']);
    expect(abilitiesOf(sessionOf('cd', { user_id: 'author' }), item({})).can_export).toBe(true);
  });

  test('C-253 commenting is for everybody but teachers, and not in read-only mode', () => {
    const able = ['cd', 'cr1', 'cr3', 'teacher'].filter(
      (code) => abilitiesOf(sessionOf(code), published).can_comment,
    );
    expect(able).toEqual(['cd', 'cr1', 'cr3']);
    expect(abilitiesOf(sessionOf('cd'), { ...published, is_read_only: 1 }).can_comment).toBe(false);
    expect(abilitiesOf(sessionOf('cd', { is_user_access: true }), published).can_comment).toBe(false);
  });

  test('C-506 only the last level of the institution approves finally', () => {
    const finally_ = ['cd', 'cr1', 'cr', 'cr3', 'admin', 'teacher'].filter(
      (code) => abilitiesOf(sessionOf(code), item({ content_status: 'r' })).approves_finally,
    );
    expect(finally_).toEqual(['cr3', 'admin']);
    const twoLevels = sessionOf('cr', { review_levels: [1, 2] });
    expect(abilitiesOf(twoLevels, item({ content_status: 'r' })).approves_finally).toBe(true);
  });

  test('C-497 the reviewer who holds an item edits it and decides on it', () => {
    const holder = sessionOf('cr', { user_id: 'holder' });
    expect(abilitiesOf(holder, item({ content_status: 'r' }))).toMatchObject({
      can_edit: true,
      moves: ['cancelReview', 'askResubmission', 'approve'],
    });
  });
});
