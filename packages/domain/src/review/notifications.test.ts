import { describe, expect, test } from 'vitest';
import { notificationsOfMove, reachesPerson, type ContentMove } from './notifications.ts';

const author = 'author';
const reviewer = 'reviewer';
const moved = (news: Partial<ContentMove> & Pick<ContentMove, 'move' | 'to_status'>): ContentMove => ({
  owner_user_id: author,
  by_user_id: reviewer,
  waiting_level: null,
  is_published: 0,
  ...news,
});
const reviewersOf = (level: number, ...but_user_ids: string[]) => ({
  kind: 'waits',
  audience: { level, but_user_ids },
});
const told = (kind: string) => ({ kind, audience: { user_id: author } });

describe('recipients of a move', () => {
  const cases: [string, ContentMove, object[]][] = [
    [
      'submitted: the reviewers of its level',
      moved({ move: 'submit', to_status: 'w', waiting_level: 1, by_user_id: author }),
      [reviewersOf(1, author, author)],
    ],
    ['taken up: nobody', moved({ move: 'startReview', to_status: 'r', waiting_level: 1 }), []],
    [
      'given back to its level: the other reviewers there',
      moved({ move: 'cancelReview', to_status: 'w', waiting_level: 2 }),
      [reviewersOf(2, author, reviewer)],
    ],
    [
      'approved at a level: its author, and the next level',
      moved({ move: 'approve', to_status: 'w', waiting_level: 2 }),
      [told('approved'), reviewersOf(2, author, reviewer)],
    ],
    [
      'approved by the last: its author hears that it is published',
      moved({ move: 'approve', to_status: 'a', is_published: 1 }),
      [told('published')],
    ],
    ['sent back: its author', moved({ move: 'askResubmission', to_status: 's' }), [told('sent_back')]],
    [
      'set in draft by a reviewer: its author',
      moved({ move: 'setInDraft', to_status: 'd' }),
      [told('set_in_draft')],
    ],
    [
      'set in draft by its author: nobody',
      moved({ move: 'setInDraft', to_status: 'd', by_user_id: author }),
      [],
    ],
    ['deleted: nobody', moved({ move: 'delete', to_status: 'd', by_user_id: author }), []],
  ];
  test.each(cases)('%s', (_title, move, notifications) => {
    expect(notificationsOfMove(move)).toEqual(notifications);
  });
});

describe('grades and subjects that a person works on', () => {
  const item = { grade: '4,5', subject: 'Mathematics' };
  const cases: [string, string, string, boolean][] = [
    ['everything', 'ALL', 'ALL', true],
    ['nothing said', '', '', true],
    ['one of its grades', '5', 'all', true],
    ['another grade', '6', 'ALL', false],
    ['its subject in other letters', 'ALL', 'Urdu, mathematics', true],
    ['another subject', 'ALL', 'Urdu', false],
  ];
  test.each(cases)('%s', (_title, grades_access, subjects_access, reaches) => {
    expect(reachesPerson({ grades_access, subjects_access }, item)).toBe(reaches);
  });
});
