import { describe, expect, test } from 'vitest';
import { actorOf, actors, itemIn } from '../testing/people.ts';
import { outcomeOfTakingBack, takeBackMinutes, whyNotTakeBack, type LastMove } from './take-back.ts';
import { outcomeOf } from './workflow.ts';

const now = new Date('2026-03-01T08:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const holder = actors['the reviewer who holds it'];
const reviewed = itemIn('r');
const { review_level, waiting_level, reviewer_user_id } = reviewed;
const before = { review_level, waiting_level, reviewer_user_id };
const levels = [1, 2, 3];
const after = (name: 'approve' | 'askResubmission') => ({
  ...reviewed,
  ...outcomeOf(name, holder, reviewed, levels),
});
const approval: LastMove = {
  name: 'approve',
  user_id: 'holder',
  from_status: 'r',
  to_status: 'w',
  before,
  made_on: ago(1),
};
const sentBack: LastMove = { ...approval, name: 'askResubmission', to_status: 's' };

describe('taking a move back', () => {
  test('an approval and a sending back lead to the review as it was', () => {
    expect(whyNotTakeBack(holder, after('approve'), approval, now)).toBeNull();
    expect(whyNotTakeBack(holder, after('askResubmission'), sentBack, now)).toBeNull();
    expect(outcomeOfTakingBack(approval)).toMatchObject({ content_status: 'r', ...before, is_published: 0 });
  });

  test('what was sent back and submitted once more waits for its author again', () => {
    const item = itemIn('s');
    const last: LastMove = { ...approval, name: 'submit', user_id: 'author', from_status: 's' };
    const submitted = { ...item, ...outcomeOf('submit', actors['its author'], item, levels) };
    expect(whyNotTakeBack(actors['its author'], submitted, last, now)).toBeNull();
    expect(whyNotTakeBack(actors['its author as a reviewer'], submitted, last, now)).toBe(
      'container.forbidden',
    );
  });

  test('only the person who made a move takes it back, in the same role', () => {
    const item = after('approve');
    for (const kind of ['a reviewer of its level', 'its reviewer in another role', 'an admin'] as const)
      expect(whyNotTakeBack(actors[kind], item, approval, now)).toBe('container.forbidden');
    const overShoulder = actorOf('cr', { user_id: 'holder', is_user_access: true });
    expect(whyNotTakeBack(overShoulder, item, approval, now)).toBe('container.forbidden');
    const stranger = actors['a reviewer of another institution'];
    expect(whyNotTakeBack(stranger, item, approval, now)).toBe('container.not_found');
  });

  test('only within the minutes that are given, and only as long as nobody went on from there', () => {
    const item = after('approve');
    const late = { ...approval, made_on: ago(takeBackMinutes + 0.1) };
    expect(whyNotTakeBack(holder, item, late, now)).toBe('container.too_late');
    expect(whyNotTakeBack(holder, item, { ...approval, before: null }, now)).toBe('container.too_late');
    expect(whyNotTakeBack(holder, { ...item, content_status: 'r' }, approval, now)).toBe(
      'container.wrong_status',
    );
    const begun = { ...approval, name: 'startReview' };
    expect(whyNotTakeBack(holder, item, begun, now)).toBe('container.too_late');
    const edited = { ...approval, name: 'question.save' };
    expect(whyNotTakeBack(holder, item, edited, now)).toBe('container.too_late');
    expect(whyNotTakeBack(holder, item, undefined, now)).toBe('container.wrong_status');
  });

  test('never of what is published, deleted or read-only', () => {
    const published = { ...after('approve'), content_status: 'a', review_level: 2 } as const;
    const last = { ...approval, to_status: 'a' } as const;
    expect(whyNotTakeBack(holder, published, last, now)).toBe('container.wrong_status');
    expect(whyNotTakeBack(holder, { ...after('approve'), is_deleted: 1 }, approval, now)).toBe(
      'container.not_found',
    );
    expect(whyNotTakeBack(holder, { ...after('approve'), is_read_only: 1 }, approval, now)).toBe(
      'container.read_only',
    );
  });
});
