import { expect, test } from 'vitest';
import { isPublished, wayBack } from './way-back.ts';

const draft = { container_id: 'one', content_type: 'mcq', content_status: 'd' } as const;
const held = { ...draft, content_status: 'r' } as const;
const waits = { version: 2, content_status: 'w' } as const;

test('a submitted draft and what was deleted can come back', () => {
  expect(wayBack('submit', draft, waits)?.done).toBe('review:done.undone');
  expect(wayBack('delete', draft, {})?.done).toBe('review:done.undone');
});

test('what was sent back and submitted again can come back as what was sent back', () => {
  expect(wayBack('submit', { ...draft, content_status: 's' }, waits)?.done).toBe('review:done.undone_own');
});

test('an approval and a sending back lead back to the review', () => {
  expect(wayBack('approve', held, waits)?.done).toBe('review:done.undone_review');
  expect(wayBack('askResubmission', held, { ...waits, content_status: 's' })?.done).toBe(
    'review:done.undone_review',
  );
});

test('what is published is not taken back, nor are other moves, nor one without the version that came of it', () => {
  const published = { ...waits, content_status: 'a' } as const;
  expect(isPublished(published)).toBe(true);
  expect(wayBack('approve', held, published)).toBeNull();
  expect(wayBack('startReview', draft, waits)).toBeNull();
  expect(wayBack('submit', draft, {})).toBeNull();
});
